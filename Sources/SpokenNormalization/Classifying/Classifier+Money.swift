import SpokenModel

/// Money with its sign before the number.
extension Classifier {
    /// «$5.99», «−$5».
    /// - Parameter sign: where a minus before it stands.
    func prefixedMoney(_ place: Int, from sign: Int? = nil) -> Decision {
        let start = sign ?? place
        // Behind a full stop or another sign it is no amount of its own: «$$5», «д.$5».
        guard
            start == 0 || text.skipSpacesBack(start) < start || [0x28, 0x22, 0xAB].contains(text[start - 1])
                || profile.has(.western) && [0x7E, 0x3C, 0x3E].contains(text[start - 1])
                || text[text.previousScalar(start)] == 0xF0
                || profile.has(.western) && isBehindShare(start),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            case .currency(let code) = homed(match.meaning, place),
            text.letterLength(place) == 0 || profile.has(.western)
        else { return .skip(place) }
        let before = text.skipSpacesBack(start)
        if profile.has(.western), before > 0, isLoneCurrencySign(text.previousScalar(before)) { return .skip(place) }
        guard !text.has("№", at: before - 3), !text.has("§", at: before - 2) else { return .skip(place) }
        if profile.has(.russian), isVariable(before) { return .skip(codeEnd(place + match.length)) }
        // «€ 5»: a space may stand behind the sign.
        let isFirst =
            profile.has(.western) || !text.isDigit(before - 1) && text.letterLength(text.previousScalar(before)) == 0
        let digits = isFirst ? text.skipSpaces(place + match.length) : place + match.length
        guard text.isDigit(digits) else {
            return profile.has(.western) ? pointedMoney(start, digits, code, isNegative: sign != nil) : .skip(place)
        }
        if profile.has(.english), isOpenSign(place, digits) { return .skip(codeEnd(digits)) }
        var number = text.scanNumber(digits, moneySyntax)
        if profile.has(.western), isAmbiguousGroup(number) { return .skip(number.end) }
        guard number.fits, !number.isChain else { return .skip(codeEnd(digits)) }
        // «₽ 21 янв.»: the number belongs to what follows.
        if profile.has(.russian), digits > place + match.length, text.letterLength(text.skipSpaces(number.end)) > 0 {
            return .skip(place)
        }
        number.isNegative = sign != nil
        var money = Money(number.value, code)
        var end = number.end
        if let (meaning, magnitudeEnd) = spelling(number.end), case .magnitude(let magnitude) = meaning {
            money.magnitude = magnitude
            end = magnitudeEnd
        } else if profile.has(.western), let (magnitude, scaleEnd) = latinScale(number.end) {
            money.magnitude = magnitude
            end = scaleEnd
        }
        if money.magnitude == nil, profile.has(.western),
            let reading = indianMoney(money, number, from: start, end)
        {
            return .reading(reading)
        }
        if profile.has(.western), text[end] == 0x2F, let (meaning, perEnd) = spelling(end + 1),
            case .unit(let per) = meaning
        {
            money.per = per
            end = perEnd
        }
        // "$5's"
        if text[end] == 0x27, text.letterLength(end + 1) > 0 { return .skip(text.wordEnd(end + 1)) }
        // «$1,5 млрд долларов»: the name of what the sign says already.
        if let (meaning, nameEnd) = spelling(end), meaning.currency == code { end = nameEnd }
        let grammaticalCase = governedCase(before: start, of: number)
        if profile.has(.western), let range = latinMoneyRange(end, money, number, sign: place..<(place + match.length))
        {
            return .reading(
                latinTail(
                    Reading(
                        start: start, end: range.end,
                        content: .quantity(.range(.money(range.lower), .money(range.upper)), grammaticalCase),
                        semioticClass: .money)))
        }
        if var (upper, last) = upperMoney(end, like: money, after: number, sign: place..<(place + match.length)) {
            // «$3–4 млрд»: the power of ten is that of both.
            if profile.has(.russian), money.magnitude == nil, let (meaning, magnitudeEnd) = spelling(last),
                case .magnitude(let magnitude) = meaning
            {
                (money.magnitude, upper.magnitude, last) = (magnitude, magnitude, magnitudeEnd)
            }
            return .reading(
                latinTail(
                    Reading(
                        start: start, end: last,
                        content: .quantity(.range(.money(money), .money(upper)), grammaticalCase),
                        semioticClass: .money)))
        }
        return .reading(
            latinTail(
                Reading(
                    start: start, end: end, content: .quantity(.money(money), grammaticalCase), semioticClass: .money)))
    }

    /// The second amount of «$5–10» and «$5–$10».
    func upperMoney(
        _ place: Int, like money: Money, after number: ScannedNumber, sign: Range<Int>
    ) -> (money: Money, end: Int)? {
        // "$60000 - 70000"
        let isApart = profile.has(.western) && text.has(" - ", at: place)
        let dash = isApart ? 3 : text.dashLength(place)
        guard dash > 0, !number.isNegative else { return nil }
        var next = place + dash
        if bytes[sign].elementsEqual(bytes[min(next, bytes.count)..<min(next + sign.count, bytes.count)]) {
            next += sign.count
        }
        guard text.isDigit(next) else { return nil }
        let second = text.scanNumber(next, moneySyntax)
        guard second.fits, !second.isChain, text.letterLength(second.end) == 0, text.dashLength(second.end) == 0,
            !isApart || isGrowing(number, second) && text.letterLength(text.skipSpaces(second.end)) == 0
        else {
            return nil
        }
        var upper = money
        upper.amount = second.value
        return (upper, second.end)
    }
}
