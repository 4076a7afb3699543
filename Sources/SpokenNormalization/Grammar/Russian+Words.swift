import SpokenLocaleData
import SpokenModel

/// Abbreviations, acronyms and units without a number.
extension Classifier {
    /// «45–47», «3 и 4»: more than one number.
    func isNumberRange(_ place: Int) -> Bool {
        var end = place + text.digits(place).count
        // «ст. 5, 6 и 7»
        for _ in 0..<4 where text[end] == 0x2C {
            let next = text.skipSpaces(end + 1)
            guard text.isDigit(next) else { break }
            end = next + text.digits(next).count
        }
        let joint = text.skipSpaces(end)
        let dash = text.dashLength(joint)
        if dash > 0 { return text.isDigit(text.skipSpaces(joint + dash)) }
        return joint > end && text.has("и", at: joint) && text.letterLength(joint + 2) == 0
            && text.isDigit(text.skipSpaces(joint + 2))
    }

    /// The case that the ordinal before an abbreviation shows: «на 5-м эт.», «во II кв.»; nil when none stands there.
    func ordinalCase(before place: Int, isPlural: Bool) -> GrammaticalCase? {
        let end = text.skipSpacesBack(place)
        let suffix = text.wordStart(end)
        guard end < place, suffix < end else { return nil }
        guard text[suffix - 1] == 0x2D, text.isDigit(suffix - 2) else {
            guard RomanNumeral.scan(text, suffix)?.end == end else { return nil }
            // «в течение I и II кв.»: what stands before the first of them governs.
            var suffix = suffix
            for _ in 0..<4 {
                guard let first = romanBefore(suffix) else { break }
                suffix = first
            }
            let before = wordBefore(suffix)
            if before == "в" || before == "во" || before == "на" { return .prepositional }
            return governedCase(before: suffix, of: ScannedNumber(start: suffix, end: end))
        }
        var start = suffix - 1
        while start > 0 {
            let last = text.previousScalar(start)
            guard text.isDigit(last) || text.dashLength(last) > 0 && text.isDigit(last - 1) else { break }
            start = last
        }
        let governed = governedCase(before: start, of: ScannedNumber(start: start, end: end))
        switch word(suffix, end) {
        case "й", "я", "ый", "ий", "ой", "ая", "ья", "ое", "е", "ые", "ье":
            return governed == .accusative ? .accusative : .nominative
        case "го", "ого", "его": return .genitive
        case "му", "ому", "ему": return .dative
        case "ю", "ую", "ью": return .accusative
        case "ом", "ем": return .prepositional
        case "ым", "им": return .instrumental
        case "м": return isPlural ? .dative : governed == .instrumental ? .instrumental : .prepositional
        case "х", "ых", "их": return governed == .accusative || governed == .prepositional ? .prepositional : .genitive
        case "ми", "ыми", "ими": return .instrumental
        default: return nil
        }
    }

    /// Whether a street's kind may stand at a place: before a name, or behind the adjective that is its name.
    func streetCase(_ place: Int, _ end: Int, _ nominative: String) -> GrammaticalCase? {
        let before = wordBefore(place)
        if let (_, number, cases) = RussianDeclension.adjective(before), number == .singular, before.byteCount > 6 {
            let isFeminine = ["а", "я", "ь"].contains(where: nominative.ends(with:))
            // «Тверской пер.»: of a masculine noun this is the nominative.
            if !isFeminine, before.ends(with: "ой") { return .nominative }
            let governed = abbreviationCase(wordStartBefore(place))
            return cases.contains(governed) ? governed : cases.first
        }
        // «На ул. Мира, 10 и пр. Победы, 5»: in a case that nothing here shows.
        if before == "и" || before == "или" {
            let last = text.skipSpacesBack(wordStartBefore(place))
            guard text.isUpper(text.wordStart(last)) else { return nil }
        }
        let next = text.skipSpaces(end)
        return text.isUpper(next) || text.isDigit(next) || text.has("р. ", at: next) ? abbreviationCase(place) : nil
    }

