internal import CSpokenICU
import SpokenModel

/// Units of measure in words, in the grammatical case that is asked for, as far as CLDR has it.
package struct ICUUnitFormatter: Sendable {
    package typealias Width = ICUNumberFormatter.Width

    package var language: LanguageTag { numbers.language }
    private let numbers: ICUNumberFormatter
    private let unitCases: ICUUnitCases

    /// - Throws: `.unknownLanguage` when CLDR has no unit names in it.
    package init(_ language: LanguageTag) throws(ICUError) {
        numbers = try ICUNumberFormatter(language)
        guard spoken_icu_unit_names_are_known(language.description) == 1 else { throw .unknownLanguage(language) }
        unitCases = ICUUnitCases(language)
    }

    /// True for a CLDR unit identifier, simple or compound: "kilometer-per-hour".
    package static func isKnown(_ identifier: String) -> Bool {
        identifier.isSafeForC && spoken_icu_unit_is_known(identifier) == 1
    }

    /// The cases in which the language inflects units; the nominative only in English, French, Kazakh, …
    package var cases: [GrammaticalCase] { unitCases.all }

    /// Appends «5 сантиметров».
    /// - Throws: `.unknownUnit`, or `.missingCase` where ICU would say the nominative.
    package func append(
        _ number: DecimalNumber, _ unit: MeasureUnit, case grammaticalCase: GrammaticalCase = .nominative,
        width: Width = .full, to buffer: inout UTF8Buffer
    ) throws(ICUError) {
        let name = try caseName(grammaticalCase, unit, width)
        try numbers.append(number, unit: unit.identifier, width: width, caseName: name, to: &buffer)
    }

    /// The same text cut around its digits, for a number that is said in words.
    package func parts(
        _ number: DecimalNumber, _ unit: MeasureUnit, case grammaticalCase: GrammaticalCase = .nominative,
        width: Width = .full
    ) throws(ICUError) -> ICUNumberFormatter.Parts {
        let name = try caseName(grammaticalCase, unit, width)
        return try numbers.parts(number, unit: unit.identifier, width: width, caseName: name)
    }

    /// The gender that the number word agrees with: feminine for the Russian minute. Nil when CLDR does not say it.
    package func gender(of unit: MeasureUnit) -> GrammaticalGender? {
        guard let nounClass = try? numbers.nounClass(unit: unit.identifier) else { return nil }
        switch nounClass {
        case 2: return .neuter
        case 3: return .feminine
        case 4, 5, 6, 7: return .masculine
        case 8: return .common
        default: return nil
        }
    }

    /// True when CLDR inflects this unit in this language: 35 Russian units have only their nominative.
    package func inflects(_ unit: MeasureUnit) -> Bool {
        guard unitCases.inflects else { return false }
        let key = InflectionKey(language: language.description, unit: unit.identifier)
        let answer = try? Self.inflectedUnits.value(for: key) { () throws(ICUError) in
            for number in [1, 5] as [DecimalNumber] {
                var nominative = UTF8Buffer()
                try numbers.append(number, unit: unit.identifier, width: .full, caseName: nil, to: &nominative)
                let expected = nominative.string
                for grammaticalCase in unitCases.all {
                    guard let name = unitCases.name(of: grammaticalCase) else { continue }
                    var inflected = UTF8Buffer()
                    try numbers.append(number, unit: unit.identifier, width: .full, caseName: name, to: &inflected)
                    if inflected.string != expected { return true }
                }
            }
            return false
        }
        return answer ?? false
    }

    /// CLDR's name of the case, nil for the nominative. Symbols have no case: «30 см» is right in each.
    private func caseName(
        _ grammaticalCase: GrammaticalCase, _ unit: MeasureUnit, _ width: Width
    ) throws(ICUError) -> String? {
        guard grammaticalCase != .nominative, width == .full else { return nil }
        guard Self.isKnown(unit.identifier) else { throw .unknownUnit(unit.identifier) }
        guard let name = unitCases.name(of: grammaticalCase), inflects(unit) else {
            throw .missingCase(grammaticalCase, language)
        }
        return name
    }

    private struct InflectionKey: Hashable, Sendable {
        let language: String
        let unit: String
    }

    private static let inflectedUnits = ICUCache<InflectionKey, Bool>(limit: 1024)
}
