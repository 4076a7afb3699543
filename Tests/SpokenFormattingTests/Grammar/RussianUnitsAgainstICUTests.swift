import SpokenICU
import SpokenLocaleData
import SpokenModel
import Testing

@testable import SpokenFormatting

/// Russian units behind a number against CLDR, in every case that CLDR has.
///
/// The differences are listed by unit, each with its reason; a difference that is gone fails too.
@Suite struct RussianUnitsAgainstICUTests {
    /// CLDR gives a short or another form on purpose or by mistake; ours is the one of careful Russian.
    private static let different: [String: String] = [
        "ampere-hour": "CLDR joins the parts by a dot",
        "arc-minute": "CLDR leaves the angle to the context",
        "arc-second": "CLDR leaves the angle to the context",
        "cubic-decimeter": "CLDR does not inflect the second word of a compound",
        "cubic-millimeter": "CLDR does not inflect the second word of a compound",
        "cup": "CLDR says «амер.», which no voice reads as a word",
        "fluid-ounce": "CLDR says «амер.», which no voice reads as a word",
        "gallon": "CLDR says «амер.», which no voice reads as a word",
        "gigawatt-hour": "CLDR joins the parts by a dot",
        "gram": "careful writing prescribes «граммов»",
        "gram-per-cubic-centimeter": "careful writing prescribes «граммов»",
        "gram-per-liter": "careful writing prescribes «граммов»",
        "gram-per-square-meter": "careful writing prescribes «граммов»",
        "item": "«объект» is a thing of a program, «предмет» one of a cart",
        "kilogram": "careful writing prescribes «граммов»",
        "kilogram-per-cubic-meter": "careful writing prescribes «граммов»",
        "kilogram-per-square-meter": "careful writing prescribes «граммов»",
        "lux": "CLDR has the counting form in the genitive and not in the nominative",
        "megawatt-hour": "CLDR joins the parts by a dot",
        "microgram": "careful writing prescribes «граммов»",
        "mile-per-gallon": "CLDR says «амер.», which no voice reads as a word",
        "milliampere-hour": "CLDR joins the parts by a dot",
        "milligram": "careful writing prescribes «граммов»",
        "milligram-per-liter": "careful writing prescribes «граммов»",
        "permillion": "CLDR misspells «миллионных»",
        "pint": "CLDR says «амер.», which no voice reads as a word",
        "quart": "CLDR says «амер.», which no voice reads as a word",
        "square-decimeter": "CLDR does not inflect the second word of a compound",
        "square-millimeter": "CLDR does not inflect the second word of a compound",
        "tonne": "CLDR has the nominative for the accusative",
        "volt-ampere": "CLDR joins the parts by a dot",
        "watt-hour": "CLDR joins the parts by a dot",
    ]

    @Test func units() throws {
        let grammar = try RussianGrammar(numbers: .digits, options: .init())
        let icu = try ICUUnitFormatter(.russian)
        var differing: [String: String] = [:]
        var compared = 0
        for identifier in grammar.units.table?.identifiers ?? [] {
            let unit = MeasureUnit(identifier: identifier)
            guard ICUUnitFormatter.isKnown(unit.identifier), icu.inflects(unit) else { continue }
            for grammaticalCase in grammar.cases {
                for number in ["1", "2", "5", "21", "1.5"] {
                    var theirs = UTF8Buffer()
                    do {
                        try icu.append(try DecimalNumber(number), unit, case: grammaticalCase, to: &theirs)
                    } catch {
                        continue
                    }
                    var ours = UTF8Buffer()
                    grammar.appendSpoken(
                        .measure(Measure(try DecimalNumber(number), unit)), role: .plain, case: grammaticalCase,
                        to: &ours)
                    let expected = String(theirs.string.map { $0 == "\u{A0}" ? " " : $0 })
                    compared += 1
                    if ours.string != expected { differing[identifier, default: ""] += "\(ours.string)|\(expected); " }
                }
            }
        }
        #expect(compared > 1000)
        for (unit, forms) in differing where Self.different[unit] == nil { Issue.record("\(unit): \(forms)") }
        for unit in Self.different.keys where differing[unit] == nil {
            Issue.record("\(unit) does not differ any more")
        }
    }
}
