import SpokenLocaleData
import SpokenModel

/// What stands beside a place as far as one look tells it, without a look-up.
extension TextView {
    /// What stands beside a place as far as its letters and signs tell it, and the number that stands there; behind what is
    /// no number and no word it may be anything.
    /// - Parameter memo: what is scanned for it is kept.
    func glance(
        _ place: Int, _ style: NumberStyle, _ syntax: NumberSyntax, isOfAbbreviation: Bool, _ memo: inout RowMemo
    ) -> RowSight.Place {
        var sight = RowSight.Place(styles: RowRule.Styles(style))
        let before = look(before: place)
        (sight.left.kinds, sight.left.words) = (before.kinds, before.words)
        var behind: RowSide
        if isDigit(place) {
            let number = memo.scan(place, self, syntax)
            let plain = plainNumber(place)
            memo.ask(number, self, syntax)
            sight.numbers = (memo.asked.whole, memo.asked.plain)
            // A rate is told by what stands behind it: it is scanned again.
            if number.isOpen { memo.forgetAsked() }
            behind = look(behind: plain.end)
            if number.end != plain.end { behind.formUnion(look(behind: number.end)) }
        } else if letterLength(place) == 0 {
            sight.isSign = true
            behind = look(behind: place + scalarLength(place))
        } else {
            let last = wordEnd(place)
            // Behind the full stop of an abbreviation and a numeral with an ending there are several places.
            guard !isOfAbbreviation, last > place, !isMark(last), !RomanNumeral.mayBegin(self, place) else {
                return sight
            }
            behind = look(behind: last)
        }
        (sight.right.kinds, sight.right.words) = (behind.kinds, behind.words)
        return sight
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
        side.words |=
            letterLength(start) > 0
            ? RowSide.bit(lowered(start, wordEnd(start))) : RowSide.bit(self[start])
        return side
    }

    /// The bit of the word or of the sign that begins at a place itself.
    func startBit(_ place: Int) -> UInt64 {
        if letterLength(place) > 0 { return RowSide.bit(lowered(place, wordEnd(place))) }
        return spaceLength(place) > 0 ? RowSide.unspelled : RowSide.bit(self[place])
    }

    /// What ends before a place as far as its letters and signs tell it.
    func look(before place: Int) -> RowSide {
        let end = skipSpacesBack(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.before(self, place)
        side.words |=
            isLetterBefore(end)
            ? RowSide.bit(lowered(wordStart(end), end)) : RowSide.bit(self[end - 1])
        return side
    }
}
