import SpokenModel

/// Plural forms as Symfony writes them into one text: `{{ limit }} choice|{{ limit }} choices`. Which number takes which
/// form is known to the language alone.
enum XLIFFPipes {
    /// True for a source of several forms: an argument stands in it, and each part has words. Numbers and intervals before
    /// the parts (`{0} none|[1,Inf] some`) are another way of writing.
    static func isChoice(_ content: CatalogContent, in source: CatalogSource) -> Bool {
        guard case .unit(let unit) = content else { return false }
        return source.withBytes(unit.value) { bytes in
            let parts = bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            let reader = ByteReader(bytes)
            let hasArgument = reader.firstRange(of: "{{", from: 0) != nil || reader.firstRange(of: "%", from: 0) != nil
            let isNumbered =
                (bytes.first == UInt8(ascii: "{") && !reader.has("{{", at: 0)) || bytes.first == UInt8(ascii: "[")
                || bytes.first == UInt8(ascii: "]")
            // With blanks around it a bar is punctuation: "App: %s | Server: %s".
            let isPunctuation = reader.firstRange(of: " | ", from: 0) != nil
            return (2...6).contains(parts.count) && hasArgument && !isNumbered && !isPunctuation
                && parts.allSatisfy { $0.count > 2 && ($0.contains(0x20) || $0.contains { $0 >= 0x80 }) }
        }
    }

    /// The parts of a text as the forms of a language; the text itself where it has one part.
    static func split(_ content: CatalogContent, _ language: LanguageTag?, in source: CatalogSource) -> CatalogContent {
        guard case .unit(let unit) = content, let language,
            let rule = language.language == "he" ? PluralFormula.germanic : PluralFormula.rule(of: language)
        else { return content }
        let start = Int(unit.value.start)
        let end = min(Int(unit.value.end), source.text.count)
        guard start < end else { return content }
        var parts: [Range<Int>] = []
        var begin = start
        for index in start..<end where source.text[index] == UInt8(ascii: "|") {
            parts.append(begin..<index)
            begin = index + 1
        }
        parts.append(begin..<end)
        guard parts.count > 1, parts.count <= 16 else { return content }
        let forms = rule.forms(for: language)
        let cases = parts.enumerated().map { index, part in
            let form = forms.indices.contains(index) ? forms[index] : PluralFormula.Form(code: -1, served: 0)
            let text = CatalogText(part.lowerBound, part.upperBound, unit.value.form)
            return CatalogVariation(
                selector: CatalogText(part.lowerBound, part.lowerBound, .verbatim),
                content: .unit(CatalogUnit(value: text, state: unit.state)), span: text.span, form: Int32(index),
                code: form.code, served: form.served)
        }
        return .variations(CatalogVariations(axis: .plural, span: unit.value.span, cases: cases))
    }
}
