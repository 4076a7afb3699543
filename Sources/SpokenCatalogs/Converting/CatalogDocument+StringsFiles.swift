extension CatalogDocument {
    /// The text of one language as a .strings and a .stringsdict file, either empty when it has no entry, and what
    /// they cannot hold.
    public func stringsFiles(language: String) -> (strings: String, stringsdict: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        var strings = ""
        var rules = ""
        for entry in entries {
            guard let localization = entry.localizations.last(where: { $0.language == language }) else {
                // In a String Catalog the key is the text of the source language.
                if language == sourceLanguage, keysAreTexts, !entry.key.isEmpty {
                    append(entry, entry.key, to: &strings)
                }
                continue
            }
            var losing = LossCollector(key: entry.key, language: language)
            if !entry.shouldTranslate { losing.add("the mark that it is not to be translated is lost") }
            if let state = entry.extractionState, state != "migrated", state != "manual" {
                losing.add("the extraction state '\(state)' is lost")
            }
            switch localization.content {
            // A place for a translation that nobody has written: an empty value would hide the source text.
            case .text("", state: "new"): break
            case .text(let text, let state) where localization.variables.isEmpty:
                note(state, &losing)
                append(entry, text, to: &strings)
            case .set(let texts, _):
                losing.add("the set of \(texts.count) strings is lost; the first is kept")
                if let first = texts.first { append(entry, first, to: &strings) }
            case .empty: break
            default: rules += rule(entry, localization, &losing)
            }
            losses += losing.losses
        }
        // A blank line between entries, none behind the last.
        if !strings.isEmpty { strings.removeLast() }
        guard !rules.isEmpty else { return (strings, "", losses) }
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(rules)</dict>
            </plist>

            """
        return (strings, list, losses)
    }

    private func append(_ entry: Entry, _ text: String, to strings: inout String) {
        if let comment = entry.comment, !comment.isEmpty, !comment.contains("*/") {
            strings += "/* \(comment) */\n"
        }
        strings +=
            "\"\(CatalogTextEncoder.strings(entry.key))\" = \"\(CatalogTextEncoder.strings(text))\";\n\n"
    }

    private func note(_ state: String?, _ losing: inout LossCollector) {
        if let state, state != "translated" { losing.add("the state '\(state)' is lost") }
    }

    private func rule(_ entry: Entry, _ localization: Localization, _ losing: inout LossCollector) -> String {
        var result = "\t<key>\(CatalogTextEncoder.xml(entry.key))</key>\n\t<dict>\n"
        switch localization.content {
        case .text(let text, let state):
            note(state, &losing)
            result += string("NSStringLocalizedFormatKey", positioned(text, localization.variables), 2)
            for variable in localization.variables { result += self.variable(variable, &losing) }
        case .variations(.plural, let variations):
            let (specifier, argument) = Self.numericSpecifier(variations)
            if specifier == "d", argument == 1, variations.contains(where: Self.showsObject) {
                losing.add("no argument is known to be a number: the first one chooses the form")
            }
            result += string("NSStringLocalizedFormatKey", argument > 1 ? "%\(argument)$#@value@" : "%#@value@", 2)
            result += self.variable(
                Variable(
                    name: "value", valueType: specifier, argumentNumber: nil,
                    content: .variations(.plural, variations.map(Self.numbered))), &losing)
        case .variations(let axis, let variations):
            let name = axis == .width ? "NSStringVariableWidthRuleType" : "NSStringDeviceSpecificRuleType"
            result += "\t\t<key>\(name)</key>\n\t\t<dict>\n"
            for variation in variations {
                if case .variations(let inner, _) = variation.content {
                    losing.add(
                        "the \(inner.rawValue) forms of '\(variation.selector)' are lost; the general one is kept")
                }
                if let general = variation.content.general {
                    note(general.state, &losing)
                    result += string(variation.selector, general.text, 3)
                }
            }
            result += "\t\t</dict>\n"
        case .set, .empty: break
        }
        return result + "\t</dict>\n"
    }

    private func variable(_ variable: Variable, _ losing: inout LossCollector) -> String {
        var result = "\t\t<key>\(CatalogTextEncoder.xml(variable.name))</key>\n\t\t<dict>\n"
        let rule = variable.isGender ? "NSStringGenderRuleType" : "NSStringPluralRuleType"
        result += string("NSStringFormatSpecTypeKey", rule, 3)
        let type = variable.valueType ?? "@"
        result += string("NSStringFormatValueTypeKey", type, 3)
        switch variable.content {
        case .variations(_, let variations):
            for variation in variations {
                if case .variations(let inner, _) = variation.content {
                    losing.add(
                        "the \(inner.rawValue) variants of '\(variation.selector)' are lost; the general one is kept")
                }
                if let general = variation.content.general {
                    note(general.state, &losing)
                    result += string(variation.selector, Self.withoutArg(general.text, type), 3)
                }
            }
        case .text(let text, _): result += string("other", Self.withoutArg(text, type), 3)
        case .set, .empty: break
        }
        return result + "\t\t</dict>\n"
    }

    private func string(_ key: String, _ text: String, _ indent: Int) -> String {
        let margin = String(repeating: "\t", count: indent)
        return "\(margin)<key>\(CatalogTextEncoder.xml(key))</key>\n"
            + "\(margin)<string>\(CatalogTextEncoder.xml(text))</string>\n"
    }

    /// Writes `argNum` into the references: "%#@files@" becomes "%2$#@files@".
    private func positioned(_ text: String, _ variables: [Variable]) -> String {
        let format = FormatString(text)
        var bytes = Array(text.utf8)
        for placeholder in format.placeholders.reversed()
        where placeholder.kind == .variable && placeholder.position == nil {
            let name = format.name(of: placeholder)
            guard let number = variables.first(where: { $0.name == name })?.argumentNumber else { continue }
            bytes.insert(contentsOf: Array("\(number)$".utf8), at: placeholder.range.lowerBound + 1)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The form of a variable as it stands for itself: `%arg` becomes the specifier.
    static func withoutArg(_ text: String, _ type: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("%arg") {
                result += "%" + (type.hasPrefix("%") ? String(type.dropFirst()) : type)
                rest = rest.dropFirst(4)
            } else {
                result += rest.prefix(rest.hasPrefix("%%") ? 2 : 1)
                rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
            }
        }
        return result + rest
    }

    /// The conversion of the first number in the forms and its argument: `lld` and 2 for "%@: %lld days".
    static func numericSpecifier(_ variations: [Variation]) -> (specifier: String, argument: Int) {
        for variation in variations.reversed() {
            guard case .text(let text, _) = variation.content else { continue }
            var implicit = 0
            for placeholder in FormatString(text).placeholders where placeholder.isReal {
                if placeholder.position == nil { implicit += 1 }
                switch placeholder.argumentType {
                case .signed, .unsigned, .double:
                    let conversion = Character(Unicode.Scalar(placeholder.conversion))
                    return (placeholder.length.rawValue + String(conversion), placeholder.position ?? implicit)
                default: continue
                }
            }
        }
        return ("d", 1)
    }

    /// True for a form whose first argument is no number.
    private static func showsObject(_ variation: Variation) -> Bool {
        guard case .text(let text, _) = variation.content else { return false }
        return FormatString(text).placeholders.contains {
            $0.isReal && $0.argumentType == .object && $0.position ?? 1 == 1
        }
    }

    /// In a form of a variable a specifier without position is the argument that selected it, so that forms with
    /// several specifiers must number them.
    private static func numbered(_ variation: Variation) -> Variation {
        guard case .text(let text, let state) = variation.content else { return variation }
        let placeholders = FormatString(text).placeholders.filter { $0.kind == .argument && $0.isReal }
        let implicit = placeholders.filter { $0.position == nil }
        guard placeholders.count > 1, !implicit.isEmpty else { return variation }
        var bytes = Array(text.utf8)
        for (index, placeholder) in implicit.enumerated().reversed() {
            bytes.insert(contentsOf: Array("\(index + 1)$".utf8), at: placeholder.range.lowerBound + 1)
        }
        return Variation(
            selector: variation.selector, content: .text(String(decoding: bytes, as: UTF8.self), state: state))
    }
}
