import SpokenLocaleData
import SpokenModel

extension Classifier {
    /// What stands beside a place as far as its letters and signs tell it, and the number that stands there; nil where no pattern
    /// of a group may stand.
    @inline(__always)
    func glance(_ place: Int, _ group: RowIndex) -> RowSight.Place? {
        var sight = glanceBehind(place)
        guard group.mayStand(before: sight.right) else { return nil }
        sight.left = text.look(before: place)
        return group.mayStand(behind: sight.left) ? sight : nil
    }

    /// The same of what stands behind it alone.
    func glanceBehind(_ place: Int) -> RowSight.Place {
        var sight = RowSight.Place(left: .none, right: .none, beyond: .nothing, styles: RowRule.Styles(numbers))
        if text.isDigit(place) {
            let number = RowScratch.opened(scratch).ownNumber(place, text, syntax)
            sight.numbers = (number.pointee.whole, number.pointee.plain)
            let (plain, end) = (text.plainNumber(place).end, number.pointee.scanned.end)
            sight.right.add(text.look(behind: plain))
            if end != plain { sight.right.add(text.look(behind: end)) }
        } else {
            sight.isSign = text.letterLength(place) == 0
            text.forEachEnd(place) { sight.right.add(text.look(behind: $0)) }
        }
        return sight
    }
}

/// What stands beside a place as far as one look tells it, without a look-up.
extension TextView {

    /// Where the word, the sign or the numeral may end that begins at a place: a full stop may belong to it.
    @inline(__always)
    func forEachEnd(_ place: Int, _ body: (Int) -> Void) {
        let end = max(wordEnd(place), place + scalarLength(place))
        body(end)
        if self[end] == 0x2E { body(end + 1) }
        if RomanNumeral.mayBegin(self, place), let roman = RomanNumeral.scan(self, place, mayHaveEnding: true)?.end,
            roman != end
        {
            body(roman)
        }
    }

    /// Whether a text with small letters stands at a place, there with capitals or without them. It must lie in the text.
    func has(lowered literal: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for index in literal.indices {
            let (asked, byte) = (literal[index], base[place + index])
            if asked == byte { continue }
            // Capitals of ASCII differ in one bit, those of other alphabets in other bits than these.
            guard asked < 0x80 ? (asked ^ byte) & 0xDF == 0 : (asked ^ byte) & 0x0E == 0 else { return false }
            guard let start = literal.baseAddress else { return false }
            return Word(start, count: literal.count, folds: false) == lowered(place, place + literal.count)
        }
        return true
    }

    /// The digits of a number up to its first group or its decimals.
    func plainNumber(_ place: Int) -> ScannedNumber {
        let (value, count) = digits(place)
        var plain = ScannedNumber(start: place, end: place + count)
        plain.integer = UInt64(value)
        plain.integerDigits = count
        plain.hasLeadingZero = self[place] == 0x30 && count > 1
        return plain
    }

    /// What begins behind a place as far as its letters and signs tell it.
    func look(behind place: Int) -> RowSide {
        let start = skipSpaces(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.behind(self, place)
        side.words.formUnion(
            letterLength(start) > 0 ? RowBits(lowered(start, wordEnd(start))) : RowBits(self[start]))
        return side
    }

    /// The bit of the word or of the sign that begins at a place itself.
    func startBit(_ place: Int) -> UInt64 {
        if letterLength(place) > 0 { return RowBits(lowered(place, wordEnd(place))).first }
        return spaceLength(place) > 0 ? RowBits.unspelled.first : RowBits(self[place]).first
    }

    /// What ends before a place as far as its letters and signs tell it.
    func look(before place: Int) -> RowSide {
        let end = skipSpacesBack(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.before(self, place)
        side.words.formUnion(
            isLetterBefore(end) ? RowBits(lowered(wordStart(end), end)) : RowBits(self[end - 1]))
        return side
    }
}
