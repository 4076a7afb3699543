import SpokenLocaleData
import SpokenModel

/// Powers of ten behind the sign of a currency, and ranges of such amounts: "$5M", "$5-10 million", "$100K–$150K".
extension Classifier {
    /// "$5m", "¥30b", "$2.9 tn": letters that behind the sign of a currency are no unit.
    func latinScale(_ place: Int) -> (magnitude: Magnitude, end: Int)? {
        if let magnitude = latinMagnitude(place) { return (magnitude, place + 1) }
        let start = text.skipSpaces(place)
        // "$1 m", "$4 b", "$6 tn"
        if profile.has(.english), start > place, !text.isUpper(start) || text[start] == 0x4D,
            text[start] | 0x20 != 0x74, let magnitude = latinMagnitude(start),
            text.letterLength(text.skipSpaces(start + 1)) == 0 || !text.isUpper(text.skipSpaces(start + 1)),
            text[start + 1] != 0x27
        {
            return (magnitude, start + 1)
        }
        let end = text.wordEnd(start)
        guard (2...12).contains(end - start), !text.isDigit(end) else { return nil }
        // "$1.9 Trillion", "$91 Mln", "$3 MILLION"
        if text.isUpper(start), let magnitude = latin.magnitudes[text.lowered(start, end)] { return (magnitude, end) }
        guard profile.has(.english), end - start <= 3 else { return nil }
        switch word(start, end) {
        case "mn", "mil", "MM", "Mn", "Mil": return (.million, end)
        case "bn", "Bn", "bil": return (.billion, end)
        case "tn", "Tn", "trn": return (.trillion, end)
        default: return nil
        }
    }

    private func anyScale(_ place: Int) -> (magnitude: Magnitude, end: Int)? {
        if let (meaning, end) = spelling(place), case .magnitude(let magnitude) = meaning { return (magnitude, end) }
        return latinScale(place)
    }

    /// The second amount of a range that tells a power of ten; one that stands behind it alone belongs to both.
    func latinMoneyRange(
        _ place: Int, _ money: Money, _ number: ScannedNumber, sign: Range<Int>
    ) -> (lower: Money, upper: Money, end: Int)? {
        // "$4.72 - $4.77 Bln": with a sign on both sides the dash may have spaces.
        let isApart = text.has(" - ", at: place) || text.has(" – ", at: place)
        let dash = isApart ? text.dashLength(place + 1) + 2 : text.dashLength(place)
        guard dash > 0, !number.isNegative, money.per == nil else { return nil }
        var next = place + dash
        var hasSign = false
        if bytes[sign].elementsEqual(bytes[min(next, bytes.count)..<min(next + sign.count, bytes.count)]) {
            next += sign.count
            hasSign = true
        }
        guard text.isDigit(next), hasSign || !isApart else { return nil }
        let second = text.scanNumber(next, syntax)
        guard second.fits, !second.isChain, let (scale, end) = anyScale(second.end), text.letterLength(end) == 0,
            text.dashLength(end) == 0
        else { return nil }
        var lower = money
        var upper = money
        upper.amount = second.value
        upper.magnitude = scale
        let isSmaller = isGrowing(number, second)
        if money.magnitude == nil {
            // "$500,000-$1 million": the first one is whole.
            guard isSmaller || number.integer >= 1000 && hasSign else { return nil }
            if isSmaller { lower.magnitude = scale }
        }
        return (lower, upper, end)
    }

    /// "₹2.5 lakh", "₹1,500 crore": Indian powers of ten, between the number and its money.
    func indianMoney(_ money: Money, _ number: ScannedNumber, from start: Int, _ end: Int) -> Reading? {
        let (word, last) = loweredWord(end)
        guard last > end, latin.has(word, .indian), text.letterLength(last) == 0,
            let name = vocabulary.noun(.currency(money.currency), isPlural: !isAttributive(start, last))
        else { return nil }
        return Reading(
            start: start, end: last,
            content: .joined([.quantity(.cardinal(number.value), .nominative), .words(" \(word) \(name)")]),
            semioticClass: .money, confidence: .likely)
    }

    /// "+$5.00": a sign before the sign of a currency.
    func plusMoney(_ place: Int) -> Reading? {
        let next = text[place + 1]
        guard let word = vocabulary.symbols["plus"], next == 0x24 || next == 0xC2 || next == 0xE2,
            place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28,
            case .reading(var reading) = prefixedMoney(place + 1, from: place), reading.semioticClass == .money,
            case .quantity(.money(var money), let grammaticalCase) = reading.content
        else { return nil }
        money.amount = DecimalNumber(
            uncheckedInteger: money.amount.integer, fraction: money.amount.fraction,
            fractionDigits: UInt8(truncatingIfNeeded: money.amount.fractionDigits), isNegative: false)
        reading.start = place
        reading.content = Reading.Content.quantity(.money(money), grammaticalCase).prefixed(word + " ")
        return reading
    }
}
