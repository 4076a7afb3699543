import SpokenLocaleData
import SpokenModel

/// What single parts of a pattern ask of the text.
extension RowMatcher {
    /// What stands at a place; a number may be read with its groups or without them, the longer one first.
    func token(_ part: RowPart, _ place: Int, _ alternative: Int, isBeside: Bool = false) -> RowToken? {
        // A caller's own words are read by nothing else; beside a core they are words as others.
        if hasUserWords,
            part.kind == .word ? !isBeside && classifier.isUsersForm(place) : classifier.isUsersWord(place)
        {
            return nil
        }
        guard alternative == 0, !hasUserWords, part.isFixed else { return found(part, place, alternative) }
        return kept(part, place, isBefore: false) { found(part, place, 0) }
    }

    /// What a part finds at a place, looked for once in a text: many patterns share their parts.
    @inline(__always)
    private func kept(_ part: RowPart, _ place: Int, isBefore: Bool, _ find: () -> RowToken?) -> RowToken? {
        let known = scratch.found(part, place, isBefore: isBefore)
        if known.pointee.isOf(part, place, isBefore: isBefore) {
            guard known.pointee.other >= 0 else { return nil }
            if part.isPlain {
                let (start, end) = isBefore ? (known.pointee.other, place) : (place, known.pointee.other)
                return RowToken(start: start, end: end)
            }
        }
        let token = find()
        known.pointee = RowMemo.Found(part, place, isBefore: isBefore, token)
        return token
    }

    private func found(_ part: RowPart, _ place: Int, _ alternative: Int) -> RowToken? {
        switch part.kind {
        case .number, .integer, .decimal: return number(part, place, alternative)
        case .word: return alternative == 0 ? word(part, place, compoundEnd(place)) : nil
        case .literal: return literal(part, place, alternative)
        case .dash:
            let length = text.dashLength(place)
            return alternative == 0 && length > 0 ? RowToken(start: place, end: place + length) : nil
        case .roman: return alternative == 0 ? roman(part, place) : nil
        case .abbreviation: return abbreviation(part, place, alternative)
        case .suffixed: return alternative == 0 ? suffixed(place) : nil
        case .counted: return alternative == 0 ? counted(place) : nil
        case .weekday:
            return alternative == 0
                ? named(part, place, in: part.has(.full) ? book.fullWeekdays : book.weekdays) : nil
        case .month:
            return alternative == 0 ? named(part, place, in: part.has(.full) ? book.fullMonths : book.months) : nil
        case .unit: return alternative == 0 ? unit(place, part) : nil
        case .start: return alternative == 0 && isStart(place) ? RowToken(start: place, end: place) : nil
        case .end: return alternative == 0 && isEnd(place) ? RowToken(start: place, end: place) : nil
        case .quoted: return alternative == 0 && text.isQuoted(place) ? RowToken(start: place, end: place) : nil
        case .initialism: return alternative == 0 ? initialism(part, place) : nil
        case .listed: return nil
        }
    }

    /// What ends at a place.
    func token(_ part: RowPart, endingAt end: Int, _ alternative: Int) -> RowToken? {
        guard alternative == 0, part.isFixed else { return found(part, endingAt: end, alternative) }
        return kept(part, end, isBefore: true) { found(part, endingAt: end, 0) }
    }

