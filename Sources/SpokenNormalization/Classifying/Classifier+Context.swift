import SpokenLocaleData
import SpokenModel

/// What the words around a number say of it.
extension Classifier {
    /// Where the word before a place begins, and where it ends; joined by hyphens it is one: «из-за».
    private func spanBefore(_ place: Int) -> Range<Int>? {
        let end = text.skipSpacesBack(place)
        guard end < place || place == 0 || text[place - 1] == 0x28 else { return nil }
        var start = text.wordStart(end)
        while start > 1, start < end, text[start - 1] == 0x2D, text.isLetterBefore(start - 1) {
            start = text.wordStart(start - 1)
        }
        return start..<end
    }

    /// The word before a place and spaces, in lower case; empty when there is none.
    func wordBefore(_ place: Int) -> Word {
        guard let span = spanBefore(place) else { return Word() }
        return text.lowered(span.lowerBound, span.upperBound)
    }

    /// Where the word before a place begins; the place itself when there is none.
    func wordStartBefore(_ place: Int) -> Int { spanBefore(place)?.lowerBound ?? place }

    /// «№ 5», «§ 3»: whether a sign makes what stands at a place the number of something.
    func isBehindNumero(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        return text.has("№", at: end - 3) || text.has("§", at: end - 2)
            || end < place && text.isLetterBefore(end) && wordBefore(place) == vocabulary.numberWord
    }

    /// The word behind a place and spaces; empty when there is none.
    func wordAfter(_ place: Int) -> (text: Word, end: Int) {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        return (text.exact(start, end), end)
    }

    /// The word behind a place and spaces, in lower case.
    func loweredAfter(_ place: Int) -> Word { loweredWord(place).text }

    func loweredWord(_ place: Int) -> (text: Word, end: Int) {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        return (text.lowered(start, end), end)
    }

    private func isAtSentenceStart(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        return end == 0 || ![0x2C, 0x3B].contains(text[end - 1]) && !text.isLetterBefore(end)
    }

    /// «ок. 500», «св. 1 млн»: the case that an abbreviation before a number governs.
    private func abbreviatedGovernor(_ place: Int) -> GrammaticalCase? {
        let end = text.skipSpacesBack(place)
        guard profile.has(.russian), text[end - 1] == 0x2E else { return nil }
        let start = text.wordStart(end - 1)
        guard let entry = abbreviation(start, end, where: { !$0.isDeclined }),
            case .governs(let grammaticalCase)? = vocabulary.governors[entry.form(.nominative)]
        else { return nil }
        return grammaticalCase
    }

    /// «на 2 взрослых и 1 ребёнка»: with a noun between, only what goes for both whatever their forms are.
    /// - Parameters:
    ///   - number: the amount behind the joint.
    ///   - reach: so many amounts before it are looked at.
    private func jointCase(_ place: Int, _ number: ScannedNumber, _ reach: Int) -> GrammaticalCase {
        guard reach > 0 else { return .nominative }
        // «между 2 % и 3 %»
        let sign = text.skipSpacesBack(place) - 1
        if text[sign] == 0x25, let first = numberBefore(sign) {
            let governed = governedCase(
                before: first.start, of: ScannedNumber(start: first.start, end: sign), reach: reach - 1)
            // «у 20 % и 30 % больных»
            if text[text.skipSpaces(number.end)] == 0x25 { return governed }
            return governed == .accusative || governed == .instrumental ? governed : .nominative
        }
        guard var noun = spanBefore(place) else { return .nominative }
        var isOfUnit = false
        if profile.has(.russian), text[text.skipSpacesBack(place) - 1] == 0x2E, noun.isEmpty {
            noun = text.wordStart(text.skipSpacesBack(place) - 1)..<text.skipSpacesBack(place)
        }
        var found = numberBefore(noun.lowerBound)
        // «1 ч работы и 30 мин», «2 кг картофеля и 500 г»: of something.
        if found == nil, profile.has(.russian), let magnitude = magnitudeBefore(noun.lowerBound) {
            found = numberBefore(magnitude)
        }
        if found == nil, profile.has(.russian), let unit = spanBefore(noun.lowerBound), !unit.isEmpty {
            found = numberBefore(unit.lowerBound)
            noun = unit
            if let digits = found, spelling(text.scanNumber(digits.start, syntax).end) == nil { found = nil }
        }
        guard let first = found else { return .nominative }
        if profile.has(.russian), let (meaning, end) = spelling(text.scanNumber(first.start, syntax).end),
            end >= noun.upperBound - 1
        {
            switch meaning {
            case .unit, .currency: isOfUnit = true
            default: break
            }
        }
        let governed = governedCase(
            before: first.start, of: ScannedNumber(start: first.start, end: first.start), reach: reach - 1)
        // «равен 1 км или 1000 м»: an abbreviated unit shows nothing.
        if governed == .accusative || isOfUnit { return governed }
        // «из 5 домов и 3 квартир»: what is counted in a genitive shows nothing, but has its governor.
        if governed == .genitive, first.value != 1,
            hasForm(noun.lowerBound, noun.upperBound, where: { $0.isNoun && $0.has(.genitive, .plural) })
        {
            return governed
        }
        // «к 4 годам и 6 мес.»: the noun shows the case.
        return RussianDeclension.pluralCase(text.lowered(noun.lowerBound, noun.upperBound)) == governed
            ? governed : .nominative
    }

