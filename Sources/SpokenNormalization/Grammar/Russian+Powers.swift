import SpokenLocaleData
import SpokenModel

/// Numbers with a power of ten: «6,02×10²³», «1,6·10^-19 Кл».
extension Classifier {
    func powerOfTen(_ number: ScannedNumber, from start: Int) -> Reading? {
        let sign = text.skipSpaces(number.end)
        let length =
            text.has("×", at: sign) || text.has("·", at: sign)
            ? 2 : text.has("⋅", at: sign) || text.has("∙", at: sign) ? 3 : 0
        let ten = text.skipSpaces(sign + length)
        guard length > 0, text.has("10", at: ten), let (exponent, isNegative, end) = exponent(ten + 2),
            let times = vocabulary.symbols["times"]
        else { return nil }
        var content: Reading.Content = .joined([
            .quantity(.cardinal(number.value), governedCase(before: start, of: number)), .words(" \(times) "),
            tenToThe(exponent, isNegative),
        ])
        var last = end
        // «3·10⁸ м/с»
        if let (meaning, unitEnd) = spelling(end), let noun = vocabulary.genitivePlural(of: meaning) {
            content = content.appending(" " + noun)
            last = unitEnd
        }
        // «6,8×10⁹/л», «5×10⁻³ моль/л»
        if text[last] == 0x2F {
            guard let (other, otherEnd) = spelling(last + 1), let unit = other.unit,
                let per = vocabulary.measurePer(unit)
            else { return nil }
            content = content.appending(" " + per)
            last = otherEnd
        }
        return Reading(start: start, end: last, content: content, semioticClass: .symbol, confidence: .likely)
    }

    /// «десять в минус девятнадцатой степени»
    private func tenToThe(_ exponent: UInt64, _ isNegative: Bool) -> Reading.Content {
        .joined([
            .quantity(.cardinal(10), .nominative), .words(isNegative ? " в минус " : " в "),
            .quantity(.ordinal(exponent, .feminine), .prepositional), .words(" степени"),
        ])
    }

    /// «²³», «^-19»
    private func exponent(_ place: Int) -> (value: UInt64, isNegative: Bool, end: Int)? {
        if let (value, isNegative, end) = text.superscript(place) {
            return value > 0 ? (UInt64(value), isNegative, end) : nil
        }
        guard text[place] == 0x5E else { return nil }
        let minus = text[place + 1] == 0x2D ? 1 : text.has("−", at: place + 1) ? 3 : 0
        let (value, count) = text.digits(place + 1 + minus)
        guard (1...3).contains(count), value > 0, text.letterLength(place + 1 + minus + count) == 0 else { return nil }
        return (UInt64(value), minus > 0, place + 1 + minus + count)
    }
}
