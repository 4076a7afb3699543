import SpokenModel

/// The rules that are rows, asked at a place.
extension Classifier {
    typealias RowCandidate = (candidate: RowBook.Candidate, reading: Reading)

    /// What the best of them reads; nil where none holds.
    func rowReading(_ place: Int, _ book: RowBook) -> Reading? {
        var best: RowCandidate?
        forEachRowReading(place, book) { found in
            if let best, !isBetter(found.candidate, found.reading.end, than: best.candidate, best.reading.end, book) {
                return
            }
            best = found
        }
        return best?.reading
    }

    /// What all of them read.
    func rowReadings(_ place: Int, _ book: RowBook) -> [RowCandidate] {
        var result: [RowCandidate] = []
        forEachRowReading(place, book) { result.append($0) }
        return result
    }

    private func forEachRowReading(_ place: Int, _ book: RowBook, _ body: (RowCandidate) -> Void) {
        if text.isDigit(place) { return forEachRowReading(place, book.ofNumbers, book, body) }
        guard text.letterLength(place) > 0 else {
            return forEachRowReading(place, book.ofSigns[Int(text[place])], book, body)
        }
        let end = text.wordEnd(place)
        if book.textStarts.mayHave(text, place, end), let candidates = book.ofTexts[text.lowered(place, end)] {
            forEachRowReading(place, candidates, book, body)
        }
        if RomanNumeral.mayBegin(text, place) { forEachRowReading(place, book.ofRoman, book, body) }
        if text.isMark(end) || book.bareAbbreviations.mayHave(text, place, end) {
            forEachRowReading(place, book.ofAbbreviations, book, body)
        }
    }

    /// What one look at a place tells: of a number what stands behind it, with its groups and its decimals or without them.
    private func sight(_ place: Int, _ book: RowBook) -> RowSight.Place {
        var sight = RowSight.Place(left: rowSide(before: place, book), isForWords: numbers == .words)
        guard text.isDigit(place) else { return sight }
        let (value, count) = text.digits(place)
        let number = text.scanNumber(place, vocabulary.syntax)
        sight.numbers = (number.integer, UInt64(value))
        sight.right = rowSide(behind: place + count, book)
        if number.end != place + count { sight.right.formUnion(rowSide(behind: number.end, book)) }
        return sight
    }

    private func forEachRowReading(
        _ place: Int, _ candidates: RowBook.Candidates, _ book: RowBook, _ body: (RowCandidate) -> Void
    ) {
        let sight = sight(place, book)
        guard let first = candidates.sights.firstIndex(where: { $0.admits(sight) }) else { return }
        _ = RowScratch.with { scratch in
            let matcher = RowMatcher(classifier: self, book: book, scratch: scratch)
            for index in first..<candidates.all.count where candidates.sights[index].admits(sight) {
                let candidate = candidates.all[index]
                guard let end = matcher.match(candidate.pattern, place) else { continue }
                let rule = book.entries[candidate.rule]
                let said = RowReading(classifier: self, book: book, captures: scratch.captures, start: place, end: end)
                guard let content = said.content(rule.items) else { continue }
                body(
                    (
                        candidate,
                        Reading(
                            start: place, end: said.end(candidate, end), content: content,
                            semioticClass: rule.semioticClass, confidence: rule.confidence,
                            isCapital: rule.isCapital || said.isCapital(candidate, rule), rule: rule.id, isRow: true)
                    ))
            }
        }
    }

    /// The longest core wins, then the special before the general, then the more specific pattern.
    func isBetter(
        _ candidate: RowBook.Candidate, _ end: Int, than other: RowBook.Candidate, _ otherEnd: Int, _ book: RowBook
    ) -> Bool {
        let (rule, otherRule) = (book.entries[candidate.rule], book.entries[other.rule])
        if rule.over.contains(other.rule) { return true }
        if otherRule.over.contains(candidate.rule) { return false }
        if end != otherEnd { return end > otherEnd }
        if rule.isGeneral != otherRule.isGeneral { return otherRule.isGeneral }
        return candidate.specificity > other.specificity
    }
}
