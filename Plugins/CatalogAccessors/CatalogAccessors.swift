import Foundation
import PackagePlugin

/// Compiles the catalogs in a target's folder into typed accessors: the table `Localizable` becomes `struct Strings`,
/// any other table `struct <Table>Strings`.
@main
struct CatalogAccessors: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "spokentext-accessors")
        let endings: Set<String> = ["strings", "stringsdict", "xcstrings", "po"]
        var tables: [String: [URL]] = [:]
        let walker = FileManager.default.enumerator(at: module.directoryURL, includingPropertiesForKeys: nil)
        while let url = walker?.nextObject() as? URL {
            guard endings.contains(url.pathExtension) else { continue }
            tables[url.deletingPathExtension().lastPathComponent, default: []].append(url)
        }
        return tables.sorted { $0.key < $1.key }.map { table, urls in
            let files = urls.sorted { $0.path < $1.path }
            let letters = String(table.filter { $0.isLetter || $0.isNumber })
            let type = table == "Localizable" ? "Strings" : "\(letters)Strings"
            let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
            return .buildCommand(
                displayName: "Compiling \(files.count) catalogs of \(table) into \(type)",
                executable: tool.url, arguments: [output.path, type, table] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        }
    }
}