    private func found(_ part: RowPart, endingAt end: Int, _ alternative: Int) -> RowToken? {
        switch part.kind {
        case .number, .integer, .decimal:
            guard alternative == 0 else { return nil }
            guard let start = numberStart(end) else { return wholeDigits(part, endingAt: end) }
            guard let token = number(part, start, 0), token.end == end else { return nil }
            return token
        case .word:
            guard alternative == 0, text.isLetterBefore(end) else { return nil }
            return word(part, wordStart(end), end)
        case .literal:
            guard alternative < part.texts.count else { return nil }
            for bytes in part.texts[alternative...] {
                let start = end - bytes.count
                if start >= 0, let token = literal(bytes, start) { return token }
            }
            return nil
        case .dash:
            let start = text.previousScalar(end)
            guard alternative == 0, end > 0, start + text.dashLength(start) == end else { return nil }
            return RowToken(start: start, end: end)
        case .start: return alternative == 0 && isStart(end) ? RowToken(start: end, end: end) : nil
        case .quoted: return alternative == 0 && text.isQuoted(end) ? RowToken(start: end, end: end) : nil
        case .roman:
            let start = text.wordStart(end)
            guard alternative == 0, let token = roman(part, start), token.end == end else { return nil }
            return token
        case .abbreviation:
            guard alternative == 0, end > 0 else { return nil }
            var start = text.wordStart(text[end - 1] == 0x2E ? end - 1 : end)
            // «пр-т», «ст. м.»: of several words.
            for _ in 0..<3 {
                if let token = abbreviation(part, start, 0), token.end == end { return token }
                let before = [0x2D, 0x2F].contains(text[start - 1]) ? start - 1 : text.skipSpacesBack(start) - 1
                guard before > 0, text.isLetterBefore(before), [0x2D, 0x2E, 0x2F].contains(text[before]) else {
                    return nil
                }
                start = text.wordStart(before)
            }
            return nil
        case .weekday, .month:
            let last = text[end - 1] == 0x2E ? end - 1 : end
            guard alternative == 0, text.isLetterBefore(last),
                let token = token(part, text.wordStart(last), 0), token.end == end
            else { return nil }
            return token
        case .counted, .unit:
            // «600 г, 25 л», «5 szt. + 1 szt.»
            guard alternative == 0, end > 0 else { return nil }
            let last = text[end - 1] == 0x2E ? end - 1 : end
            let start = text.isLetterBefore(last) ? text.wordStart(last) : text.previousScalar(end)
            guard let token = token(part, start, 0), token.end == end || token.end == last else { return nil }
            return token
        case .initialism:
            guard alternative == 0, text.isLetterBefore(end) else { return nil }
            guard let token = initialism(part, text.wordStart(end)), token.end == end else { return nil }
            return token
        case .suffixed, .end, .listed: return nil
        }
    }

    /// Whether a part that stands at a place may be another thing there too: fewer digits, a shorter text.
    @inline(__always)
    func varies(_ part: RowPart, _ place: Int) -> Bool {
        switch part.kind {
        case .number, .integer, .decimal: text.isDigit(place) && known(place).pointee.isPlain(part)
        case .abbreviation: true
        default: part.hasOtherTexts
        }
    }

    private func number(_ part: RowPart, _ place: Int, _ alternative: Int) -> RowToken? {
        if part.has(.raised) { return alternative == 0 ? raised(part, place) : nil }
        guard text.isDigit(place) else { return nil }
        let known = known(place)
        // What does not fit with its groups may fit without them.
        if alternative == 0, part.number.admits(known.pointee.whole), isAbove(part, known.pointee.scanned) {
            return RowToken(start: place, end: known.pointee.scanned.end, number: known.pointee.scanned)
        }
        guard alternative < 2, known.pointee.isPlain(part), part.number.admits(known.pointee.plain) else { return nil }
        let plain = plain(place)
        return isAbove(part, plain) ? RowToken(start: place, end: plain.end, number: plain) : nil
    }

    /// «10⁶»; a minus before it is a part of its own.
    private func raised(_ part: RowPart, _ place: Int) -> RowToken? {
        guard let (value, isNegative, end) = text.superscript(place), !isNegative, part.number.admits(value) else {
            return nil
        }
        var number = ScannedNumber(start: place, end: end)
        number.integer = value
        number.integerDigits = 1
        return RowToken(start: place, end: end, number: number)
    }

    /// «de 9,30 a 13,30 h»: the digits before a mark that a pattern has for no decimal sign.
    private func wholeDigits(_ part: RowPart, endingAt end: Int) -> RowToken? {
        var start = end
        while start > 0, text.isDigit(start - 1), end - start < 32 { start -= 1 }
        guard start < end else { return nil }
        let (whole, plain) = (scan(start), plain(start))
        guard whole.hasFraction || whole.isChain, part.number.admits(RowNumber(plain: plain, of: whole)),
            isAbove(part, plain)
        else { return nil }
        return RowToken(start: start, end: end, number: plain)
    }

    private func isAbove(_ part: RowPart, _ number: ScannedNumber) -> Bool {
        if part.above == 0 { return true }
        let lower = captures[part.above].number.integer
        guard number.integer > lower else { return false }
        return part.distance.contains(number.integer - lower)
    }

    /// The digits of a number up to its first group or its decimals.
    func plain(_ place: Int) -> ScannedNumber { text.plainNumber(place) }

