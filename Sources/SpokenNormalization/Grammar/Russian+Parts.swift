import SpokenModel

/// The case of an abbreviated noun: «в кв. 5», «в соответствии с п. 3 ст. 5», «мэр г. Омска».
extension Classifier {
    /// The case in which an abbreviation stands: «в кв. 5», «на Фрунзенской наб.», «см. табл. 2».
    /// - Parameter entry: what is abbreviated, where a noun before it may govern it.
    func abbreviationCase(
        _ place: Int, of entry: Vocabulary.Abbreviation? = nil, reach: Int = 8
    ) -> GrammaticalCase {
        guard reach > 0 else { return .nominative }
        let before = wordBefore(place)
        switch before {
        case "":
            let end = text.skipSpacesBack(place)
            if text.has("см.", at: end - 5) || text.has("См.", at: end - 5) { return .accusative }
            if text.has("наб.", at: end - 7) { return .genitive }
            // «по ч. 1 ст. 119 УК РФ, ч. 2 ст. 112»: as the one before it in the list.
            if let entry, entry.rank > 0, text[end - 1] == 0x2C, let alike = partAlike(entry, before: end) {
                return abbreviationCase(alike, of: entry, reach: reach - 1)
            }
            // «согласно ч. 7, ст. 45»: behind what governs the part its whole; «ст. 5, п. 2, ч. 3» is a list.
            if let entry, text[end - 1] == 0x2C, isPart(of: entry.rank, end - 1),
                abbreviationCase(partStart(end - 1), of: entry, reach: reach - 1) != .nominative
            {
                return .genitive
            }
            return ordinalCase(before: place, isPlural: false) ?? .nominative
        // «см. стр. 15 и табл. 2»: as the one before it.
        case "и", "или":
            // «до г. Сочи и р. Мзымта»: as the name before it.
            if let entry, entry.place == .name, let first = namedBefore(wordStartBefore(place)) {
                return abbreviationCase(first, of: entry, reach: reach - 1)
            }
            guard let number = numberBefore(wordStartBefore(place)), isNumbered(number.start) else { break }
            let point = text.skipSpacesBack(number.start)
            let first = text.wordStart(text[point - 1] == 0x2E ? point - 1 : point)
            return abbreviationCase(partStart(first), of: entry, reach: reach - 1)
        // «см. также с. 45»
        case "также": return abbreviationCase(wordStartBefore(place), of: entry, reach: reach - 1)
        // Where something is rather than where it goes.
        case "в", "во", "на":
            return isTowards(place, entry, before) ? .accusative : .prepositional
        case "по": return .dative
        case "за", "под": return .instrumental
        case "с", "со":
            if let entry, entry.rank > 0 { return isTogether(wordStartBefore(place)) ? .instrumental : .genitive }
        default: break
        }
        switch vocabulary.governors[before] {
        case .governs(let grammaticalCase)?: return grammaticalCase
        case .named?: return entry == nil ? .nominative : .genitive
        default: break
        }
        // «Поскольку ч. 2 ст. 29 регулирует»: a conjunction governs nothing.
        guard let entry, before.byteCount >= 6, !vocabulary.isFunctionWord(before) else { return .nominative }
        if entry.rank > 0 { return partCase(before, wordStartBefore(place)) }
        return entry.place == .name && isOwned(before, place, entry) ? .genitive : .nominative
    }

    /// Where an abbreviation begins whose name ends before a joint: «г. Сочи и».
    private func namedBefore(_ joint: Int) -> Int? {
        let end = text.skipSpacesBack(joint)
        let name = text.wordStart(end)
        let point = text.skipSpacesBack(name)
        guard name < end, text.isUpper(name), point < name, text[point - 1] == 0x2E else { return nil }
        let start = text.wordStart(point - 1)
        return start < point - 1 && abbreviation(start, point, where: { $0.place == .name }) != nil ? start : nil
    }

    /// Where the same abbreviation stands before a comma in its clause.
    private func partAlike(_ entry: Vocabulary.Abbreviation, before end: Int) -> Int? {
        var start = end - 1
        while start > 0, end - start < 64, ![0x0A, 0x3B, 0x28, 0x29].contains(text[start]) {
            start -= 1
            let last = start + entry.written.count
            if last < end, !text.isLetterBefore(start), bytes[start..<last].elementsEqual(entry.written),
                text.isDigit(text.skipSpaces(last))
            {
                return start
            }
        }
        return nil
    }

