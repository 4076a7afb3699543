import SpokenModel

/// Numbers as the locale writes them.
extension Classifier {
    /// The groups of a number as far as they were read.
    private struct Groups {
        var value: UInt64
        var digits: Int
        var first: Int
        var count = 0
        /// Whether all groups but the first have three digits.
        var isThrees = true
        /// Whether all but the first and the last have as many as the locale's other groups.
        var isLocal = true
        var last = 0
        var sign = NumberNotation.Sign.none
        var isUniform = true

        mutating func add(_ part: (value: UInt64, count: Int), _ sign: NumberNotation.Sign, _ notation: NumberNotation)
        {
            if count > 0 { isLocal = isLocal && last == notation.secondary }
            isUniform = count == 0 || isUniform && self.sign == sign
            self.sign = sign
            count += 1
            last = part.count
            isThrees = isThrees && part.count == 3
            digits += part.count
            for _ in 0..<min(part.count, 18) { value = value &* 10 }
            value = value &+ part.value
        }

        func isNumber(_ signs: NumberNotation.Signs, _ notation: NumberNotation) -> Bool {
            guard count > 0 else { return true }
            guard isUniform, first <= max(notation.primary, notation.secondary) else { return false }
            let isGroup = sign == signs.group || sign == .space || sign == .plainSpace && signs.group == .space
            return isGroup && (isThrees || sign == signs.group && isLocal && last == notation.primary)
        }
    }

    /// A number as a text writes it, or nil where digits and signs are none in this locale: then all of the run is left,
    /// up to `end`. A reading never takes a part of it.
    struct LocaleNumber {
        var number: ScannedNumber?
        var end: Int
        /// "1,250" where the comma is the decimal sign: elsewhere it is a group.
        var isTwofold = false
        /// How many groups it has.
        var groups = 0
        /// Whether plain spaces part them, which part numbers too.
        var isSpaced = false
    }

    /// Reads the digits, of any script, and the signs between them.
    func localeNumber(_ start: Int, _ signs: NumberNotation.Signs, _ notation: NumberNotation) -> LocaleNumber {
        var place = start
        let first = digitRun(&place)
        var groups = Groups(value: first.value, digits: first.count, first: first.count)
        var before = groups
        var fraction: (value: UInt64, count: Int) = (0, 0)
        var lastSign = NumberNotation.Sign.none
        var parts = 0
        while true {
            let (sign, length) = text.numberSign(place)
            guard length > 0, text.decimalDigit(place + length) != nil else { break }
            var next = place + length
            let part = digitRun(&next)
            if sign == .plainSpace || sign == .space {
                // Only groups go on behind a space.
                let continues =
                    (signs.group == .space || sign == .space) && part.count == 3 && lastSign != signs.decimal
                    && (parts > 0 || first.count <= 3)
                if !continues {
                    let isCut = groups.count > 0 && groups.sign == sign
                    if isCut { return LocaleNumber(number: nil, end: next) }
                    break
                }
            }
            before = groups
            groups.add(part, sign, notation)
            (fraction, lastSign, place) = (part, sign, next)
            parts += 1
        }
        var result = LocaleNumber(number: nil, end: place)
        var number = ScannedNumber(start: start, end: place)
        let isZero = text.decimalDigit(start)?.value == 0
        if parts == 0 || groups.isNumber(signs, notation) {
            guard groups.digits <= 18, !(isZero && first.count > 1), !(isZero && parts > 0) else { return result }
            number.integer = groups.value
            number.integerDigits = groups.digits
            number.isGrouped = parts > 0
            result.groups = groups.count
            result.isSpaced = groups.sign == .plainSpace
        } else {
            guard lastSign == signs.decimal, before.isNumber(signs, notation), before.digits <= 18,
                fraction.count <= 18, !(isZero && (first.count > 1 || before.count > 0))
            else { return result }
            number.integer = before.value
            number.integerDigits = before.digits
            number.isGrouped = before.count > 0
            number.fraction = fraction.value
            number.fractionDigits = fraction.count
            result.groups = before.count
            result.isSpaced = before.sign == .plainSpace
            result.isTwofold =
                before.count == 0 && fraction.count == 3 && first.count <= 3 && !isZero
                && (signs.decimal == .comma || signs.decimal == .point)
        }
        result.number = number
        return result
    }

    /// Digits without a sign, and the place behind them. At most 18 are counted into the value.
    private func digitRun(_ place: inout Int) -> (value: UInt64, count: Int) {
        var value: UInt64 = 0
        var count = 0
        while let digit = text.decimalDigit(place) {
            if count < 18 { value = value &* 10 &+ UInt64(digit.value) }
            count += 1
            place += digit.length
        }
        return (value, count)
    }
}