    /// «5 лет», «1 года»: the age of whom the word before names.
    private func isAge(_ number: ScannedNumber) -> Bool {
        // «14 и 15 лет»
        let noun = loweredAfter(listEnd(number.end))
        return noun == "лет" || noun == "месяцев" || noun == "года" && number.endsInOne
    }

    /// «активистов», «детьми»
    private func isOfPeople(_ word: Range<Int>) -> Bool {
        hasForm(word.lowerBound, word.upperBound) { form in
            form.classes.has(.person) && WordCells.cases.contains { form.has($0, .plural) }
        }
    }

    /// Where the last number of a list ends whose first one ends at a place: «2, 6 и 8 лет».
    func listEnd(_ place: Int) -> Int {
        var end = place
        for _ in 0..<8 {
            var next = text[end] == 0x2C ? text.skipSpaces(end + 1) : text.skipSpaces(end)
            if !text.isDigit(next) {
                let (joint, last) = loweredWord(end)
                guard case .joint? = vocabulary.governors[joint] else { return end }
                next = text.skipSpaces(last)
            }
            guard next > end, text.isDigit(next) else { return end }
            end = text.scanNumber(next, syntax).end
        }
        return end
    }

    /// The digits that end before a place and spaces: the first number of «9 и 18».
    func numberBefore(_ place: Int) -> (start: Int, value: Int)? {
        let end = text.skipSpacesBack(place)
        var start = end
        while start > 0, end - start < 12, text.isDigit(start - 1) || [0x3A, 0x2C, 0x2E].contains(text[start - 1]) {
            start -= 1
        }
        // «ч.1»: the point is the abbreviation's.
        while start < end, text[start] == 0x2E { start += 1 }
        guard start < end, text.isDigit(start), text.isDigit(end - 1), !text.isLetterBefore(start) else { return nil }
        return (start, text.digits(start).value)
    }

    /// Of adjectives and participles: «новыми», «оставшимися».
    private static let instrumentalEndings: [Word] = ["ыми", "ими", "ымися", "имися"]

    /// The case of a number behind an amount of time that is governed: «в течение 3 лет 10 месяцев».
    private func partOfTimeCase(_ noun: Range<Int>, _ number: ScannedNumber, _ reach: Int) -> GrammaticalCase? {
        let next = text.skipSpaces(number.end)
        guard reach > 0, hasForm(noun.lowerBound, noun.upperBound, where: { $0.classes.has(.time) }),
            hasForm(next, text.wordEnd(next), where: { $0.classes.has(.time) }),
            let first = numberBefore(noun.lowerBound)
        else { return nil }
        let governed = governedCase(
            before: first.start, of: ScannedNumber(start: first.start, end: first.start), reach: reach - 1)
        return governed == .nominative || governed == .accusative ? nil : governed
    }

