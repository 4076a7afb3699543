import SpokenLocaleData

/// What stands beside a place of a text. Only what some pattern asks for is looked up.
extension RowMatcher {
    /// What a glance at a place and a look at the words beside it tell: of a number what stands behind it, with its groups
    /// and its decimals or without them.
    /// - Parameters:
    ///   - asked: what has to be looked up.
    ///   - count: how many abbreviations may begin there.
    func sight(
        _ place: Int, _ glance: RowSight.Place, _ asked: (left: RowTraits, right: RowTraits), abbreviations count: Int
    ) -> RowSight.Place {
        var sight = glance
        sight.left = side(before: place, asked: asked.left)
        (sight.left.kinds, sight.left.words) = (glance.left.kinds, glance.left.words)
        sight.beyond = .nothing
        if asked.right.has(.ahead) { sight.ahead = text.ahead(of: place) }
        sight.right = .none
        if text.isDigit(place) {
            let (number, plain) = (scan(place), plain(place))
            add(plain.end, asked.right, to: &sight)
            if number.end != plain.end { add(number.end, asked.right, to: &sight) }
        } else {
            text.forEachEnd(place) { add($0, asked.right, to: &sight) }
            for index in 0..<count { add(scratch.abbreviations[index].end, asked.right, to: &sight) }
        }
        // The looks were taken before.
        (sight.right.kinds, sight.right.words) = (glance.right.kinds, glance.right.words)
        return sight
    }

    @inline(__always)
    private func add(_ end: Int, _ asked: RowTraits, to sight: inout RowSight.Place) {
        sight.right.formUnion(side(behind: end, asked: asked, beyond: &sight.beyond))
    }

    /// What begins behind a place.
    /// - Parameter beyond: what stands behind that is added to it.
    private func side(behind place: Int, asked: RowTraits, beyond: inout RowBeyond) -> RowSide {
        let start = text.skipSpaces(place)
        var side = RowSide.none
        if asked.has(.edge), isEnd(place) { side.traits.insert(.edge) }
        if asked.has(.units), !text.isDigit(start) { addUnits(start, asked, to: &side, beyond: &beyond) }
        guard text.letterLength(start) > 0 else {
            if text.isDigit(start) {
                guard asked.has(.beyondNumber) else { return side }
                let (number, plain) = (scan(start), plain(start))
                beyond.addNumber(text.look(behind: number.end))
                if number.end != plain.end { beyond.addNumber(text.look(behind: plain.end)) }
            } else if start < text.end, asked.has(.beyondSign) {
                beyond.addSign(text.look(behind: min(start + text.scalarLength(start), text.end)))
            }
            return side
        }
        side.traits.insert(text.isUpper(start) ? RowTraits(.capital) : RowTraits(.small))
        if asked.has(.counted), book.countedRow(text, start) != nil { side.traits.insert(.counted) }
        if asked.has(.abbreviation), abbreviations(start) > 0 { side.traits.insert(.abbreviation) }
        if asked.has(.month), value(of: start, in: book.fullMonths) != nil { side.traits.insert(.month) }
        if asked.has(.weekday), value(of: start, in: book.fullWeekdays) != nil { side.traits.insert(.weekday) }
        if asked.has(.roman), RomanNumeral.mayBegin(text, start) { side.traits.insert(.roman) }
        guard asked.has(.words) else { return side }
        let (end, last) = (text.wordEnd(start), wordEnd(start))
        addWord(start, last, asked, to: &side)
        if asked.has(.beyondWord) {
            beyond.addWord(text.look(behind: last))
            if end != last { beyond.addWord(text.look(behind: end)) }
            // «5 янв. 2024»: the full stop may belong to the name.
            if text[end] == 0x2E { beyond.addWord(text.look(behind: end + 1)) }
        }
        if let compound = classifier.rowCompoundEnd(start, last, book) {
            addWord(start, compound, asked, to: &side)
            beyond.addWord(text.look(behind: compound))
        }
        return side
    }

    /// What ends before a place.
    func side(before place: Int, asked: RowTraits) -> RowSide {
        let end = text.skipSpacesBack(place)
        var side = RowSide.none
        // What only stands behind a place is asked for in vain, but these end in many ways.
        side.traits = [.abbreviation, .roman, .weekday, .month, .counted]
        side.traits.formUnion(.units)
        if asked.has(.edge), isStart(end) { side.traits.insert(.edge) }
        guard text.isLetterBefore(end) else { return side }
        let start = wordStart(end)
        side.traits.insert(text.isUpper(start) ? RowTraits(.capital) : RowTraits(.small))
        addWord(start, end, asked, to: &side)
        return side
    }

    private func addUnits(_ place: Int, _ asked: RowTraits, to side: inout RowSide, beyond: inout RowBeyond) {
        func add(_ unit: RowTraits, _ money: RowTraits, isAlone: Bool) {
            guard asked.has(unit) || asked.has(money), let (meaning, end) = form(place, isAlone: isAlone) else {
                return
            }
            beyond.addUnit(text.look(behind: end))
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
        if asked.has(.contexts) { side.contexts |= book.contexts.kinds(of: text.lowered(start, end)) }
        guard asked.has(.forms), var forms = forms(start, end) else { return }
        var isKnown = false
        while let form = forms.next() {
            isKnown = true
            side.low |= form.classes.low
            side.high |= form.classes.high
            if form.isNoun { side.traits.insert(RowTraits(.noun)) }
            if form.isAdjective {
                side.traits.formUnion(.ofAdjectives)
            }
            switch form.gender {
            case .masculine: side.traits.insert(RowTraits(.masculine))
            case .feminine: side.traits.insert(RowTraits(.feminine))
            case .neuter: side.traits.insert(RowTraits(.neuter))
            default: break
            }
        }
        if isKnown {
            side.traits.formUnion(.ofKnown)
        } else {
            side.traits.insert(RowTraits(.unknown))
            if asked.has(RowTraits(.guessed)) { side.traits.formUnion(.ofForms) }
            // A word that no table knows may be an adjective by its ending, of any gender.
            if asked.has(RowTraits(.adjective)), !book.adjectiveCases(text.lowered(start, end)).isEmpty {
                side.traits.formUnion(.ofForms)
            }
        }
    }
}
