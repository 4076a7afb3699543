import SpokenCatalogs
import SpokenLocaleData
import SpokenModel

extension SpeechScanner {
    /// A unit or currency behind a number: «30 см», «490 ₽/мес», «20 %».
    mutating func unit(behind end: Int, number: DecimalNumber, from: Int) -> Int? {
        var index = end
        while byte(index) == 0x20 { index += 1 }
        if isNoBreakSpace(index) { index += 2 }
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
            let kind: SpokenSpan.Kind =
                slice(index..<matchEnd).contains("/") ? .perUnit : isSign(index, match) ? .symbol : .unitAbbreviation
            add(kind, from..<matchEnd, spoken(.measure(Measure(number, unit)), at: from))
        case .currency(let code):
            add(.currencySymbol, from..<matchEnd, spoken(.money(Money(number, code)), at: from))
        case .minorUnit, .magnitude:
            // "4K" and "1080p" are sizes of pictures.
            if index > end || match.length > 1 { add(.unitAbbreviation, from..<matchEnd, nil) }
        }
        return matchEnd
    }

    /// «%d см»: the form depends on the number, so that nothing can be suggested.
    mutating func unit(behind placeholder: Placeholder) -> Int {
        let end = placeholder.range.upperBound
        var index = end
        if byte(index) == 0x20 { index += 1 } else if isNoBreakSpace(index) { index += 2 }
        // "%@ ha sido": what an object becomes need not be a number, so that a word may be a word.
        let isObject = ArgumentSignature.kind(of: placeholder.argumentType) == .object
        guard let match = unitMatch(at: index),
            !isObject || !continues(index + match.length) || !isLetters(index, match)
        else { return end }
        let matchEnd = index + match.length
        if byte(matchEnd) == 0x2F, let per = unitMatch(at: matchEnd + 1), case .unit = per.meaning {
            add(.perUnit, index..<(matchEnd + 1 + per.length), nil)
            return matchEnd + 1 + per.length
        }
        let kind: SpokenSpan.Kind
        switch match.meaning {
        // «%d с.» is seconds more often than the som of Kyrgyzstan.
        case .currency:
            kind = match.length > 3 || isSign(index, match) ? .currencySymbol : .unitAbbreviation
        case .unit where byte(index) == 0x25: kind = .percentSign
        default: kind = isSign(index, match) ? .symbol : .unitAbbreviation
        }
        let length = kind == .percentSign && byte(index + 1) == 0x25 ? 2 : match.length
        add(kind, index..<(index + length), nil)
        return index + length
    }

    /// True for «₽», «★» and «°», false for «см» and «°C».
    private func isSign(_ index: Int, _ match: SpellingTable.Match) -> Bool {
        slice(index..<(index + match.length)).allSatisfy { !$0.isLetter }
    }

    /// `$5.99` and `$%@`
    mutating func currency(before index: Int) -> Int? {
        guard case .currency? = spelling(at: index)?.meaning, let match = unitMatch(at: index),
            case .currency(let code) = match.meaning, !isPattern(index)
        else { return nil }
        var start = index + match.length
        if byte(start) == 0x20 { start += 1 } else if isNoBreakSpace(start) { start += 2 }
        if slice(index..<(index + match.length)).allSatisfy({ !$0.isLetter }),
            text.placeholders.holding(start).map({ $0.isReal && $0.range.lowerBound == start }) == true
        {
            add(.currencySymbol, index..<(index + match.length), nil)
            return start
        }
        guard byte(start).isDigit else { return nil }
        let read = ReadNumber(bytes, start)
        guard let number = read.number else { return nil }
        add(.currencySymbol, index..<read.end, spoken(.money(Money(number, code)), at: index))
        return read.end
    }

    /// A spelling that is no word which people would say: «см», «₽», «руб.», but not «рублей».
    func unitMatch(at index: Int) -> SpellingTable.Match? {
        guard let match = spelling(at: index) else { return nil }
        let range = index..<(index + match.length)
        // The `%` of "2 %@" begins the placeholder.
        guard !text.placeholders.touching(range).contains(where: \.isReal) else { return nil }
        let written = slice(range)
        if written == "'" || written == "\"" { return closesQuote(index) ? nil : match }
        let letters = written.filter(\.isLetter)
        if letters.count >= 4, !written.contains(".") { return nil }
        // «с», «в», "in", "a" are words too: only at the end of a phrase they are units.
        // «490 ₽/год»: behind a slash a word is no longer what people say.
        if case .unit(let unit) = match.meaning, byte(index - 1) != 0x2F, isWord(written, of: unit) { return nil }
        let isShort = letters.count == written.count && (letters.count == 1 || (letters.count == 2 && written == "in"))
        if isShort, letters.count > 0, continues(index + match.length) { return nil }
        return match
    }

    private func spelling(at index: Int) -> SpellingTable.Match? {
        guard index < bytes.count, let spellings = engine.spellings,
            let match = bytes.withUnsafeBufferPointer({ spellings.longestMatch(in: $0, at: index) }), match.length > 0
        else { return nil }
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

    /// True when a phrase goes on behind an offset.
    private func continues(_ index: Int) -> Bool {
        let next = byte(index)
        return !(next == 0 || [0x2C, 0x2E, 0x29, 0x3B, 0x2F].contains(next))
    }

    private func isLetters(_ index: Int, _ match: SpellingTable.Match) -> Bool {
        slice(index..<(index + match.length)).allSatisfy(\.isLetter)
    }

    /// A quote that stands behind no digit, or whose partner stands before it, is no sign of inches or minutes.
    private func closesQuote(_ index: Int) -> Bool {
        guard byte(index - 1).isDigit else { return true }
        let places = bytes[index] == 0x27 ? quotes.single : quotes.double
        var low = 0
        var high = places.count
        while low < high {
            let middle = low + (high - low) / 2
            if places[middle] < index { low = middle + 1 } else { high = middle }
        }
        return !low.isMultiple(of: 2)
    }

    /// `$$1` and `\.$2` are marks of patterns: a backslash or a doubled sign stands in no price; `%0%` is an argument.
    func isPattern(_ index: Int) -> Bool {
        if byte(index) == 0x25 {
            var start = index
            while byte(start - 1).isDigit { start -= 1 }
            return byte(start - 1) == 0x25
        }
        return byte(index) == 0x24 && (byte(index - 1) == 0x24 || hasBackslash)
    }
}
