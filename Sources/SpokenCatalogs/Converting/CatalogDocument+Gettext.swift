import SpokenModel

extension CatalogDocument {
    /// The text of a PO file for one language, and what it cannot hold. The source language yields a template.
    ///
    /// A key that is no text of the source language becomes the context, so that translators see the text.
    package func gettext(language: String) -> (text: String, losses: [ConversionLoss]) {
        var writer = GettextWriter(document: self, language: language)
        return writer.write()
    }
}

/// Writes a PO file of one language.
private struct GettextWriter {
    private let document: CatalogDocument
    private let language: String
    private let formula: PluralFormula?
    private let forms: [PluralFormula.Form]
    private let isTemplate: Bool
    private var losses: [ConversionLoss] = []

    init(document: CatalogDocument, language: String) {
        self.document = document
        self.language = language
        isTemplate = language == document.sourceLanguage
        let tag = LanguageTag(locale: language)
        formula = tag.flatMap { PluralFormula.rule(of: $0) } ?? .germanic
        forms = formula?.forms(for: tag) ?? []
    }

    mutating func write() -> (text: String, losses: [ConversionLoss]) {
        var text = "msgid \"\"\nmsgstr \"\"\n"
        if !isTemplate { text += "\"Language: \(POEscape.escaped(language))\\n\"\n" }
        text += "\"MIME-Version: 1.0\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
        text += "\"Content-Transfer-Encoding: 8bit\\n\"\n"
        if let formula, !isTemplate { text += "\"Plural-Forms: \(POEscape.escaped(formula.header))\\n\"\n" }
        text += "\"X-Source-Language: \(POEscape.escaped(document.sourceLanguage))\\n\"\n"
        for entry in document.entries { text += self.entry(entry) }
        return (text, losses)
    }

