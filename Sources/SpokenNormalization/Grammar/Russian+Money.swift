import SpokenLocaleData
import SpokenModel

/// Prices as people write them: «1.990 руб.», «12'990 ₽», «500 ₽ – 1 500 ₽».
extension Classifier {
    /// A number whose groups are kept apart by points or apostrophes: of a price, which has no three decimals.
    func pointedGroups(_ place: Int) -> ScannedNumber? {
        let (first, count) = text.digits(place)
        let length =
            text[place + count] == 0x2E || text[place + count] == 0x27 ? 1 : text.has("’", at: place + count) ? 3 : 0
        guard length > 0, (1...3).contains(count), text[place] != 0x30, profile.has(.russian) else { return nil }
        var number = ScannedNumber(start: place, end: place + count)
        (number.integer, number.integerDigits) = (UInt64(first), count)
        while number.integerDigits < 12, text[number.end] == text[place + count] {
            let (value, digits) = text.digits(number.end + length)
            guard digits == 3 else { return nil }
            number.integer = number.integer * 1000 + UInt64(value)
            number.integerDigits += 3
            number.end += length + 3
        }
        number.isGrouped = true
        return number
    }

    /// «1.990 руб.», «1.500–2.000 ₽».
    func pointedPrice(_ place: Int) -> Reading? {
        guard let number = pointedGroups(place) else { return nil }
        // «1'000'000»: apostrophes group without a currency too.
        if text[place + text.digits(place).count] != 0x2E, text.letterLength(number.end) == 0,
            ![0x27, 0x22].contains(text[number.end]), case .reading(let reading) = classify(number, from: place)
        {
            return reading
        }
        if isPrice(number) { return unitRange(number, from: place) ?? amount(number, from: place) }
        let dash = text.dashLength(number.end)
        guard dash > 0, let second = pointedGroups(number.end + dash), isPrice(second),
            let (upper, end, _) = quantity(second), case .money(var money) = upper
        else { return nil }
        money.amount = number.value
        return Reading(
            start: place, end: end,
            content: .quantity(.range(.money(money), upper), governedCase(before: place, of: second)),
            semioticClass: .money)
    }

    /// «¥50 в Шанхае»: of the two currencies of a sign the one whose country the line names.
    func homed(_ meaning: SpellingTable.Meaning, _ place: Int) -> SpellingTable.Meaning {
        guard meaning.currency == .JPY, text.has("¥", at: place), profile.has(.russian) else { return meaning }
        var isChinese = false
        var start = max(place - 300, 0)
        let last = min(place + 300, text.end)
        while start < last {
            if text[start] == 0x0A, start > place { break }
            if text[start] == 0x0A { isChinese = false }
            let end = text.wordEnd(start)
            guard end > start else {
                start += 1
                continue
            }
            let word = text.lowered(start, end)
            if vocabulary.stems.has(word, .japanese) { return meaning }
            isChinese = isChinese || vocabulary.stems.has(word, .chinese)
            start = end
        }
        return isChinese ? .currency(.CNY) : meaning
    }

    /// «Параметры $1 и $2», «Переменная $100»: a name in a program.
    func isVariable(_ place: Int, reach: Int = 8) -> Bool {
        var end = text.skipSpacesBack(place)
        // «$1 и $2»
        if ["и", "или"].contains(text.lowered(text.wordStart(end), end)) {
            end = text.skipSpacesBack(text.wordStart(end))
        }
        if text[end - 1] == 0x2C { end -= 1 }
        if let number = numberBefore(end), text[number.start - 1] == 0x24 {
            end = text.skipSpacesBack(number.start - 1)
            if text[end - 1] == 0x2C, reach > 0 { return isVariable(end - 1, reach: reach - 1) }
        }
        return vocabulary.stems.has(text.lowered(text.wordStart(end), end), .variable)
    }

    /// «24,37 коп.»: a part of a minor unit.
    func partsOfMinorUnit(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.hasFraction, let (meaning, end) = spelling(number.end), case .minorUnit = meaning,
            let noun = vocabulary.noun(meaning, of: number, .genitive)
        else { return nil }
        return .likely(
            start, end,
            .quantity(.cardinal(number.value, .masculine), governedCase(before: start, of: number))
                .appending(" " + noun), .money)
    }

    /// «США», «Канады»: whether the country of a currency follows.
    func isBeforeCountry(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        guard start > place, text.isUpper(start) else { return false }
        return hasForm(start, text.wordEnd(start)) { $0.classes.has(.country) && $0.cells.has(.genitive) }
    }

    private func isPrice(_ number: ScannedNumber) -> Bool {
        if case .currency? = spelling(number.end)?.meaning { return true }
        return false
    }

