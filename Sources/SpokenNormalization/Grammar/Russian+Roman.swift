import SpokenModel

/// Roman numerals, only where the words beside them tell what they count.
extension Classifier {
    /// «XXI век», «в XIX в.», «XIX–XX вв.», «II Международный», «Екатерина II», «глава V».
    func russianRoman(_ place: Int) -> Reading? {
        guard let (value, end) = RomanNumeral.scan(text, place) else { return nil }
        // «Размер XL» is no numeral.
        if wordBefore(place).begins(with: "размер") { return nil }
        // «OBD-II» is a name, and so is what has other letters before it.
        if text[place - 1] == 0x2D || text[place - 1] == 0x2F { return nil }
        if let list = romanList(place, value, end) { return romanList(list, from: place) }
        if romanBefore(place) != nil { return nil }
        return regnal(place, value, end) ?? romanBeforeNoun(place, value, end)
            ?? romanBehindNoun(place, value, end) ?? romanBehindAbbreviation(place, value, end)
            ?? loneRoman(place, value, end)
    }

    /// «XIX» and nothing else.
    private func loneRoman(_ place: Int, _ value: UInt64, _ end: Int) -> Reading? {
        guard numbers == .words, place == 0, end == bytes.count, end > 2 else { return nil }
        var reading = ordinal(place, end, value, .masculine, .singular, .nominative)
        reading.confidence = .guess
        return reading
    }

    /// Numerals that belong together: «XIX–XX», «I, II и III», «с XVI по XVIII».
    private struct RomanList {
        var items: [(value: UInt64, start: Int, end: Int)]
        /// «по» or «до» between two of them; empty without.
        var until = Word()
        /// «не XXI, а XXII»
        var isContrast = false

        var start: Int { items.first?.start ?? 0 }
        var end: Int { items.last?.end ?? 0 }
    }

    /// The list that begins with a numeral; nil for one alone.
    private func romanList(_ place: Int, _ value: UInt64, _ end: Int) -> RomanList? {
        let before = text.skipSpacesBack(place)
        // «XX X–X вв.» is no pair.
        guard RomanNumeral.scan(text, text.wordStart(before))?.end != before || before == place,
            !text.has("№", at: before - 3)
        else { return nil }
        var list = RomanList(items: [(value, place, end)])
        var isJoined = false
        while list.items.count < 8 {
            let isComma = text[list.end] == 0x2C
            let joint = text.skipSpaces(isComma ? list.end + 1 : list.end)
            let dash = isComma ? 0 : text.dashLength(joint)
            var next = joint + dash
            if dash == 0, joint > list.end {
                let (word, wordEnd) = loweredWord(joint)
                switch word {
                case "и", "или": next = wordEnd
                // «не XXI, а XXII век»
                case "а" where isComma && wordBefore(place) == "не":
                    list.isContrast = true
                    next = wordEnd
                case "по", "до":
                    guard list.items.count == 1, ["с", "со", "от"].contains(wordBefore(place)) else { break }
                    list.until = word
                    next = wordEnd
                default: break
                }
            }
            let start = text.skipSpaces(next)
            guard isComma || next > joint, start > list.end, let (second, secondEnd) = RomanNumeral.scan(text, start)
            else { break }
            isJoined = isJoined || next > joint
            list.items.append((second, start, secondEnd))
        }
        return isJoined && list.items.count > 1 ? list : nil
    }

    /// Where the numeral begins that a joint ties to the one at a place: then both are read together, or neither is.
    func romanBefore(_ place: Int) -> Int? {
        var end = text.skipSpacesBack(place)
        var dash = text.previousScalar(end)
        if text.dashLength(dash - 1) == 2 { dash -= 1 }
        if text.dashLength(dash) == end - dash {
            end = text.skipSpacesBack(dash)
        } else if ["и", "или", "по", "до"].contains(wordBefore(place)) {
            end = text.skipSpacesBack(wordStartBefore(place))
        } else {
            return nil
        }
        let start = text.wordStart(end)
        return start < end && RomanNumeral.scan(text, start)?.end == end ? start : nil
    }

