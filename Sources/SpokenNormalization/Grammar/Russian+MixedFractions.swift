import SpokenLocaleData
import SpokenModel

/// Numbers with a fraction behind them: «1½ ч. л.», «2 1/2 стакана».
extension Classifier {
    /// «1½ ч. л.», «2 ½», «2 1/2».
    func mixedFraction(_ number: ScannedNumber, from start: Int) -> Reading? {
        let place = text.skipSpaces(number.end)
        guard let (upper, lower, length) = text.vulgarFraction(place) ?? writtenFraction(number), !number.hasFraction,
            !number.isNegative
        else { return nil }
        let end = place + length
        let governed = governedCase(before: start, of: number)
        if upper == 1, lower == 2, let (meaning, unitEnd) = spelling(end), case .unit(let unit) = meaning,
            numbers == .words
        {
            return Reading(
                start: start, end: unitEnd, content: half(number, unit, governed), semioticClass: .fraction)
        }
        let spoken = Reading.Content.quantity(
            .fraction(whole: number.integer, numerator: upper, denominator: lower), governed)
        if let (meaning, unitEnd) = spelling(end), let unit = vocabulary.genitive(of: meaning) {
            let digits = Reading.Content.joined([
                .quantity(.cardinal(number.value), .nominative), .words(word(number.end, end)),
            ])
            return Reading(
                start: start, end: unitEnd,
                content: (numbers == .digits ? digits : spoken).appending(" " + unit),
                semioticClass: .fraction)
        }
        guard numbers == .words else { return nil }
        if number.integer == 1, upper == 1, lower == 2, let words = oneAndHalf(before: end, governed) {
            return Reading(start: start, end: end, content: .words(words), semioticClass: .fraction)
        }
        return Reading(start: start, end: end, content: spoken, semioticClass: .fraction)
    }

    /// «2½ ч. л.»: «две с половиной чайной ложки», «1½ л» «полтора литра».
    private func half(_ number: ScannedNumber, _ unit: MeasureUnit, _ governed: GrammaticalCase) -> Reading.Content {
        guard number.integer > 1, let noun = vocabulary.genitive(of: .unit(unit)) else {
            let half = DecimalNumber(
                uncheckedInteger: number.integer, fraction: 5, fractionDigits: 1, isNegative: false)
            return .quantity(.measure(Measure(half, unit)), governed)
        }
        let gender = vocabulary.gender(of: .unit(unit)) ?? .masculine
        return .quantity(.cardinal(number.value, gender), governed).appending(" с половиной " + noun)
    }

    /// «1/2» behind a number and one space.
    private func writtenFraction(_ number: ScannedNumber) -> (upper: UInt64, lower: UInt64, length: Int)? {
        let place = number.end + text.spaceLength(number.end)
        guard place > number.end, number.integerDigits <= 2, !number.hasLeadingZero, number.integer > 0,
            text.isDigit(place), text[place + 1] == 0x2F
        else { return nil }
        let (upper, lower) = (text.digits(place), text.digits(place + 2))
        let end = place + 2 + lower.count
        guard lower.count == 1, [2, 3, 4, 5, 8].contains(lower.value), (1..<lower.value).contains(upper.value),
            text.letterLength(end) == 0, ![0x2F, 0x2D, 0x3A].contains(text[end]),
            !wordAfter(end).text.begins(with: "финал")
        else { return nil }
        return (UInt64(upper.value), UInt64(lower.value), end - place)
    }

    /// «полтора», «полторы» and «полутора» before a noun in the genitive.
    private func oneAndHalf(before place: Int, _ governed: GrammaticalCase) -> String? {
        let noun = loweredAfter(place)
        guard noun.byteCount > 4, !vocabulary.isFunctionWord(noun) else { return nil }
        guard governed == .nominative || governed == .accusative else { return "полутора" }
        return ["ы", "и", "ой", "ей"].contains(where: noun.ends(with:)) ? "полторы" : "полтора"
    }
}
