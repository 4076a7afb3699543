import SpokenDiagnostics
import SpokenModel

/// A file with the tables that look-up needs.
package final class LoadedFile: Sendable {
    package let file: CatalogFile
    package let sourceLanguage: LanguageTag?
    /// The languages that stand in the file itself, String Catalogs only.
    package let languages: [LanguageTag]
    private let index: KeyIndex
    /// For each localization the position of its language in `languages`.
    private let languageOfLocalization: [UInt16]

    package init(_ file: CatalogFile) {
        self.file = file
        index = KeyIndex(file)
        sourceLanguage = file.sourceLanguage.flatMap { try? LanguageTag(file.string($0)) } ?? file.languageOfSources
        var languages: [LanguageTag] = []
        var positions: [UInt16] = []
        if file.format.definition.holdsLanguages {
            var known: [String: UInt16] = [:]
            positions.reserveCapacity(file.localizations.count)
            for localization in file.localizations {
                let name = localization.language.map { file.string($0) } ?? (localization.isSource ? " " : "")
                if let position = known[name] {
                    positions.append(position)
                    continue
                }
                var position = UInt16.max
                if let tag = file.language(of: localization), languages.count < Int(UInt16.max) {
                    position = UInt16(languages.firstIndex(of: tag) ?? languages.count)
                    if Int(position) == languages.count { languages.append(tag) }
                }
                known[name] = position
                positions.append(position)
            }
            if let sourceLanguage, !languages.contains(sourceLanguage) { languages.append(sourceLanguage) }
        }
        self.languages = languages
        languageOfLocalization = positions
    }

    package func entry(_ key: UnsafeBufferPointer<UInt8>) -> CatalogEntry? {
        position(of: key).map { file.entries[$0] }
    }

    /// The position of the entry of a key in `file.entries`.
    package func position(of key: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let position = index.position(of: key, in: file), file.entries.indices.contains(position) else {
            return nil
        }
        return position
    }

    /// The same for the entry at a position in `file.entries`.
    package func localization(at position: Int, language: Int?) -> CatalogLocalization? {
        file.entries.indices.contains(position) ? localization(of: file.entries[position], language: language) : nil
    }

    /// What an entry says in a language of the file.
    ///
    /// - Parameter language: the position in `languages`; nil in a file of one language.
    package func localization(of entry: CatalogEntry, language: Int?) -> CatalogLocalization? {
        guard let language else {
            let position = entry.localizations.lowerBound
            return file.localizations.indices.contains(position) ? file.localizations[position] : nil
        }
        for position in entry.localizations.clamped(to: file.localizations.indices).reversed()
        where Int(languageOfLocalization[position]) == language {
            let localization = file.localizations[position]
            return isUntranslated(localization) ? nil : localization
        }
        // In a String Catalog the key is the text of the source language.
        guard let sourceLanguage, languages.indices.contains(language), languages[language] == sourceLanguage else {
            return nil
        }
        return CatalogLocalization(
            language: nil, span: entry.span, content: .unit(CatalogUnit(value: entry.key)), variables: [])
    }

    /// True for a new string without text: the file has a place for it and nothing to show.
    private func isUntranslated(_ localization: CatalogLocalization) -> Bool {
        switch localization.content {
        case .empty: true
        case .unit(let unit): isUntranslated(unit)
        case .variations(let variations):
            variations.cases.first?.content.units.first.map {
                file.meaning(ofState: $0.state) == .draft
            } ?? variations.cases.isEmpty
        case .set(let units): units.isEmpty
        }
    }

    /// A guess of a tool is not shown; what waits for translation is, where somebody wrote a text all the same.
    private func isUntranslated(_ unit: CatalogUnit) -> Bool {
        switch file.meaning(ofState: unit.state) {
        case .draft: true
        case .untranslated: unit.value.isEmpty
        case .translated, .needsReview: false
        }
    }
}
