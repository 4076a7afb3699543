import SpokenCatalogs
import SpokenModel

/// Lays the texts of a catalog flat.
struct LintDocumentBuilder {
    private let catalog: CatalogFile
    private let marker: SpokenMarker
    private var languageIndices: [String: Int] = [:]
    private(set) var languageTags: [String]
    private(set) var messages: [LintMessage] = []
    private(set) var texts: [LintText] = []
    /// How the places for arguments of the message at hand are written.
    private var syntax = PlaceholderSyntax.apple
    /// What the texts of the entry at hand are, whatever they hold.
    private var entryTraits: TextTraits = []

    var languages: [String] {
        var result = Set(languageTags)
        result.remove("")
        return result.sorted()
    }

    init(_ catalog: CatalogFile, configuration: LintConfiguration) {
        self.catalog = catalog
        marker = SpokenMarker(configuration)
        let source = configuration.sourceLanguage ?? configuration.projectLanguage ?? "en"
        languageTags = [catalog.language?.description ?? (catalog.isBase ? source : "")]
    }

    mutating func build() {
        messages.reserveCapacity(catalog.localizations.count)
        texts.reserveCapacity(catalog.localizations.count)
        for (index, entry) in catalog.entries.enumerated() {
            let key = catalog.string(entry.key)
            let spoken = marker.kind(of: entry, key: key, in: catalog.source)
            entryTraits = spoken.traits
            let tableKey = Self.tableKey(key, of: entry, in: catalog)
            for position in entry.localizations where catalog.localizations.indices.contains(position) {
                let localization = catalog.localizations[position]
                let start = texts.count
                syntax = localization.placeholders
                let message = messages.count
                var hasChoices = !localization.variables.isEmpty
                if case .variations = localization.content { hasChoices = true }
                add(localization.content, message: message, variable: nil, path: [])
                for (number, variable) in localization.variables.enumerated() {
                    add(variable.content, message: message, variable: number, path: [])
                }
                let language = languageIndex(of: localization)
                messages.append(
                    LintMessage(
                        index: message, entry: index, localization: position, language: languageTags[language],
                        languageIndex: language, key: key, tableKey: tableKey, texts: start..<texts.count,
                        spoken: spoken,
                        shouldTranslate: entry.shouldTranslate, use: use(of: localization, texts: start),
                        traits: texts[start...].reduce([]) { $0.union($1.traits) }, hasChoices: hasChoices))
            }
        }
    }

    static func tableKey(_ key: String, of entry: CatalogEntry, in catalog: CatalogFile) -> String {
        entry.section.map { key + "\u{0}" + catalog.string($0) } ?? key
    }

    private mutating func languageIndex(of localization: CatalogLocalization) -> Int {
        guard localization.language != nil || localization.isSource else { return 0 }
        // No tag is a blank.
        let written = localization.language.map(catalog.string) ?? " "
        if let known = languageIndices[written] { return known }
        let tag = catalog.language(of: localization)?.description ?? ""
        let index = languageTags.firstIndex(of: tag) ?? languageTags.count
        if index == languageTags.count { languageTags.append(tag) }
        languageIndices[written] = index
        return index
    }

    /// `#` is the number in a form of a message, a sign elsewhere.
    private func format(_ text: String, inForm: Bool) -> FormatString {
        FormatString(text, syntax, inForm: inForm || !syntax.isMessage)
    }

    private func hasChoice(_ text: String) -> Bool {
        FormatString(text, syntax).placeholders.contains { $0.kind == .variable }
    }

    private func use(of localization: CatalogLocalization, texts start: Int) -> LintMessage.Use {
        // A template is the place where its texts are mended.
        if localization.isSource { return catalog.isBase ? .shown : .source }
        guard let text = texts.dropFirst(start).first, text.state != nil else { return .shown }
        let meaning = catalog.meaning(ofState: text.state)
        // What tools put beside a source until somebody translates it.
        let isPlace = meaning == .untranslated && localization.original >= 0
        return meaning == .draft || isPlace ? .draft : .shown
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
                    case .plural: .plural(catalog.name(of: variation))
                    case .width: .width(variation.width ?? 0)
                    case .device: .device(catalog.string(variation.selector))
                    case .gender: .gender(catalog.string(variation.selector))
                    case .select, .ordinal: .select(catalog.string(variation.selector))
                    }
                add(variation.content, message: message, variable: variable, path: path + [step])
            }
        case .empty: break
        }
    }

    private mutating func add(_ unit: CatalogUnit, message: Int, variable: Int?, path: [LintText.Step]) {
        var (string, traits) = catalog.source.withBytes(unit.value) { bytes in
            (String(decoding: bytes, as: UTF8.self), TextTraits(bytes))
        }
        // The words of choices are looked at in their forms.
        if syntax.isMessage, string.utf8.contains(0x7B), hasChoice(string) { traits.formIntersection(.markup) }
        traits.formUnion(entryTraits)
        if unit.state != nil { traits.insert(.state) }
        if !path.isEmpty { traits.insert(.form) }
        let placeholders =
            syntax == .apple && !traits.contains(.percent)
            ? [] : format(string, inForm: variable != nil && !path.isEmpty).placeholders
        // What looks like a percent sign of printf may be one of prose, and braces hold arguments too.
        if syntax != .apple, placeholders.contains(where: \.isReal) { traits.insert(.percent) }
        texts.append(
            LintText(
                message: message, value: unit.value, string: string, placeholders: placeholders, syntax: syntax,
                traits: traits,
                state: unit.state, variable: variable, path: path))
    }
}
