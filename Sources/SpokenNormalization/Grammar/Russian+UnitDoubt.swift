import SpokenLocaleData
import SpokenModel

/// Letters and signs behind a number that look like a unit and are none.
extension Classifier {
    /// Whether what is spelled like a unit behind a number is something else: a closing quote, the ending of an ordinal,
    /// an initial, the number of lines of a picture, a part of another abbreviation, or letters where nothing is measured.
    /// - Parameter number: where the digits end.
    func isNoUnit(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, behind number: Int) -> Bool {
        isOther(meaning, start, end, behind: number) || lacksMeasure(meaning, start, end, behind: number)
    }

    private func isOther(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, behind number: Int) -> Bool {
        switch text[start] {
        case 0x22: return isBehindFeet(number) || isQuote(start)
        // «3'»: alone it may be feet, minutes of an angle or of a time.
        case 0x27: return isQuote(start) || text[start + 1] != 0x27
        default: break
        }
        // «№ 5/1 об оценке»: a preposition before a word.
        if end - start == 4, text[end] != 0x2E, text.letterLength(end) == 0,
            text.letterLength(text.skipSpaces(end)) > 0,
            vocabulary.isGovernor(text.lowered(start, end))
        {
            return true
        }
        guard case .unit(let unit) = meaning else {
            return isLines(meaning, start, end, behind: number) || isRow(meaning, start, behind: number)
        }
        if isBeforeInitial(start, end) || vocabulary.isPortion(unit) && isBeforeVessel(end) { return true }
        switch unit {
        case .meter, .mile: return isOrdinalEnding(start, end, behind: number)
        // «к. 3 кв. 56»: a flat.
        case .quarter: return text[end - 1] == 0x2E && text.isDigit(text.skipSpaces(end))
        // «Л. 24–25 об.»: the backs of leaves.
        case .revolution: return text.has("об.", at: start) && isOfLeaves(number)
        // «453 млн л. н.»: years ago.
        case .liter: return text.has("н.", at: text.skipSpaces(start + 3)) && text[start + 2] == 0x2E
        // «6 сот рублей»: hundreds.
        case .are:
            return text.has("сот", at: start) && end == start + 6 && text[end] != 0x2E
                && text.letterLength(text.skipSpaces(end)) > 0 && !loweredAfter(end).begins(with: "земл")
        case .gram where text.has("г", at: start) && end - start <= 3:
            if isBeforeTown(number, end) { return true }
            guard let digits = numberBefore(number), number - digits.start == 4, text.digits(digits.start).count == 4
            else { return false }
            return yearOrMass(text.scanNumber(digits.start, syntax), from: digits.start) != .mass
        case .kilometer: return isOnRoad(number, end)
        case .second: return end == start + 2 && isBehindLatinName(number) && !text.isLineEnd(end)
        default: return false
        }
    }

    /// «125009 г. Москва», «№ 87 г. Москва»: a postcode or the number of a document before a town.
    private func isBeforeTown(_ number: Int, _ end: Int) -> Bool {
        guard text[end - 1] == 0x2E || text[end] == 0x2E,
            text.isUpper(text.skipSpaces(text[end] == 0x2E ? end + 1 : end)),
            let digits = numberBefore(number)
        else { return false }
        if text.digits(digits.start).count == 6 { return number == digits.start + 6 && !text.isDigit(digits.start - 2) }
        let mark = text.skipSpacesBack(digits.start)
        return text.has("№", at: mark - 3) || text[mark - 1] == 0x4E && !text.isLetterBefore(mark - 1)
    }

    /// «на 43 км в районе моста», «на 7 км у поворота»: a place as often as a length.
    private func isOnRoad(_ number: Int, _ end: Int) -> Bool {
        guard let digits = numberBefore(number), wordBefore(digits.start) == "на" else { return false }
        let (word, last) = loweredWord(end)
        return vocabulary.russian.contexts.has(word == "в" ? loweredAfter(last) : word, .vicinity)
    }