    /// «в Ростовской обл.», «жители Московской обл.»: the case that the adjective before a noun shows.
    func agreeingCase(_ entry: Vocabulary.Abbreviation, _ place: Int) -> GrammaticalCase? {
        guard entry.place == .any, let (gender, number, cases) = RussianDeclension.adjective(wordBefore(place)),
            number == .singular, text.isUpper(wordStartBefore(place)),
            gender == .feminine || RussianDeclension.gender(Word(entry.nominative)) == .masculine
        else { return nil }
        let governed = abbreviationCase(wordStartBefore(place), of: entry)
        return cases.contains(governed) ? governed : cases.first
    }

    /// «под № 5», «в § 3»: the noun of a sign in its case.
    func numberNoun(_ place: Int) -> String? {
        let letters = UInt16(text[place]) << 8 | UInt16(text[place + 1])
        guard let entry = vocabulary.abbreviations[letters].first else { return nil }
        switch wordBefore(place) {
        case "": return nil
        case "на", "с", "со": return entry.form(.accusative)
        default:
            // «с кадастровым № 5»
            let adjective = wordBefore(place)
            if adjective.byteCount > 8, !adjective.ends(with: "ей"), !isNoun(adjective),
                let (_, number, cases) = RussianDeclension.adjective(adjective),
                number == .singular, let agreed = cases.first
            {
                return entry.form(agreed)
            }
            let grammaticalCase = abbreviationCase(place)
            return grammaticalCase == .nominative ? nil : entry.form(grammaticalCase)
        }
    }

    /// «домом», «школой»: a noun that ends like an adjective.
    private func isNoun(_ word: Word) -> Bool {
        vocabulary.words?.contains(word) { $0.isNoun && !$0.isAdjectival } ?? false
    }

    /// «в соответствии с», «в связи со»
    func isTogether(_ preposition: Int) -> Bool {
        let noun = wordBefore(preposition)
        return ["соответстви", "связи", "сравнени", "согласовани", "вместе", "наряду", "совместно"]
            .contains(where: noun.begins(with:))
    }

    /// «Приехал в г. Москву», «ссылаясь на ст. 10»: where something goes.
    private func isTowards(_ place: Int, _ entry: Vocabulary.Abbreviation?, _ preposition: Word) -> Bool {
        guard let entry else { return false }
        if entry.rank > 0 {
            let verb = wordBefore(wordStartBefore(place))
            return preposition == "на"
                && vocabulary.stems.has(verb, .referring)
        }
        guard entry.place == .name else { return false }
        let name = text.skipSpaces(place + entry.written.count)
        let end = text.wordEnd(name)
        if end - name > 8, text.has("у", at: end - 2) || text.has("ю", at: end - 2) { return true }
        // «уехал в г. Омск», but «уехал в г. Омске»
        let town = text.lowered(name, end)
        let start = wordStartBefore(place)
        if town.ends(with: "е"), !town.ends(with: "ое"), !town.ends(with: "ее") { return false }
        if vocabulary.stems.has(wordBefore(start), .journey) { return true }
        return (!town.ends(with: "и") || vocabulary.russian.towns.contains(town))
            && hasWordBefore(start) { vocabulary.stems.has($0, .moving) }
    }

    /// «Требования ст. 22», «предусмотрено ч. 3»: the case of a part of a text behind a word that is no preposition.
    private func partCase(_ word: Word, _ start: Int) -> GrammaticalCase {
        // «УК РФ ст. 105»
        let isAcronym = text.isUpper(start) && text.isUpper(start + text.letterLength(start))
        if isAcronym || Self.laws.contains(where: word.begins(with:)) { return .nominative }
        if word.byteCount > 14, Self.participleEndings.contains(where: word.ends(with:)) {
            return word.begins(with: "указ") || word.begins(with: "назва") ? .genitive : .instrumental
        }
        // «настоящей ст.» agrees.
        if ["ого", "его", "ому", "ему", "ый", "ая", "ую", "ых", "ым", "щей", "щий"].contains(where: word.ends(with:)),
            let (_, _, cases) = RussianDeclension.adjective(word)
        {
            return cases.first ?? .nominative
        }
        if word.byteCount >= 14, ["ено", "ена", "ены", "ано", "аны"].contains(where: word.ends(with:)) {
            return .instrumental
        }
        // «Прочитайте гл. 5», «изучить п. 2»
        if ["йте", "ите", "ьте", "ать", "ять", "ить", "еть"].contains(where: word.ends(with:)), word.byteCount > 10 {
            return .accusative
        }
        if Self.verbEndings.contains(where: word.ends(with:)), !word.begins(with: "правил") {
            return ["наруш", "измен", "дополн", "исключ"].contains(where: word.begins(with:))
                ? .accusative : .nominative
        }
        return .genitive
    }

