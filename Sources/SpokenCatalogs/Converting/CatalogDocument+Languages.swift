import SpokenModel

extension CatalogDocument {
    /// A tag as most formats but Apple's have it in names of files: `pt_BR`.
    package static func localeName(_ language: String) -> String {
        language.split(separator: "-").joined(separator: "_")
    }

    /// What an entry says in a language, or nil; in the source language of a String Catalog the key is the text.
    func text(of entry: Entry, in language: String) -> Localization? {
        if let own = entry.localizations.last(where: { $0.language == language }) {
            // A place for a translation that nobody has written: an empty value would hide the source text.
            if case .text("", state: "new") = own.content { return nil }
            return own
        }
        guard language == sourceLanguage, keysAreTexts, !entry.key.isEmpty else { return nil }
        return Localization(language: language, content: .text(entry.key, state: nil))
    }
}

extension CatalogDocument {
    /// Adds the form `other` for fractions, which formats of Apple and messages of ICU must have, where the language has
    /// other forms for all whole numbers and the catalogs have none.
    package mutating func fillOther() -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        var known: [String: CatalogPluralRules?] = [:]
        for index in entries.indices {
            for place in entries[index].localizations.indices {
                let language = entries[index].localizations[place].language
                let found = known[language] ?? Self.rulesWithoutOther(language)
                known[language] = .some(found)
                guard let rules = found else { continue }
                var losing = LossCollector(key: entries[index].key, language: language)
                Self.fillOther(&entries[index].localizations[place].content, rules, &losing)
                for variable in entries[index].localizations[place].variables.indices
                where !entries[index].localizations[place].variables[variable].isGender {
                    Self.fillOther(
                        &entries[index].localizations[place].variables[variable].content, rules, &losing)
                }
                losses += losing.losses
            }
        }
        return losses
    }

    /// The rules of Russian, Polish and the like, where no whole number takes `other`; nil for others.
    private static func rulesWithoutOther(_ language: String) -> CatalogPluralRules? {
        guard let rules = LanguageTag(locale: language).map(CatalogPluralRules.init) else { return nil }
        return (0...200).allSatisfy { rules.category(of: DecimalNumber(exactly: $0) ?? 0) != .other } ? rules : nil
    }

    private static func fillOther(
        _ content: inout Content, _ rules: CatalogPluralRules, _ losing: inout LossCollector
    ) {
        guard case .variations(.plural, var forms) = content else { return }
        let other = forms.firstIndex { $0.selector == "other" }
        if let other, forms[other].content.general?.text.isEmpty != true { return }
        // The genitive of «2 товара» is that of «1,5 товара».
        let names = ["few", "many", "one"]
        let form = names.lazy.compactMap { name in forms.last { $0.selector == name } }.first
        guard let form, form.content.general?.text.isEmpty == false else { return }
        let missing = rules.categories.filter { category in
            category != .other && !forms.contains { $0.selector == category.rawValue }
        }
        let lack = missing.map { "there is no form '\($0.rawValue)', " }.joined()
        losing.add("\(lack)there is no form for fractions; 'other' is filled with form '\(form.selector)'")
        if let other {
            forms[other].content = form.content
        } else {
            forms.append(Variation(selector: "other", content: form.content))
        }
        content = .variations(.plural, forms)
    }
}

extension CatalogDocument {
    /// Leaves out what nobody has confirmed, for formats that would show it.
    package mutating func dropDrafts() -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        for index in entries.indices {
            let key = entries[index].key
            entries[index].localizations.removeAll { localization in
                let isDraft =
                    localization.content.states.contains(Self.draft)
                    || localization.variables.contains { $0.content.states.contains(Self.draft) }
                if isDraft {
                    losses.append(
                        ConversionLoss(
                            key: key, language: localization.language,
                            message: "the draft is left out, since nobody has confirmed it"))
                }
                return isDraft
            }
        }
        return losses
    }
}

extension LossCollector {
    /// What formats of texts alone lose of an entry: states and marks.
    mutating func note(_ entry: CatalogDocument.Entry, _ localization: CatalogDocument.Localization) {
        if !entry.shouldTranslate { add("the mark that it is not to be translated is lost") }
        if let state = entry.extractionState, state != "migrated", state != "manual" {
            add("the extraction state '\(state)' is lost")
        }
        for state in localization.content.states where state != "translated" { add("the state '\(state)' is lost") }
    }
}

extension CatalogDocument.Content {
    /// The states of all texts in it.
    fileprivate var states: [String] {
        switch self {
        case .text(_, let state), .set(_, let state): state.map { [$0] } ?? []
        case .variations(_, let forms): forms.flatMap(\.content.states)
        case .empty: []
        }
    }
}
