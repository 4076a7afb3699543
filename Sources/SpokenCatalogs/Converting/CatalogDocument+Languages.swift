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
