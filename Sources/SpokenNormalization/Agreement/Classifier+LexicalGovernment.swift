import SpokenLocaleData
import SpokenModel

/// What the lexicon tells of the case of a number: verbs and deeds of the class `transitive`, adjectives that share the
/// governor of what is counted, lists and amounts.
extension Classifier {
    private typealias Cases = [GrammaticalCase]

    /// What a word that no table has governs.
    func governmentByLexicon(
        _ word: Range<Int>, _ number: ScannedNumber, _ book: RowBook, _ reach: Int
    ) -> [GrammaticalCase]? {
        // «свыше 2 млн 350 тыс.»
        if book.magnitudes[text.lowered(word.lowerBound, word.upperBound)] != nil,
            let first = numberEnding(word.lowerBound)
        {
            return rowGovernment(first, of: number, book, reach - 1)
        }
        func has(_ isMeant: (WordForm) -> Bool) -> Bool {
            hasForm(word.lowerBound, word.upperBound, where: isMeant)
        }
        // «из числа 29 сотрудников», «в составе 12 человек»
        if has({ $0.classes.has(.quantity) && !$0.has(.nominative, .singular) }), governs(word.lowerBound, book) {
            return [.genitive]
        }
        if has({ $0.classes.has(.transitive) }) { return governmentOfDeed(word, number, book) }
        if let told = governmentOfAttribute(word, number, book, reach) { return told }
        // «активистов 14 лет», «с детьми 2 и 4 лет»
        if listEnd(number.end, book) > number.end || number.end == number.start, isAgeAhead(number),
            has({ form in form.classes.has(.person) && WordCells.cases.contains { form.has($0, .plural) } }),
            !isPredicated(listEnd(number.end, book), book)
        {
            return [.genitive]
        }
        // «в течение 3 лет 10 месяцев»
        if has({ $0.classes.has(.time) }), isBeforeForm(number.end, { $0.classes.has(.time) }),
            let first = numberEnding(word.lowerBound),
            let cases = rowGovernment(first, of: amount(first), book, reach - 1), cases.first != .accusative
        {
            return cases
        }
        return endsAsTransitive(word) ? [.accusative] : nil
    }

    /// What a word governs otherwise than the table says, be it nothing; nil where it does as the table says.
    func exception(
        _ cases: [GrammaticalCase], _ word: Range<Int>, _ number: ScannedNumber
    ) -> [GrammaticalCase]?? {
        let before = text.skipSpacesBack(word.lowerBound)
        // «километрах в пяти от города»
        if cases.first == .accusative, cases.count > 1, before < word.lowerBound, text.isLetterBefore(before),
            hasForm(
                text.wordStart(before), before,
                where: {
                    $0.has(.prepositional, .plural) && !$0.has(.genitive, .plural)
                        && ($0.classes.has(.unit) || $0.classes.has(.time))
                })
        {
            return .some([.prepositional])
        }
        // «в 8 км к северу»: what stands behind the unit tells where, not whither.
        if cases.first == .accusative, cases.contains(.prepositional), let (meaning, end) = unitAhead(number.end),
            case .unit(let unit) = meaning, unit.isDuration || vocabulary.isDistance(unit)
        {
            let next = text.skipSpaces(end)
            if vocabulary.followers[text.lowered(next, text.wordEnd(next))] == .prepositional {
                return .some([.prepositional])
            }
        }
        // «жителей 120, домов 20»: what is counted stands before its number, and governs none.
        if cases.first == .genitive, number.end > number.start,
            text.letterLength(text.skipSpaces(number.end)) == 0, unitAhead(number.end) == nil,
            hasForm(word.lowerBound, word.upperBound, where: { $0.isNoun && $0.has(.genitive, .plural) })
        {
            return .some(nil)
        }
        return nil
    }