    private mutating func entry(_ entry: CatalogDocument.Entry) -> String {
        var losing = LossCollector(key: entry.key, language: language)
        defer { losses += losing.losses }
        let source = entry.localizations.last { $0.language == document.sourceLanguage }
        let target = isTemplate ? nil : entry.localizations.last { $0.language == language }
        // A key that is no text says nothing to translators.
        let original =
            source.map { choice(of: $0, &losing) }
            ?? .one(document.keysAreTexts || entry.context != nil ? sourceText(entry) : "", state: nil)
        let translation = target.map { choice(of: $0, &losing) }
        if !entry.shouldTranslate { losing.add("the mark that it is not to be translated is lost") }
        if let state = entry.extractionState, state != "migrated", state != "manual" {
            losing.add("the extraction state '\(state)' is lost")
        }
        let id = original.text(of: ["one", "other"])
        guard !id.isEmpty else {
            losing.add("it has no text in '\(document.sourceLanguage)', which gettext needs; it is lost")
            return ""
        }
        var result = "\n"
        if let comment = entry.comment, !comment.isEmpty {
            for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                result += line.isEmpty ? "#.\n" : "#. \(line)\n"
            }
        }
        var flags: [String] = []
        let state = translation?.state
        if state == "needs_review" || state == CatalogDocument.draft { flags.append("fuzzy") }
        if let state, !["translated", "needs_review", CatalogDocument.draft].contains(state) {
            losing.add("the state '\(state)' is lost")
        }
        if !entry.isPlain, FormatString(id).isFormat { flags.append("objc-format") }
        if !flags.isEmpty { result += "#, \(flags.joined(separator: ", "))\n" }
        let context = entry.context ?? (entry.key == id || id == sourceText(entry) ? nil : entry.key)
        if let context { result += line("msgctxt", context) }
        result += line("msgid", id)
        guard original.isPlural || translation?.isPlural == true else {
            return result + line("msgstr", translation?.text(of: ["other"]) ?? "")
        }
        result += line("msgid_plural", original.text(of: ["other"]))
        let categories = PluralCategory.allCases
        var shown: Set<String> = []
        for (number, form) in forms.enumerated() {
            let own = categories.filter { form.serves($0) }.map(\.rawValue)
            let names = own + (form.code >= 0 ? [categories[Int(form.code)].rawValue] : []) + ["other"]
            if let name = translation?.name(of: names) { shown.insert(name) }
            if let translation, let filling = translation.filling(names, of: own) {
                let form = own.first ?? "other"
                losing.add("there is no form '\(form)'; msgstr[\(number)] is filled with form '\(filling)'")
            }
            result += line("msgstr[\(number)]", translation?.text(of: names) ?? "")
        }
        for name in translation?.names ?? [] where !shown.contains(name) {
            losing.add("the form '\(name)' is lost: no whole number takes it")
        }
        return result
    }

    /// The text that gettext looks for: the key without its context.
    private func sourceText(_ entry: CatalogDocument.Entry) -> String {
        guard let context = entry.context, entry.key.hasPrefix(context + "|") else { return entry.key }
        return String(entry.key.dropFirst(context.count + 1))
    }

    private func line(_ keyword: String, _ text: String) -> String {
        let head = Array("\(keyword) \"".utf8)
        return "\(keyword) \"\(POWrapping.written(text, at: head.count, in: head))\"\n"
    }

    /// What gettext can say: a text, or forms by number alone.
    private enum Choice {
        case one(String, state: String?)
        case plural([(name: String, text: String)], state: String?)

        var isPlural: Bool { if case .plural = self { true } else { false } }

        var state: String? {
            switch self {
            case .one(_, let state), .plural(_, let state): state
            }
        }

        var names: [String] { if case .plural(let forms, _) = self { forms.map(\.name) } else { [] } }

        /// The first of these categories that has a form.
        func name(of names: [String]) -> String? { names.first(where: self.names.contains) }

        /// The form that stands in where none of its own is there; nil for `other`, which is shown then everywhere.
        func filling(_ names: [String], of own: [String]) -> String? {
            guard case .plural(let forms, _) = self, !own.isEmpty, name(of: own) == nil else { return nil }
            let filling = name(of: names) ?? forms.last?.name
            return filling == "other" ? nil : filling
        }

        func text(of names: [String]) -> String {
            switch self {
            case .one(let text, _): text
            case .plural(let forms, _):
                (names.lazy.compactMap { name in forms.last { $0.name == name } }.first ?? forms.last)?.text ?? ""
            }
        }
    }

    private func choice(of localization: CatalogDocument.Localization, _ losing: inout LossCollector) -> Choice {
        guard localization.variables.isEmpty else { return expanded(localization, &losing) }
        switch localization.content {
        case .text(let text, let state): return .one(text, state: state)
        case .variations(.plural, let variations):
            let forms = variations.compactMap { variation in
                variation.content.general.map { (variation.selector, $0.text, $0.state) }
            }
            return .plural(forms.map { ($0.0, $0.1) }, state: forms.first?.2)
        case .variations(let axis, _):
            losing.add("the variants by \(axis.rawValue) are lost; one text is kept")
        case .set(let texts, _): losing.add("the set of \(texts.count) strings is lost; the first is kept")
        case .empty: break
        }
        let general = localization.content.general
        return .one(general?.text ?? "", state: general?.state)
    }

    /// A text around one plural variable becomes a text for each of its forms.
    private func expanded(
        _ localization: CatalogDocument.Localization, _ losing: inout LossCollector
    ) -> Choice {
        let general = localization.content.general
        let format = FormatString(general?.text ?? "")
        let places = format.placeholders.filter { $0.kind == .variable }
        guard localization.variables.count == 1, let variable = localization.variables.first, !variable.isGender,
            places.count == 1, let place = places.first, format.name(of: place) == variable.name,
            case .variations(.plural, let variations) = variable.content
        else {
            losing.add("several choices in one text are lost; the general forms are kept")
            let text = general.map { CatalogDocument.general($0.text, localization.variables) }
            return .one(text ?? "", state: general?.state)
        }
        let bytes = Array(format.text.utf8)
        let before = String(decoding: bytes[..<min(place.range.lowerBound, bytes.count)], as: UTF8.self)
        let after = String(decoding: bytes[min(place.range.upperBound, bytes.count)...], as: UTF8.self)
        let number = place.position ?? variable.argumentNumber
        let forms = variations.compactMap { variation in
            variation.content.general.map { form in
                (variation.selector, before + CatalogDocument.placed(form.text, number, variable.valueType) + after)
            }
        }
        return .plural(forms, state: general?.state)
    }
}
