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
            add(.decimalTail, from..<read.end, number.trimmed.description)
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

    /// `09:00`
    private mutating func clock(_ start: Int) -> Int? {
        var end = start
        while byte(end).isDigit, end - start < 3 { end += 1 }
        guard (1...2).contains(end - start), byte(end) == 0x3A, byte(end + 1).isDigit, byte(end + 2).isDigit,
            !byte(end + 3).isDigit, byte(end + 3) != 0x3A,
            let hour = Int(slice(start..<end)), let minute = Int(slice((end + 1)..<(end + 3))),
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        add(.clockTime, start..<(end + 3), spoken(.clock(time), at: start))
        return end + 3
    }

    /// `31.12.2025`; a version such as 1.2.3 is none.
    private mutating func date(_ start: Int) -> Int? {
        var parts: [Int] = []
        var end = start
        for length in [1...2, 1...2, 4...4] {
            if !parts.isEmpty {
                guard byte(end) == 0x2E else { return nil }
                end += 1
            }
            let from = end
            while byte(end).isDigit, end - from < 5 { end += 1 }
            guard length.contains(end - from), let value = Int(slice(from..<end)) else { return nil }
            parts.append(value)
        }
        guard byte(end) != 0x2E || !byte(end + 1).isDigit,
            let date = CalendarDate(year: parts[2], month: parts[1], day: parts[0])
        else { return nil }
        add(.numericDate, start..<end, spoken(.date(date), at: start))
        return end
    }

    /// `12–18`
    private mutating func range(_ from: Int, _ first: ReadNumber) -> Int? {
        var index = first.end
        let isSpaced = byte(index) == 0x20
        if isSpaced { index += 1 }
        let isHyphen = byte(index) == 0x2D
        if isHyphen, !isSpaced {
            index += 1
        } else if holds((0xE2, 0x80, 0x93), at: index) || holds((0xE2, 0x80, 0x94), at: index) {
            index += 3
        } else {
            return nil
        }
        if isSpaced, byte(index) == 0x20 { index += 1 }
        guard byte(index).isDigit else { return nil }
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
