import SpokenCatalogs

extension LintDocument {
    /// Reads a file by what its path says.
    convenience init(_ input: LintInput, configuration: LintConfiguration) {
        switch LintInputKind(named: input.path, bytes: input.bytes) {
        case .elements: self.init(TextFile(elements: input, configuration: configuration), .elements)
        case .golden: self.init(TextFile(golden: input), .golden)
        case .catalog, nil:
            self.init(CatalogFile(bytes: input.bytes, path: input.path), configuration: configuration)
        }
    }

    /// A file whose texts stand each for itself: no translations, no forms, no placeholders.
    private convenience init(_ file: TextFile, _ kind: LintInputKind) {
        let catalog = file.catalog
        var tags = [""]
        var messages: [LintMessage] = []
        var texts: [LintText] = []
        for (index, text) in file.texts.enumerated() where catalog.entries.indices.contains(index) {
            guard case .unit(let unit) = catalog.localizations[index].content else { continue }
            let language = tags.firstIndex(of: text.language) ?? tags.count
            if language == tags.count { tags.append(text.language) }
            let traits = Array(text.string.utf8).withUnsafeBufferPointer { TextTraits($0) }.union(text.spoken.traits)
            messages.append(
                LintMessage(
                    index: messages.count, entry: index, localization: index, language: text.language,
                    languageIndex: language, key: text.key, tableKey: text.key, texts: texts.count..<(texts.count + 1),
                    spoken: text.spoken, shouldTranslate: true, use: .shown, traits: traits, hasChoices: false))
            texts.append(
                LintText(
                    message: messages.count - 1, value: unit.value, string: text.string, placeholders: [],
                    syntax: .apple,
                    traits: traits, state: nil,
                    variable: nil, path: []))
        }
        self.init(kind, catalog, messages: messages, texts: texts, languageTags: tags)
    }
}
