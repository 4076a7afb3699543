import SpokenLocaleData

/// What stands beside a place of a text. Only what some pattern asks for is looked up.
extension RowMatcher {
    /// Looks up what a pattern asks of the words beside a place and is not known of them yet.
    @inline(__always)
    func look(_ asked: UnsafePointer<RowSight>, at place: Int, _ sight: inout RowSight.Place) {
        let asked = asked.pointee.sides.asked
        if !sight.known.left.isSuperset(of: asked.left) {
            lookBefore(place, asked.left.missing(in: sight.known.left), &sight)
        }
        if !sight.known.right.isSuperset(of: asked.right) {
            lookBehind(place, asked.right.missing(in: sight.known.right), &sight)
        }
    }

    /// The words and signs that stand behind a place, read where the first pattern asks for them.
    @inline(__always)
    func ahead(of place: Int, _ sight: inout RowSight.Place) -> RowBits {
        if let ahead = sight.ahead { return ahead }
        let ahead = scratch.ahead.pointee.bits(from: place, text)
        sight.ahead = ahead
        return ahead
    }

    private func lookBefore(_ place: Int, _ asked: RowTraits, _ sight: inout RowSight.Place) {
        sight.known.left.formUnion(asked)
        sight.left.addFound(side(before: place, asked: asked))
        guard asked.has(.beforeSign) else { return }
        let end = text.skipSpacesBack(place)
        sight.beyond.addBefore(text.look(before: text.previousScalar(end)))
    }

    /// Behind a number it is what stands there with its groups and its decimals, and without them.
    private func lookBehind(_ place: Int, _ asked: RowTraits, _ sight: inout RowSight.Place) {
        sight.known.right.formUnion(asked)
        func add(_ end: Int) { sight.right.addFound(side(behind: end, asked: asked, beyond: &sight.beyond)) }
        if text.isDigit(place) {
            let (number, plain) = (scan(place), plain(place))
            add(plain.end)
            if number.end != plain.end { add(number.end) }
        } else {
            text.forEachEnd(place) { add($0) }
            for index in 0..<sight.abbreviationCount { add(scratch.abbreviations[index].end) }
            if sight.letters.known > place { add(sight.letters.known) }
            if sight.letters.spelled > place { add(sight.letters.spelled) }
        }
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
            } else if start < text.end, asked.has(.beyondSign) || asked.has(.beyondSpan) {
                addSign(start, asked, to: &beyond)
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

    /// What stands behind a sign, and behind a number that follows it: «5–7 дней».
    private func addSign(_ start: Int, _ asked: RowTraits, to beyond: inout RowBeyond) {
        let end = min(start + text.scalarLength(start), text.end)
        beyond.addSign(text.look(behind: end))
        let next = text.skipSpaces(end)
        guard asked.has(.beyondSpan), text.isDigit(next) else { return }
        let (number, plain) = (scan(next), plain(next))
        beyond.addSpan(text.look(behind: number.end))
        if number.end != plain.end { beyond.addSpan(text.look(behind: plain.end)) }
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
        if asked.has(.contexts) { side.contexts |= contexts(start, end) }
        guard asked.has(.forms), var forms = forms(start, end) else { return }
        var traits: RowTraits = []
        while let form = forms.next() {
            traits.formUnion(.ofKnown)
            side.low |= form.classes.low
            side.high |= form.classes.high
            if form.isNoun { traits.insert(RowTraits(.noun)) }
            if form.isAdjective { traits.formUnion(.ofAdjectives) }
            switch form.gender {
            case .masculine: traits.insert(RowTraits(.masculine))
            case .feminine: traits.insert(RowTraits(.feminine))
            case .neuter: traits.insert(RowTraits(.neuter))
            default: break
            }
        }
        if traits.isEmpty { traits = traitsOfUnknown(start, end, asked) }
        if isShort(start, end) { traits.subtract(.ofNames) }
        side.traits.formUnion(traits)
    }

    /// What a word may be that no table knows: a noun, but for short names of units, or an adjective by its ending, of any gender.
    private func traitsOfUnknown(_ start: Int, _ end: Int, _ asked: RowTraits) -> RowTraits {
        let mayBeAny =
            asked.has(RowTraits(.guessed)) && form(start, isAlone: true) == nil
            || asked.has(RowTraits(.adjective)) && !book.adjectiveCases(text.lowered(start, end)).isEmpty
        return mayBeAny ? RowTraits.ofForms : RowTraits(.unknown)
    }
}