    /// «о взыскании 500 рублей», «потеря 3 % массы», «совершил 1440 оборотов»: the object of a deed.
    private func governmentOfDeed(_ deed: Range<Int>, _ number: ScannedNumber, _ book: RowBook) -> Cases? {
        func isDeed(_ cell: (WordForm) -> Bool) -> Bool {
            hasForm(deed.lowerBound, deed.upperBound) { $0.classes.has(.transitive) && cell($0) }
        }
        // «совершил 1440 оборотов»; who does a thing may stand behind a verb: «построили 1200 рабочих».
        if !hasForm(deed.lowerBound, deed.upperBound, where: { $0.isNoun || $0.isAdjective }) {
            let mayDo = isBeforeForm(number.end) {
                $0.isAnimate || !$0.classes.isDisjoint(with: [.institution, .country, .city])
            }
            return mayDo ? nil : [.accusative]
        }
        let before = text.skipSpacesBack(deed.lowerBound)
        let hasWord = before < deed.lowerBound && text.isLetterBefore(before)
        if isDeed({ $0.has(.nominative, .singular) }) {
            // «Потеря 5 %» is a label, «Осмотр 20 пациентов» none.
            guard let (meaning, end) = unitAhead(number.end) else { return isOfThings(number) ? [.genitive] : nil }
            guard case .unit = meaning else { return nil }
            let next = text.skipSpaces(end)
            return next > end && text.letterLength(next) > 0 ? [.genitive] : nil
        }
        if !hasWord, isDeed({ $0.has(.nominative, .plural) }) { return nil }
        let word = text.wordStart(before)
        // «К оплате 500 рублей» is a label.
        if hasWord, case .cases(let cases)? = book.government(text, word, before), cases.first == .dative { return nil }
        // «курс лечения 10 дней»
        if isBeforeForm(number.end, { $0.classes.has(.time) }) { return nil }
        if case .unit(let unit)? = unitAhead(number.end)?.meaning, unit.isDuration { return nil }
        // «размер выплаты 500 рублей»
        let isOfAmount =
            hasWord
            && hasForm(word, before) {
                $0.classes.has(.measure) || $0.classes.has(.price) && before - word > 4
            }
        // «дата оплаты 5»
        let isBare = text.letterLength(text.skipSpaces(number.end)) == 0 && unitAhead(number.end) == nil
        return isOfAmount || isBare ? nil : [.genitive]
    }

    /// «для этих 15 человек», «вместо положенных 15 млрд», «к имеющимся 40»: what agrees with the number behind it shares its
    /// governor; where nothing governs, a form that is no subject tells its case by itself.
    private func governmentOfAttribute(
        _ attribute: Range<Int>, _ number: ScannedNumber, _ book: RowBook, _ reach: Int
    ) -> Cases? {
        let told = attributeCases(attribute, book)
        guard !told.isEmpty else { return nil }
        var place = number.end
        while let end = magnitudeEnd(place, book) { place = end }
        let unit = unitAhead(place)
        let noun = text.skipSpaces(place)
        let isBare = unit == nil && text.letterLength(noun) == 0
        let governed = rowGovernment(attribute.lowerBound, of: amount(attribute.lowerBound), book, reach - 1)
        // «с новыми 5 станками», «для этих 15 человек»
        let nounCases = WordCells.cases.filter { name in isBeforeForm(place) { $0.isNoun && $0.has(name, .plural) } }
        if let governed {
            let shared = told.filter(governed.contains)
            let fits = unit != nil || isBare || nounCases.contains { shared.contains($0) }
            if !shared.isEmpty, fits || place > number.end || isBeforeGovernor(place, book) { return shared }
            // «из опрошенных 45 человек» may be a whole and its part.
            return nil
        }
        if told.contains(.nominative) || told.contains(.accusative) && told.contains(.genitive) { return nil }
        return told.first { nounCases.contains($0) }.map { [$0] }
    }