    func scan(_ place: Int) -> ScannedNumber { known(place).pointee.scanned }

    @inline(__always)
    private func known(_ place: Int) -> UnsafeMutablePointer<RowMemo.Number> {
        let known = scratch.number(place, text, classifier.syntax)
        // «1,629 €/l»: rates have thousandths, whatever the text tells.
        if known.pointee.scanned.isOpen, let rate = classifier.rate(place) {
            known.pointee.ask(rate, text, classifier.syntax)
        }
        return known
    }

    /// Where the number that ends at a place begins, with its groups.
    private func numberStart(_ end: Int) -> Int? {
        guard end > 0, text.isDigit(end - 1) else { return nil }
        var start = end
        var best: Int?
        for _ in 0..<4 {
            while start > 0, text.isDigit(start - 1), end - start < 32 { start -= 1 }
            if scan(start).end == end { best = start }
            let before = text.skipSpacesBack(start)
            guard before < start, text.previousScalar(start) == before, text.isDigit(before - 1) else { break }
            start = before
        }
        return best
    }

    private func literal(_ part: RowPart, _ place: Int, _ alternative: Int) -> RowToken? {
        guard part.starts == .max || part.starts & scratch.memo.pointee.bit(at: place, text) != 0 else { return nil }
        // Texts are few: each alternative is the next one that stands there.
        var left = alternative
        for bytes in part.texts {
            guard let token = literal(bytes, place) else { continue }
            if left == 0 { return token }
            left -= 1
        }
        return nil
    }

    private func literal(_ literal: RowPart.Text, _ start: Int) -> RowToken? {
        let end = start + literal.count
        // One look at the first byte tells nearly all; letters of ASCII differ from their capitals in one bit.
        guard start >= 0, end <= text.end, text.has(lowered: literal, at: start) else { return nil }
        if text.letterLength(start) > 0, text.isLetterBefore(start) { return nil }
        if text.isLetterBefore(end), wordEnd(text.previousScalar(end)) > end { return nil }
        return RowToken(start: start, end: end)
    }

    private func roman(_ part: RowPart, _ place: Int) -> RowToken? {
        // «XXe»: what stands behind it is asked by the next part.
        guard !text.isLetterBefore(place), let (value, end) = RomanNumeral.scan(text, place, mayHaveEnding: true),
            part.number.admits(value)
        else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = value
        return RowToken(start: place, end: end, number: number)
    }

    private func counted(_ place: Int) -> RowToken? {
        guard let (row, end) = book.countedRow(text, place) else { return nil }
        return RowToken(start: place, end: end, row: row)
    }

    /// The short name of a day or a month, with its full stop or without it.
    private func named(_ part: RowPart, _ place: Int, in names: KeptWords<Int>) -> RowToken? {
        guard let value = value(of: place, in: names), part.number.admits(value) else { return nil }
        let end = text.wordEnd(place)
        // That of «29 de mayo.» ends the sentence.
        let hasStop = text[end] == 0x2E && !isWhole(place, end)
        guard !part.has(.pointed) || hasStop, fitsName(part, place, end) else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = value
        return RowToken(start: place, end: hasStop ? end + 1 : end, number: number)
    }

    /// The number of the day or the month that a place names.
    func value(of place: Int, in names: KeptWords<Int>) -> UInt64? {
        let end = text.wordEnd(place)
        guard end > place, !text.isLetterBefore(place) else { return nil }
        return names[text.lowered(place, end)].map(UInt64.init)
    }

    /// Whether the name of a day or a month is written out.
    private func isWhole(_ place: Int, _ end: Int) -> Bool {
        let classes = classifier.vocabulary.classes(of: text.lowered(place, end))
        return classes.has(.month) || classes.has(.weekday)
    }

    /// Whether a short name is as it is asked for: no other word, «mar»; one letter alone, «L», where that is asked.
    private func fitsName(_ part: RowPart, _ place: Int, _ end: Int) -> Bool {
        let letters = (place..<end).count { text[$0] & 0xC0 != 0x80 }
        guard part.letters.map({ $0.contains(letters) }) ?? (letters > 1) else { return false }
        if part.has(.capital), !text.isUpper(place) { return false }
        if part.has(.small), text.isUpper(place) { return false }
        return isKnown(part, place, end)
    }