    /// Whether the noun behind a number, behind its adjective or not, can be of a number in the genitive: «3 квартир», «1 дома».
    private func mayBeGenitive(_ number: ScannedNumber) -> Bool {
        // «из 2 кг и 300 г», but «моложе 18 лет и 1,3 %»
        if let meaning = spelling(number.end)?.meaning { return meaning.unit != .percent }
        var place = number.end
        for _ in 0..<2 {
            let noun = text.skipSpaces(place)
            place = text.wordEnd(noun)
            guard !number.hasFraction, place > noun, noun > number.end else { return false }
            if hasForm(noun, place, where: { $0.has(.genitive, number.endsInOne ? .singular : .plural) }) {
                return true
            }
        }
        return false
    }

    /// «о взыскании 500 рублей», «потеря 3 % массы», «совершил 1440 оборотов»: the object of a deed.
    private func caseOfObject(_ deed: Range<Int>, _ number: ScannedNumber) -> GrammaticalCase? {
        func isDeed(_ cell: (WordForm) -> Bool) -> Bool {
            hasForm(deed.lowerBound, deed.upperBound) { $0.classes.has(.transitive) && cell($0) }
        }
        guard isDeed({ _ in true }) else { return nil }
        // «совершил 1440 оборотов»; who does a thing may stand behind a verb of the plural: «построили 1200 рабочих».
        if !hasForm(deed.lowerBound, deed.upperBound, where: { $0.isNoun || $0.isAdjective }) {
            return mayDo(number) ? nil : .accusative
        }
        let before = wordBefore(deed.lowerBound)
        if isDeed({ $0.has(.nominative, .singular) }) {
            // «Потеря 5 %» is a label, «Осмотр 20 пациентов» none.
            guard let (meaning, end) = spelling(number.end) else { return isOfThings(number) ? .genitive : nil }
            guard case .unit = meaning else { return nil }
            return text.letterLength(text.skipSpaces(end)) > 0 && end < text.skipSpaces(end) ? .genitive : nil
        }
        if isDeed({ $0.has(.nominative, .plural) }), before.isEmpty { return nil }
        // «К оплате 500 рублей» is a label.
        if vocabulary.governors[before] == .governs(.dative) { return nil }
        // «курс лечения 10 дней»
        let noun = text.skipSpaces(number.end)
        if case .unit(let unit)? = spelling(number.end)?.meaning, vocabulary.category(of: unit) == .duration {
            return nil
        }
        if hasForm(noun, text.wordEnd(noun), where: { $0.classes.has(.time) }) { return nil }
        // «размер выплаты 500 рублей»
        let isOfAmount = vocabulary.isOf(before, .measure) || vocabulary.isOf(before, .price) && before.byteCount > 4
        // «дата оплаты 5»
        return isOfAmount || text.letterLength(noun) == 0 && spelling(number.end) == nil ? nil : .genitive
    }

    /// Whether what a number counts may be those who do something.
    private func mayDo(_ number: ScannedNumber) -> Bool {
        let noun = text.skipSpaces(number.end)
        return hasForm(noun, text.wordEnd(noun)) {
            $0.isAnimate || !$0.classes.isDisjoint(with: [.institution, .country, .city])
        }
    }

    /// Whether what a number counts stands in the genitive, and is neither time nor money.
    private func isOfThings(_ number: ScannedNumber) -> Bool {
        func isThing(_ start: Int) -> Bool {
            hasForm(start, text.wordEnd(start)) {
                $0.has(.genitive, .plural) && $0.classes.isDisjoint(with: [.time, .currency, .unit, .numeral])
            }
        }
        let first = text.skipSpaces(number.end)
        let end = text.wordEnd(first)
        return isThing(first) || hasForm(first, end, where: \.isAdjective) && isThing(text.skipSpaces(end))
    }

    /// «для этих 15 человек», «из проданных 200 штук»: what agrees with the number behind it.
    private func caseOfAttribute(_ attribute: Range<Int>, _ number: ScannedNumber, _ reach: Int) -> GrammaticalCase? {
        let word = text.lowered(attribute.lowerBound, attribute.upperBound)
        let isDeterminer = vocabulary.russian.contexts.has(word, .determiner)
        if reach > 0, !isDeterminer, let told = caseOfDescribed(attribute, number, reach) { return told }
        guard reach > 0, isDeterminer || attribute.count >= 14 && word.ends(with: "нных") else { return nil }
        let noun = text.skipSpaces(number.end)
        let end = text.wordEnd(noun)
        let isGenitive = hasForm(noun, end) {
            $0.isNoun && $0.has(.genitive, .plural) && (isDeterminer || !$0.isAnimate)
        }
        if isGenitive { return .genitive }
        return isDeterminer && hasForm(noun, end) { $0.isNoun && $0.has(.prepositional, .plural) }
            ? .prepositional : nil
    }

