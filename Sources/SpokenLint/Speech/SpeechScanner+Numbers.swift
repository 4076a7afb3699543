import SpokenModel

extension SpeechScanner {
    /// A number with what belongs to it, from its first digit on.
    mutating func number(_ start: Int, sign: Int? = nil) -> Int {
        // `%1$ ` is a placeholder that lost its end.
        if byte(start - 1) == 0x25 { return ReadNumber(bytes, start).end + (byte(start + 1) == 0x24 ? 1 : 0) }
        if let next = clock(start) ?? date(start) { return next }
        let read = ReadNumber(bytes, start)
        let from = sign ?? start
        if let next = range(from, read) { return next }
        guard let number = read.number else { return read.end }
        // 333-00-60 is a telephone number or a code: what is to be said of it the number alone does not tell.
        if byte(read.end) == 0x2D, byte(read.end + 1).isDigit {
            var end = read.end
            while byte(end).isDigit || (byte(end) == 0x2D && byte(end + 1).isDigit) { end += 1 }
            return end
        }
        let signed = sign == nil ? number : negated(number)
        if let next = unit(behind: read.end, number: signed, from: from) { return next }
        if let next = ordinal(start, read) { return next }
        if sign != nil {
            add(.minusSign, from..<read.end, spoken(.cardinal(signed), at: from))
        } else if read.digits >= 7, !read.isGrouped, read.fractionDigits == 0 {
            add(.longDigits, from..<read.end, nil)
        } else if read.fractionDigits > 0, number.isWhole, !isVersion(start, read, number) {
            // "36.000" is thirty-six thousand in half of the languages.
            if read.fractionDigits != 3 { add(.decimalTail, from..<read.end, number.trimmed.description) }
        } else if read.isGrouped {
            add(.digitGrouping, from..<read.end, slice(from..<read.end).filter { !" \u{A0}\u{202F}".contains($0) })
        }
        return read.end
    }

    private func negated(_ number: DecimalNumber) -> DecimalNumber {
        DecimalNumber(
            uncheckedInteger: number.integer, fraction: number.fraction, fractionDigits: number.fractionDigits,
            isNegative: true)
    }

    /// `09:00`, and `09:00–23:00` as a range.
    private mutating func clock(_ start: Int) -> Int? {
        guard let first = time(at: start) else { return nil }
        if let second = dash(first.end), let last = time(at: second) {
            // The context decides how it is said: only the normalizer knows it.
            add(.dashRange, start..<last.end, nil)
            return last.end
        }
        add(.clockTime, start..<first.end, spoken(.clock(first.time), at: start))
        return first.end
    }

    private func time(at start: Int) -> (time: ClockTime, end: Int)? {
        var end = start
        while byte(end).isDigit, end - start < 3 { end += 1 }
        guard (1...2).contains(end - start), byte(end) == 0x3A, byte(end + 1).isDigit, byte(end + 2).isDigit,
            !byte(end + 3).isDigit, byte(end + 3) != 0x3A,
            let hour = Int(slice(start..<end)), let minute = Int(slice((end + 1)..<(end + 3))),
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        return (time, end + 3)
    }

    /// The offset behind a hyphen or dash, with a space on both sides or on none; nil where none stands.
    private func dash(_ index: Int) -> Int? {
        var index = index
        let isSpaced = byte(index) == 0x20
        if isSpaced { index += 1 }
        if byte(index) == 0x2D {
            index += 1
        } else if holds((0xE2, 0x80, 0x93), at: index) || holds((0xE2, 0x80, 0x94), at: index) {
            index += 3
        } else {
            return nil
        }
        if isSpaced, byte(index) == 0x20 { index += 1 }
        return index
    }