    /// «500 ₽ – 1 500 ₽», «1 кг – 5 кг», «−10 °C…−5 °C»: a range with its unit on both sides.
    func repeatedUnitRange(
        _ lower: Quantity, _ place: Int, _ first: ScannedNumber, from start: Int, _ grammaticalCase: GrammaticalCase
    ) -> Reading? {
        let mark = text.skipSpaces(place)
        let dash = text.dashLength(mark)
        let length = dash > 0 ? dash : text.has("…", at: mark) || text.has("...", at: mark) ? 3 : 0
        guard length > 0 else { return nil }
        let sign = text.skipSpaces(mark + length)
        guard (mark > place) == (sign > mark + length) else { return nil }
        let isMinus = text.has("−", at: sign) || dash == 0 && text[sign] == 0x2D
        let isPlus = text[sign] == 0x2B
        let digits = isPlus || text[sign] == 0x2D ? sign + 1 : isMinus ? sign + 3 : sign
        guard text.isDigit(digits) else { return nil }
        var second = text.scanNumber(digits, syntax)
        second.isNegative = isMinus
        guard second.fits, !second.isChain, first.isLess(than: second),
            let (upper, end, semioticClass) = quantity(second),
            Self.isAlike(lower, upper)
        else { return nil }
        let isSigned = isPlus && (first.isNegative || text[start] == 0x2B)
        let low = text[start] == 0x2B ? Quantity.signed(.plus, lower) : lower
        return Reading(
            start: start, end: end,
            content: .quantity(.range(low, isSigned ? .signed(.plus, upper) : upper), grammaticalCase),
            semioticClass: semioticClass)
    }

    /// «3,5 ₽/SMS»: for one of what has a Latin name.
    func moneyPerName(
        _ quantity: Quantity, _ place: Int, _ start: Int, _ grammaticalCase: GrammaticalCase
    ) -> Reading? {
        // «300 ₽/м.п.»
        if case .money = quantity, let (row, end) = countedRow(place), text.letterLength(end) == 0,
            let noun = vocabulary.russian.countedNoun(row)?.singular[.accusative]
        {
            return Reading(
                start: start, end: text[end - 1] == 0x2E && text.isSentenceEnd(end) ? end - 1 : end,
                content: .quantity(quantity, grammaticalCase).appending(" за " + noun), semioticClass: .money)
        }
        guard case .money = quantity, (0x41...0x5A).contains(text[place]), text.isUpper(place + 1) else { return nil }
        let end = text.wordEnd(place)
        guard end - place <= 6, text[end] != 0x2D, text[end] != 0x2F, !text.isDigit(end) else { return nil }
        let name = word(place, end)
        let said = numbers == .words ? vocabulary.russian.letters[name] ?? name : name
        return Reading(
            start: start, end: end, content: .quantity(quantity, grammaticalCase).appending(" за " + said),
            semioticClass: .money)
    }

    /// Whether two amounts have one unit or currency.
    private static func isAlike(_ first: Quantity, _ second: Quantity) -> Bool {
        switch (first, second) {
        case (.money(let first), .money(let second)):
            first.currency == second.currency && first.magnitude == second.magnitude && first.per == second.per
        case (.measure(let first), .measure(let second)):
            first.unit == second.unit && first.magnitude == second.magnitude
        default: false
        }
    }

    /// «120 с.» are seconds; behind a year, «М.: Наука, 1985. — 320 с.», pages.
    func isPageCount(_ number: ScannedNumber) -> Bool {
        let mark = text.skipSpaces(number.end)
        let next = text.skipSpaces(mark + 3)
        guard !number.hasFraction, number.integer >= 16, text.has("с.", at: mark),
            text.letterLength(next) == 0 || text.isUpper(next) || text.has("и ", at: next)
        else { return false }
        let title = vocabulary.classes(of: wordBefore(number.start))
        if title.has(.book) || title.has(.measure) { return true }
        var end = text.skipSpacesBack(number.start)
        // «Учебник. 240 с.»
        if text[end - 1] == 0x2E, end < number.start, number.integer >= 48, text.isLineEnd(mark + 3) { return true }
        let dash = text.previousScalar(end)
        if text.dashLength(dash) == end - dash { end = text.skipSpacesBack(dash) }
        if text[end - 1] == 0x2C, isBehindPages(end - 1) { return true }
        guard text[end - 1] == 0x2E || text[end - 1] == 0x2C, let year = numberBefore(end - 1) else { return false }
        return end - 1 - year.start == 4 && (1700...2099).contains(year.value)
    }
}

extension Classifier {
    /// «2008 г., 112 с.», «С. 15–20, 240 с.»: whether a year or pages stand before a comma.
    private func isBehindPages(_ comma: Int) -> Bool {
        var end = comma
        if text.has("г.", at: end - 3) {
            guard let year = numberBefore(end - 3) else { return false }
            return (1700...2099).contains(year.value)
        }
        end = measuredNumber(comma).start
        guard end < comma else { return false }
        let point = text.skipSpacesBack(end) - 1
        let mark = text.wordStart(point)
        return text[point] == 0x2E && ["с", "стр"].contains(text.lowered(mark, point))
    }
}

extension ScannedNumber {
    /// Whether it is smaller than another number.
    func isLess(than other: ScannedNumber) -> Bool {
        if isNegative != other.isNegative { return isNegative }
        let (small, large) = isNegative ? (other, self) : (self, other)
        if small.integer != large.integer { return small.integer < large.integer }
        return small.part < large.part
    }

    /// The fraction between 0 and 1.
    private var part: Double {
        var value = Double(fraction)
        for _ in 0..<fractionDigits { value /= 10 }
        return value
    }
}
