import SpokenCatalogs
import SpokenModel

/// Lays the texts of a catalog flat.
struct LintDocumentBuilder {
    private let catalog: CatalogFile
    private let configuration: LintConfiguration
    private let fileLanguage: String
    private var languageNames: [String: String] = [:]
    private(set) var messages: [LintMessage] = []
    private(set) var texts: [LintText] = []

    var languages: [String] {
        var result = Set(languageNames.values)
        result.insert(fileLanguage)
        result.remove("")
        return result.sorted()
    }

    init(_ catalog: CatalogFile, configuration: LintConfiguration) {
        self.catalog = catalog
        self.configuration = configuration
        let source = configuration.sourceLanguage ?? "en"
        fileLanguage = catalog.language?.description ?? (catalog.isBase ? source : "")
    }

    mutating func build() {
        let marker = SpokenMarker(configuration)
        messages.reserveCapacity(catalog.localizations.count)
        texts.reserveCapacity(catalog.localizations.count)
        for (index, entry) in catalog.entries.enumerated() {
            let key = catalog.string(entry.key)
            let comment = entry.comment.map(catalog.string) ?? ""
            let spoken = marker.kind(key: key, comment: comment)
            for position in entry.localizations where catalog.localizations.indices.contains(position) {
                let localization = catalog.localizations[position]
                let start = texts.count
                let message = messages.count
                add(localization.content, message: message, variable: nil, path: [])
                for (number, variable) in localization.variables.enumerated() {
                    add(variable.content, message: message, variable: number, path: [])
                }
                messages.append(
                    LintMessage(
                        entry: index, localization: position, language: language(of: localization), key: key,
                        texts: start..<texts.count, spoken: spoken, shouldTranslate: entry.shouldTranslate))
            }
        }
    }

    private mutating func language(of localization: CatalogLocalization) -> String {
        guard let text = localization.language else { return fileLanguage }
        let written = catalog.string(text)
        if let known = languageNames[written] { return known }
        let name = (try? LanguageTag(written))?.description ?? ""
        languageNames[written] = name
        return name
    }

    private mutating func add(_ content: CatalogContent, message: Int, variable: Int?, path: [LintText.Step]) {
        switch content {
        case .unit(let unit): add(unit, message: message, variable: variable, path: path)
        case .set(let units):
            for unit in units { add(unit, message: message, variable: variable, path: path) }
        case .variations(let variations):
            for variation in variations.cases {
                let step: LintText.Step =
                    switch variations.axis {
                    case .plural: .plural(catalog.string(variation.selector))
                    case .width: .width(variation.width ?? 0)
                    case .device: .device(catalog.string(variation.selector))
                    case .gender: .gender(catalog.string(variation.selector))
                    }
                add(variation.content, message: message, variable: variable, path: path + [step])
            }
        case .empty: break
        }
    }

    private mutating func add(_ unit: CatalogUnit, message: Int, variable: Int?, path: [LintText.Step]) {
        let (string, traits) = catalog.source.withBytes(unit.value) { bytes in
            (String(decoding: bytes, as: UTF8.self), TextTraits(bytes))
        }
        let placeholders = traits.contains(.percent) ? FormatString(string).placeholders : []
        texts.append(
            LintText(
                message: message, value: unit.value, string: string, placeholders: placeholders, traits: traits,
                state: unit.state, variable: variable, path: path))
    }
}
