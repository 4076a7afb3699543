import SpokenLocaleData
import SpokenModel

/// Numbers with a unit, a currency or a power of ten behind them.
extension Classifier {
    /// A unit, currency or magnitude behind a number, and where it ends.
    func spelling(_ place: Int) -> (meaning: SpellingTable.Meaning, end: Int)? {
        let start = text.skipSpaces(place)
        guard profile.hasRules else { return vocabulary.written.formBehind(text, start, isAlone: false) }
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: start), !isUsersWord(start) else {
            return nil
        }
        var end = start + match.length
        // The full stop of an abbreviation also ends the sentence: it stays.
        if text[end - 1] == 0x2E, text.isSentenceEnd(end), !isBeforeAcronym(end), !text.isSpaceOnlyBefore(end, start) {
            end -= 1
        }
        if match.length == 1, isDoubledPercent(start) { return nil }
        if profile.has(.russian), isNoUnit(match.meaning, start, end, behind: place) { return nil }
        if match.length == text.letterLength(start), isAmbiguous(match.meaning, start, end, isApart: start > place) {
            return nil
        }
        // «5 л. воды»: a point before a small letter ends no sentence.
        if text[end] == 0x2E, match.length <= 4, text.isLetterBefore(end), startsSmall(end + 1) { end += 1 }
        // «по 1 т. 2 раза в день»: neither tons nor volumes.
        if match.meaning.unit == .tonne, text[end - 1] == 0x2E, startsTimes(end) { return (.unit(.tablet), end) }
        // Alone it is an inch, behind minutes a part of an angle.
        if match.meaning.unit == .arcSecond, !isInAngle(place) { return (.unit(.inch), end) }
        // «7 дн.»; a longer word has been written in its form.
        if match.meaning.unit == .day, text.has("дн", at: start), end - start <= 5 { return (match.meaning, end) }
        if case .unit(let unit) = match.meaning, unit == .year || unit == .day || unit == .century { return nil }
        return (homed(match.meaning, start), end)
    }

    /// Whether a space and a small Cyrillic letter stand at a place.
    private func startsSmall(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        return next > place && text[next] >= 0xD0 && text[next] <= 0xD1 && !text.isUpper(next)
    }

    /// «долл. США»: capitals are no beginning of a sentence.
    private func isBeforeAcronym(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let length = text.letterLength(start)
        return profile.has(.russian) && start > place && length > 0 && text.isUpper(start)
            && text.isUpper(start + length)
    }

    /// «45′20″».
    private func isInAngle(_ place: Int) -> Bool {
        var start = text.skipSpacesBack(place)
        while text.isDigit(start - 1) || [0x2C, 0x2E].contains(text[start - 1]) { start -= 1 }
        let mark = text.skipSpacesBack(start)
        return text.has("′", at: mark - 3) || text[mark - 1] == 0x27
    }

    /// «за 9,87 с и стал»: no preposition, since nothing is counted by parts; «до 18.00 с перерывом» is a time.
    private func isBehindDecimal(_ place: Int) -> Bool {
        var start = text.skipSpacesBack(place)
        let end = start
        while start > 0, text.isDigit(start - 1) { start -= 1 }
        guard start < end, text.isDigit(start - 2) else { return false }
        if text[start - 1] == 0x2C { return true }
        guard text[start - 1] == 0x2E else { return false }
        let next = loweredAfter(text.wordEnd(text.skipSpaces(place)))
        return end - start != 2 || text.digits(start).value >= 60 || vocabulary.isFunctionWord(next)
    }

    /// A single letter that is more often something else: «5 с 2 вкусами», «36А», «5 В корзину».
    private func isAmbiguous(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
        guard case .unit(let unit) = meaning else { return false }
        let next = text.skipSpaces(end)
        // «12 В 2 А»
        let isBeforeAmount = text.isUpper(start) && profile.has(.russian) && startsPower(end)
        let isBeforeWord = next > end && (text.letterLength(next) > 0 || text.isDigit(next) && !isBeforeAmount)
        // «12В» is a class or a house, «розетка 220В» none; «12 В и» may go on, behind «силы» «3 Н и 4 Н» does not.
        if text.isUpper(start) { return (!isApart || isBeforeWord) && !(isOfCurrent(start) && !text.isUpper(next)) }
        return unit == .second && isBeforeWord && text[start - 1] != 0x2F && !text.has("назад", at: next)
            && !isBehindDecimal(start)
    }

    /// Whether what runs on electricity stands before a number in its clause.
    /// - Parameter end: where the number ends.
    private func isOfCurrent(_ end: Int) -> Bool {
        guard profile.has(.russian), let number = numberBefore(end), wordBefore(number.start) != "в" else {
            return false
        }
        // «розетка 220В, 16А»
        let comma = text.skipSpacesBack(number.start) - 1
        let first = text[comma] == 0x2C ? numberBefore(text.wordStart(comma)) : nil
        return hasWordBefore(first?.start ?? number.start) {
            let known = vocabulary.classes(of: $0)
            return known.has(.electric) && !known.has(.numbered)
        }
    }

    /// «395 ₽», «30 см», «2 млн ₽», «350 ₽/мес», «2 ч 15 мин», «5 тыс. человек».
    func amount(_ number: ScannedNumber, from start: Int) -> Reading? {
        if profile.has(.russian), text[text.skipSpaces(number.end)] == 0x25,
            let reading = percentCompound(number, from: start) ?? percentAttribute(number, from: start)
        {
            return reading
        }
        guard let (quantity, end, semioticClass) = quantity(number) else {
            return profile.has(.russian) ? partsOfMinorUnit(number, from: start) : nil
        }
        var grammaticalCase = amountCase(quantity, number, from: start, end)
        // «по 1 рубль 90 копеек»: of two parts none is in the dative.
        if grammaticalCase == .dative, case .money(let money) = quantity, money.amount.fractionDigits > 0,
            wordBefore(start) == "по"
        {
            grammaticalCase = .accusative
        }
        if profile.has(.russian), let range = repeatedUnitRange(quantity, end, number, from: start, grammaticalCase) {
            return range
        }
        // «33,1 доллара США»: cents would be torn from their country.
        if profile.has(.russian), case .money(let money) = quantity, number.hasFraction, isBeforeCountry(end) {
            return Reading(
                start: start, end: end, content: .undivided(money, grammaticalCase), semioticClass: semioticClass)
        }
        return mixed(quantity, end, start, grammaticalCase) ?? perAmount(quantity, end, start, grammaticalCase)
            ?? Reading(
                start: start, end: end, content: .quantity(quantity, grammaticalCase), semioticClass: semioticClass)
    }

    /// The case of an amount: that of the words before it, unless what follows tells more: «в 5 мин от метро».
    private func amountCase(
        _ quantity: Quantity, _ number: ScannedNumber, from start: Int, _ end: Int
    ) -> GrammaticalCase {
        let governed = governedCase(before: profile.has(.russian) ? rangeStart(start) : start, of: number)
        // «с 2 ст. ложками»: a noun that is written in whole shows its case.
        let noun = text.wordStart(end)
        if profile.has(.russian), end - noun > 8, let told = RussianDeclension.pluralCase(text.lowered(noun, end)) {
            return told
        }
        if governed == .nominative, profile.has(.russian), case .measure(let measure) = quantity,
            vocabulary.measures(measure.unit, .mass, .volume), isBehindMixed(start)
        {
            return .instrumental
        }
        if governed == .nominative, profile.has(.russian), case .measure(let measure) = quantity,
            measure.unit != .percent,
            case .price? = vocabulary.governors[wordBefore(start)]
        {
            return .genitive
        }
        if governed == .accusative, profile.has(.russian), case .measure(let measure) = quantity,
            measure.unit == .percent,
            isShareOfCases(start, end)
        {
            return .prepositional
        }
        // «1 ГБ памяти достаточно»
        if governed == .nominative, profile.has(.russian), number.endsInOne, isSufficient(end) { return .genitive }
        // «в 21 км от Твери и 2 км от трассы»
        if governed == .nominative, profile.has(.russian), case .measure(let measure) = quantity,
            vocabulary.isDistance(measure.unit), vocabulary.followers[wordAfter(end).text] == .prepositional,
            wordBefore(start) == "и", isBehindDistance(start)
        {
            return .prepositional
        }
        if governed == .nominative {
            // «6 платежей × 1 500 ₽» are so many for so much.
            let sign = text.skipSpacesBack(start) - 2
            if text.has("×", at: sign), profile.has(.russian), !number.endsInOne { return .accusative }
            return followedCase(quantity, end) ?? governed
        }
        // «в 2 экз.»: of place, as every number of copies.
        if case .measure(let measure) = quantity, measure.unit == .copy, profile.has(.russian), wordBefore(start) == "в"
        {
            return .prepositional
        }
        if profile.has(.russian), case .measure(let measure) = quantity,
            let told = mixedOrSolved(
                start, governed,
                vocabulary.isPortion(measure.unit) && isSubstance(end) || isPossessed(measure.unit, start, end))
        {
            return told
        }
        return caseOfPlace(quantity, governed, from: start, end) ?? governed
    }

    /// «в 5 км от города», «в 4–5 км от города»: of a distance what follows tells that it is a place.
    func caseOfPlace(
        _ quantity: Quantity, _ governed: GrammaticalCase, from start: Int, _ end: Int
    ) -> GrammaticalCase? {
        // «перевод на 5 000 ₽ от брата» is no distance.
        guard governed == .accusative, !vocabulary.followers.isEmpty, case .measure(let measure) = quantity,
            vocabulary.isDistance(measure.unit), vocabulary.russian.placeGovernors.contains(wordBefore(start))
        else { return nil }
        return vocabulary.followers[wordAfter(end).text]
    }

    /// «1 минуту назад», «1 неделю подряд»: what follows a time that nothing before it governs.
    func followedCase(_ quantity: Quantity, _ end: Int) -> GrammaticalCase? {
        guard !vocabulary.followers.isEmpty, text.letterLength(text.skipSpaces(end)) > 0,
            case .measure(let measure) = quantity, vocabulary.isDistance(measure.unit),
            vocabulary.followers[wordAfter(end).text] == .accusative
        else { return nil }
        return .accusative
    }

    func quantity(_ number: ScannedNumber) -> (Quantity, Int, SemioticClass)? {
        guard var (meaning, end) = spelling(number.end) else { return nil }
        if profile.has(.russian) {
            // «14 кал. дней» are of the calendar.
            if meaning.unit == .calorie, text.has("д", at: text.skipSpaces(end)) { return nil }
            (meaning, end) = placed(meaning, number, end)
            if meaning.unit == .percent, isQualified(number, end) { return nil }
        }
        // «12 стр. 2» is a building.
        if meaning.unit == .page, text.isDigit(text.skipSpaces(end)),
            isBehindHouse(text.skipSpaces(number.end)) || isNumbered(number.start)
        {
            return nil
        }
        // «174 дет.» are parts of a toy rather than guests.
        if meaning.unit == .child, number.integer > 12, text.has("дет.", at: text.skipSpaces(number.end)) {
            return nil
        }
        var magnitude: Magnitude?
        if case .magnitude(let found) = meaning {
            magnitude = found
            guard let (next, nextEnd) = spelling(end) else {
                // A whole word stays: its form has been written by a person.
                guard vocabulary.isShort(meaning, word(text.skipSpaces(number.end), end)) || numbers == .words else {
                    return nil
                }
                return (.magnitude(number.value, found), end, .cardinal)
            }
            (meaning, end) = (next, nextEnd)
        }
        switch meaning {
        case .currency(let code):
            var money = Money(number.value, code, magnitude: magnitude)
            let bar = text.skipSpaces(end)
            if text[bar] == 0x2F, countedRow(bar + 1) == nil,
                let (per, perEnd) = perSpelling(text.skipSpaces(bar + 1))
            {
                money.per = per
                end = perEnd
            } else if magnitude == nil, !number.hasFraction, let (minor, minorEnd) = minorAmount(end, of: code) {
                money.amount = DecimalNumber(
                    uncheckedInteger: number.integer, fraction: minor, fractionDigits: 2, isNegative: number.isNegative)
                end = minorEnd
            }
            return (.money(money), end, .money)
        case .unit(let unit):
            return (
                .measure(Measure(number.value, unit, magnitude: magnitude)), end, unit == .percent ? .percent : .measure
            )
        case .minorUnit(let code):
            guard magnitude == nil, !number.hasFraction, number.integer < 100, number.integer > 0 else { return nil }
            let amount = DecimalNumber(
                uncheckedInteger: 0, fraction: number.integer, fractionDigits: 2, isNegative: number.isNegative)
            return (.money(Money(amount, code)), end, .money)
        case .magnitude:
            return nil
        }
    }

    /// «35 коп.» behind roubles.
    private func minorAmount(_ place: Int, of code: CurrencyCode) -> (amount: UInt64, end: Int)? {
        let start = text.skipSpaces(place)
        let (value, count) = text.digits(start)
        guard start > place || text[place - 1] == 0x2E && profile.has(.russian), (1...2).contains(count),
            let (meaning, end) = spelling(start + count),
            meaning == .minorUnit(code)
        else { return nil }
        return (UInt64(value), end)
    }

    /// «2 ч 15 мин», «1 м 75 см»: every part stands in the same case.
    private func mixed(
        _ quantity: Quantity, _ place: Int, _ start: Int, _ grammaticalCase: GrammaticalCase
    ) -> Reading? {
        // Most amounts have no number behind them.
        guard text.isDigit(text.skipSpaces(place)), case .measure(let first) = quantity, first.magnitude == nil,
            first.amount.fractionDigits == 0
        else { return nil }
        var parts = [first]
        var end = place
        while parts.count < 4 {
            let next = text.skipSpaces(end)
            guard next > end || text[end - 1] == 0x2E && profile.has(.russian), text.isDigit(next) else { break }
            let number = text.scanNumber(next, syntax)
            guard number.fits, !number.isChain, !number.isGrouped, let (meaning, unitEnd) = spelling(number.end),
                case .unit(var unit) = meaning, var last = parts.last
            else { break }
            // «2 м 30 с»
            if last.unit == .meter, unit == .second, parts.count == 1 {
                last.unit = .minute
                parts[0] = last
            }
            // «5ч 35м»
            if last.unit == .hour, unit == .meter { unit = .minute }
            guard Self.isPart(unit, of: last.unit) else { break }
            parts.append(Measure(number.value, unit))
            end = unitEnd
        }
        guard parts.count > 1 else { return nil }
        let grammaticalCase =
            grammaticalCase == .nominative ? followedCase(quantity, end) ?? grammaticalCase : grammaticalCase
        return Reading(
            start: start, end: end, content: .quantity(.mixed(parts), grammaticalCase), semioticClass: .measure)
    }

    /// The units that people write behind each other.
    static func isPart(_ small: MeasureUnit, of large: MeasureUnit) -> Bool {
        switch large {
        case .hour: small == .minute || small == .second
        case .minute: small == .second
        case .kilogram: small == .gram
        case .meter: small == .centimeter
        case .kilometer: small == .meter
        case .foot: small == .inch
        case .pound: small == .ounce
        default: false
        }
    }

    /// «7,5 л/100 км», «250 ккал/100 г»: an amount for an amount.
    private func perAmount(
        _ quantity: Quantity, _ place: Int, _ start: Int, _ grammaticalCase: GrammaticalCase
    ) -> Reading? {
        // «250 ккал / 100 г»
        let bar = text.skipSpaces(place)
        guard text[bar] == 0x2F else { return nil }
        let next = text.skipSpaces(bar + 1)
        if bar > place, text.isDigit(next) { return amountPer(quantity, next, start, grammaticalCase) }
        if profile.has(.russian), let reading = moneyPerName(quantity, next, start, grammaticalCase) { return reading }
        if profile.has(.russian), case .money = quantity, let (noun, end) = perNoun(place + 1) {
            return Reading(
                start: start, end: end, content: .quantity(quantity, grammaticalCase).appending(" за " + noun),
                semioticClass: .money)
        }
        // «60 мг/кг/сут»
        if profile.has(.russian), case .measure = quantity, let (first, middle) = perSpelling(place + 1),
            text[middle] == 0x2F,
            let (second, end) = perSpelling(middle + 1), let firstPer = vocabulary.measurePer(first),
            let secondPer = vocabulary.per(second)
        {
            return Reading(
                start: start, end: end,
                content: .quantity(quantity, grammaticalCase).appending(" \(firstPer) \(secondPer)"),
                semioticClass: .measure)
        }
        if case .measure = quantity, let (unit, end) = perSpelling(next), let per = vocabulary.measurePer(unit),
            profile.has(.russian) || text[end] != 0xC2
        {
            // «150 мг/кг/сут»
            let second = profile.has(.russian) && text[end] == 0x2F ? perSpelling(end + 1) : nil
            let often = second.flatMap { vocabulary.measurePer($0.unit) }.map { " " + $0 } ?? ""
            return Reading(
                start: start, end: often.isEmpty ? end : second?.end ?? end,
                content: .quantity(quantity, grammaticalCase).appending(" " + per + often), semioticClass: .measure)
        }
        return amountPer(quantity, next, start, grammaticalCase)
    }

    /// «250 ккал/100 г» is on so much of it, «50 ₽/100 г» for so much of it.
    private func amountPer(
        _ quantity: Quantity, _ place: Int, _ start: Int, _ grammaticalCase: GrammaticalCase
    ) -> Reading? {
        var isMoney = false
        if case .money = quantity { isMoney = profile.has(.russian) }
        guard text.isDigit(place), let word = isMoney ? "за" : vocabulary.symbols["ratio"] else { return nil }
        let number = text.scanNumber(place, syntax)
        // «30 см/600 г» are two properties of one thing, «250 ккал/100 г» is one.
        guard number.fits, !number.isChain, !number.hasFraction, let (meaning, end) = spelling(number.end),
            case .unit(let unit) = meaning,
            [1, 10, 100, 1000].contains(number.integer) || isDose(quantity, unit)
        else { return nil }
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(quantity, grammaticalCase), .words(" \(word) "),
                .quantity(.measure(Measure(number.value, unit)), .accusative),
            ]), semioticClass: .measure)
    }
}
