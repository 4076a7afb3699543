extension CatalogDocument {
    /// Collects files of one table: any number of languages and formats. Rules override plain strings of the same
    /// language.
    public init(files: [CatalogFile], sourceLanguage: String? = nil) {
        let declared = files.lazy.compactMap { file in file.sourceLanguage.map(file.string) }.first
        let source = sourceLanguage ?? declared ?? "en"
        self.init(sourceLanguage: source)
        var known: [String: Int] = [:]
        let order = files.filter { $0.format != .stringsdict } + files.filter { $0.format == .stringsdict }
        for file in order {
            let fileLanguage = file.language?.description ?? source
            for entry in file.entries {
                let position = position(of: file.string(entry.key), in: &known)
                if entries[position].comment == nil {
                    entries[position].comment = entry.comment.map { Self.trimmed(file.string($0)) }
                }
                if let state = entry.extractionState { entries[position].extractionState = file.string(state) }
                if !entry.shouldTranslate { entries[position].shouldTranslate = false }
                for localization in file.localizations(of: entry) {
                    let language = localization.language.map(file.string) ?? fileLanguage
                    entries[position].localizations.removeAll { $0.language == language }
                    entries[position].localizations.append(
                        Localization(
                            language: language, content: Self.content(localization.content, file),
                            variables: localization.variables.map { Self.variable($0, file) }))
                }
            }
        }
    }

    /// All languages, sorted.
    public var languages: [String] {
        var found: Set<String> = []
        for entry in entries { found.formUnion(entry.localizations.map(\.language)) }
        return found.sorted()
    }

    private static func content(_ content: CatalogContent, _ file: CatalogFile) -> Content {
        switch content {
        case .unit(let unit): .text(file.string(unit.value), state: unit.state.map(file.string))
        case .set(let units):
            .set(units.map { file.string($0.value) }, state: units.first?.state.map(file.string))
        case .empty: .empty
        case .variations(let variations):
            .variations(
                variations.axis,
                variations.cases.map {
                    Variation(selector: file.string($0.selector), content: self.content($0.content, file))
                })
        }
    }

    private static func variable(_ variable: CatalogVariable, _ file: CatalogFile) -> Variable {
        Variable(
            name: file.string(variable.name),
            isGender: variable.ruleType.map { file.string($0) == "NSStringGenderRuleType" } ?? false,
            valueType: variable.valueType.map(file.string), argumentNumber: variable.argumentNumber,
            content: content(variable.content, file))
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
