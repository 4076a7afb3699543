import SpokenModel

/// Writes texts as the resource compiler of Android reads them.
struct AndroidEncoder {
    /// False for Compose Multiplatform, where quotes and apostrophes stand for themselves.
    let isCompiled: Bool
    /// True in a CDATA section.
    var isData = false
    /// True where a no-break space is written as itself, as in the value before.
    var keepsNoBreakSpace = false
    /// True where the name of a resource, `@string/other`, took the place of a text before.
    var allowsReference = false

    /// A text, or a part of one, between whatever stands around it.
    func part(_ text: some StringProtocol) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "'" where isCompiled: result += "\\'"
            case "\"" where isCompiled: result += "\\\""
            case "&" where !isData: result += "&amp;"
            case "<" where !isData: result += "&lt;"
            case ">" where !isData && result.hasSuffix("]]"): result += "&gt;"
            case "\u{A0}" where !keepsNoBreakSpace: result += "\\u00a0"
            case "\u{0}"..<"\u{20}":
                let letter = ControlLetter.letter(of: scalar, among: "nt")
                result += letter.map { "\\\($0)" } ?? UnicodeEscape.written(UInt16(scalar.value))
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A whole value.
    ///
    /// - Parameters:
    ///   - markup: the value that it takes the place of, as it was written: tags that stood there stay tags, and what
    ///     `<xliff:g>` protected is protected again.
    func value(_ text: String, instead markup: UnsafeBufferPointer<UInt8>) -> String {
        if isData {
            return "<![CDATA["
                + part(text).split(separator: "]]>", omittingEmptySubsequences: false)
                .joined(separator: "]]]]><![CDATA[>") + "]]>"
        }
        let old = AndroidGroups(markup)
        var result = ""
        var rest = text[...]
        for group in old.found(in: text) {
            result += old.tags.written(rest[..<group.range.lowerBound], text: part)
            result += group.opening + part(text[group.range]) + group.closing
            rest = rest[group.range.upperBound...]
        }
        result += old.tags.written(rest, text: part)
        return guarded(result, text)
    }

    /// A whole value of a new resource.
    func value(_ text: String) -> String { guarded(part(text), text) }

    /// White space at the ends and in a row is kept by quotes; a sign that names a resource is escaped.
    private func guarded(_ written: String, _ text: String) -> String {
        guard isCompiled else { return written }
        var before: Unicode.Scalar = " "
        var needsQuotes = false
        for scalar in text.unicodeScalars {
            if scalar == " ", before == " " { needsQuotes = true }
            before = scalar
        }
        if before == " ", !text.isEmpty { needsQuotes = true }
        if needsQuotes { return "\"\(written)\"" }
        guard written.hasPrefix("@") || written.hasPrefix("?") else { return written }
        return allowsReference && AndroidText.isReference(written.utf8) ? written : "\\" + written
    }
}
