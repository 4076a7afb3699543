import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// Where the text stands that a text was translated from.
struct Definition {
    let workspace: Workspace
    let path: String
    let file: CatalogFile

    func answer(at offset: Int) -> JSONValue? {
        guard let entry = file.entry(at: offset) else { return nil }
        let source = workspace.sourceLanguage(of: path)
        let languages = workspace.languages(of: path)
        // The source beside its translation, or among the other languages of the file.
        for index in entry.localizations.clamped(to: file.localizations.indices) {
            let localization = file.localizations[index]
            guard localization.isSource || languages.indices.contains(index) && languages[index] == source else {
                continue
            }
            let span = localization.content.units.first?.value.span ?? localization.span
            return location(path, span, file)
        }
        if file.format.definition.holdsLanguages { return location(path, entry.key.span, file) }
        let identity = file.identity(of: entry)
        for other in workspace.table(of: path).dropFirst() {
            guard let catalog = workspace.catalog(of: other),
                catalog.isBase || workspace.languages(of: other).contains(source),
                let found = catalog.entries(identity).last
            else { continue }
            return location(other, found.key.span, catalog)
        }
        return nil
    }

    private func location(_ path: String, _ span: SourceSpan, _ catalog: CatalogFile) -> JSONValue {
        var positions = workspace.positions(of: catalog)
        return ["uri": .string(workspace.uri(path)), "range": positions.range(of: span)]
    }
}
