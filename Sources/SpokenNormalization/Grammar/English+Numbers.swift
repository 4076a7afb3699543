import SpokenModel

/// Ordinals, decades and eras in English.
extension Classifier {
    /// "3rd", "1,000th": the ending must be the right one, else it is no ordinal.
    func englishOrdinal(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isNegative, hasOrdinalEnding(number) else { return nil }
        let end = number.end + 2
        guard text.letterLength(end) == 0 else { return nil }
        if let range = ordinalRange(number, from: start, end) { return range }
        guard numbers == .words else { return nil }
        if let reading = englishDayMonth(number, from: start) { return reading }
        return Reading(
            start: start, end: end, content: .quantity(.ordinal(number.integer), .nominative),
            semioticClass: text[end] == 0x2D ? .compound : .ordinal)
    }

    /// "1st–3rd grade"
    private func ordinalRange(_ number: ScannedNumber, from start: Int, _ end: Int) -> Reading? {
        let dash = text.dashLength(end)
        guard dash > 0, text.isDigit(end + dash) else { return nil }
        let second = text.scanNumber(end + dash, vocabulary.syntax)
        guard second.fits, !second.isChain, hasOrdinalEnding(second), second.integer > number.integer,
            text.letterLength(second.end + 2) == 0
        else { return nil }
        let content: Reading.Content =
            numbers == .digits
            ? .words(word(start, end) + separator("to") + word(second.start, second.end + 2))
            : .joined([
                .quantity(.ordinal(number.integer), .nominative), .words(separator("to")),
                .quantity(.ordinal(second.integer), .nominative),
            ])
        return Reading(
            start: start, end: second.end + 2, content: content,
            semioticClass: text[second.end + 2] == 0x2D ? .compound : .range, confidence: .likely)
    }

    func hasOrdinalEnding(_ number: ScannedNumber) -> Bool {
        let first = text[number.end] | 0x20
        let second = text[number.end + 1] | 0x20
        let tail = number.integer % 100
        let expected: (UInt8, UInt8) =
            switch (tail / 10, tail % 10) {
            case (1, _): (0x74, 0x68)
            case (_, 1): (0x73, 0x74)
            case (_, 2): (0x6E, 0x64)
            case (_, 3): (0x72, 0x64)
            default: (0x74, 0x68)
            }
        return first == expected.0 && second == expected.1
    }

    /// "1990s", "the '80s", "in her 30s", "1960s-80s"
    func englishDecade(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.hasFraction, !number.isNegative, !number.isGrouped,
            number.integer % 10 == 0
        else { return nil }
        var end = number.end
        let isPossessive = footMark(end) > 0 && text[end + footMark(end)] == 0x73
        if isPossessive { end += footMark(end) }
        if text[end] == 0x20, number.integerDigits == 4, text[end + 1] == 0x73 { end += 1 }
        guard text[end] == 0x73, text.letterLength(end + 1) == 0 else { return nil }
        let isLong = number.integerDigits == 4 && (1000...2990).contains(number.integer)
        guard isLong || number.integerDigits == 2 && number.integer >= 20 else { return nil }
        var first = start
        if !isLong {
            let isApostrophe = text[start - 1] == 0x27 || text.has("’", at: start - 3)
            if isApostrophe {
                first = text[start - 1] == 0x27 ? start - 1 : start - 3
            } else {
                let isBehindDecade = text.dashLength(start - 1) > 0 || text.has("–", at: start - 3)
                guard isBehindDecade || isBehind(.age, start) || isPossessive else { return nil }
                if !isPossessive, isShortTime(end, end + 1) { return nil }
            }
        }
        var content = decade(number, isLong)
        var last = end + 1
        // "1960s-80s"
        let dash = text.dashLength(last)
        if dash > 0, text.isDigit(last + dash) {
            let second = text.scanNumber(last + dash, vocabulary.syntax)
            if second.integer % 10 == 0, [2, 4].contains(second.integerDigits), text[second.end] == 0x73,
                text.letterLength(second.end + 1) == 0
            {
                content = .joined([content, .words(separator("to")), decade(second, second.integerDigits == 4)])
                last = second.end + 1
            }
        }
        // "1920s-era"
        let isCompound = text[last] == 0x2D && text.letterLength(last + 1) > 0
        return Reading(
            start: first, end: last, content: content, semioticClass: isCompound ? .compound : .date,
            confidence: .likely)
    }

    private func decade(_ number: ScannedNumber, _ isLong: Bool) -> Reading.Content {
        if isLong, let period = Period(.decade, number.integer) {
            // "the two thousands" is what people say of the century's first years.
            if number.integer % 1000 == 0 { return .framed("", cardinal(number), "s") }
            return .quantity(.period(period), .nominative)
        }
        return .words(Self.tens[Int(number.integer / 10) % 10])
    }

    private static let tens = [
        "", "", "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
    ]

    /// "44 BC", "AD 340", "340 A.D."
    func englishEra(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isGrouped, !number.hasFraction, !number.isNegative,
            (1...4).contains(number.integerDigits), number.integer > 0
        else { return nil }
        let next = text.skipSpaces(number.end)
        guard next > number.end else { return nil }
        for (written, spoken) in Self.eras where text.has(written, at: next) {
            let end = next + written.utf8CodeUnitCount
            guard text.letterLength(end) == 0 else { continue }
            let value = Int(number.integer)
            let content: Reading.Content =
                (100...999).contains(value) && value % 100 != 0
                ? .joined([
                    cardinal(value / 100), .words(value % 100 < 10 ? " oh " : " "), cardinal(value % 100),
                ]) : year(value)
            return Reading(
                start: start, end: end, content: content.appending(" " + spoken), semioticClass: .date,
                confidence: .likely)
        }
        return nil
    }

    private static let eras: [(StaticString, String)] = [
        ("A.D.", "AD"), ("A.D", "AD"), ("AD", "AD"), ("B.C.E.", "BCE"), ("BCE", "BCE"), ("B.C.", "BC"), ("B.C", "BC"),
        ("BC", "BC"), ("CE", "CE"),
    ]

    /// "100s of items", "1,000s of fans": so many that nobody has counted them.
    func englishUncounted(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x73, text.has("s of ", at: number.end), !number.hasFraction, !number.isNegative,
            [10, 100, 1000, 1_000_000].contains(number.integer),
            let word = vocabulary.symbols["uncounted-\(number.integer)"]
        else { return nil }
        return Reading(
            start: start, end: number.end + 1, content: .words(word), semioticClass: .cardinal, confidence: .likely)
    }
}