    /// The cases of the plural of an adjective, by the lexicon or by its ending; none of other words.
    func attributeCases(_ word: Range<Int>, _ book: RowBook) -> [GrammaticalCase] {
        guard let forms = forms(word.lowerBound, word.upperBound) else { return [] }
        var (found, isKnown): (Cases, Bool) = ([], false)
        for form in forms {
            isKnown = isKnown || form.gender != nil || form.isAdjective
            // «больных», «рабочих» may be people.
            if form.isNoun { return [] }
            guard form.isAdjective else { continue }
            for name in WordCells.cases where form.cells.has(name, adjective: nil) && !found.contains(name) {
                found.append(name)
            }
        }
        if isKnown { return found }
        return book.pluralAdjectiveCases(text.lowered(word.lowerBound, word.upperBound))
    }

    /// Whether what a number counts stands in the genitive plural, and is neither time nor money.
    private func isOfThings(_ number: ScannedNumber) -> Bool {
        func isThing(_ form: WordForm) -> Bool {
            form.has(.genitive, .plural) && form.classes.isDisjoint(with: [.time, .currency, .unit, .numeral])
        }
        return isBeforeForm(number.end, isThing)
    }

    /// Whether the noun behind a place, behind its adjective or not, has such a reading.
    private func isBeforeForm(_ place: Int, _ isMeant: (WordForm) -> Bool) -> Bool {
        let first = text.skipSpaces(place)
        let end = text.wordEnd(first)
        if hasForm(first, end, where: isMeant) { return true }
        guard hasForm(first, end, where: \.isAdjective) else { return false }
        let second = text.skipSpaces(end)
        return hasForm(second, text.wordEnd(second), where: isMeant)
    }

    /// Whether a number may share what governs another one: what is counted must have a form of that case, or show none.
    func mayShare(_ cases: [GrammaticalCase], _ number: ScannedNumber) -> Bool {
        switch cases.first {
        case .genitive: mayShareGenitive(number)
        // «по 3 премоляра и 1 моляр»
        case .dative where number.endsInOne:
            text.letterLength(text.skipSpaces(number.end)) == 0 || unitAhead(number.end) != nil
                || isBeforeForm(number.end) { $0.has(.dative, .singular) }
        default: true
        }
    }

    /// Whether what stands behind a number can be counted in the genitive: «3 квартир», «1 дома»; units and bare numbers can.
    func mayShareGenitive(_ number: ScannedNumber) -> Bool {
        let first = text.skipSpaces(number.end)
        let end = text.wordEnd(first)
        guard end > first, unitAhead(number.end) == nil else { return true }
        if !hasForm(first, end, where: { $0.isNoun || $0.isAdjective }) {
            let told = vocabulary.rows?.adjectiveCases(text.lowered(first, end)) ?? []
            return told.isEmpty || told.contains(.genitive)
        }
        return isBeforeForm(number.end) { $0.has(.genitive, number.endsInOne ? .singular : .plural) }
    }

    /// Whether a word that governs, or a verb, stands behind a place.
    private func isBeforeGovernor(_ place: Int, _ book: RowBook) -> Bool {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        guard end > start else { return false }
        return book.government(text, start, end) != nil || !vocabulary.verbKinds(of: text.lowered(start, end)).isEmpty
    }

