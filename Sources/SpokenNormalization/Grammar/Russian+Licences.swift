import SpokenLocaleData
import SpokenModel

/// Whether the neighbours of letters that may be an abbreviation make one of them: «им.» is also a pronoun, «рис.» also rice,
/// «К.» also a name.
extension Classifier {
    func isLicensed(_ entry: Vocabulary.Abbreviation, _ place: Int, _ end: Int, isCapital: Bool) -> Bool {
        guard profile.has(.russian) else { return true }
        // «поп-арт. 5»
        if text[place - 1] == 0x2D, text.isLetterBefore(place - 1) { return false }
        // «м. н. с. Орлов»: the last letter of another abbreviation.
        if entry.place == .name, entry.written.count == 3, isBehindLetter(place) { return false }
        if entry.place == .name || entry.place == .street || entry.written.count == 3, isOtherName(place, end) {
            return false
        }
        let next = text.skipSpaces(end)
        if entry.place == .number, entry.isDeclined, text.isDigit(next) {
            // «варите рис. 20 минут хватит», «К. 5 лет»
            if entry.licence != .counted, countsAhead(next) { return false }
            // «Аня Д. 5»: an initial.
            if isCapital, entry.written.count == 3, !startsClause(place) { return false }
        }
        switch entry.licence {
        case nil, .counted, .title, .others: return true
        case .small: return !isCapital
        // «Ок. 5 минут подожду»
        case .approving: return !isCapital || !countsAhead(next)
        case .volume: return !text.isDigit(next) || text.digits(next).count <= 3 && !isTelephoneAhead(next)
        case .size where isBehindLetter(place): return false
        case .size:
            let before = text.skipSpacesBack(place)
            let digits = next + text.digits(next).count
            // «(р. 20.X.1906)» is born, not a size.
            return !isCapital && digits - next <= 3 && text[place - 1] != 0x28
                && (text[digits] != 0x2E || text.isSentenceEnd(digits + 1)) && !text.has("г.", at: before - 3)
                && !text.has("г", at: before - 2)
        case .told: return isTelephoneNamed(place, end)
        case .honoured: return isHonoured(place, next)
        case .island:
            let name = text.lowered(next, text.wordEnd(next))
            return vocabulary.russian.givenNames[name] == nil && vocabulary.russian.regnalNames[name] == nil
        case .seeing:
            return !vocabulary.isGovernor(wordBefore(place)) && !text.isLineEnd(end)
                && ![0x3A, 0x2C, 0x29, 0x3B].contains(text[end])
        case .opening: return !isCapital || startsClause(place)
        // «Красноярский кр.», but «орден Кр. Звезды»
        case .adjectival: return !isCapital && RussianDeclension.adjective(wordBefore(place)) != nil
        // «Московская обл.», «обл. Рязань», but «обл. центр»
        case .regional: return text.isUpper(next) || RussianDeclension.adjective(wordBefore(place)) != nil
        // «и пр. вещи»
        case .rest:
            let noun = loweredAfter(end)
            // «и пр. Победы, 5»: an avenue and its house.
            let house = text.wordEnd(next)
            if text.isUpper(next), text[house] == 0x2C { return false }
            return next == end || text[next] < 0xD0 || text[next] > 0xD1 || text.isUpper(next) || noun.byteCount <= 4
                || vocabulary.isGovernor(noun) || vocabulary.isFunctionWord(noun)
        // What English and Spanish ask of theirs.
        case .numbering, .dated, .versioned, .clerical, .circular, .estimated, .least, .extreme, .lasting, .temporary,
            .arriving, .rated, .wordless, .pieces:
            return true
        case .uninitialled: return !(text.isUpper(next) && text[next + text.letterLength(next)] == 0x2E)
        }
    }

    /// Whether a small letter with a point stands before a place.
    private func isBehindLetter(_ place: Int) -> Bool {
        let point = text.skipSpacesBack(place) - 1
        guard text[point] == 0x2E else { return false }
        let letter = text.previousScalar(point)
        return text.letterLength(letter) == point - letter && !text.isUpper(letter) && !text.isLetterBefore(letter)
            && !text.isDigit(letter - 1) && !text.isDigit(text.skipSpacesBack(letter) - 1)
    }

    /// Whether a clause can begin at a place.
    private func startsClause(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard before > 0 else { return true }
        let last = text.previousScalar(before)
        return text.letterLength(last) == 0 && !text.isDigit(last)
    }