    private static let participleEndings: [Word] = [
        "нный", "нная", "нное", "нные", "нного", "нной", "нному", "нную", "нных", "нным", "нными", "нном",
    ]

    private static let laws: [Word] = ["кодекс", "закон", "конституци", "договор", "приказ", "постановлен", "устав"]

    private static let verbEndings: [Word] = [
        "л", "ла", "ло", "ли", "ет", "ёт", "ит", "ют", "ят", "ут", "ть", "ся", "сь",
    ]

    /// «Берега р. Лены», «мэр г. Омска»: whether a name belongs to the noun before it. Of a town only its form tells,
    /// since a label has none: «Склад г. Москва».
    private func isOwned(_ word: Word, _ place: Int, _ entry: Vocabulary.Abbreviation) -> Bool {
        let start = wordStartBefore(place)
        let name = text.skipSpaces(place + entry.written.count)
        let isGenitive = Self.ownerEndings.contains(where: text.lowered(name, text.wordEnd(name)).ends(with:))
        // «суд г. Воронежа», «р-на Арбат г. Москвы»: of towns only those of the table have such a nominative.
        let town = text.lowered(name, text.wordEnd(name))
        if entry.form(.nominative) == "город", isGenitive || town.ends(with: "а") || town.ends(with: "я"),
            town.byteCount > 8, !vocabulary.russian.towns.contains(town)
        {
            return true
        }
        guard word.byteCount >= 8, !text.isUpper(start) || text.skipSpacesBack(start) == 0,
            !Self.verbEndings.contains(where: word.ends(with:)),
            !["район", "область", "край", "республика", "адрес"].contains(word)
        else { return false }
        if ["река", "озеро", "остров"].contains(entry.form(.nominative)) { return true }
        return isGenitive
    }

    private static let ownerEndings: [Word] = [
        "ы", "и", "ого", "ска", "цка", "града", "бурга", "города", "ова", "поля",
    ]

    /// «табл. 2», «также с. 45»: whether something that is numbered begins at a place.
    func startsPart(_ place: Int) -> Bool {
        let end = text.wordEnd(place)
        if text.lowered(place, end) == "также" { return true }
        return text[end] == 0x2E && abbreviation(place, end + 1) { $0.isDeclined && $0.place == .number } != nil
    }

    /// «п. 3 ст. 12»: whether the numbered thing before a place is a part of what has this rank.
    func isPart(of rank: Int, _ place: Int) -> Bool {
        guard rank > 0, let part = partBefore(place) else { return false }
        return part.rank < rank
    }

    /// «ст. 158 ч. 2»: whether the number right before a place is that of a part of a text, and counts nothing.
    func isBehindPartName(_ place: Int) -> Bool { partBefore(place) != nil }

    /// Where the first of a few parts behind each other begins: «ст. 158 ч. 2 п. «в»».
    func partStart(_ place: Int) -> Int {
        var start = place
        for _ in 0..<3 {
            guard let part = partBefore(start) else { break }
            start = part.start
        }
        return start
    }

    /// The numbered part of a text before a place: «п. 3», «статья 12», «разд. II», «пп. 1 и 2», «п. «а»».
    private func partBefore(_ place: Int) -> (start: Int, rank: Int)? {
        guard let number = markBefore(place) else { return nil }
        let end = text.skipSpacesBack(number)
        let isAbbreviated = text[end - 1] == 0x2E
        let start = text.wordStart(isAbbreviated ? end - 1 : end)
        guard start < end else { return nil }
        let rank: Int
        if isAbbreviated {
            rank = abbreviation(start, end) { $0.rank > 0 }?.rank ?? 0
        } else {
            let noun = text.lowered(start, end)
            // «подпункты»
            rank = vocabulary.russian.partRanks[noun.ends(with: "ы") ? noun.dropLast() : noun] ?? 0
        }
        return rank > 0 ? (start, rank) : nil
    }

    /// The start of the number, the numeral or the letter before a place; of «1 и 2» the first.
    private func markBefore(_ place: Int) -> Int? {
        let last = text.skipSpacesBack(place)
        if text.has("»", at: last - 2), text.letterLength(last - 4) == 2, text.has("«", at: last - 6) {
            return last - 6
        }
        let numeral = text.wordStart(last)
        if numeral < last, RomanNumeral.scan(text, numeral)?.end == last { return numeral }
        guard var number = numberBefore(place)?.start else { return nil }
        // «Подпункты 1–4 п. 2»
        let dash = text.previousScalar(number)
        if text.dashLength(dash) > 0, text.isDigit(dash - 1), let first = numberBefore(dash)?.start { number = first }
        if wordBefore(number) == "и", let first = numberBefore(wordStartBefore(number)) { return first.start }
        return number
    }
}
