import SpokenLocaleData

/// What stands beside a place of a text. Only what some pattern asks for is looked up.
extension RowMatcher {
    /// What one look at a place tells: of a number what stands behind it, with its groups and its decimals or without them.
    func sight(_ place: Int, _ candidates: RowBook.Candidates) -> RowSight.Place {
        let asked = candidates.asked
        var sight = RowSight.Place(
            left: side(before: place, asked: asked.left), isForWords: classifier.numbers == .words)
        guard text.isDigit(place) else {
            sight.right = sideBehindWord(place, asked: asked.right)
            return sight
        }
        let number = scan(place)
        let plain = plain(place)
        sight.numbers = (RowNumber(number, classifier.vocabulary.syntax), RowNumber(plain: plain, of: number))
        sight.right = side(behind: plain.end, asked: asked.right)
        if number.end != plain.end { sight.right.formUnion(side(behind: number.end, asked: asked.right)) }
        return sight
    }

    /// What stands beside a place as far as its letters and signs tell it; behind what is no number and no word anything.
    func glance(_ place: Int, seesBehind: Bool) -> RowSight.Place {
        var sight = RowSight.Place(isForWords: classifier.numbers == .words)
        let end = text.skipSpacesBack(place)
        sight.left.kinds = RowNeighbours.before(text, place)
        sight.left.words =
            RowSide.none.words
            | (text.isLetterBefore(end)
                ? RowSide.bit(text.lowered(text.wordStart(end), end)) : RowSide.bit(text[end - 1]))
        let last = text.wordEnd(place)
        // Behind the full stop of an abbreviation, a numeral with an ending and a number there are several places.
        guard seesBehind, last > place, !text.isMark(last), !RomanNumeral.mayBegin(text, place) else { return sight }
        let start = text.skipSpaces(last)
        sight.right.kinds = RowNeighbours.behind(text, last)
        sight.right.words =
            RowSide.none.words
            | (text.letterLength(start) > 0
                ? RowSide.bit(text.lowered(start, text.wordEnd(start))) : RowSide.bit(text[start]))
        return sight
    }

    /// What stands behind the word, the numeral or the abbreviations that begin at a place.
    private func sideBehindWord(_ place: Int, asked: RowTraits) -> RowSide {
        let end = text.wordEnd(place)
        guard end > place else { return .anything }
        var side = side(behind: end, asked: asked)
        // «Mo. 9–17 Uhr», «Hauptstr. 12»: the full stop may belong to what stands before it.
        if text[end] == 0x2E { side.formUnion(self.side(behind: end + 1, asked: asked)) }
        for index in 0..<abbreviations(place) where scratch.abbreviations[index].end != end {
            side.formUnion(self.side(behind: scratch.abbreviations[index].end, asked: asked))
        }
        if let roman = RomanNumeral.scan(text, place, mayHaveEnding: true)?.end, roman != end {
            side.formUnion(self.side(behind: roman, asked: asked))
        }
        return side
    }

    /// What begins behind a place.
    func side(behind place: Int, asked: RowTraits) -> RowSide {
        let start = text.skipSpaces(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.behind(text, place)
        if asked.has(.edge), isEnd(place) { side.traits.insert(.edge) }
        if asked.has(.units), !text.isDigit(start) { addUnits(start, asked, to: &side) }
        guard text.letterLength(start) > 0 else {
            side.words |= RowSide.bit(text[start])
            return side
        }
        let end = text.wordEnd(start)
        side.words |= RowSide.bit(text.lowered(start, end))
        side.traits.insert(text.isUpper(start) ? RowTraits(.capital) : RowTraits(.small))
        if asked.has(.counted), book.countedRow(text, start) != nil { side.traits.insert(.counted) }
        if asked.has(.abbreviation), abbreviations(start) > 0 { side.traits.insert(.abbreviation) }
        if asked.has(.month), value(of: start, in: book.months) != nil { side.traits.insert(.month) }
        if asked.has(.weekday), value(of: start, in: book.weekdays) != nil { side.traits.insert(.weekday) }
        if asked.has(.roman), RomanNumeral.mayBegin(text, start) { side.traits.insert(.roman) }
        let last = wordEnd(start)
        addWord(start, last, asked, to: &side)
        if let compound = classifier.rowCompoundEnd(start, last, book) { addWord(start, compound, asked, to: &side) }
        return side
    }

    /// What ends before a place.
    func side(before place: Int, asked: RowTraits) -> RowSide {
        let end = text.skipSpacesBack(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.before(text, place)
        // What only stands behind a place is asked for in vain, but these end in many ways.
        side.traits = [.abbreviation, .roman, .weekday, .month]
        if asked.has(.edge), isStart(end) { side.traits.insert(.edge) }
        guard text.isLetterBefore(end) else {
            side.words |= RowSide.bit(text[end - 1])
            return side
        }
        side.words |= RowSide.bit(text.lowered(text.wordStart(end), end))
        let start = wordStart(end)
        side.traits.insert(text.isUpper(start) ? RowTraits(.capital) : RowTraits(.small))
        addWord(start, end, asked, to: &side)
        return side
    }

    private func addUnits(_ place: Int, _ asked: RowTraits, to side: inout RowSide) {
        func add(_ unit: RowTraits, _ money: RowTraits, isAlone: Bool) {
            guard asked.has(unit) || asked.has(money), let (meaning, _) = form(place, isAlone: isAlone) else { return }
            switch meaning {
            case .magnitude: return
            case .unit: side.traits.insert(unit)
            case .currency, .minorUnit: side.traits.formUnion([unit, money])
            }
        }
        add(.unit, .money, isAlone: false)
        add(.rareUnit, .rareMoney, isAlone: true)
    }

    private func addWord(_ start: Int, _ end: Int, _ asked: RowTraits, to side: inout RowSide) {
        if text[start] < 0x80 { side.traits.insert(RowTraits(.latin)) }
        if asked.has(RowTraits(.governor)), let cases = book.government(text, start, end)?.caseBits {
            side.traits.insert(RowTraits(.governor))
            side.cases |= cases
        }
        guard var forms = classifier.rowForms(start, end, book) else { return }
        var isKnown = false
        while let form = forms.next() {
            isKnown = true
            side.low |= form.classes.low
            side.high |= form.classes.high
            if form.isNoun { side.traits.insert(RowTraits(.noun)) }
            if form.isAdjective {
                side.traits.formUnion(RowTraits([.adjective, .masculine, .feminine, .neuter]))
            }
            switch form.gender {
            case .masculine: side.traits.insert(RowTraits(.masculine))
            case .feminine: side.traits.insert(RowTraits(.feminine))
            case .neuter: side.traits.insert(RowTraits(.neuter))
            default: break
            }
        }
        if isKnown {
            side.traits.formUnion(RowTraits([.known, .singular, .plural]))
        } else {
            side.traits.insert(RowTraits(.unknown))
            // A word that no table knows may be an adjective by its ending, of any gender.
            if asked.has(RowTraits(.adjective)), !book.adjectiveCases(text.lowered(start, end)).isEmpty {
                side.traits.formUnion(.ofForms)
            }
        }
    }
}