    /// «20 минут», «25 лет», «5 кг»: whether the number at a place counts or measures something.
    private func countsAhead(_ place: Int) -> Bool {
        let number = text.scanNumber(place, syntax)
        let start = text.skipSpaces(number.end)
        let end = text.wordEnd(start)
        guard start > number.end, end - start >= 4, !text.isUpper(start), text[end] != 0x2E || text.isLineEnd(end + 1)
        else {
            return false
        }
        let word = text.lowered(start, end)
        if vocabulary.russian.genitivePlurals[word] != nil || isCounted(start, end, by: number) { return true }
        guard let (meaning, last) = spelling(number.end), last == end, case .unit(let unit) = meaning else {
            return false
        }
        return vocabulary.measures(unit, .mass, .length, .duration, .volume) && unit != .quarter
    }

    /// «минут», «килограмма», «гостя»: the form of a word of time, measure or money, or of somebody, behind a number.
    private func isCounted(_ start: Int, _ end: Int, by number: ScannedNumber) -> Bool {
        let numeral: AgreementTable.Numeral = number.endsInOne ? .one : number.endsInFew ? .few : .many
        return hasForm(start, end) { form in
            Self.counted.contains(where: form.classes.has)
                && [.nominative, .accusative].contains {
                    vocabulary.agreement.numeralCase(numeral, governed: $0, before: form) != nil
                }
        }
    }

    private static let counted: [WordClass] = [.time, .unit, .currency, .person, .animal]

    /// «т. 495 123-45-67», «т. 500-50-50»
    private func isTelephoneAhead(_ place: Int) -> Bool {
        var end = place
        var groups = 0
        while groups < 4, text.isDigit(end) {
            groups += 1
            end += text.digits(end).count
            var next = end
            while next - end < 3, [0x20, 0x28, 0x29, 0x2D].contains(text[next]) { next += 1 }
            if text.isDigit(next) { end = next }
        }
        return groups > 2 || groups == 2 && text.digits(place).count == 3
    }

    /// «Тел. 5-55», «конт. тел.», «по тел.»
    private func isTelephoneNamed(_ place: Int, _ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        if text.isDigit(next) || [0x2B, 0x28, 0x3A].contains(text[next]) || text.has("№", at: next) {
            return !text.isDigit(text.skipSpacesBack(place) - 1)
        }
        if startsClause(place) { return true }
        let word = wordBefore(place)
        if vocabulary.isGovernor(word) { return true }
        guard let (gender, number, _) = RussianDeclension.adjective(word) else { return false }
        return gender == .masculine && number == .singular
    }

    /// «МГУ им. М. В. Ломоносова», «театр им. Чехова», «завод им. акад. Королёва».
    private func isHonoured(_ place: Int, _ next: Int) -> Bool {
        let end = text.wordEnd(next)
        if isTitle(next) || text.isUpper(next) && text[end] == 0x2E && end - next <= 4 { return true }
        let before = text.skipSpacesBack(place)
        guard before > 0 else { return true }
        let named = text.wordStart(before)
        guard named < before else {
            // «ООО «Завод» им. Кирова», «школа № 5 им. Гоголя»
            return text.has("»", at: before - 2) || [0x22, 0x28, 0x29].contains(text[before - 1])
                || text.isDigit(before - 1)
        }
        if text.isUpper(named), text.isUpper(named + text.letterLength(named)) { return true }
        let noun = text.lowered(named, before)
        // «Скажи им. Они поймут»: neither something that has a name nor a name.
        if vocabulary.isFunctionWord(text.lowered(next, end)) { return false }
        if vocabulary.words != nil, vocabulary.classes(of: noun).isEmpty,
            ["и", "й", "ь"].contains(where: noun.ends(with:))
        {
            return false
        }
        if vocabulary.isFunctionWord(noun) || vocabulary.isGovernor(noun) || noun.byteCount < 6 {
            return false
        }
        if !vocabulary.verbKinds(of: noun).isEmpty || noun.ends(with: "о") { return false }
        let name = text.lowered(next, end)
        return ["а", "я", "ы", "и", "го", "ой", "их", "ых", "ко", "хо"].contains(where: name.ends(with:))
            || text[end] == 0x2E && text.isUpper(text.skipSpaces(end + 1))
    }

    /// «акад.», «проф.» before a name.
    func isTitle(_ place: Int) -> Bool {
        let end = text.wordEnd(place)
        return text[end] == 0x2E && abbreviation(place, end + 1, where: { $0.licence == .title }) != nil
    }

    /// The case of a title or of «и др.», where its neighbours tell it; nil where nothing does.
    func toldCase(_ entry: Vocabulary.Abbreviation, _ place: Int, _ end: Int) -> GrammaticalCase? {
        entry.licence == .title ? titleCase(place, end) : othersCase(place, end)
    }

