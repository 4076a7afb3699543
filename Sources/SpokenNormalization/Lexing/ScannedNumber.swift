import SpokenModel

/// A number as it stands in the text.
struct ScannedNumber {
    var start: Int
    var end: Int
    var integer: UInt64 = 0
    var fraction: UInt64 = 0
    var integerDigits = 0
    var fractionDigits = 0
    var isGrouped = false
    /// "00451", "05": a code, not an amount, unless a fraction follows the only zero.
    var hasLeadingZero = false
    /// False when more digits stand there than a number has.
    var fits = true
    /// "2.5.1", "1,2,3": more separators follow.
    var isChain = false
    /// «2,500 kg» where nothing tells what the sign parts: read by nothing, as a chain is not.
    var isOpen = false
    var separator: UInt8 = 0
    var isNegative = false

    var hasFraction: Bool { fractionDigits > 0 }

    /// More digits than that cannot be computed with, but said one by one.
    static let mostDigits = 18
    var isLong: Bool { !fits && !hasFraction && integerDigits > Self.mostDigits }

    var value: DecimalNumber {
        DecimalNumber(
            uncheckedInteger: integer, fraction: fraction, fractionDigits: UInt8(truncatingIfNeeded: fractionDigits),
            isNegative: isNegative)
    }

    /// 1, 21, 101: with a singular noun in Russian.
    var endsInOne: Bool { !hasFraction && integer % 10 == 1 && integer % 100 != 11 }
    /// 2, 3, 24: with a genitive singular in Russian.
    var endsInFew: Bool { !hasFraction && (2...4).contains(integer % 10) && !(12...14).contains(integer % 100) }
}

extension TextView {
    /// Reads the number that begins at a digit. The whole run of digits is taken, however long it is.
    func scanNumber(_ start: Int, _ syntax: NumberSyntax) -> ScannedNumber {
        var number = ScannedNumber(start: start, end: start)
        var place = start
        if let foreign = scanForeignNumber(start, syntax) { return foreign }
        number.hasLeadingZero = self[start] == 0x30 && isDigit(start + 1)
        while isDigit(place) {
            if number.integerDigits < 18 { number.integer = number.integer &* 10 &+ UInt64(self[place] &- 0x30) }
            number.integerDigits += 1
            place += 1
        }
        if let (value, digits, end) = scanPairs(start, syntax) {
            (number.integer, number.integerDigits, number.isGrouped, place) = (value, digits, true, end)
        } else if number.integerDigits <= 3, self[start] != 0x30 {
            var separator: UInt8 = 0
            var first = number
            first.end = place
            while true {
                var length = spaceLength(place)
                if length == 1, !syntax.groupsByPlainSpace { length = 0 }
                let byte = self[place]
                if length == 0, syntax.parts(byte) { length = 1 }
                if syntax.group == 0x27, has("\u{2019}", at: place) { length = 3 }
                guard length > 0, separator == 0 || separator == byte else { break }
                let group = place + length
                guard isDigit(group), isDigit(group + 1), isDigit(group + 2), !isDigit(group + 3) else { break }
                // «5 100-граммовых», «в 2 100:00» and the like: the second run belongs to what follows.
                // All groups or none: «1 500 100-граммовых» are no fifteen hundred. «PlayStation 4 500GB»
                let isMemory = self[group] != 0x30 && self[group + 3] < 0x80 && letterLength(group + 3) > 0
                if length == 1, byte == 0x20, isMinutes(group + 3) || isCompoundTail(group + 3) || isMemory {
                    if number.isGrouped { (number, place) = (first, first.end) }
                    break
                }
                separator = byte
                for offset in 0..<3 where number.integerDigits < 40 {
                    if number.integerDigits < 18 {
                        number.integer = number.integer &* 10 &+ UInt64(self[group + offset] &- 0x30)
                    }
                    number.integerDigits += 1
                }
                number.isGrouped = true
                place = group + 3
            }
        }
        number.fits = number.integerDigits <= ScannedNumber.mostDigits
        let mark = self[place]
        if mark == syntax.decimal || mark == 0x2E || mark == 0x2C, isDigit(place + 1) {
            var last = place + 1
            var fraction: UInt64 = 0
            var count = 0
            while isDigit(last) {
                if count < 18 { fraction = fraction &* 10 &+ UInt64(self[last] &- 0x30) }
                count += 1
                last += 1
            }
            if self[last] == mark, isDigit(last + 1) {
                number.isChain = true
            } else if syntax.isOpen(mark, fraction, count), 1...3 ~= number.integerDigits, self[start] != 0x30,
                !number.isGrouped
            {
                (number.isChain, number.isOpen) = (true, true)
            } else if mark == syntax.decimal || mark == 0x2E {
                number.separator = mark
                number.fraction = fraction
                number.fractionDigits = min(count, 18)
                if count > 18 { number.fits = false }
                place = last
            } else {
                number.isChain = true
            }
        }
        number.end = place
        return number
    }

    /// «100:00» is a time or a score, «000:1» a ratio.
    private func isMinutes(_ place: Int) -> Bool {
        self[place] == 0x3A && isDigit(place + 1) && isDigit(place + 2) && !isDigit(place + 3)
    }

    /// Whether a hyphen and a word follow, not the short ending of an ordinal: «100-граммовых», not «000-й».
    private func isCompoundTail(_ place: Int) -> Bool {
        self[place] == 0x2D && (isDigit(place + 1) || wordEnd(place + 1) > place + 7)
    }

    /// «1,500.00» where the comma is the decimal sign, "1.234,56" where the point is: both signs together tell which is
    /// which. Only languages with a sign for groups read it so.
    private func scanForeignNumber(_ start: Int, _ syntax: NumberSyntax) -> ScannedNumber? {
        guard syntax.group != 0, self[start] != 0x30 else { return nil }
        var place = start
        while place < start + 4, isDigit(place) { place += 1 }
        guard place < start + 4, self[place] == syntax.decimal, isDigit(place + 3), !isDigit(place + 4) else {
            return nil
        }
        var number = ScannedNumber(start: start, end: start)
        var end = start
        while number.integerDigits < 15 {
            if isDigit(end) {
                number.integer = number.integer &* 10 &+ UInt64(self[end] &- 0x30)
                number.integerDigits += 1
                end += 1
            } else if self[end] == syntax.decimal, isDigit(end + 1), isDigit(end + 2), isDigit(end + 3),
                !isDigit(end + 4)
            {
                end += 1
            } else {
                break
            }
        }
        let (fraction, count) = digits(end + 1)
        guard self[end] == syntax.group, (1...2).contains(count),
            ![0x2C, 0x2E].contains(self[end + 1 + count]) || !isDigit(end + 2 + count)
        else { return nil }
        number.isGrouped = true
        number.separator = syntax.group
        number.fraction = UInt64(fraction)
        number.fractionDigits = count
        number.end = end + 1 + count
        return number
    }
}