    /// A list of numerals with the noun behind or before it, whole or not at all.
    private func romanList(_ list: RomanList, from place: Int) -> Reading? {
        let mark = text.skipSpaces(list.end)
        if text.has("вв.", at: mark) || text.has("в.", at: mark), mark > list.end {
            let isPlural = text[mark + 2] != 0x2E
            let grammaticalCase: GrammaticalCase =
                list.until == "по" ? .accusative : list.until == "до" ? .genitive : centuryCase(place)
            let stop = mark + (isPlural ? 5 : 3)
            return romanList(
                list, .masculine, grammaticalCase, to: text.isSentenceEnd(stop) ? stop - 1 : stop,
                then: " " + centuryNoun(grammaticalCase, isPlural: isPlural), .date)
        }
        let noun = loweredAfter(list.end)
        switch noun {
        case "век", "века":
            let isGenitive = list.until == "до" || list.isContrast && noun == "века"
            return romanList(list, .masculine, isGenitive ? .genitive : .nominative, to: list.end, .date)
        case "веку": return romanList(list, .masculine, .dative, to: list.end, .date)
        case "веке": return romanList(list, .masculine, .prepositional, to: list.end, .date)
        default: break
        }
        // «III–IV стадии»: behind a noun one stage, at the beginning both.
        if noun.ends(with: "и") || noun.ends(with: "ы"), let forms = vocabulary.russian.ordinalNouns[noun],
            forms.gender == .feminine
        {
            let before = wordBefore(place)
            if before.byteCount > 4, !vocabulary.isGovernor(before) || governedCase(before: place, of: 2) == .genitive {
                return romanList(list, .feminine, .genitive, to: list.end, .ordinal)
            }
            return before.isEmpty ? romanList(list, .feminine, .nominative, to: list.end, .ordinal) : nil
        }
        if let (gender, grammaticalCase) = numberedPlural(noun) {
            return romanList(list, gender, grammaticalCase, to: list.end, .ordinal)
        }
        if let forms = vocabulary.russian.ordinalNouns[noun], noun != "год" {
            let governed = governedCase(before: place, of: 2)
            return romanList(list, forms.gender, forms.grammaticalCase(governed: governed), to: list.end, .ordinal)
        }
        return list.until.isEmpty ? romanListBehind(place, list) : nil
    }

    /// «Главы I и II», «Людовик XIV и XV»: what stands before a list.
    private func romanListBehind(_ place: Int, _ list: RomanList) -> Reading? {
        let start = wordStartBefore(place)
        guard start < place, text.letterLength(text.skipSpaces(list.end)) == 0 || text.skipSpaces(list.end) > list.end
        else {
            return nil
        }
        let noun = text.lowered(start, text.skipSpacesBack(place))
        if text.isUpper(start), let forms = vocabulary.russian.regnalNames[noun] {
            let governed = governedCase(before: start, of: 2)
            let grammaticalCase =
                forms.cases == [.nominative, .accusative] ? .nominative : forms.grammaticalCase(governed: governed)
            return romanList(list, forms.gender, grammaticalCase, to: list.end, .ordinal)
        }
        // «Главы 1 и 2»: the numbers name them, in whatever case.
        guard vocabulary.russian.ordinalNouns[noun] != nil && !noun.begins(with: "год") || numberedPlural(noun) != nil
        else {
            return nil
        }
        var parts: [Reading.Content] = []
        for (index, item) in list.items.enumerated() {
            if index > 0 { parts.append(.words(word(list.items[index - 1].end, item.start))) }
            parts.append(
                numbers == .digits
                    ? .words(String(item.value))
                    : .quantity(.cardinal(DecimalNumber(exactly: item.value) ?? 0), .nominative))
        }
        return .likely(place, list.end, .joined(parts), .ordinal)
    }

    private func romanList(
        _ list: RomanList, _ gender: GrammaticalGender, _ grammaticalCase: GrammaticalCase, to end: Int,
        then words: String = "", _ semioticClass: SemioticClass
    ) -> Reading {
        var parts: [Reading.Content] = []
        for (index, item) in list.items.enumerated() {
            if index > 0 { parts.append(.words(word(list.items[index - 1].end, item.start))) }
            let isFirst = index == 0 && !list.until.isEmpty
            parts.append(.quantity(.ordinal(item.value, gender), isFirst ? .genitive : grammaticalCase))
        }
        if !words.isEmpty { parts.append(.words(words)) }
        return .likely(list.start, end, .joined(parts), semioticClass)
    }

    /// «век», «веках»
    func centuryNoun(_ grammaticalCase: GrammaticalCase, isPlural: Bool) -> String {
        switch grammaticalCase {
        case .genitive: isPlural ? "веков" : "века"
        case .dative: isPlural ? "векам" : "веку"
        case .instrumental: isPlural ? "веками" : "веком"
        case .prepositional: isPlural ? "веках" : "веке"
        default: isPlural ? "века" : "век"
        }
    }