    /// Whether a word before a place governs what stands there.
    func governs(_ place: Int, _ book: RowBook) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end < place, text.isLetterBefore(end), case .cases? = book.government(text, text.wordStart(end), end)
        else { return false }
        return true
    }

    /// «оплатите», «купить»: by its ending, where no lexicon has the word.
    private func endsAsTransitive(_ word: Range<Int>) -> Bool {
        word.count >= 10
            && vocabulary.verbKinds(of: text.lowered(word.lowerBound, word.upperBound)).contains(.transitive)
    }

    /// «5 лет», «1 года»: the age of whom the word before names.
    func isAgeAhead(_ number: ScannedNumber) -> Bool {
        let end = vocabulary.rows.map { listEnd(number.end, $0) } ?? number.end
        let noun = text.skipSpaces(end)
        let word = text.lowered(noun, text.wordEnd(noun))
        return [MeasureUnit.year, .month].contains { unit in
            let form: NounForm = number.endsInOne ? .singular(.genitive) : .plural(.genitive)
            return vocabulary.nouns.form(.unit(unit), form).map { word == Word($0) } ?? false
        }
    }

    /// «акции» behind «цена», but no «рублей», which are the price itself.
    func isPriced(_ number: ScannedNumber) -> Bool {
        isBeforeForm(number.end) { $0.isNoun && $0.classes.isDisjoint(with: [.currency, .numeral]) }
    }

    /// Where the last number of a list ends whose first one ends at a place: «2, 6 и 8 лет».
    func listEnd(_ place: Int, _ book: RowBook) -> Int {
        var end = place
        for _ in 0..<8 {
            let dash = text.dashLength(text.skipSpaces(end))
            // «5–7 лет»
            var next = text.skipSpaces(dash > 0 ? text.skipSpaces(end) + dash : text[end] == 0x2C ? end + 1 : end)
            if dash > 0, text.dashLength(next) > 0 { next += text.dashLength(next) }
            if !text.isDigit(next) {
                let last = text.wordEnd(next)
                guard last > next, case .joint? = book.government(text, next, last) else { return end }
                next = text.skipSpaces(last)
            }
            guard next > end, text.isDigit(next) else { return end }
            end = text.scanNumber(next, syntax).end
        }
        return end
    }

    /// Whether one of the next words is a verb: «300 руб. вернули».
    func isPredicated(_ place: Int, _ book: RowBook) -> Bool {
        var end = place
        for _ in 0..<4 {
            let start = text.skipSpaces(end)
            end = text.wordEnd(start)
            guard end > start else { return false }
            if !vocabulary.verbKinds(of: text.lowered(start, end)).isDisjoint(with: [.past, .present]) { return true }
        }
        return false
    }

    /// Whether a verb of the past stands before a place.
    func isBehindPast(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end < place, text.isLetterBefore(end) else { return false }
        return vocabulary.verbKinds(of: text.lowered(text.wordStart(end), end)).contains(.past)
    }

    func unitAhead(_ place: Int) -> (meaning: WrittenForms.Meaning, end: Int)? {
        vocabulary.written.formBehind(text, text.skipSpaces(place), isAlone: true)
    }

    func magnitudeEnd(_ place: Int, _ book: RowBook) -> Int? {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        guard end > start, book.magnitudes[text.lowered(start, end)] != nil else { return nil }
        return text[end] == 0x2E ? end + 1 : end
    }

    func amount(_ place: Int) -> ScannedNumber {
        if text.isDigit(place) { return text.scanNumber(place, syntax) }
        var several = ScannedNumber(start: place, end: place)
        several.integer = 5
        return several
    }

    /// Where the digits begin that end before a place and spaces.
    func numberEnding(_ place: Int) -> Int? {
        let end = text.skipSpacesBack(place)
        var start = end
        while start > 0, end - start < 12, text.isDigit(start - 1) || [0x2C, 0x2E].contains(text[start - 1]) {
            start -= 1
        }
        while start < end, !text.isDigit(start) { start += 1 }
        guard start < end, text.isDigit(end - 1), !text.isLetterBefore(start) else { return nil }
        return groupsBefore(start)
    }

    /// The start of a number whose last group of three digits begins at a place.
    private func groupsBefore(_ place: Int) -> Int {
        var start = place
        for _ in 0..<6 where text.digits(start).count == 3 {
            let last = text.skipSpacesBack(start)
            var first = last
            while text.isDigit(first - 1), last - first < 4 { first -= 1 }
            guard last < start, first < last, last - first <= 3, !text.isLetterBefore(first) else { break }
            start = first
        }
        return start
    }
}
