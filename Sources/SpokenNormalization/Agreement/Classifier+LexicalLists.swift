import SpokenLocaleData
import SpokenModel

// MARK: - Lists

extension Classifier {
    /// «на 2 взрослых и 1 ребёнка», «из 2 кг муки и 1 кг сахара»: what governs the amount before the joint.
    func governmentOfJoint(
        _ joint: Int, _ number: ScannedNumber, _ book: RowBook, _ reach: Int
    ) -> [GrammaticalCase]? {
        let end = text.skipSpacesBack(joint)
        guard let first = amountBefore(end, of: nil, book, words: 3),
            let shared = rowGovernment(first.start, of: first, book, reach - 1)
        else { return nil }
        return mayShare(shared, number) ? shared : nil
    }

    /// «на уровне 11 %, 10 % и 9 %», «о взыскании 500 руб. долга, 300 руб. пени»: an amount behind a comma is governed as the
    /// one of its kind before it, unless it goes on as a clause of its own.
    func governmentOfList(
        _ place: Int, _ number: ScannedNumber, _ book: RowBook, _ reach: Int
    ) -> [GrammaticalCase]? {
        let comma = text.skipSpacesBack(place) - 1
        guard comma > 0, text[comma] == 0x2C, let (kind, end) = kindOfAmount(number.end, book),
            let first = amountBefore(comma, of: kind, book, words: Self.longestListedAmount),
            let cases = rowGovernment(first.start, of: first, book, reach - 1)
        else { return nil }
        // «до 50 % машин, 30 % тракторов»: what is a limit of one is none of the other; a verb before it governs both.
        let limit = text.skipSpacesBack(first.start)
        let isNext = text[comma - 1] == 0x25 && text.skipSpaces(first.end) == comma - 1
        if !isNext, text.isLetterBefore(limit),
            book.contexts.kinds(of: text.lowered(text.wordStart(limit), limit)) & book.contexts.bit("limit") != 0
        {
            let place = text.wordStart(limit)
            let governed = rowGovernment(place, of: amount(place), book, reach - 1)
            return governed?.first == .accusative && kind == .count && !isPredicated(end, book) ? governed : nil
        }
        if kind == .share { return cases }
        let noun = text.skipSpaces(number.end)
        let isFit =
            !hasForm(noun, end, where: \.isNoun)
            || hasForm(noun, end) { $0.has(.genitive, number.endsInOne ? .singular : .plural) }
                && (kind != .time || isSameWord(number.end, first.end))
        return cases.first == .genitive && isFit && !isPredicated(end, book) ? cases : nil
    }

    private func isSameWord(_ first: Int, _ second: Int) -> Bool {
        func word(_ place: Int) -> Word {
            let start = text.skipSpaces(place)
            return text.lowered(start, text.wordEnd(start))
        }
        return word(first) == word(second)
    }

    /// What an amount is of: amounts of one kind make a list.
    private enum AmountKind { case share, money, time, measure, count }

    private static let longestListedAmount = 12

    private func kindOfAmount(_ end: Int, _ book: RowBook) -> (AmountKind, end: Int)? {
        if let last = magnitudeEnd(end, book) { return kindOfAmount(last, book) ?? (.count, last) }
        if let (meaning, last) = unitAhead(end) {
            switch meaning {
            case .magnitude: return kindOfAmount(last, book) ?? (.count, last)
            case .currency: return (.money, last)
            case .minorUnit: return nil
            case .unit(.percent): return (.share, last)
            case .unit(let unit): return (unit.isDuration ? .time : .measure, last)
            }
        }
        let start = text.skipSpaces(end)
        let last = text.wordEnd(start)
        guard last > start else { return nil }
        let classes = vocabulary.classes(of: text.lowered(start, last))
        if classes.has(.currency) { return (.money, last) }
        return classes.has(.unit) ? (.measure, last) : classes.has(.time) ? (.time, last) : nil
    }

    /// The nearest amount of a kind, so many words before a place in its sentence.
    private func amountBefore(
        _ place: Int, of kind: AmountKind?, _ book: RowBook, words: Int
    ) -> ScannedNumber? {
        amountBefore(place, words: words, start: numberEnding) {
            kind == nil || kindOfAmount($0.end, book)?.0 == kind
        }
    }

    /// The nearest amount that is meant, so many words before a place in its sentence.
    ///
    /// - Parameter start: where the number begins that ends at a place; nil where none does.
    func amountBefore(
        _ place: Int, words: Int, start: (Int) -> Int?, where isMeant: (ScannedNumber) -> Bool
    ) -> ScannedNumber? {
        var end = place
        for _ in 0..<words {
            end = text.skipSpacesBack(end)
            if let first = start(end) {
                let scanned = text.scanNumber(first, syntax)
                if isMeant(scanned) { return scanned }
                end = first
                continue
            }
            let last = text.previousScalar(end)
            let word = text.wordStart(end)
            if word < end {
                end = word
            } else if text[last] == 0x25 || text.dashLength(last) > 0 || text[last] == 0x2E && !text.isSentenceEnd(end)
            {
                end = last
            } else {
                return nil
            }
        }
        return nil
    }
}

extension MeasureUnit {
    /// Of the times that people count in.
    var isDuration: Bool {
        ["second", "minute", "hour", "day", "week", "month", "year"].contains(identifier)
    }
}
