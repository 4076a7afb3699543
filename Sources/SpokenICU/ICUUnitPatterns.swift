internal import CSpokenICU
import SpokenModel

/// What CLDR writes around a number for each unit: all at once, which costs less than one formatter.
package enum ICUUnitPatterns {
    /// Calls back with each pattern: the unit, what stands before the number and what behind it; the nearest locale
    /// first. Nothing for an unknown language.
    package static func forEach(
        in language: LanguageTag, width: ICUNumberFormatter.Width,
        _ body: (_ unit: Substring, _ before: Substring, _ behind: Substring) -> Void
    ) {
        let text = ICUText.string { spoken_icu_unit_patterns(language.description, width.rawValue, $0, $1) } ?? ""
        // By bytes: there are some thousand lines, and the first amount of a text waits for them.
        let bytes = text.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
            defer { start = end < bytes.endIndex ? bytes.index(after: end) : end }
            let line = bytes[start..<end]
            guard let tab = line.firstIndex(of: 0x09), let number = Self.number(line) else { continue }
            body(
                Substring(line[..<tab]), Substring(line[line.index(after: tab)..<number]),
                Substring(line[line.index(number, offsetBy: 3)...]))
        }
    }

    /// Where the first `{0}` begins.
    private static func number(_ line: Substring.UTF8View) -> Substring.UTF8View.Index? {
        var rest = line
        while let brace = rest.firstIndex(of: 0x7B) {
            if rest[brace...].starts(with: "{0}".utf8) { return brace }
            rest = rest[rest.index(after: brace)...]
        }
        return nil
    }
}
