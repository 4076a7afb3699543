import SpokenLocaleData
import SpokenModel

/// What stands on both sides of a number with one letter behind it.
extension Classifier {
    /// What stands before a number.
    enum Standing: Equatable {
        /// Nothing of its clause: «Сыр, 5 г», «(2 л)».
        case start
        /// A preposition or a verb of amounts: «на 5 м», «купил 3 л».
        case governed
        /// «до 5 м», «около 2 т», «более 3 л»: what asks how much.
        case compared
        /// «через 5 м»: so far or so long.
        case through
        /// «налейте 5 л», «нужно 5 г»
        case taken
        /// Another infinitive or imperative: «провязать 5 р.»
        case asked
        /// «ждал 5 м»: what takes time.
        case lasting
        /// «заплатил 50 р»
        case paid
        /// «глубина 5 м», with the classes of the noun.
        case measured(WordClasses)
        /// Another noun: «Молоко 1 л».
        case labelled(WordClasses)
        /// «пациент 34 г.»
        case living
        /// «зал 3 В», «№ 5г»
        case named
        /// Another verb, or nothing that tells: «пришли 5 м».
        case untold
    }

    /// What stands behind the letter.
    enum Following {
        /// Nothing that could belong to it: the end of its clause, or another amount.
        case end
        /// «муки», «питьевой воды»: an amount is of it.
        case substance
        /// «от», «и», «прямо»
        case linking
        /// An adjective or a name: «кабель 2 м белый».
        case attribute
        /// «выросла», «видно»: a verb in a person of its own.
        case predicate
        /// A subject, an object or another letter: no amount stands before it.
        case contrary
    }

    /// Where the number before a letter begins; of a range the first.
    /// - Parameter end: where its digits end.
    func measuredNumber(_ end: Int) -> (start: Int, digits: Int, isBroken: Bool) {
        var start = end
        var digits = 0
        var isBroken = false
        for _ in 0..<8 {
            let last = start
            while text.isDigit(start - 1), last - start < 18 { start -= 1 }
            digits = max(digits, last - start)
            guard start > 1 else { break }
            if [0x2C, 0x2E, 0x2F].contains(text[start - 1]), text.isDigit(start - 2) {
                isBroken = true
                start -= 1
                continue
            }
            // «3275±75 K»
            if text.has("±", at: start - 2), text.isDigit(start - 3) {
                start -= 2
                continue
            }
            // «5×2 м», «5 х 2 м»
            let sign = text.skipSpacesBack(start)
            let length = text.has("×", at: sign - 2) || text.has("х", at: sign - 2) ? 2 : text[sign - 1] == 0x78 ? 1 : 0
            let before = text.skipSpacesBack(sign - length)
            if length > 0, text.isDigit(before - 1) {
                isBroken = true
                start = before
                continue
            }
            let dash = text.previousScalar(start)
            if text.dashLength(dash) == start - dash, text.isDigit(dash - 1) {
                start = dash
                continue
            }
            // «1 500»
            let space = text.skipSpacesBack(start)
            guard space < start, last - start == 3, text.isDigit(space - 1) else { break }
            digits += 1
            start = space
        }
        return (start, digits, isBroken)
    }

    /// - Parameter reach: so many words that say nothing are looked through: «уже», «всего».
    func standing(_ place: Int, reach: Int = 3) -> Standing {
        let end = text.skipSpacesBack(place)
        guard end > 0, text[end - 1] != 0x0A else { return .start }
        if text.has("№", at: end - 3) || text[end - 1] == 0x23 { return .named }
        let start = text.wordStart(end)
        guard start < end else { return standing(behindSign: end, before: place) }
        // «5 ч 35 м»
        if text.isDigit(text.skipSpacesBack(start) - 1), endsAmount(end) { return .start }
        let word = text.lowered(start, end)
        if word == "через" || word == "спустя" { return .through }
        if word == "а" || word == "но" { return .start }
        if word == "и" || word == "или" || word == "либо" { return joined(start, reach) }
        let known = vocabulary.classes(of: word)
        let isThing = !known.isDisjoint(with: Self.things)
        if !isThing, !known.isDisjoint(with: Self.somebody) { return .living }
        // «за», «почти» stand before prices and before all else.
        let isPrice = known.has(.price) && word.byteCount > 4 && !Self.comparing.contains(word)
        if isPrice, vocabulary.governors[word] != .transparent { return .paid }
        if known.has(.measure) || known.has(.weight) { return .measured(known) }
        if vocabulary.stems.has(word, .lasting) { return .lasting }
        if vocabulary.stems.has(word, .paying) { return .paid }
        if known.has(.numbered) || known.has(.ordinal) || vocabulary.russian.numberedNouns.contains(word) {
            return .named
        }
        switch vocabulary.governors[word] {
        case .governs(.genitive) where Self.comparing.contains(word): return .compared
        case .transparent where reach > 0:
            let told = standing(start, reach: reach - 1)
            return told == .start || told == .untold ? .governed : told
        case .governs, .distributive, .negatable, .price, .transparent: return .governed
        case .age: return .living
        default: break
        }
        if vocabulary.stems.has(word, .measuring) { return .taken }
        if RussianDeclension.isTransitive(text, start..<end) { return .asked }
        let verb = vocabulary.verbKinds(of: word)
        if verb.contains(.gerund) { return .asked }
        // A single letter is no word: «7 ж и 5 м».
        if !verb.isEmpty || known.has(.function) || end - start == 2 && !text.isUpper(start) { return .untold }
        return .labelled(known)
    }

