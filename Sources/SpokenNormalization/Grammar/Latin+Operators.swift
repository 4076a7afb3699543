import SpokenModel

/// Signs between numbers and words: "10 - 3 = 7", "Settings → Privacy", "UTC-5".
extension Classifier {
    /// "10 - 3 = 7": a dash between spaces is a minus where a sum follows; "−" is one anyway.
    func minus(_ place: Int, length: Int) -> Decision? {
        guard let word = vocabulary.symbols["minus"] else { return nil }
        // "1-2=5"
        if text.skipSpacesBack(place) == place {
            guard isGluedSum(place, length) else { return nil }
            return .reading(
                Reading(
                    start: place, end: place + length, content: .words(" \(word) "), semioticClass: .symbol,
                    confidence: .likely))
        }
        guard isBetweenNumbers(place, length: length, isApart: true),
            text.has("−", at: place) || isSum(place + length)
        else { return nil }
        return .reading(
            Reading(
                start: place, end: place + length, content: .words(word), semioticClass: .symbol, confidence: .likely))
    }

    /// "1-2=5": a dash that no space keeps apart is a minus before "=" alone.
    private func isGluedSum(_ place: Int, _ length: Int) -> Bool {
        numbers == .words && text.isDigit(place - 1) && text.isDigit(place + length) && isSum(place + length)
    }

    /// The first number of "1-2=5".
    func latinMinuend(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dash = text.dashLength(number.end)
        guard dash > 0, isGluedSum(number.end, dash) else { return nil }
        return Reading(
            start: start, end: number.end, content: cardinal(number), semioticClass: .cardinal, confidence: .likely)
    }

    func isBetweenNumbers(_ place: Int, length: Int, isApart: Bool) -> Bool {
        let before = text.skipSpacesBack(place)
        let next = text.skipSpaces(place + length)
        return text.isDigit(before - 1) && text.isDigit(next)
            && (!isApart || before < place && next > place + length)
    }

    /// Whether nothing but numbers and signs lead to "=".
    func isSum(_ place: Int) -> Bool {
        var place = place
        let limit = place + 48
        while place < limit {
            let byte = text[place]
            if byte == 0x3D { return true }
            guard
                text.isDigit(place) || [0x20, 0x2C, 0x2E, 0x2B, 0x2D, 0x2A, 0x2F, 0x28, 0x29].contains(byte)
                    || byte == 0xC3 || byte == 0x97 || byte == 0xB7 || text.has("−", at: place)
            else { return false }
            place += byte == 0xE2 ? 3 : 1
        }
        return false
    }

    /// "UTC-5", "GMT+1"
    func offset(_ place: Int) -> Decision? {
        let length = text[place] == 0xE2 ? 3 : 1
        guard text.isDigit(place + length), text.digits(place + length).count <= 2,
            text.has("GMT", at: place - 3) || text.has("UTC", at: place - 3), !text.isLetterBefore(place - 3),
            let sign = vocabulary.symbols[text[place] == 0x2B ? "plus" : "minus"]
        else { return nil }
        let (hours, count) = text.digits(place + length)
        var end = place + length + count
        var content = cardinal(hours)
        let (minutes, minuteCount) = text.digits(end + 1)
        if text[end] == 0x3A, minuteCount == 2, minutes < 60 {
            end += 3
            if minutes > 0 {
                let joint = numbers == .digits ? ":" : " "
                content = .joined([content, .words(joint), cardinal(minutes)])
            }
        }
        return .reading(
            Reading(
                start: place, end: end, content: content.prefixed(" \(sign) "), semioticClass: .compound,
                confidence: .likely))
    }

    // MARK: Arrows

    /// "10 → 20", "Madrid → Toledo"
    func arrow(_ place: Int) -> Decision? {
        if isBetweenNumbers(place, length: 3, isApart: true), let word = vocabulary.symbols["to"] {
            return .reading(
                Reading(
                    start: place, end: place + 3, content: .words(word), semioticClass: .symbol, confidence: .likely))
        }
        return breadcrumb(place, length: 3)
    }

    /// "Settings > Privacy": a pause says what the sign shows.
    func breadcrumb(_ place: Int, length: Int) -> Decision? {
        let before = text.skipSpacesBack(place)
        let next = text.skipSpaces(place + length)
        guard before < place, next > place + length, isWordEnd(before), isWordStart(next),
            !text.isDigit(before - 1) || !text.isDigit(next),
            length > 1 || !isAmount(next, behind: place) && !isVariable(before, next)
        else { return nil }
        return .reading(
            Reading(start: before, end: next, content: .words(", "), semioticClass: .symbol, confidence: .likely))
    }

