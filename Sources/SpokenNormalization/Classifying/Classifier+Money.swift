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
                || text[text.previousScalar(start)] == 0xF0,
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            case .currency(let code) = homed(match.meaning, place), text.letterLength(place) == 0
        else { return .skip(place) }
        let before = text.skipSpacesBack(start)
        guard !text.has("№", at: before - 3), !text.has("§", at: before - 2) else { return .skip(place) }
        if profile.has(.russian), isVariable(before) { return .skip(codeEnd(place + match.length)) }
        // «€ 5»: a space may stand behind the sign.
        let isFirst = !text.isDigit(before - 1) && text.letterLength(text.previousScalar(before)) == 0
        let digits = isFirst ? text.skipSpaces(place + match.length) : place + match.length
        guard text.isDigit(digits) else { return .skip(place) }
        var number = text.scanNumber(digits, moneySyntax)
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
        }
        // "$5's"
        if text[end] == 0x27, text.letterLength(end + 1) > 0 { return .skip(text.wordEnd(end + 1)) }
        // «$1,5 млрд долларов»: the name of what the sign says already.
        if let (meaning, nameEnd) = spelling(end), meaning.currency == code { end = nameEnd }
        let grammaticalCase = governedCase(before: start, of: number)
        if var (upper, last) = upperMoney(end, like: money, after: number, sign: place..<(place + match.length)) {
            // «$3–4 млрд»: the power of ten is that of both.
            if profile.has(.russian), money.magnitude == nil, let (meaning, magnitudeEnd) = spelling(last),
                case .magnitude(let magnitude) = meaning
            {
                (money.magnitude, upper.magnitude, last) = (magnitude, magnitude, magnitudeEnd)
            }
            return .reading(
                Reading(
                    start: start, end: last,
                    content: .quantity(.range(.money(money), .money(upper)), grammaticalCase), semioticClass: .money))
        }
        return .reading(
            Reading(start: start, end: end, content: .quantity(.money(money), grammaticalCase), semioticClass: .money))
    }

    /// The second amount of «$5–10» and «$5–$10».
    func upperMoney(
        _ place: Int, like money: Money, after number: ScannedNumber, sign: Range<Int>
    ) -> (money: Money, end: Int)? {
        let dash = text.dashLength(place)
        guard dash > 0, !number.isNegative else { return nil }
        var next = place + dash
        if bytes[sign].elementsEqual(bytes[min(next, bytes.count)..<min(next + sign.count, bytes.count)]) {
            next += sign.count
        }
        guard text.isDigit(next) else { return nil }
        let second = text.scanNumber(next, moneySyntax)
        guard second.fits, !second.isChain, text.letterLength(second.end) == 0, text.dashLength(second.end) == 0 else {
            return nil
        }
        var upper = money
        upper.amount = second.value
        return (upper, second.end)
    }
}