    /// «СБП», «НДС»: consonants that no one can say but by their letters; «QR» by the table.
    func acronym(_ place: Int, _ end: Int) -> Reading? {
        guard numbers == .words, text.isUpper(place), end - place <= 12 else { return nil }
        // «ДД.ММ.ГГГГ»
        if text[end] == 0x2E && text.isUpper(end + 1) && text.wordEnd(end + 1) - end > 3
            || text[place - 1] == 0x2E && text.isLetterBefore(place - 1) && end - place >= 4
                && text.isUpper(text.previousScalar(place - 1))
        {
            return nil
        }
        if text.isDigit(end) { return formula(place, end) }
        if text[place] < 0x80, text[end] == 0xE2 { return chemicalFormula(place) }
        guard end - place >= 2 else { return nil }
        // «ВКЛ» and «ВЫКЛ» are words that were cut.
        if end - place == 6, text.has("ВКЛ", at: place) || text.has("РУБ", at: place) { return nil }
        // «ЦЕНА ЗА КГ» is a unit.
        if end - place == 4, let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            match.length >= 4, case .unit(let unit) = match.meaning,
            vocabulary.measures(unit, .mass, .length, .volume, .pieces)
        {
            return nil
        }
        if text[place] < 0x80, text[end] == 0x2D, text.letterLength(end + 1) > 0 { return hyphenatedName(place, end) }
        return acronym(written(place, end), place, end)
    }

    /// An acronym whose letters are all of one alphabet.
    func acronym(_ written: UnsafeBufferPointer<UInt8>, _ place: Int, _ end: Int) -> Reading? {
        guard numbers == .words, !text.isDigit(end), text[end] != 0x5F, isJointOfLetters(end) else { return nil }
        if written.count(where: { $0 & 0xC0 != 0x80 }) > 1, let spoken = vocabulary.russian.letters[written] {
            // «ПО» is a preposition too.
            if written.count == 4, vocabulary.isGovernor(text.lowered(place, end)), !isAmongSmall(place, end) {
                return nil
            }
            return .likely(place, end, .words(spoken.string), .letters)
        }
        guard (4...10).contains(written.count), written.allSatisfy({ $0 >= 0x80 }), !isPlaceholder(written),
            InitialismShape.isSpelled(written) || isIntroduced(written, place, end), !isShouted(place, end)
        else { return nil }
        var names = ""
        for letter in stride(from: 0, to: written.count - 1, by: 2) {
            let bytes = UnsafeBufferPointer(rebasing: written[letter..<letter + 2])
            if !names.isEmpty { names += "-" }
            // Vowels are their own names.
            names += vocabulary.russian.letters[bytes]?.string ?? String(decoding: bytes, as: UTF8.self).lowercased()
        }
        return .likely(place, end, .words(names), .letters)
    }

    /// «ХХ лет»: so many that nobody knows yet.
    private func isPlaceholder(_ written: UnsafeBufferPointer<UInt8>) -> Bool {
        written.indices.allSatisfy { written[$0] == ($0 % 2 == 0 ? 0xD0 : 0xA5) }
    }

    /// «артериальной гипертензией (АГ)»: two letters in brackets that the words before it begin with; of more letters a
    /// word may have been made («СМИ», «ГЭС»).
    private func isIntroduced(_ written: UnsafeBufferPointer<UInt8>, _ place: Int, _ end: Int) -> Bool {
        guard written.count == 4, text[place - 1] == 0x28, text[end] == 0x29 else { return false }
        let first = text.lowered(place, place + 2)
        guard let second = text.lowered(place + 2, end).string.first else { return false }
        var start = place - 1
        var isBehind = false
        for _ in 0..<3 {
            let word = wordBefore(start)
            guard !word.isEmpty else { return false }
            let letters = word.string
            if word.begins(with: first) { return isBehind || letters.dropFirst().contains(second) }
            isBehind = isBehind || letters.first == second
            start = wordStartBefore(start)
        }
        return false
    }

    /// «ПЦР-тест», «ТМА-7», «ТНК-BP»: whether a hyphen joins a word or a number to letters, no ending («КВ-РА»).
    private func isJointOfLetters(_ hyphen: Int) -> Bool {
        guard text[hyphen] == 0x2D else { return true }
        if text.isDigit(hyphen + 1) { return true }
        let last = text.wordEnd(hyphen + 1)
        return last > hyphen + 5 || last > hyphen + 1 && text[hyphen + 1] < 0x80
            || last == hyphen + 5 && InitialismShape.isSpelled(written(hyphen + 1, last))
    }

