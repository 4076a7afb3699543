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
        for line in text.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t"), let number = line.firstRange(of: "{0}") else { continue }
            body(
                line[..<tab], line[line.index(after: tab)..<number.lowerBound], line[number.upperBound...])
        }
    }
}