    /// "n > 10", "i > j": one small letter compared with a number or another letter.
    private func isVariable(_ end: Int, _ next: Int) -> Bool {
        let start = text.wordStart(end)
        guard end - start == 1, !text.isUpper(start) else { return false }
        return text.isDigit(next) || text.wordEnd(next) == next + 1 && !text.isUpper(next)
    }

    private func isWordEnd(_ place: Int) -> Bool {
        text.isLetterBefore(place) || text.isDigit(place - 1) || place > 0 && [0x22, 0x29].contains(text[place - 1])
            || text.has("»", at: place - 2)
    }

    private func isWordStart(_ place: Int) -> Bool {
        text.letterLength(place) > 0 || text.isDigit(place) || [0x22, 0x28].contains(text[place])
            || text.has("«", at: place)
    }

    /// "score > 90", «Pedidos > 50 €»: a number that is no name of its own, and no part of a longer path.
    private func isAmount(_ place: Int, behind sign: Int) -> Bool {
        guard isAmountAhead(place) else { return false }
        guard text.isDigit(place) else { return true }
        let number = text.scanNumber(place, syntax)
        // "Settings > 2FA"
        if text.letterLength(number.end) > 0, spelling(number.end) == nil { return false }
        // "Home > 2024 > Reports"
        if text[text.skipSpaces(number.end)] == 0x3E { return false }
        var before = sign - 1
        while before > 0, before > sign - 48, text[before] != 0x0A {
            if text[before] == 0x3E { return false }
            before -= 1
        }
        return true
    }
}

// MARK: Negative numbers

extension Classifier {
    /// Whether a dash before a number can be a minus: behind words that a number stands behind, and signs. "40 -50 min",
    /// "Sector -37", "f/4 -5.6", "10−4" are ranges, names and powers.
    func isLicensedMinus(_ place: Int, length: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        if before == 0 || text[before - 1] == 0x0A { return true }
        let number = text.scanNumber(place + length, syntax)
        // "-4 °C" is nothing else.
        if before < place, isDegree(number.end) { return true }
        let last = text.previousScalar(before)
        // "Coupon -5 €", "2nd item -50%"
        if before < place, !text.isDigit(last), isValue(number.end) { return true }
        if text[last] == 0x28, before == place {
            return !text.isDigit(last - 1) && !text.isLetterBefore(last) && text[last - 1] != 0x29
        }
        if text.isDigit(last) || text[last] == 0x27 || text[last] == 0x22 { return false }
        guard before < place else { return text.letterLength(last) == 0 && text[last] != 0x29 }
        if text[last] >= 0x80, text.letterLength(last) == 0 { return length > 1 || text[last] != 0xC2 }
        guard text.letterLength(last) > 0 else { return text[last] != 0x29 && text[last] != 0x2F && text[last] != 0x2E }
        if length > 1 { return true }
        let word = text.lowered(text.wordStart(before), before)
        return latin.has(word, .function) || latin.has(word, .linking) || latin.has(word, .preposition)
            || latin.has(word, .measuring) || latin.has(word, .negative) || latin.has(word, .warm)
    }

    /// "family homes -$400 deposit": a dash, between a noun in small letters and the words that go on.
    func isDashBeforeMoney(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        let start = text.wordStart(before)
        guard before < place, start < before, !text.isUpper(start), !text.isDigit(place + 1) else { return false }
        let word = text.lowered(start, before)
        guard word.byteCount > 3, !latin.has(word, .function), !latin.has(word, .linking),
            !latin.has(word, .preposition), !latin.has(word, .measuring), !latin.has(word, .negative)
        else { return false }
        var digits = place + 1
        while digits < place + 8, !text.isDigit(digits) { digits += 1 }
        guard text.isDigit(digits) else { return false }
        let end = text.scanNumber(digits, syntax).end
        let next = text.skipSpaces(end)
        return next > end && text.letterLength(next) > 0
    }

    /// Whether a percent sign or a currency stands behind a number.
    private func isValue(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        return text[next] == 0x25 || isBeforeCurrency(next)
    }

    private func isDegree(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        if text.has("°", at: next) || text.has("º", at: next) || text.has("℃", at: next) || text.has("℉", at: next) {
            return true
        }
        let word = loweredAfter(place)
        return word.begins(with: "degree") || word.begins(with: "grado")
    }
}
