import SpokenCatalogs
import SpokenLocaleData
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
        } else if bytes.has("–", at: index) || bytes.has("—", at: index) {
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

    /// A unit or currency behind a number: «30 см», «490 ₽/мес», «20 %».
    private mutating func unit(behind end: Int, number: DecimalNumber, from: Int) -> Int? {
        var index = end
        while byte(index) == 0x20 { index += 1 }
        if bytes.has("\u{A0}", at: index) { index += 2 }
        if byte(index) == 0x25, !text.isFormat || byte(index + 1) == 0x25 {
            let width = text.isFormat ? 2 : 1
            add(
                .percentSign, from..<(index + width),
                spoken(.measure(Measure(number, MeasureUnit(identifier: "percent"))), at: from))
            return index + width
        }
        guard let match = unitMatch(at: index) else { return nil }
        let matchEnd = index + match.length
        // «13Б», «36А»: the numbers of houses, not bytes and amperes.
        if index == end, let letter = slice(index..<matchEnd).first, match.length == String(letter).utf8.count,
            letter.isUppercase, !letter.isASCII
        {
            return nil
        }
        if byte(matchEnd) == 0x2F, let per = unitMatch(at: matchEnd + 1), case .unit(let unit) = per.meaning {
            var quantity: Quantity?
            if case .currency(let code) = match.meaning { quantity = .money(Money(number, code, per: unit)) }
            let full = from..<(matchEnd + 1 + per.length)
            add(.perUnit, full, quantity.flatMap { spoken($0, at: from) })
            return full.upperBound
        }
        switch match.meaning {
        case .unit(let unit):
            let kind: SpokenSpan.Kind = slice(index..<matchEnd).contains("/") ? .perUnit : .unitAbbreviation
            add(kind, from..<matchEnd, spoken(.measure(Measure(number, unit)), at: from))
        case .currency(let code):
            add(.currencySymbol, from..<matchEnd, spoken(.money(Money(number, code)), at: from))
        case .minorUnit, .magnitude: add(.unitAbbreviation, from..<matchEnd, nil)
        }
        return matchEnd
    }

    /// «%d см»: the form depends on the number, so that nothing can be suggested.
    mutating func unit(behindPlaceholder end: Int) -> Int {
        var index = end
        if byte(index) == 0x20 { index += 1 } else if bytes.has("\u{A0}", at: index) { index += 2 }
        guard let match = unitMatch(at: index) else { return end }
        let kind: SpokenSpan.Kind
        switch match.meaning {
        // «%d с.» is seconds more often than the som of Kyrgyzstan.
        case .currency:
            kind = slice(index..<(index + match.length)).utf8.count > 3 ? .currencySymbol : .unitAbbreviation
        case .unit where byte(index) == 0x25: kind = .percentSign
        default: kind = .unitAbbreviation
        }
        let length = kind == .percentSign && byte(index + 1) == 0x25 ? 2 : match.length
        add(kind, index..<(index + length), nil)
        return index + length
    }

    /// `$5.99`
    mutating func currency(before index: Int) -> Int? {
        // `$$1` and `\$1` are marks of patterns.
        guard byte(index - 1) != 0x24, byte(index - 1) != 0x5C, let match = unitMatch(at: index),
            case .currency(let code) = match.meaning
        else { return nil }
        var start = index + match.length
        if byte(start) == 0x20 { start += 1 } else if bytes.has("\u{A0}", at: start) { start += 2 }
        guard byte(start).isDigit else { return nil }
        let read = ReadNumber(bytes, start)
        guard let number = read.number else { return nil }
        add(.currencySymbol, index..<read.end, spoken(.money(Money(number, code)), at: index))
        return read.end
    }

    /// A spelling that is no word which people would say: «см», «₽», «руб.», but not «рублей».
    private func unitMatch(at index: Int) -> SpellingTable.Match? {
        guard index < bytes.count, let spellings = engine.spellings,
            let match = bytes.withUnsafeBufferPointer({ spellings.longestMatch(in: $0, at: index) }), match.length > 0
        else { return nil }
        let written = slice(index..<(index + match.length))
        let letters = written.filter(\.isLetter)
        if letters.count >= 4, !written.contains(".") { return nil }
        // «с», «в», "in", "a" are words too: only at the end of a phrase they are units.
        // «490 ₽/год»: behind a slash a word is no longer what people say.
        if case .unit(let unit) = match.meaning, byte(index - 1) != 0x2F, isWord(written, of: unit) { return nil }
        let isShort = letters.count == written.count && (letters.count == 1 || (letters.count == 2 && written == "in"))
        if isShort, letters.count > 0 {
            let next = byte(index + match.length)
            guard next == 0 || [0x2C, 0x2E, 0x29, 0x3B, 0x2F].contains(next) else { return nil }
        }
        return match
    }

    /// True when people would say the unit so: «раз», «год», "cup".
    private func isWord(_ written: String, of unit: MeasureUnit) -> Bool {
        guard written.allSatisfy(\.isLetter), let formatter = engine.formatter else {
            return false
        }
        return [1, 2, 5].contains { value in
            guard let number = DecimalNumber(exactly: value) else { return false }
            let quantity = Quantity.measure(Measure(number, unit))
            guard (try? formatter.validate(quantity)) != nil else { return false }
            return formatter.format(quantity).accessibleText.hasSuffix(" " + written)
        }
    }

    /// «USB 3.0», "GPL 2.0": a small number with one zero right behind a word names a version.
    private func isVersion(_ start: Int, _ read: ReadNumber, _ number: DecimalNumber) -> Bool {
        guard read.fractionDigits == 1, number.integer < 100 else { return false }
        if hasLetter(before: start) || byte(start - 1) == 0x28 { return true }
        var before = start
        while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x2D { before -= 1 }
        return before > 0 && before < start && (bytes[before - 1].isLetter || bytes[before - 1] >= 0x80)
    }
}