    /// «вместо положенных 15 млрд», «оплата оставшихся 500 рублей»: an adjective of the genitive plural shares the governor of
    /// what is counted; «из опрошенных 45 человек» may be a whole and its part.
    private func caseOfDescribed(
        _ adjective: Range<Int>, _ number: ScannedNumber, _ reach: Int
    ) -> GrammaticalCase? {
        let word = text.lowered(adjective.lowerBound, adjective.upperBound)
        // «к имеющимся 40»
        let isDative = word.ends(with: "ым") || word.ends(with: "им") || word.ends(with: "имся")
        guard word.byteCount > 10, isDative || word.ends(with: "ых") || word.ends(with: "их"),
            vocabulary.russian.genitivePlurals[word] == nil, !vocabulary.isGovernor(word),
            word.ends(with: "имся") || isAdjective(adjective.lowerBound, adjective.upperBound)
        else { return nil }
        var place = number.end
        while case .magnitude? = spelling(place)?.meaning, let end = spelling(place)?.end { place = end }
        let unit = spelling(place)?.meaning
        let (noun, start) = (text.skipSpaces(place), adjective.lowerBound)
        // «при плановых 320»; «из заявленных 30» may be a whole and its part.
        let next = wordAfter(place).text
        let isLast =
            unit == nil
            && (text.letterLength(noun) == 0 || vocabulary.isGovernor(next) || !vocabulary.verbKinds(of: next).isEmpty)
        let isThing =
            unit != nil && unit?.unit != .percent || isLast && (place > number.end || wordBefore(start) != "из")
            || hasForm(noun, text.wordEnd(noun)) { $0.isNoun && !$0.isAnimate && $0.has(.genitive, .plural) }
        let governed = governedCase(before: start, of: ScannedNumber(start: start, end: start), reach: reach - 1)
        if isDative { return isLast && governed == .dative ? .dative : nil }
        let deed = spanBefore(start) ?? start..<start
        let isObject = hasForm(deed.lowerBound, deed.upperBound) { $0.classes.has(.transitive) }
        guard isThing || isObject && unit?.unit == .percent else { return nil }
        if governed == .accusative { return .prepositional }
        return governed == .nominative && !isObject && unit == nil
            ? nil : governed == .nominative ? .genitive : governed
    }

    /// «метрах в», «минутах в»: the noun before a preposition makes the number behind it an approximate one.
    private func isAboutSoFar(_ preposition: Range<Int>) -> Bool {
        guard profile.has(.russian), preposition.count == 2, text.has("в", at: preposition.lowerBound),
            let noun = spanBefore(preposition.lowerBound), !noun.isEmpty,
            text.has("ах", at: noun.upperBound - 4) || text.has("ях", at: noun.upperBound - 4)
        else { return false }
        return hasForm(noun.lowerBound, noun.upperBound) {
            $0.has(.prepositional, .plural) && ($0.classes.has(.unit) || $0.classes.has(.time))
        }
    }

    /// «жителей 120, домов 20»: what is counted stands before its number, and governs none.
    private func isLabelOfCount(_ noun: Range<Int>, _ number: ScannedNumber) -> Bool {
        guard number.end > number.start, text.letterLength(text.skipSpaces(number.end)) == 0,
            spelling(number.end) == nil
        else { return false }
        return hasForm(noun.lowerBound, noun.upperBound) { $0.isNoun && $0.has(.genitive, .plural) }
    }

