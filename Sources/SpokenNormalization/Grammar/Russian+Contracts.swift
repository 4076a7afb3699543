import SpokenLocaleData
import SpokenModel

/// What contracts and laws write: amounts with their words in brackets, ranges of items.
extension Classifier {
    /// «5 000 (пять тысяч) руб. 00 коп.»: the unit behind the bracket belongs to the number before it.
    func bracketed(_ number: ScannedNumber, from start: Int) -> Reading? {
        let open = text.skipSpaces(number.end)
        guard text[open] == 0x28, text[open + 1] >= 0xD0, let close = wordsEnd(open + 1), !number.isNegative,
            let (meaning, unitEnd) = spelling(close)
        else { return nil }
        let unitStart = text.skipSpaces(close)
        // A whole word has been written in its form.
        guard text.letterLength(unitStart) == 0 || text[unitEnd - 1] == 0x2E || unitEnd - unitStart <= 6 else {
            return nil
        }
        let grammaticalCase = governedCase(before: start, of: number)
        guard let noun = vocabulary.noun(meaning, of: number, grammaticalCase) else { return nil }
        var parts: [Reading.Content] = [
            .quantity(.cardinal(number.value, vocabulary.gender(of: meaning) ?? .masculine), grammaticalCase),
            .words(word(number.end, close) + " " + noun),
        ]
        var end = unitEnd
        if case .currency(let code) = meaning {
            let second = text.skipSpaces(end)
            let (value, count) = text.digits(second)
            if second > end, (1...2).contains(count), let (minor, minorEnd) = spelling(second + count),
                minor == .minorUnit(code)
            {
                var cents = ScannedNumber(start: second, end: second + count)
                cents.integer = UInt64(value)
                parts += [
                    .words(" "),
                    .quantity(.cardinal(cents.value, vocabulary.gender(of: minor) ?? .feminine), grammaticalCase),
                    .words(" " + (vocabulary.noun(minor, of: cents, grammaticalCase) ?? "")),
                ]
                end = minorEnd
            }
        }
        return Reading(start: start, end: end, content: .joined(parts), semioticClass: .money, confidence: .likely)
    }

    /// Behind the bracket that closes a few words.
    private func wordsEnd(_ start: Int) -> Int? {
        var place = start
        while place < start + 200 {
            if text[place] == 0x29 { return place + 1 }
            let length = text.letterLength(place)
            guard length > 0 || text[place] == 0x20 || text[place] == 0x2D || text[place] == 0x2C else { return nil }
            place += max(length, 1)
        }
        return nil
    }

    /// «пп. 3.1–3.4»: no point of both is a decimal sign.
    func numberedRange(_ number: ScannedNumber, from start: Int, _ point: String) -> Reading? {
        let dash = text.dashLength(number.end)
        guard dash > 0, text.isDigit(number.end + dash) else { return nil }
        let second = text.scanNumber(number.end + dash, syntax)
        guard second.separator == 0x2E, second.hasFraction, second.fits, !second.isChain, spelling(second.end) == nil,
            text.letterLength(second.end) == 0
        else { return nil }
        func said(_ number: ScannedNumber) -> Reading.Content {
            .sequence(
                [number.integer, number.fraction].map { .cardinal(DecimalNumber(exactly: $0) ?? 0) },
                separator: " \(point) ")
        }
        return Reading(
            start: start, end: second.end,
            content: .joined([said(number), .words(word(number.end, second.start)), said(second)]),
            semioticClass: .code, confidence: .likely)
    }
}
