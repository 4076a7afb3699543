import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// One text of a catalog with the way that leads to it.
struct TextPlace {
    let entry: CatalogEntry
    let localization: CatalogLocalization
    /// The place of the localization in the file.
    let index: Int
    /// The choices on the way, the outermost first.
    let path: [CatalogVariation]
    let unit: CatalogUnit

    /// The texts of an entry, in the order of the file.
    static func all(of entry: CatalogEntry, in file: CatalogFile) -> [TextPlace] {
        var result: [TextPlace] = []
        for index in entry.localizations.clamped(to: file.localizations.indices) {
            let localization = file.localizations[index]
            func add(_ content: CatalogContent, _ path: [CatalogVariation]) {
                switch content {
                case .unit(let unit):
                    result.append(
                        TextPlace(entry: entry, localization: localization, index: index, path: path, unit: unit))
                case .set(let units): for unit in units { add(.unit(unit), path) }
                case .variations(let variations):
                    for variation in variations.cases { add(variation.content, path + [variation]) }
                case .empty: break
                }
            }
            add(localization.content, [])
            for variable in localization.variables { add(variable.content, []) }
        }
        return result
    }

    /// The category that the innermost plural form is for.
    func category(in file: CatalogFile) -> PluralCategory? {
        guard let form = path.last(where: { $0.axis == .plural || $0.axis == .ordinal }) else { return nil }
        return form.pluralCategory
    }
}

extension CatalogFile {
    /// The entry that stands at an offset; of nested ones the innermost.
    func entry(at offset: Int) -> CatalogEntry? {
        entries.filter { $0.span.start <= offset && offset <= $0.span.end }.min { $0.span.length < $1.span.length }
    }

    /// The entry with the parts of its key: what makes it the same in another file.
    func identity(of entry: CatalogEntry) -> [String] {
        [string(entry.key), entry.context.map(string) ?? "", entry.section.map(string) ?? ""]
    }

    func entries(_ identity: [String]) -> [CatalogEntry] {
        guard let key = identity.first else { return [] }
        return entries.filter { string($0.key) == key && self.identity(of: $0) == identity }
    }
}
