extension CatalogDocument {
    /// The text of a .xcstrings file in Xcode's own dialect of JSON, and what it cannot hold.
    public func stringCatalog() -> (text: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        var strings: [(String, JSONValue)] = []
        for entry in entries.sorted(by: { $0.key < $1.key }) {
            strings.append((entry.key, json(entry, &losses)))
        }
        let root = JSONValue.object([
            ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(strings)), ("version", .string("1.0")),
        ])
        return (root.xcodeText(), losses)
    }

    private func json(_ entry: Entry, _ losses: inout [ConversionLoss]) -> JSONValue {
        var fields: [(String, JSONValue)] = []
        if let comment = entry.comment, !comment.isEmpty { fields.append(("comment", .string(comment))) }
        if let state = entry.extractionState { fields.append(("extractionState", .string(state))) }
        if !entry.localizations.isEmpty {
            let languages = entry.localizations.sorted { $0.language < $1.language }.map { localization in
                (localization.language, json(localization, key: entry.key, &losses))
            }
            fields.append(("localizations", .object(languages)))
        }
        if !entry.shouldTranslate { fields.append(("shouldTranslate", .boolean(false))) }
        return .object(fields)
    }

    private func json(_ localization: Localization, key: String, _ losses: inout [ConversionLoss]) -> JSONValue {
        var losing = LossCollector(key: key, language: localization.language)
        defer { losses += losing.losses }
        // A format that is one plural variable and nothing else is a plural variation of the whole string.
        if case .text(let format, let state) = localization.content, localization.variables.count == 1,
            let variable = localization.variables.first, !variable.isGender, format == "%#@\(variable.name)@",
            case .variations(.plural, let forms) = variable.content, forms.allSatisfy(Self.hasOneImplicit)
        {
            return .object(
                fields(of: Self.filled(variable, form: Self.directForm), state: state, &losing))
        }
        var result = fields(of: localization.content, state: nil, &losing)
        var substitutions: [(String, JSONValue)] = []
        for (position, variable) in localization.variables.enumerated() {
            guard !variable.isGender else {
                losing.add("the gender rule '\(variable.name)' is lost; its forms cannot be chosen")
                continue
            }
            let argument = variable.argumentNumber ?? self.argument(of: variable, in: localization) ?? position + 1
            var parts: [(String, JSONValue)] = [
                ("argNum", .number(argument)),
                ("formatSpecifier", .string(Self.specifier(variable.valueType))),
            ]
            parts += fields(of: Self.filled(variable, form: Self.substitutionForm), state: nil, &losing)
            substitutions.append((variable.name, .object(parts)))
        }
        if !substitutions.isEmpty {
            substitutions.sort { $0.0 < $1.0 }
            result.append(("substitutions", .object(substitutions)))
            result.sort { $0.0 < $1.0 }
        }
        return .object(result)
    }

    /// The argument that a format takes for a variable: "%2$#@name@", or its place among implicit ones.
    private func argument(of variable: Variable, in localization: Localization) -> Int? {
        guard case .text(let text, _) = localization.content else { return nil }
        let format = FormatString(text)
        var implicit = 0
        for placeholder in format.placeholders where placeholder.isReal {
            if placeholder.position == nil { implicit += 1 }
            if placeholder.kind == .variable, format.name(of: placeholder) == variable.name {
                return placeholder.position ?? implicit
            }
        }
        return nil
    }

    private func fields(
        of content: Content, state: String?, _ losing: inout LossCollector
    ) -> [(String, JSONValue)] {
        switch content {
        case .empty: return []
        case .text(let text, let own):
            return [
                (
                    "stringUnit",
                    .object([("state", .string(own ?? state ?? "translated")), ("value", .string(text))])
                )
            ]
        case .set(let texts, let own):
            return [
                (
                    "stringSet",
                    .object([
                        ("state", .string(own ?? "translated")), ("values", .array(texts.map(JSONValue.string))),
                    ])
                )
            ]
        case .variations(let axis, let variations):
            guard axis == .plural || axis == .device else {
                losing.add("the \(axis.rawValue) variants are lost; the general one is kept")
                return content.general.map { fields(of: .text($0.text, state: $0.state), state: state, &losing) } ?? []
            }
            var cases: [(String, JSONValue)] = []
            for variation in variations.sorted(by: { $0.selector < $1.selector }) {
                cases.append((variation.selector, .object(fields(of: variation.content, state: state, &losing))))
            }
            return [("variations", .object([(axis.rawValue, .object(cases))]))]
        }
    }

    private static func specifier(_ valueType: String?) -> String {
        let text = valueType ?? "@"
        return text.hasPrefix("%") ? String(text.dropFirst()) : text
    }

    private static func filled(_ variable: Variable, form: (String) -> String) -> Content {
        guard case .variations(let axis, let variations) = variable.content else { return variable.content }
        return .variations(
            axis,
            variations.map { variation in
                guard case .text(let text, let state) = variation.content else { return variation }
                return Variation(selector: variation.selector, content: .text(form(text), state: state))
            })
    }

    /// In a form of a whole string implicit specifiers are counted, in one of a variable they are all the same.
    private static func hasOneImplicit(_ variation: Variation) -> Bool {
        guard case .text(let text, _) = variation.content else { return true }
        return FormatString(text).placeholders.filter { $0.isReal && $0.position == nil }.count <= 1
    }

    private static func directForm(_ text: String) -> String { text }

    /// In a substitution the argument that selected the form is written `%arg`.
    private static func substitutionForm(_ text: String) -> String {
        let format = FormatString(text)
        var bytes = Array(text.utf8)
        for placeholder in format.placeholders.reversed()
        where placeholder.kind == .argument && placeholder.position == nil && !placeholder.isDoubtful
            && placeholder.precision == nil
        {
            bytes.replaceSubrange(placeholder.range, with: Array("%arg".utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Gathers the losses of one localization, each once.
struct LossCollector {
    let key: String
    let language: String
    var losses: [ConversionLoss] = []

    init(key: String, language: String) {
        self.key = key
        self.language = language
    }

    mutating func add(_ message: String) {
        let loss = ConversionLoss(key: key, language: language, message: message)
        if !losses.contains(loss) { losses.append(loss) }
    }
}
