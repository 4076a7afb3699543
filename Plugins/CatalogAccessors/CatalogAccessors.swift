import Foundation
import PackagePlugin

/// Compiles the catalogs in a target's folder into typed accessors: the table `Localizable` becomes `struct Strings`,
/// any other table `struct <Table>Strings`.
@main
struct CatalogAccessors: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "spokentext-accessors")
        var tables: [String: [URL]] = [:]
        let walker = FileManager.default.enumerator(at: module.directoryURL, includingPropertiesForKeys: nil)
        while let url = walker?.nextObject() as? URL {
            if let table = Self.table(of: url) { tables[table, default: []].append(url) }
        }
        return tables.sorted { $0.key < $1.key }.map { table, urls in
            let files = urls.sorted { $0.path < $1.path }
            let name = table.filter { $0.isLetter || $0.isNumber }
            let letters = name.prefix(1).uppercased() + name.dropFirst()
            let type = table == "Localizable" ? "Strings" : "\(letters)Strings"
            let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
            return .buildCommand(
                displayName: "Compiling \(files.count) catalogs of \(table) into \(type)",
                executable: tool.url, arguments: [output.path, type, table] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        }
    }

    /// The table of a catalog by its name, as the library tells it; nil for all other files.
    private static func table(of url: URL) -> String? {
        let stem = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "strings", "stringsdict", "xcstrings": return stem
        case "po": return isLanguage(stem[...]) ? "messages" : stem
        // `values-ru/strings.xml` of Android; other XML is none of ours.
        case "xml":
            let folder = url.deletingLastPathComponent().lastPathComponent
            return folder == "values" || folder.hasPrefix("values-") ? "strings" : nil
        // `app_ru.arb`, `app_pt_BR.arb`.
        case "arb": return underscored(stem) ?? (isLanguage(stem[...]) ? "app" : stem)
        // `messages_ru.properties`, and beside it the one of the source language; others are settings.
        case "properties":
            let folder = url.deletingLastPathComponent().path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let table = underscored(stem) ?? stem
            return names.contains { $0.hasSuffix(".properties") && underscored(String($0.dropLast(11))) == table }
                ? table : nil
        // `messages.ru.xlf`, `Resources.ru.resx`.
        case "xliff", "xlf", "resx":
            guard let point = stem.lastIndex(of: "."), isLanguage(stem[stem.index(after: point)...]) else {
                return stem
            }
            return String(stem[..<point])
        default: return nil
        }
    }

    /// `app` of `app_ru`; nil where no language stands at the end.
    private static func underscored(_ stem: String) -> String? {
        stem.indices.first { stem[$0] == "_" && isLanguage(stem[stem.index(after: $0)...]) }.map { String(stem[..<$0]) }
    }

    /// `ru`, `pt_BR`, `sr-Latn`.
    private static func isLanguage(_ name: Substring) -> Bool {
        let parts = name.split { $0 == "_" || $0 == "-" }
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isLowercase && $0.isASCII })
        else { return false }
        return parts.dropFirst().allSatisfy { (2...4).contains($0.count) && $0.first?.isLowercase == false }
    }
}
