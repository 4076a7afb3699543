import SpokenModel

extension CatalogDocument {
    /// The text of one language as a `strings.xml` of Android, empty when it has no entry, and what that cannot hold.
    public func androidStrings(language: String) -> (text: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        var names: Set<String> = []
        var body = ""
        for entry in entries {
            var losing = LossCollector(key: entry.key, language: language)
            let name = Self.resourceName(entry.key, &names, &losing)
            guard let localization = entry.localizations.last(where: { $0.language == language }) else {
                // In a String Catalog the key is the text of the source language.
                if language == sourceLanguage, keysAreTexts, !entry.key.isEmpty {
                    body += comment(of: entry)
                    body += string(entry, name, text(entry.key, entry, &losing))
                    losses += losing.losses
                }
                continue
            }
            // A place for a translation that nobody has written: an empty value would hide the source text.
            if case .text("", state: "new") = localization.content { continue }
            if let state = entry.extractionState, state != "migrated", state != "manual" {
                losing.add("the extraction state '\(state)' is lost")
            }
            let resource = resource(entry, localization, name, &losing)
            if !resource.isEmpty { body += comment(of: entry) + resource }
            losses += losing.losses
        }
        guard !body.isEmpty else { return ("", losses) }
        let file = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(body)</resources>\n"
        return (file, losses)
    }

    /// The folder of a language: `values` for the source language, else `values-ru`, `values-pt-rBR`,
    /// `values-b+sr+Latn`.
    public func androidFolder(language: String) -> String {
        guard language != sourceLanguage, let tag = try? LanguageTag(language) else { return "values" }
        let parts = tag.description.split(separator: "-")
        if parts.count == 1 { return "values-\(tag.language)" }
        if parts.count == 2, !tag.region.isEmpty, tag.region.utf8.count == 2 {
            return "values-\(tag.language)-r\(tag.region)"
        }
        return "values-b+" + parts.joined(separator: "+")
    }

    private func comment(of entry: Entry) -> String {
        guard let comment = entry.comment, !comment.isEmpty else { return "" }
        // Two hyphens in a row end nothing, and XML has no comment with them.
        let text = comment.split(separator: "--", omittingEmptySubsequences: false).joined(separator: "- -")
        return "    <!-- \(text)\(text.hasSuffix("-") ? " " : "") -->\n"
    }

    private func resource(
        _ entry: Entry, _ localization: Localization, _ name: String, _ losing: inout LossCollector
    ) -> String {
        if let forms = localization.expandedPlural {
            let type = localization.variables.first?.valueType ?? "d"
            return plurals(entry, name, forms, type, &losing)
        }
        switch localization.content {
        case .text(let text, let state):
            note(state, &losing)
            if !localization.variables.isEmpty {
                losing.add("the variables are lost; the general form of each is kept")
            }
            let whole = Self.general(text, localization.variables)
            return string(entry, name, self.text(whole, entry, &losing))
        case .variations(.plural, let variations):
            return plurals(entry, name, variations, "d", &losing)
        case .variations(let axis, let variations):
            losing.add("the \(axis.rawValue) variants are lost; the general one is kept")
            if case .variations(.plural, let forms)? = (variations.last { $0.selector == "other" } ?? variations.last)?
                .content
            {
                return plurals(entry, name, forms, "d", &losing)
            }
            guard let general = localization.content.general else { return "" }
            note(general.state, &losing)
            return string(entry, name, text(general.text, entry, &losing))
        case .set(let texts, let state):
            note(state, &losing)
            let items = texts.map { "        <item>\(text($0, entry, &losing))</item>\n" }.joined()
            return "    <string-array name=\"\(name)\"\(fixed(entry))>\n\(items)    </string-array>\n"
        case .empty: return ""
        }
    }

    private func string(_ entry: Entry, _ name: String, _ text: String) -> String {
        "    <string name=\"\(name)\"\(fixed(entry))>\(text)</string>\n"
    }

    private func fixed(_ entry: Entry) -> String { entry.shouldTranslate ? "" : " translatable=\"false\"" }

