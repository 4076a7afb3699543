import SpokenLocaleData
import SpokenModel

/// What stands beside a place as far as one look tells it, without a look-up.
extension TextView {
    /// What stands beside a place as far as its letters and signs tell it; behind what is no number and no word anything.
    func glance(_ place: Int, _ style: NumberStyle, seesBehind: Bool) -> RowSight.Place {
        var sight = RowSight.Place(styles: RowRule.Styles(style))
        let before = look(before: place)
        (sight.left.kinds, sight.left.words) = (before.kinds, before.words)
        let last = wordEnd(place)
        // Behind the full stop of an abbreviation, a numeral with an ending and a number there are several places.
        guard seesBehind, last > place, !isMark(last), !RomanNumeral.mayBegin(self, place) else { return sight }
        let behind = look(behind: last)
        (sight.right.kinds, sight.right.words) = (behind.kinds, behind.words)
        return sight
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