    /// Gender and case of «месяцах», «столетий»: plurals of the nouns that are numbered.
    private func numberedPlural(_ noun: Word) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        guard let forms = vocabulary.russian.ordinalNouns.plural(noun), let grammaticalCase = forms.cases.first else {
            return nil
        }
        return (forms.gender, grammaticalCase)
    }

    /// The case of a century: that of its preposition; behind a noun it belongs to that: «начало XX в.».
    func centuryCase(_ place: Int) -> GrammaticalCase {
        let before = wordBefore(place)
        if before == "в" || before == "во" { return .prepositional }
        if case .governs(let grammaticalCase)? = vocabulary.governors[before] { return grammaticalCase }
        if before == "по" { return .accusative }
        return before.byteCount < 4 && !isBehindAbbreviation(place) && !isBehindPhase(place) ? .nominative : .genitive
    }

    /// «н. XVIII в.», «к. XIX в.», «сер. XX в.»: of the beginning, the end, the middle.
    private func isBehindPhase(_ place: Int) -> Bool {
        let point = text.skipSpacesBack(place)
        guard point < place, text[point - 1] == 0x2E else { return false }
        let start = text.wordStart(point - 1)
        return ["н", "к", "сер", "нач", "кон", "рубеж", "пол"].contains(text.lowered(start, point - 1))
            && !text.isUpper(start)
    }

    private func romanBeforeNoun(_ place: Int, _ value: UInt64, _ end: Int) -> Reading? {
        let nounStart = text.skipSpaces(end)
        if text.has("в.", at: nounStart), nounStart > end { return century(value, place, nounStart) }
        if let reading = romanBeforeAbbreviation(place, value, end, nounStart) { return reading }
        // «в конце XIX – начале XX вв.»
        if text.has("вв.", at: nounStart), nounStart > end,
            wordBefore(place).byteCount > 4 || isBehindAbbreviation(place)
        {
            let stop = text.isSentenceEnd(nounStart + 5) ? nounStart + 4 : nounStart + 5
            return ordinal(place, stop, value, .masculine, .singular, .genitive, then: " веков")
        }
        if let reading = centuryBeforeAnother(place, value, end, nounStart) { return reading }
        let (noun, nounEnd) = loweredWord(end)
        guard nounEnd > end else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = value
        let governed = governedCase(before: place, of: number)
        // «X часть 4»: the noun goes with the number behind it.
        let after = text.digits(text.skipSpaces(nounEnd)).count
        guard after == 0 || after == 4 else { return nil }
        if let forms = vocabulary.russian.ordinalNouns[noun] {
            return ordinal(place, end, value, forms.gender, .singular, forms.grammaticalCase(governed: governed))
        }
        // «II Международный фестиваль»: the adjective tells all.
        guard end - place >= 2 || text.isUpper(nounStart), noun.byteCount > 8,
            // «Фаза II клинических испытаний»
            vocabulary.russian.ordinalNouns[wordBefore(place)] == nil,
            // «ХХХ рублей» ends as an adjective does.
            !hasForm(nounStart, nounEnd, where: { $0.isNoun && !$0.isAdjectival }),
            let (gender, plurality, cases) = RussianDeclension.adjective(noun)
        else { return nil }
        return ordinal(
            place, end, value, gender, plurality, cases.contains(governed) ? governed : cases.first ?? .nominative)
    }

    /// «конец XIX – начало XX в.», «в конце XIX – начале XX веков»: the first of two centuries has no noun.
    private func centuryBeforeAnother(_ place: Int, _ value: UInt64, _ end: Int, _ dashStart: Int) -> Reading? {
        let dash = text.dashLength(dashStart)
        guard dash > 0, dashStart > end else { return nil }
        let word = text.skipSpaces(dashStart + dash)
        let wordEnd = text.wordEnd(word)
        let next = text.skipSpaces(text[wordEnd] == 0x2E ? wordEnd + 1 : wordEnd)
        guard wordEnd > word, next > wordEnd, let (second, secondEnd) = RomanNumeral.scan(text, next), second > value
        else { return nil }
        let noun = text.skipSpaces(secondEnd)
        guard
            text.has("в.", at: noun) || text.has("вв.", at: noun) || text.has("век", at: noun)
                || text.has("столети", at: noun)
        else { return nil }
        return ordinal(place, end, value, .masculine, .singular, .genitive)
    }

    /// «II кв. 2024 г.», «III тыс. до н. э.»
    private func romanBeforeAbbreviation(_ place: Int, _ value: UInt64, _ end: Int, _ nounStart: Int) -> Reading? {
        guard nounStart > end, text.letterLength(nounStart) == 2 else { return nil }
        let entries = vocabulary.abbreviations[UInt16(text[nounStart]) << 8 | UInt16(text[nounStart + 1])]
        for entry in entries where entry.place == .ordinal {
            let last = nounStart + entry.written.count
            guard last <= bytes.count, bytes[nounStart..<last].elementsEqual(entry.written),
                let grammaticalCase = ordinalCase(before: nounStart, isPlural: false)
            else { continue }
            let stop = text.isSentenceEnd(last) ? last - 1 : last
            return ordinal(
                place, stop, value, RussianDeclension.gender(Word(entry.nominative)), .singular, grammaticalCase,
                then: " " + entry.form(grammaticalCase))
        }
        return nil
    }

    /// «XX в.», «в 19 в.», from the numeral to the mark.
    func century(_ value: UInt64, _ place: Int, _ mark: Int) -> Reading {
        let grammaticalCase = centuryCase(place)
        let end = text.isSentenceEnd(mark + 3) ? mark + 2 : mark + 3
        return ordinal(
            place, end, value, .masculine, .singular, grammaticalCase,
            then: " " + centuryNoun(grammaticalCase, isPlural: false))
    }

    /// «Екатерина II»
    private func regnal(_ place: Int, _ value: UInt64, _ end: Int) -> Reading? {
        let nameStart = wordStartBefore(place)
        // «орден Анны II степени»
        let next = text.skipSpaces(end)
        guard nameStart < place, text.isUpper(nameStart), !text.has("степени", at: next), !text.has("ст.", at: next),
            let forms = vocabulary.russian.regnalNames[text.lowered(nameStart, text.skipSpacesBack(place))]
        else { return nil }
        let governed = governedCase(before: nameStart, of: value)
        let grammaticalCase =
            forms.cases == [.nominative, .accusative] ? .nominative : forms.grammaticalCase(governed: governed)
        var reading = ordinal(place, end, value, forms.gender, .singular, grammaticalCase)
        reading.isCapital = true
        return reading
    }

    /// «глава V»
    private func romanBehindNoun(_ place: Int, _ value: UInt64, _ end: Int) -> Reading? {
        let nounStart = wordStartBefore(place)
        guard nounStart < place else { return nil }
        let noun = text.lowered(nounStart, text.skipSpacesBack(place))
        guard let forms = vocabulary.russian.ordinalNouns[noun], !noun.begins(with: "год") else { return nil }
        // «Тип II» is type two.
        if noun.begins(with: "тип") || noun.begins(with: "фаз"), let number = DecimalNumber(exactly: value) {
            return Reading(
                start: place, end: end,
                content: numbers == .digits ? .words(String(value)) : .quantity(.cardinal(number), .nominative),
                semioticClass: .ordinal)
        }
        let governed = governedCase(before: nounStart, of: value)
        return ordinal(place, end, value, forms.gender, .singular, forms.grammaticalCase(governed: governed))
    }

    /// «гл. III», «в разд. II»
    private func romanBehindAbbreviation(_ place: Int, _ value: UInt64, _ end: Int) -> Reading? {
        let stop = text.skipSpacesBack(place)
        guard stop < place, text[stop - 1] == 0x2E, text.dashLength(end) == 0 else { return nil }
        let start = text.wordStart(stop - 1)
        let written = UInt16(text[start]) << 8 | UInt16(text[start + 1])
        // With a small letter or a capital one.
        let letters = Self.lowered(written)
        for entry in vocabulary.abbreviations[letters]
        where text.lowered(start, stop).withBytes({ $0.elementsEqual(entry.written) }) && isRomanPart(entry, place) {
            let grammaticalCase = isPart(of: entry.rank, start) ? GrammaticalCase.genitive : abbreviationCase(start)
            let noun = Word(entry.nominative)
            let gender =
                vocabulary.russian.ordinalNouns[noun]?.gender
                ?? (noun.ends(with: "ь") ? .feminine : RussianDeclension.gender(noun))
            return ordinal(place, end, value, gender, .singular, grammaticalCase)
        }
        return nil
    }

    /// Whether a Roman numeral follows an abbreviation for what is numbered so: no flats and houses.
    func isRomanPart(_ entry: Vocabulary.Abbreviation, _ place: Int) -> Bool {
        guard entry.place == .number, entry.isDeclined, !entry.isPlural, text[place] < 0x80,
            entry.rank > 0 || Self.romanParts.contains(entry.form(.nominative)),
            let (_, end) = RomanNumeral.scan(text, place)
        else { return false }
        return text.dashLength(end) == 0 && text[end] != 0x27
    }

    private static let romanParts: WordSet = ["том", "книга", "выпуск", "приложение", "таблица", "рисунок"]

    private func governedCase(before place: Int, of value: UInt64) -> GrammaticalCase {
        var number = ScannedNumber(start: place, end: place)
        number.integer = value
        return governedCase(before: place, of: number)
    }

    private func ordinal(
        _ start: Int, _ end: Int, _ value: UInt64, _ gender: GrammaticalGender, _ number: GrammaticalNumber,
        _ grammaticalCase: GrammaticalCase, then words: String = ""
    ) -> Reading {
        let content = Reading.Content.quantity(.ordinal(value, gender, number), grammaticalCase)
        return Reading(
            start: start, end: end, content: words.isEmpty ? content : content.appending(words), semioticClass: .ordinal
        )
    }
}