    /// «новое ПО»: a preposition only among other capitals.
    private func isAmongSmall(_ place: Int, _ end: Int) -> Bool {
        func isSmall(_ start: Int) -> Bool {
            text.letterLength(start) > 0 && !text.isUpper(start + text.letterLength(start)) && !text.isUpper(start)
        }
        return isSmall(text.skipSpaces(end)) || isSmall(wordStartBefore(place))
    }

    /// «H2O», «CO2», «MP3»: letters and digits that the table has whole.
    private func formula(_ place: Int, _ end: Int) -> Reading? {
        var last = end
        while last - place < 12, text.isDigit(last) || text.letterLength(last) > 0 {
            last += max(text.letterLength(last), 1)
        }
        guard let spoken = vocabulary.russian.letters[word(place, last)], text[last] != 0x5F else {
            return text[place] < 0x80 ? chemicalFormula(place) : nil
        }
        return .likely(place, last, .words(spoken), .letters)
    }

    /// «Wi-Fi».
    private func hyphenatedName(_ place: Int, _ end: Int) -> Reading? {
        guard text[place] < 0x80, text[end] == 0x2D else { return nil }
        let last = text.wordEnd(end + 1)
        guard let spoken = vocabulary.russian.letters[word(place, last)], text[last] != 0x2D else {
            // «QR-код»: the first part alone.
            guard text[end + 1] >= 0xD0, let first = vocabulary.russian.letters[word(place, end)], end - place > 1
            else {
                return nil
            }
            return .likely(place, end, .words(first), .letters)
        }
        return .likely(place, last, .words(spoken), .letters)
    }

    /// Whether the words beside it are capitals too: then it is no acronym but a heading, unless they are said by their
    /// letters themselves («ЦК КПСС»).
    private func isShouted(_ place: Int, _ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        return isHeading(next, text.wordEnd(next)) || isHeading(wordStartBefore(place), text.skipSpacesBack(place))
    }

    private func isHeading(_ start: Int, _ end: Int) -> Bool {
        guard end - start > 6 else { return false }
        var letter = start
        while letter < end {
            guard text.isUpper(letter) else { return false }
            letter += text.letterLength(letter)
        }
        return !InitialismShape.isSpelled(written(start, end))
    }

    /// A word as it is written.
    private func written(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// «за ночи»: a whole word has been written in its form.
    private func isWholeNoun(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int) -> Bool {
        guard case .unit(let unit) = meaning, text[end - 1] != 0x2E else { return false }
        let written = text.lowered(start, end)
        return GrammaticalCase.allCases.contains { written.equals(vocabulary.singular(unit, $0)) }
            || written.equals(vocabulary.noun(meaning, isPlural: true))
            || written.equals(vocabulary.genitivePlural(of: meaning))
    }

    /// «за шт.», «руб. за кг», «в мес.»: one unit without its number.
    func unitWithoutNumber(_ place: Int, _ wordEnd: Int) -> Reading? {
        guard wordEnd == place + 4 && text.has("за", at: place) || wordEnd == place + 2 && text.has("в", at: place),
            let (meaning, end) = spelling(wordEnd), case .unit(let unit) = meaning,
            let spoken = wordEnd == place + 2 ? vocabulary.per(unit) : vocabulary.accusative(of: unit)
        else { return nil }
        let start = text.skipSpaces(wordEnd)
        // A single letter is too little; a whole word needs nothing.
        guard start > wordEnd, end - start > 2, !text.isUpper(start),
            text.letterLength(end) == 0, text[end] != 0x2F, !isWholeNoun(meaning, start, end)
        else { return nil }
        let preposition = word(place, wordEnd) + " "
        guard wordEnd > place + 2 || spoken.begins(with: preposition), !text.isLetterBefore(place) else { return nil }
        return .likely(place, end, .words(wordEnd > place + 2 ? preposition + spoken : spoken), .measure)
    }
}
