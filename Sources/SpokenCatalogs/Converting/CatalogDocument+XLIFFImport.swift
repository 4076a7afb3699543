import SpokenModel

extension CatalogDocument {
    /// Takes the translations of an XLIFF file over.
    public mutating func importXLIFF(_ bytes: [UInt8]) throws(XLIFFError) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        for file in try XLIFFFile.read(bytes) { losses += try importXLIFF(file) }
        return losses
    }

    /// Takes the translations of one file over: known keys get the target language, unknown ones are losses.
    ///
    /// - Parameters:
    ///   - file: the translations, as `XLIFFFile.read` makes them.
    ///   - createsEntries: makes an entry of an unknown key, with the source text.
    public mutating func importXLIFF(
        _ file: XLIFFFile, createsEntries: Bool = false
    ) throws(XLIFFError) -> [ConversionLoss] {
        guard let language = file.targetLanguage, !language.isEmpty else { throw .noTargetLanguage }
        var losses: [ConversionLoss] = []
        var known: [String: Int] = [:]
        for (position, entry) in entries.enumerated() { known[entry.key] = position }
        for unit in file.units {
            guard case .form(let key, let path) = XLIFFUnitID(unit.id, original: file.original) else { continue }
            if known[key] == nil {
                guard createsEntries else {
                    if unit.target != nil {
                        losses.append(ConversionLoss(key: key, language: language, message: "no entry has this key"))
                    }
                    continue
                }
                let position = position(of: key, in: &known)
                entries[position].comment = unit.note
            }
            guard let position = known[key] else { continue }
            if unit.losesElements {
                losses.append(
                    ConversionLoss(
                        key: key, language: language, message: "inline elements are lost; the text in them is kept"))
            }
            var hasPlace = true
            if createsEntries, isForm(path, of: file.sourceLanguage),
                let source = file.sourceLanguage ?? (sourceLanguage.isEmpty ? nil : sourceLanguage)
            {
                hasPlace = set(
                    unit.source, state: nil, at: path, language: source, entry: position,
                    createsVariables: true)
            }
            if let target = unit.target, target.isEmpty, !unit.source.isEmpty {
                losses.append(
                    ConversionLoss(key: key, language: language, message: "an empty translation is not taken over"))
            } else if let target = unit.target {
                let state = Self.catalogState(unit.state)
                hasPlace =
                    set(
                        target, state: state, at: path, language: language, entry: position,
                        createsVariables: createsEntries) && hasPlace
            }
            if !hasPlace {
                losses.append(
                    ConversionLoss(key: key, language: language, message: "the form '\(path)' has no place"))
            }
        }
        return losses
    }

    private mutating func set(
        _ text: String, state: String?, at path: String, language: String, entry: Int, createsVariables: Bool = false
    ) -> Bool {
        let index = place(of: language, entry: entry)
        let prefix = "substitutions."
        guard path.hasPrefix(prefix) else {
            let steps = path.split(separator: ".").map(String.init)
            if steps.first == "plural", entries[entry].localizations[index].wholePlural != nil {
                return Self.set(
                    text, state, steps[...], &entries[entry].localizations[index].variables[0].content,
                    isOrdered: isOrdered)
            }
            return Self.set(text, state, steps[...], &entries[entry].localizations[index].content, isOrdered: isOrdered)
        }
        let rest = path.dropFirst(prefix.count)
        let axes = CatalogAxis.allCases.compactMap { rest.firstRange(of: ".\($0.rawValue).") }
        guard let axis = axes.min(by: { $0.lowerBound < $1.lowerBound }) else {
            return false
        }
        // Names may hold points: they end where an axis starts.
        let name = String(rest[..<axis.lowerBound])
        let steps = rest[rest.index(after: axis.lowerBound)...].split(separator: ".").map(String.init)
        var variables = entries[entry].localizations[index].variables
        if !variables.contains(where: { $0.name == name }) {
            if case .variations(.plural, _) = entries[entry].localizations[index].content, variables.isEmpty,
                steps.first == "plural"
            {
                return Self.set(
                    text, state, steps[...], &entries[entry].localizations[index].content, isOrdered: isOrdered)
            }
            guard createsVariables else { return false }
            let type = Self.numericType(text) ?? "lld"
            variables.append(
                Variable(
                    name: name, isGender: steps.first == "gender", valueType: type, argumentNumber: nil, content: .empty
                ))
            entries[entry].localizations[index].variables = variables
        }
        guard let variable = variables.firstIndex(where: { $0.name == name }) else { return false }
        return Self.set(
            text, state, steps[...], &entries[entry].localizations[index].variables[variable].content,
            isOrdered: isOrdered)
    }

    /// False for a plural form that the source language does not use: its source text only stands in for one.
    private func isForm(_ path: String, of language: String?) -> Bool {
        let steps = path.split(separator: ".")
        guard steps.count >= 2, steps[steps.count - 2] == "plural", let category = steps.last,
            let tag = language.flatMap({ try? LanguageTag($0) })
        else { return true }
        return category == "zero" || CatalogPluralRules(tag).categories.contains { $0.rawValue == category }
    }

    /// `d` for "%d days"; nil for a form without a number.
    private static func numericType(_ text: String) -> String? {
        for placeholder in FormatString(text).placeholders where placeholder.kind == .argument && placeholder.isReal {
            switch placeholder.argumentType {
            case .signed, .unsigned, .double:
                return placeholder.length.rawValue + String(Character(Unicode.Scalar(placeholder.conversion)))
            default: continue
            }
        }
        return nil
    }

    /// The position of a language in an entry. A new one has the variables of the source language without their texts.
    private mutating func place(of language: String, entry: Int) -> Int {
        let localizations = entries[entry].localizations
        if let index = localizations.lastIndex(where: { $0.language == language }) { return index }
        let source = localizations.last { $0.language == sourceLanguage }
        var variables = source?.variables ?? []
        for index in variables.indices { variables[index].content = .empty }
        let index =
            isOrdered
            ? localizations.firstIndex { Self.isBefore(language, $0.language) } ?? localizations.count
            : localizations.count
        // A format that is nothing but a variable is the same in every language.
        let format = source?.wholePlural.map { Content.text("%#@\($0.name)@", state: nil) }
        entries[entry].localizations.insert(
            Localization(language: language, content: format ?? .empty, variables: variables), at: index)
        return index
    }

    private static func set(
        _ text: String, _ state: String?, _ path: ArraySlice<String>, _ content: inout Content, isOrdered: Bool
    ) -> Bool {
        guard let axisName = path.first else {
            content = .text(text, state: state)
            return true
        }
        guard let axis = CatalogAxis(rawValue: axisName), let selector = path.dropFirst().first else { return false }
        var variations: [Variation] = []
        if case .variations(let own, let existing) = content, own == axis { variations = existing }
        let known = variations.firstIndex { $0.selector == selector }
        let index = known ?? (isOrdered ? variations.firstIndex { $0.selector > selector } : nil) ?? variations.count
        if known == nil { variations.insert(Variation(selector: selector, content: .empty), at: index) }
        guard set(text, state, path.dropFirst(2), &variations[index].content, isOrdered: isOrdered) else {
            return false
        }
        content = .variations(axis, variations)
        return true
    }

    private static func catalogState(_ state: String?) -> String {
        switch state {
        case "new", "needs-translation": "new"
        case "needs-review-translation", "needs-adaptation", "needs-l10n", "needs-review-adaptation",
            "needs-review-l10n":
            "needs_review"
        default: "translated"
        }
    }
}