    /// The case that the words before a number govern; nominative when none does.
    /// - Parameter reach: so many amounts that are joined to it are looked at: «от 2 и 3 кг и 4 г».
    func governedCase(before place: Int, of number: ScannedNumber, reach: Int = 8) -> GrammaticalCase {
        if !vocabulary.followers.isEmpty, isCompared(place) { return .genitive }
        var place = place
        // Two words that govern nothing may stand between, and one number that shares the governor.
        for _ in 0..<4 {
            guard let span = spanBefore(place) else { return .nominative }
            if span.isEmpty {
                if let listed = caseOfListed(place, number, reach) { return listed }
                return abbreviatedGovernor(place)
                    ?? (number.endsInOne && isInImperativeList(place) ? .accusative : .nominative)
            }
            // «п/о 150100», «140С 40 минут»: no preposition.
            if text[span.lowerBound - 1] == 0x2F || text.isDigit(span.lowerBound - 1) { return .nominative }
            // «180 °С 20 мин»: no preposition either.
            if text[span.lowerBound - 1] == 0xB0, span.count == 2 { return .nominative }
            // «Ж 12 г, У 25 г» names what it measures.
            if span.count == 2, text.isUpper(span.lowerBound), profile.has(.russian),
                !isAtSentenceStart(span.lowerBound)
            {
                return .nominative
            }
            let before = text.lowered(span.lowerBound, span.upperBound)
            switch vocabulary.governors[before] {
            case .governs(let grammaticalCase):
                // «по сравнению с 5 %»
                if grammaticalCase == .genitive, span.count <= 4, isTogether(span.lowerBound), before.begins(with: "с")
                {
                    return .instrumental
                }
                // «километрах в пяти от города»
                if grammaticalCase == .accusative, isAboutSoFar(span) { return .prepositional }
                return isLabelOfCount(span, number) ? .nominative : grammaticalCase
            case .distributive: return number.endsInOne ? .dative : .accusative
            case .transparent: place = span.lowerBound
            case .joint:
                guard let first = numberBefore(span.lowerBound) else {
                    let joint = jointCase(span.lowerBound, number, reach)
                    // «из 5 домов, и 3 дома уцелели»: what shows another case.
                    let isShare = text[text.skipSpacesBack(span.lowerBound) - 1] == 0x25
                    if joint == .genitive, !isShare, !mayBeGenitive(number) { return .nominative }
                    guard joint == .nominative, number.endsInOne, before == "и" else { return joint }
                    return isImperativeSentence(span.lowerBound) ? .accusative : joint
                }
                place = first.start
            case .negatable: return wordBefore(span.lowerBound) == "не" ? .genitive : .accusative
            case .age: return isAge(number) ? .genitive : .nominative
            // «в районе $46», «в районе 10 %»: about so much; «в районе 5 школ» are in it.
            case .named where before == "районе" && wordBefore(span.lowerBound) == "в":
                return number.start > place || spelling(number.end) != nil ? .genitive : .nominative
            case .named, .price: return .nominative
            // «свыше 2 млн 350 тыс.», «с 2 миллионов 83 тысяч»
            case nil where magnitudeBefore(span.upperBound) == span.lowerBound:
                guard let first = numberBefore(span.lowerBound) else { return .nominative }
                place = first.start
            case nil:
                guard profile.has(.russian) else { return .nominative }
                // «из числа 29 сотрудников», «в составе 12 человек»
                if ["из", "в"].contains(wordBefore(span.lowerBound)),
                    hasForm(span.lowerBound, span.upperBound, where: { $0.classes.has(.quantity) })
                {
                    return .genitive
                }
                if let told = caseOfObject(span, number) { return told }
                if let told = caseOfAttribute(span, number, reach) { return told }
                // «активистов 14–35 лет», «с детьми 2 и 4 лет»
                if number.start > place || listEnd(number.end) > number.end, isAge(number), isOfPeople(span),
                    !isPredicated(loweredWord(listEnd(number.end)).end)
                {
                    return .genitive
                }
                // «в течение 3 лет 10 месяцев»
                if let told = partOfTimeCase(span, number, reach) { return told }
                // «владеет оставшимися 50 %»: an adjective of this ending has one case alone; «потеряла убитыми 815 человек»
                // counts in none.
                if span.count > 8, Self.instrumentalEndings.contains(where: before.ends(with:)) {
                    return isOfThings(number) ? .nominative : .instrumental
                }
                return RussianDeclension.isTransitive(text, span) ? .accusative : .nominative
            }
        }
        return .nominative
    }
}