    /// «во 2 м зале», «5% раствора»: a number whose unit or sign cannot be said stays with it, so that no half is read.
    func keepsUnit(_ end: Int) -> Bool {
        let start = text.skipSpaces(end)
        if text[start] == 0x25 { return true }
        let letter = text.letterLength(start)
        if letter == 2, text.letterLength(start + 2) == 0, isLetterOfMany(start, behind: end) { return true }
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: start),
            text.letterLength(start) > 0 || text[start] == 0x22 || text[start] == 0x27
        else { return false }
        if case .unit = match.meaning, isCut(start + match.length) { return true }
        if text[start] == 0x27 { return start == end && (isBehindFeet(end) || !isQuote(start)) }
        if text[start] == 0x22 { return start == end && isBehindFeet(end) }
        return isNoUnit(match.meaning, start, start + match.length, behind: end)
    }

    /// «5'10"»: inches behind feet are half of a height.
    private func isBehindFeet(_ number: Int) -> Bool {
        var start = number
        while text.isDigit(start - 1) { start -= 1 }
        return start < number && (text[start - 1] == 0x27 || text.has("′", at: start - 3))
    }

    /// «500 A. D.», «50 В. И.»: a capital letter and a point before another one.
    private func isBeforeInitial(_ start: Int, _ end: Int) -> Bool {
        guard text.isUpper(start) else { return false }
        let letter = start + text.letterLength(start)
        guard letter == end || letter + 1 == end, text[letter] == 0x2E else { return false }
        let next = text.skipSpaces(letter + 1)
        return text.isUpper(next) && text[next + text.letterLength(next)] == 0x2E
    }

    /// «в 41м году», «во 2 м корпусе», «к 3м годам», «с 5ми друзьями»: the ending of a number, not metres or miles.
    private func isOrdinalEnding(_ start: Int, _ end: Int, behind number: Int, reach: Int = 8) -> Bool {
        guard text.letterLength(end) == 0, text[end] != 0x2E, end - start <= 4, text.isDigit(number - 1) else {
            return false
        }
        let next = text.skipSpaces(end)
        guard next > end, text[next] >= 0xD0, !text.isUpper(next) else { return false }
        let (noun, last) = loweredWord(end)
        // «41м и 42м домах»
        if noun == "и" || noun == "или", text.isDigit(text.skipSpaces(last)) {
            let second = text.skipSpaces(last)
            let letter = second + text.digits(second).count
            return reach > 0 && text.has("м", at: letter)
                && isOrdinalEnding(letter, text.wordEnd(letter), behind: letter, reach: reach - 1)
        }
        // «на 4 м глубине», but «на 4 м выше»
        let isPlace =
            noun.ends(with: "е") && noun.byteCount >= 8 && !isComparative(noun)
            && ["в", "во", "на", "о", "об", "при", "по"].contains(wordBefore(numberBefore(number)?.start ?? number))
        if isPlace, noun.byteCount >= 12 { return true }
        guard noun.byteCount >= 6, !vocabulary.isGovernor(noun), !vocabulary.isFunctionWord(noun) else {
            return false
        }
        if let forms = vocabulary.russian.ordinalNouns[noun] { return forms.cases.first != .genitive }
        if RussianDeclension.pluralCase(noun) != nil { return true }
        if let (_, plurality, cases) = RussianDeclension.adjective(noun), noun.byteCount > 8 {
            return plurality == .singular && !cases.contains(.genitive) && last > next
                && (cases.contains(.prepositional) || cases.contains(.instrumental))
        }
        return isPlace
    }

    /// «выше», «глубже», «далее»: how much more rather than where.
    func isComparative(_ word: Word) -> Bool {
        ["ше", "же", "че", "ще", "ее", "лее"].contains(where: word.ends(with:)) || word.ends(with: "оле")
    }

    /// «18 п. и 22 р.»: stitches and rows.
    private func isRow(_ meaning: SpellingTable.Meaning, _ start: Int, behind number: Int) -> Bool {
        guard meaning == .currency(.RUB), text.has("р.", at: start), let digits = numberBefore(number) else {
            return false
        }
        var end = text.skipSpacesBack(digits.start)
        if text[end - 1] == 0x2C { end -= 1 } else { end = text.skipSpacesBack(text.wordStart(end)) }
        let stitch = text.skipSpacesBack(end - 3)
        return text.has("п.", at: end - 3) && stitch < end - 3 && text[stitch - 1] != 0x2E
    }

    /// «1080р»: lines of a picture, unless something makes a price of it.
    private func isLines(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, behind number: Int) -> Bool {
        guard case .currency(let code) = meaning, code == .RUB, start == number, text.has("р", at: start),
            text.letterLength(start + 2) == 0, text[start + 2] != 0x2E || text.isSentenceEnd(start + 3),
            text[end] != 0x2F,
            let digits = numberBefore(number), number - digits.start <= 4
        else { return false }
        switch digits.value {
        case 720, 1080, 1440, 2160, 4320:
            let before = wordBefore(digits.start)
            return !vocabulary.isOf(before, .price)
        case 144, 240, 360, 480, 576: return hasWordBefore(digits.start) { vocabulary.isOf($0, .picture) }
        default: return false
        }
    }

    /// «iPhone 5 с чехлом»: the number of a model.
    private func isBehindLatinName(_ number: Int) -> Bool {
        guard let digits = numberBefore(number) else { return false }
        let end = text.skipSpacesBack(digits.start)
        let start = text.wordStart(end)
        return start < end && end < digits.start && text[start] < 0x80 && text[end - 1] < 0x80
    }
}