    private func standing(behindSign end: Int, before place: Int) -> Standing {
        if text[end - 1] == 0x2E {
            if isNumbered(place) { return .named }
            let letter = text.wordStart(end - 1)
            // «Иванов И. 5 м»
            return end - 1 - letter == 2 && text.isUpper(letter) ? .untold : .start
        }
        if text[end - 1] == 0x29 || text[end - 1] == 0x22 || text.has("»", at: end - 2) { return .labelled([]) }
        return text.isDigit(end - 1) ? .untold : .start
    }

    /// «2 или 3 л», «соль и 5 г», «2 кг и 300 г»: what stands before the first of two.
    private func joined(_ joint: Int, _ reach: Int) -> Standing {
        let end = text.skipSpacesBack(joint)
        guard end > 0, reach > 0 else { return .start }
        if text.isDigit(end - 1) { return standing(measuredNumber(end).start, reach: reach - 1) }
        if endsAmount(end) { return .start }
        let start = text.wordStart(end)
        return start < end && end - start <= 2 ? .untold : .labelled([])
    }

    /// Whether a number and a unit, whatever it needs, end at a place.
    func endsAmount(_ place: Int) -> Bool {
        let end = text[place - 1] == 0x2E ? place - 1 : place
        let unit = text.wordStart(end)
        let digits = text.skipSpacesBack(unit)
        // One small letter beside another is told by nothing: «7 ж и 5 м».
        guard unit < end, end - unit > 2 || "глмтчср".utf8.contains(text[end - 1]), text.isDigit(digits - 1),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: unit)
        else { return false }
        return unit + match.length >= end
    }

    func following(_ place: Int) -> Following {
        var place = place
        if text[place] == 0x2E {
            let next = text.skipSpaces(place + 1)
            guard next > place + 1, text.letterLength(next) > 0, !text.isUpper(next) else { return .end }
            place += 1
        } else if text[place - 1] == 0x2E, text.isSentenceEnd(place) {
            return .end
        }
        let start = text.skipSpaces(place)
        if start == place, text[place] == 0x2D {
            guard text.isDigit(place + 1) else { return text.letterLength(place + 1) > 0 ? .contrary : .end }
            return startsAmount(place + 1) ? .end : .contrary
        }
        if text.isDigit(start) { return start > place && !startsAmount(start) ? .contrary : .end }
        guard text.letterLength(start) > 0 else { return .end }
        let end = text.wordEnd(start)
        let word = text.lowered(start, end)
        if vocabulary.governors[word] != nil || vocabulary.isFunctionWord(word) || word == "а" { return .linking }
        // «на 7 м дальше»
        if word.byteCount >= 8, isComparative(word) { return .linking }
        if text.isUpper(start) || text[start] < 0x80 { return .attribute }
        guard end - start > 2 else { return .contrary }
        return counted(start, end, word)
    }

    /// Whether a number with a unit behind it begins at a place.
    private func startsAmount(_ place: Int) -> Bool {
        let number = text.scanNumber(place, syntax)
        return vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(number.end)) != nil
            || countedRow(text.skipSpaces(number.end)) != nil
    }

    /// What a word behind an amount is of it.
    private func counted(_ start: Int, _ end: Int, _ word: Word) -> Following {
        var isKnown = false
        var isAttribute = false
        if let forms = forms(start, end) {
            for form in forms where form.isAdjective || form.gender != nil {
                isKnown = true
                if form.isAdjective {
                    isAttribute = true
                } else if form.classes.has(.measure), !form.has(.nominative, .singular) {
                    // «2 м длиной»
                    return .linking
                } else if !form.classes.has(.person), form.has(.genitive, .singular) || form.has(.genitive, .plural) {
                    return .substance
                }
            }
        }
        if isKnown, !isAttribute { return .contrary }
        // «хрена» ends as a participle does.
        let verb = isAttribute ? [] : vocabulary.verbKinds(of: word)
        if !verb.isDisjoint(with: [.infinitive, .imperative]) { return .linking }
        if !verb.isDisjoint(with: [.past, .present]) { return .predicate }
        if let (_, _, cases) = RussianDeclension.adjective(word), word.byteCount > 8 || isAttribute {
            return cases.contains(.genitive) ? .substance : .attribute
        }
        if isAttribute { return .attribute }
        let isGenitive = ["а", "я", "ы", "и", "ов", "ев"].contains(where: word.ends(with:))
        return word.byteCount >= 6 && isGenitive ? .substance : .contrary
    }

    private static let comparing: WordSet = [
        "от", "до", "около", "более", "менее", "больше", "меньше", "свыше", "порядка", "выше", "ниже", "глубже",
    ]
    static let somebody: WordClasses = [
        .person, .givenName, .surname, .animal,
    ]
    private static let things: WordClasses = [
        .food, .goods, .material, .nature, .medicine,
    ]
}