    /// «у проф. Павлова», «лекция проф. Преображенского», «Проф. Иванова».
    private func titleCase(_ place: Int, _ end: Int) -> GrammaticalCase? {
        let before = text.skipSpacesBack(place)
        if text.isDigit(before - 1) { return nil }
        if text.has("им.", at: before - 5) { return .genitive }
        var next = text.skipSpaces(end)
        // Initials before the name.
        for _ in 0..<3 where text.isUpper(next) && text[next + text.letterLength(next)] == 0x2E {
            next = text.skipSpaces(next + text.letterLength(next) + 1)
        }
        let word = wordBefore(place)
        var governed: GrammaticalCase?
        if case .governs(let found)? = vocabulary.governors[word] { governed = found }
        let name = text.isUpper(next) ? text.lowered(next, text.wordEnd(next)) : ""
        func ends(_ endings: Word...) -> Bool { endings.contains(where: name.ends(with:)) }
        guard name.byteCount > 6 else {
            return governed == nil && (startsClause(place) || name.isEmpty && word.isEmpty) ? .nominative : nil
        }
        if ends("ого", "его") { return governed == .accusative ? .accusative : .genitive }
        if ends("ому", "ему", "ову", "еву", "ёву", "ину", "ыну") { return governed == .accusative ? nil : .dative }
        if ends("ым", "им") { return .instrumental }
        if ends("ом", "ем"), governed == .prepositional { return .prepositional }
        if word == "с" || word == "со" { return nil }
        if let governed { return governed == .nominative ? nil : governed }
        if startsClause(place) { return .nominative }
        return ends("а", "я", "о", "е", "и", "у", "ю", "ой", "ых", "их") ? nil : .nominative
    }

    /// «в книгах, журналах и др.», «и др. странах», «дом, сад и др.».
    private func othersCase(_ place: Int, _ end: Int) -> GrammaticalCase? {
        let next = text.skipSpaces(end)
        let noun = loweredAfter(end)
        if next > end, noun.byteCount > 4, !text.isUpper(next), text[next] >= 0xD0, !vocabulary.isGovernor(noun),
            !vocabulary.isFunctionWord(noun)
        {
            return pluralForm(noun)
        }
        let start = wordStartBefore(place)
        let item = wordBefore(place)
        guard item.byteCount >= 4 else { return nil }
        if let plural = RussianDeclension.pluralCase(item) { return plural }
        let isName = text.isUpper(start)
        if !isName, ["ов", "ев", "ых", "их"].contains(where: item.ends(with:)) { return .genitive }
        if item.ends(with: "ым") || item.ends(with: "им") { return .instrumental }
        if ["а", "я", "е", "ей", "ой", "ом", "ем", "ью", "ии"].contains(where: item.ends(with:)) { return nil }
        if isName, ["у", "ю", "ы", "и"].contains(where: item.ends(with:)) { return nil }
        return isGovernedList(start) ? nil : .nominative
    }

    /// The case of «странах», «товары», «городов».
    private func pluralForm(_ noun: Word) -> GrammaticalCase? {
        if let plural = RussianDeclension.pluralCase(noun) { return plural }
        // «учреждений» ends as an adjective does.
        if vocabulary.words?.contains(noun, where: { $0.has(.genitive, .plural) && !$0.has(.nominative, .singular) })
            == true
        {
            return .genitive
        }
        if let (_, number, cases) = RussianDeclension.adjective(noun), noun.byteCount > 8 {
            return number == .plural && cases.count < 3 ? cases.first : nil
        }
        if ["ов", "ев", "ей"].contains(where: noun.ends(with:)) || vocabulary.russian.genitivePlurals[noun] != nil {
            return .genitive
        }
        return noun.ends(with: "ы") || noun.ends(with: "и") ? .nominative : nil
    }

    /// Whether a preposition stands before the items of a list in its clause; a colon begins the list anew.
    private func isGovernedList(_ start: Int) -> Bool {
        var place = start
        for _ in 0..<24 {
            let end = text.skipSpacesBack(place)
            guard end > 0 else { return false }
            let word = text.wordStart(end)
            guard word < end else {
                let mark = text.previousScalar(end)
                if [0x0A, 0x3A, 0x21, 0x3F].contains(text[mark]) { return false }
                if text[mark] == 0x2E, text.isUpper(text.skipSpaces(end)) { return false }
                place = mark
                continue
            }
            let lowered = text.lowered(word, end)
            switch vocabulary.governors[lowered] {
            case .governs?, .distributive?: return true
            default: break
            }
            place = word
        }
        return true
    }
}
