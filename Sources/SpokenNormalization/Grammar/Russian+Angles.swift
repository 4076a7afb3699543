import SpokenLocaleData
import SpokenModel

/// Ranges of decimals.
extension Classifier {
    /// «норма 3,0–5,2»: in words a range of decimals.
    func decimalRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.separator != 0x2E, !number.isNegative, !number.hasLeadingZero || number.hasFraction else {
            return nil
        }
        let dash = text.dashLength(number.end)
        guard dash > 0, text.isDigit(number.end + dash) else { return nil }
        let second = text.scanNumber(number.end + dash, syntax)
        guard number.hasFraction || second.hasFraction, second.fits, !second.isChain, second.separator != 0x2E,
            number.isLess(than: second), spelling(second.end) == nil, text[second.end] != 0x25,
            text.letterLength(second.end) == 0, text.dashLength(second.end) == 0, text[second.end] != 0x2F
        else { return nil }
        var gender: GrammaticalGender?
        let noun = text.skipSpaces(second.end)
        if text.letterLength(noun) > 0 {
            // «1-2,5 метра»: behind a decimal the noun stands in the genitive singular.
            guard second.hasFraction,
                hasForm(
                    noun, text.wordEnd(noun),
                    where: {
                        guard $0.isNoun, $0.has(.genitive, .singular) else { return false }
                        gender = $0.gender
                        return true
                    })
            else { return nil }
        }
        return Reading(
            start: start, end: second.end,
            content: .quantity(
                .range(.cardinal(number.value, gender ?? .masculine), .cardinal(second.value)),
                governedCase(before: start, of: second)),
            semioticClass: .range, confidence: .likely)
    }
}