    private func plurals(
        _ entry: Entry, _ name: String, _ forms: [Variation], _ type: String, _ losing: inout LossCollector
    ) -> String {
        var items = ""
        for form in forms {
            guard ["zero", "one", "two", "few", "many", "other"].contains(form.selector) else {
                losing.add("the form '\(form.selector)' is lost: Android has none for it")
                continue
            }
            if case .variations(let inner, _) = form.content {
                losing.add("the \(inner.rawValue) variants of '\(form.selector)' are lost; the general one is kept")
            }
            guard let general = form.content.general else { continue }
            note(general.state, &losing)
            items +=
                "        <item quantity=\"\(form.selector)\">"
                + "\(text(general.text, entry, &losing, selected: type))</item>\n"
        }
        return "    <plurals name=\"\(name)\"\(fixed(entry))>\n\(items)    </plurals>\n"
    }

    private func note(_ state: String?, _ losing: inout LossCollector) {
        if let state, state != "translated" { losing.add("the state '\(state)' is lost") }
    }

    private func text(
        _ text: String, _ entry: Entry, _ losing: inout LossCollector, selected: String = "d"
    ) -> String {
        if entry.isPlain { return AndroidEncoder(isCompiled: true).value(text) }
        var conversion = JavaPlaceholders()
        conversion.selectedType = selected
        let (converted, losses) = conversion.convert(text)
        for loss in losses { losing.add(loss) }
        return AndroidEncoder(isCompiled: true).value(converted)
    }

    /// The general text of each variable in its place.
    static func general(_ text: String, _ variables: [Variable]) -> String {
        var text = text
        for variable in variables {
            for placeholder in FormatString(text).placeholders.reversed() where placeholder.kind == .variable {
                let format = FormatString(text)
                guard format.name(of: placeholder) == variable.name, let general = variable.content.general else {
                    continue
                }
                var bytes = Array(text.utf8)
                let number = placeholder.position ?? variable.argumentNumber
                let form = placed(general.text, number, variable.valueType)
                bytes.replaceSubrange(placeholder.range, with: Array(form.utf8))
                text = String(decoding: bytes, as: UTF8.self)
            }
        }
        return text
    }

    /// The form of a variable as a part of the whole: `%arg` and implicit specifiers are the argument of the variable.
    static func placed(_ text: String, _ number: Int?, _ type: String?) -> String {
        let format = FormatString(text)
        var bytes = Array(text.utf8)
        for placeholder in format.placeholders.reversed() where placeholder.isReal && placeholder.position == nil {
            let source = format.source(of: placeholder)
            let conversion = placeholder.kind == .selected ? type ?? "@" : String(source.dropFirst())
            let written = "%" + (number.map { "\($0)$" } ?? "") + conversion
            bytes.replaceSubrange(placeholder.range.clamped(to: bytes.indices), with: Array(written.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A name that the resource compiler takes: letters of ASCII, digits, `_` and `.`; another one is a loss.
    private static func resourceName(
        _ key: String, _ names: inout Set<String>, _ losing: inout LossCollector
    ) -> String {
        var name = ""
        for byte in key.utf8.prefix(200) {
            let isKept = (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == 0x5F || byte == 0x2E
            // Characters beyond ASCII take several bytes and one sign.
            if isKept { name.append(Character(UnicodeScalar(byte))) } else if byte & 0xC0 != 0x80 { name.append("_") }
        }
        if name.utf8.first.map({ $0.isDigit || $0 == 0x2E }) ?? true { name = "_" + name }
        var unique = name
        var number = 2
        while !names.insert(unique).inserted {
            unique = "\(name)_\(number)"
            number += 1
        }
        if unique != key { losing.add("the key is written as '\(unique)': Android has no such name") }
        return unique
    }
}

extension CatalogDocument.Localization {
    /// The forms of a text with one plural variable, each with the text around it: «%#@days@ left» as «%d day left».
    /// nil for other strings.
    var expandedPlural: [CatalogDocument.Variation]? {
        guard case .text(let format, let state) = content, variables.count == 1, let variable = variables.first,
            !variable.isGender, case .variations(.plural, let forms) = variable.content
        else { return nil }
        let string = FormatString(format)
        let places = string.placeholders.filter(\.isReal)
        guard places.count == 1, let place = places.first, place.kind == .variable,
            string.name(of: place) == variable.name, place.position ?? 1 == 1, variable.argumentNumber ?? 1 == 1
        else { return nil }
        return forms.map { form in
            guard let general = form.content.general else { return form }
            var bytes = Array(format.utf8)
            bytes.replaceSubrange(place.range, with: Array(general.text.utf8))
            return CatalogDocument.Variation(
                selector: form.selector,
                content: .text(String(decoding: bytes, as: UTF8.self), state: general.state ?? state))
        }
    }
}