    /// `31.12.2025`, `12/31/2025` and `2025-12-31`; a version such as 1.2.3 is none.
    private mutating func date(_ start: Int) -> Int? {
        guard let (parts, separator, end) = dateParts(start) else { return nil }
        switch separator {
        case UInt8(ascii: "."):
            guard let date = CalendarDate(year: parts[2], month: parts[1], day: parts[0]) else { return nil }
            add(.numericDate, start..<end, spoken(.date(date), at: start))
        case UInt8(ascii: "/"):
            // Which of the two is the month, the language knows, and with it the normalizer.
            guard
                CalendarDate(year: parts[2], month: parts[1], day: parts[0])
                    ?? CalendarDate(year: parts[2], month: parts[0], day: parts[1]) != nil
            else { return nil }
            add(.numericDate, start..<end, nil)
        default:
            guard let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) else { return nil }
            add(.numericDate, start..<end, spoken(.date(date), at: start))
        }
        return end
    }

    private func dateParts(_ start: Int) -> (parts: [Int], separator: UInt8, end: Int)? {
        var end = start
        while byte(end).isDigit, end - start < 5 { end += 1 }
        let separator = byte(end)
        let lengths: [ClosedRange<Int>]
        switch separator {
        case UInt8(ascii: "."), UInt8(ascii: "/"): lengths = [1...2, 1...2, 4...4]
        case UInt8(ascii: "-"): lengths = [4...4, 2...2, 2...2]
        default: return nil
        }
        var parts: [Int] = []
        end = start
        for length in lengths {
            if !parts.isEmpty {
                guard byte(end) == separator else { return nil }
                end += 1
            }
            let from = end
            while byte(end).isDigit, end - from < 5 { end += 1 }
            guard length.contains(end - from), let value = Int(slice(from..<end)) else { return nil }
            parts.append(value)
        }
        // A path or a longer number goes on; so does a date with its time: 2025-12-31T10:00.
        guard byte(end) != separator || !byte(end + 1).isDigit, separator == 0x2E || !byte(end).isLetter,
            separator != 0x2F || byte(end) != 0x2F && byte(start - 1) != 0x2F
        else { return nil }
        return (parts, separator, end)
    }

    /// `12–18`
    private mutating func range(_ from: Int, _ first: ReadNumber) -> Int? {
        let isHyphen = byte(first.end) == 0x2D
        // A hyphen between spaces lists or subtracts.
        guard let index = dash(first.end), isHyphen || byte(first.end + 1) != 0x2D, byte(index).isDigit else {
            return nil
        }
        let second = ReadNumber(bytes, index)
        // 800-333-00-60 is a telephone number, 555-1234 may be one.
        guard let low = first.number, let high = second.number,
            !isHyphen || (byte(second.end) != 0x2D && second.digits < 4),
            low.integer < high.integer
        else { return nil }
        let quantity = Quantity.range(.cardinal(low), .cardinal(high))
        let hasUnit = unitMatch(at: second.end) != nil || byte(second.end) == 0x25
        add(.dashRange, from..<second.end, hasUnit ? nil : spoken(quantity, at: from))
        return second.end
    }

    /// «5-й»: digits, a hyphen and one to three Cyrillic letters.
    private mutating func ordinal(_ start: Int, _ read: ReadNumber) -> Int? {
        guard byte(read.end) == 0x2D, (0xD0...0xD1).contains(byte(read.end + 1)), read.fractionDigits == 0 else {
            return nil
        }
        var end = read.end + 1
        while (0xD0...0xD1).contains(byte(end)), byte(end + 1) >= 0x80 { end += 2 }
        guard (end - read.end - 1) / 2 <= 3 else { return nil }
        add(.ordinalSuffix, start..<end, nil)
        return end
    }

    /// «USB 3.0», "GPL 2.0": a small number with one zero right behind a word names a version.
    private func isVersion(_ start: Int, _ read: ReadNumber, _ number: DecimalNumber) -> Bool {
        guard read.fractionDigits == 1, number.integer < 100 else { return false }
        // "(15.0)", in the brackets of any script.
        if hasLetter(before: start) || byte(start - 1) == 0x28 || holds((0xEF, 0xBC, 0x88), at: start - 3) {
            return true
        }
        var before = start
        while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x2D { before -= 1 }
        return before > 0 && before < start && (bytes[before - 1].isLetter || bytes[before - 1] >= 0x80)
    }
}