    private func unit(_ place: Int, _ part: RowPart) -> RowToken? {
        guard let (found, end) = form(place, isAlone: part.has(.rare)),
            part.letters.map({ $0.lowerBound <= (place..<end).count { text[$0] & 0xC0 != 0x80 } }) ?? true
        else { return nil }
        var meaning = found
        // A power of ten is no unit; `unit(currency)` is money alone, `unit(attributed)` what is only told of things.
        switch meaning {
        case .magnitude: return nil
        case .unit where part.classes.has(.currency): return nil
        case _ where part.classes.has(.attributed) && !classifier.vocabulary.isAttribute(meaning): return nil
        case .currency(let code):
            guard let told = classifier.currencyBehind(place, end, code) else { return nil }
            meaning = .currency(told)
        default: break
        }
        return RowToken(start: place, end: end, meaning: meaning)
    }

    func form(_ place: Int, isAlone: Bool) -> (meaning: SpellingTable.Meaning, end: Int)? {
        let known = isAlone ? scratch.memo.pointee.units.all : scratch.memo.pointee.units.usual
        if known.place == place { return known.found }
        let found = classifier.vocabulary.written.formBehind(text, place, isAlone: isAlone)
        if isAlone {
            scratch.memo.pointee.units.all = (place, found)
        } else {
            scratch.memo.pointee.units.usual = (place, found)
        }
        return found
    }

    /// Whether a line, or what stands in brackets or quotes, begins at a place.
    func isStart(_ place: Int) -> Bool {
        let start = text.skipSpacesBack(place)
        return classifier.isLineStart(start) || text[start - 1] == 0x28 || text[start - 1] == 0x5B
            || text.has("«", at: start - 2) || text.has("“", at: start - 3) || text.has("—", at: start - 3)
            || text[start - 1] == 0x21 || text[start - 1] == 0x3F
            || isDivider(text.previousScalar(start)) || isBullet(text.previousScalar(start), start)
    }

    /// «- 5 кг», «* 5 кг» where a line begins.
    private func isBullet(_ place: Int, _ end: Int) -> Bool {
        (text.dashLength(place) > 0 || text[place] == 0x2A) && classifier.isLineStart(place)
            && text.spaceLength(end) > 0
    }

    /// Whether a line, a sentence or a part of it ends at a place.
    func isEnd(_ place: Int) -> Bool {
        if text.isLineEnd(place) || isBreak(text.skipSpaces(place), behind: place) { return true }
        // «5 !», «5 ; 7»: some languages set a space before high signs.
        let place = isHighSign(text.skipSpaces(place)) ? text.skipSpaces(place) : place
        switch text[place] {
        case 0x21, 0x29, 0x2C, 0x3A, 0x3B, 0x3F, 0x5D: return true
        // «(их было 320.)»
        case 0x2E: return text.spaceLength(place + 1) > 0 || text.isLineEnd(place + 1) || isClosing(place + 1)
        // Behind digits it is an inch.
        case 0x22: return !text.isDigit(place - 1)
        default: return isClosing(place) || text.has("…", at: place)
        }
    }

    /// Whether a bracket or a quotation ends at a place.
    private func isClosing(_ place: Int) -> Bool {
        switch text[place] {
        case 0x29, 0x5D: true
        case 0x22: text[place - 1] == 0x2E
        default: text.has("»", at: place) || text.has("”", at: place)
        }
    }

    /// Whether a sign behind a space begins another part of a line: «Ряд 5 · место 7», «Этаж 3 (из 9)», «Каюта 4 — люкс».
    private func isBreak(_ sign: Int, behind place: Int) -> Bool {
        guard sign > place else { return false }
        if text[sign] == 0x28 || isDivider(sign) { return true }
        let end = sign + text.dashLength(sign)
        return end > sign && text.spaceLength(end) > 0 && !text.isDigit(text.skipSpaces(end))
    }

    /// «4,8 · 212», «5 | 7», «• 3 кг»: whether a sign only parts what stands before it from what stands behind it.
    private func isDivider(_ place: Int) -> Bool {
        switch text[place] {
        case 0x7C: true
        case 0xC2: text.has("·", at: place)
        case 0xE2: text.has("•", at: place) || text.has("→", at: place)
        default: false
        }
    }

    private func isHighSign(_ place: Int) -> Bool {
        [0x21, 0x3A, 0x3B, 0x3F].contains(text[place]) || text.has("»", at: place)
    }
}
