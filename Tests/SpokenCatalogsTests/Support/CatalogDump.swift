import SpokenCatalogs
import SpokenDiagnostics

/// A catalog file as one line of text, for cases.
enum CatalogDump {
    static func entries(_ file: CatalogFile) -> String {
        file.entries.map { entry in
            file.string(entry.key) + "="
                + file.localizations(of: entry).map { localization(file, $0) }.joined(separator: "/")
        }.joined(separator: "; ")
    }

    static func problems(_ file: CatalogFile) -> String {
        file.diagnostics.map { "\($0.start.line):\($0.start.column) \($0.rule)" }.joined(separator: "; ")
    }

    private static func localization(_ file: CatalogFile, _ localization: CatalogLocalization) -> String {
        var result = localization.language.map { file.string($0) + ":" } ?? ""
        result += content(file, localization.content)
        for variable in localization.variables {
            result += " \(file.string(variable.name))(\(variable.valueType.map(file.string) ?? "@"))"
            result += content(file, variable.content)
        }
        return result
    }

    private static func content(_ file: CatalogFile, _ content: CatalogContent) -> String {
        switch content {
        case .unit(let unit): file.string(unit.value)
        case .set(let units): "{" + units.map { file.string($0.value) }.joined(separator: ",") + "}"
        case .empty: "<empty>"
        case .variations(let variations):
            "["
                + variations.cases.map { "\(file.string($0.selector)):\(self.content(file, $0.content))" }
                .joined(separator: ",") + "]"
        }
    }
}
