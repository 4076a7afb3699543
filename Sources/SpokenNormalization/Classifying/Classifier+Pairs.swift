import SpokenLocaleData
import SpokenModel

/// Two numbers beside each other: ranges, dimensions, fractions and scores.
extension Classifier {
    /// «500–700 ₽», «30–40 мин».
    func unitRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        guard dash > 0, dash > 1 || dashStart == number.end else { return nil }
        let secondStart = text.skipSpaces(dashStart + dash)
        guard text.isDigit(secondStart) else { return nil }
        let second = text.scanNumber(secondStart, syntax)
        guard !second.isChain, second.fits, let (upper, end, semioticClass) = quantity(second),
            !isNumberedRange(upper, second, end)
        else { return nil }
        // «в 15-10 час», «в 10-40 час»: a time, no range.
        if profile.has(.russian), !number.isNegative, !second.isNegative, dash == 1,
            second.isLess(than: number) || isTimeOfDay(number, second, upper, start)
        {
            return nil
        }
        let lower: Quantity
        switch upper {
        case .money(var money):
            money.amount = number.value
            lower = .money(money)
        case .measure(var measure):
            measure.amount = number.value
            lower = .measure(measure)
        // «3-4 тыс. человек», «1-1,5 млн фунтов»
        case .magnitude(_, let magnitude, _) where profile.has(.russian) && !number.isNegative:
            lower = .magnitude(number.value, magnitude)
        default: return nil
        }
        // «по 1–2 таб.»: «по одной–две таблетки».
        if profile.has(.russian), number.endsInOne, numbers == .words, wordBefore(start) == "по",
            case .measure(let measure) = upper
        {
            return Reading(
                start: start, end: end,
                content: .joined([
                    .quantity(
                        .cardinal(number.value, vocabulary.gender(of: .unit(measure.unit)) ?? .masculine), .dative),
                    .words(word(number.end, secondStart)), .quantity(upper, .accusative),
                ]), semioticClass: semioticClass)
        }
        // «10–15 мг/кг»
        if profile.has(.russian), case .measure = upper, text[end] == 0x2F, let (unit, last) = perSpelling(end + 1),
            let per = vocabulary.measurePer(unit)
        {
            return Reading(
                start: start, end: last,
                content: .quantity(.range(lower, upper), governedCase(before: start, of: second)).appending(" " + per),
                semioticClass: semioticClass)
        }
        if profile.has(.russian), let gender = genderOfSpan(upper), let grammaticalCase = agreeingCase(start) {
            let first: Reading.Content =
                numbers == .digits
                ? .words(word(start, number.end)) : .quantity(.cardinal(number.value, gender), grammaticalCase)
            return Reading(
                start: start, end: end,
                content: .joined([
                    first, .words(word(number.end, secondStart)), .quantity(upper, grammaticalCase),
                ]), semioticClass: semioticClass)
        }
        if profile.has(.russian), let hours = hoursOfDay(number, second, upper, from: start, end) { return hours }
        let governed = governedCase(before: start, of: second)
        let told =
            governed == .nominative ? followedCase(upper, end) : caseOfPlace(upper, governed, from: start, end)
        return Reading(
            start: start, end: end, content: .quantity(.range(lower, upper), told ?? governed),
            semioticClass: semioticClass)
    }

    /// The gender of both numbers of a span: of the unit, or of the power of ten.
    private func genderOfSpan(_ upper: Quantity) -> GrammaticalGender? {
        switch upper {
        case .measure(let measure): vocabulary.gender(of: .unit(measure.unit)) ?? .masculine
        case .magnitude(_, let magnitude, _): magnitude == .thousand ? .feminine : .masculine
        default: nil
        }
    }

    /// «в 10-40 час.»: minutes rather than the end of a range.
    private func isTimeOfDay(
        _ hour: ScannedNumber, _ minute: ScannedNumber, _ upper: Quantity, _ start: Int
    ) -> Bool {
        guard case .measure(let measure) = upper, measure.unit == .hour, text[hour.end] == 0x2D, hour.integer < 24,
            minute.integerDigits == 2, (25..<60).contains(minute.integer), !minute.hasFraction
        else { return false }
        return ["в", "во", "к", "ко"].contains(wordBefore(start))
    }

    /// «10 × 15 см».
    func dimensions(_ number: ScannedNumber, from start: Int) -> Reading? {
        var values = [number.value]
        var last = number
        while values.count < 4 {
            let sign = text.skipSpaces(last.end)
            let length = text.has("×", at: sign) ? 2 : text.has("x", at: sign) ? 1 : text.has("х", at: sign) ? 2 : 0
            let next = text.skipSpaces(sign + length)
            guard length > 0, text.isDigit(next), profile.has(.russian) || (sign > last.end) == (next > sign + length)
            else { break }
            last = text.scanNumber(next, syntax)
            // «250×10⁹» is a power of ten.
            guard last.fits, !last.isChain, text.superscript(last.end) == nil else { return nil }
            values.append(last.value)
        }
        guard values.count > 1 else { return nil }
        if profile.has(.russian), isHalfOfChain(start, last.end, count: values.count) { return nil }
        guard let (lastQuantity, end, _) = quantity(last) else { return bareDimensions(values, start, last.end) }
        guard case .measure(let measure) = lastQuantity else {
            // «4 × 625 ₽»
            guard profile.has(.russian), values.count == 2 else { return nil }
            return Reading(
                start: start, end: end,
                content: .joined([
                    .quantity(.cardinal(number.value), governedCase(before: start, of: number)), .words(" по "),
                    .quantity(lastQuantity, last.endsInOne && !last.hasFraction ? .dative : .accusative),
                ]), semioticClass: .money)
        }
        if profile.has(.russian), values.count == 2, let first = values.first,
            !vocabulary.isExtent(measure.unit) || isRelay(first, last, measure.unit)
        {
            return Reading(
                start: start, end: end,
                content: .joined([
                    .quantity(.cardinal(first), governedCase(before: start, of: number)), .words(" по "),
                    .quantity(lastQuantity, last.endsInOne ? .dative : .accusative),
                ]), semioticClass: .measure)
        }
        return Reading(
            start: start, end: end,
            content: .quantity(.dimensions(values, measure.unit), governedCase(before: start, of: number)),
            semioticClass: .measure)
    }

    /// «38 х 38 х см», «(2х48)х3х8», «гири 24х5х3»: dimensions that go on, or exercises.
    private func isHalfOfChain(_ start: Int, _ end: Int, count: Int) -> Bool {
        let isInner = text[start - 1] == 0x28 && text[end] == 0x29
        let sign = text.skipSpaces(isInner ? end + 1 : end)
        if text.has("×", at: sign) { return true }
        let length = text.has("х", at: sign) ? 2 : text[sign] == 0x78 ? 1 : 0
        if length > 0, text.letterLength(sign + length) == 0 { return true }
        return count > 2 && spelling(end) == nil
            && (vocabulary.isOf(loweredAfter(end), .sport) || vocabulary.isOf(wordBefore(start), .sport)
                || hasWordBefore(start) { vocabulary.isOf($0, .sport) })
    }

    /// «1920×1080», without a unit.
    func bareDimensions(_ values: [DecimalNumber], _ start: Int, _ end: Int) -> Reading? {
        guard let word = vocabulary.symbols["ratio"], text.letterLength(end) == 0, spelling(end) == nil else {
            return nil
        }
        // «3 × 12 повт.»
        if profile.has(.russian), values.count == 2, countedRow(text.skipSpaces(end)) != nil, let first = values.first {
            var second = end
            while text.isDigit(second - 1) { second -= 1 }
            return .likely(start, second, .quantity(.cardinal(first), .nominative).appending(" по "), .symbol)
        }
        return Reading(
            start: start, end: end, content: .sequence(values.map { .cardinal($0) }, separator: " \(word) "),
            semioticClass: .measure)
    }

    /// «2/3», «24/7».
    func fraction(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1), !number.hasFraction else { return nil }
        let lower = text.scanNumber(number.end + 1, syntax)
        if let reading = ratio(number, lower, from: start) { return reading }
        guard numbers == .words else { return nil }
        guard lower.fits, !lower.isChain, !lower.hasFraction, text[lower.end] != 0x2F, text.letterLength(lower.end) == 0
        else { return nil }
        // «1/1000» is one thousandth, «500/1000» so many of so many.
        if number.integer < lower.integer,
            lower.integer <= 100 || number.integer == 1 && [1000, 10_000].contains(lower.integer)
        {
            return .likely(
                start, lower.end, bareFraction(number.integer, lower.integer, governedCase(before: start, of: number)),
                .fraction)
        }
        // «2023/24» is a season.
        if number.integerDigits == 4, lower.integer == number.integer + 1 || lower.integer == (number.integer + 1) % 100
        {
            return nil
        }
        return Reading(
            start: start, end: lower.end,
            content: .sequence([.cardinal(number.value), .cardinal(lower.value)], separator: separator("ratio")),
            semioticClass: .score, confidence: .guess)
    }

    /// «120/80 мм рт. ст.»: two numbers that share a unit.
    func ratio(_ upper: ScannedNumber, _ lower: ScannedNumber, from start: Int) -> Reading? {
        guard upper.integer > lower.integer || lower.integer > 12, lower.fits, !lower.isChain,
            let (quantity, end, _) = quantity(lower),
            case .measure(let measure) = quantity, measure.unit != .floor, vocabulary.symbols["ratio"] != nil
        else { return nil }
        let first: Reading.Content =
            numbers == .digits ? .words(word(start, upper.end) + "/") : .quantity(.cardinal(upper.value), .nominative)
        return Reading(
            start: start, end: end,
            content: .joined([
                first, .words(numbers == .digits ? "" : separator("ratio")), .quantity(quantity, .nominative),
            ]), semioticClass: .measure)
    }

    /// «1/2» by itself: «одна вторая»; the names of parts, «половина», belong to a noun. Of three each is named: «одна треть».
    func bareFraction(_ upper: UInt64, _ lower: UInt64, _ grammaticalCase: GrammaticalCase) -> Reading.Content {
        guard profile.has(.russian), upper == 1 else {
            return .quantity(.fraction(numerator: upper, denominator: lower), grammaticalCase)
        }
        if lower == 3, let name = vocabulary.russian.partName(lower, grammaticalCase) {
            return .quantity(.cardinal(1, .feminine), grammaticalCase).appending(" " + name)
        }
        return .joined([
            .quantity(.cardinal(1, .feminine), grammaticalCase), .words(" "),
            .quantity(.ordinal(lower, .feminine), grammaticalCase),
        ])
    }

    /// «2:1».
    func score(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, text[number.end] == 0x3A, text.isDigit(number.end + 1), !number.isNegative,
            !number.hasFraction || profile.has(.russian)
        else { return nil }
        let second = text.scanNumber(number.end + 1, syntax)
        guard second.fits, !second.isChain, !second.hasFraction || number.hasFraction, text[second.end] != 0x3A else {
            return nil
        }
        // «масштаб 1:1000», «в пропорции 1:3», «10,5:1»
        if profile.has(.russian),
            number.hasFraction || number.integer == 1 && second.integer >= 50
                || second.integer == 1 && number.integer >= 50
                || isProportion(start)
        {
            // «составило 1,5:1», «от 1:2 до 1:10»
            let isGoverned = number.hasFraction || ["от", "до"].contains(wordBefore(start))
            let governed = isGoverned ? governedCase(before: start, of: number) : .nominative
            return .likely(start, second.end, oneTo(number.value, second.value, governed), .score)
        }
        return .likely(start, second.end, .sequence([.cardinal(number.value), .cardinal(second.value)]), .score)
    }
}
