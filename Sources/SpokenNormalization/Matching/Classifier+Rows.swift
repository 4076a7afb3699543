import SpokenModel

/// The rules that are rows, asked at a place.
extension Classifier {
    /// What the best of them reads; nil where none holds.
    func rowReading(_ place: Int, _ book: RowBook) -> Reading? {
        let byte = text[place]
        if text.isDigit(place) { return rowReading(place, book.ofNumbers, book) }
        guard text.letterLength(place) > 0 else { return rowReading(place, book.ofSigns[Int(byte)], book) }
        let word = text.lowered(place, text.wordEnd(place))
        if let candidates = book.ofTexts[word], let reading = rowReading(place, candidates, book) { return reading }
        if (0x43...0x58).contains(byte) || byte == 0xD0, let reading = rowReading(place, book.ofRoman, book) {
            return reading
        }
        guard !book.ofAbbreviations.isEmpty else { return nil }
        return rowReading(place, book.ofAbbreviations, book)
    }

    /// The longest core wins, then the more specific pattern, then the special before the general.
    private func rowReading(_ place: Int, _ candidates: [RowBook.Candidate], _ book: RowBook) -> Reading? {
        guard !candidates.isEmpty else { return nil }
        return withUnsafeTemporaryAllocation(of: RowToken.self, capacity: RowMatcher.captureCount) { memory in
            guard let captures = memory.baseAddress else { return nil }
            captures.initialize(repeating: RowToken(), count: RowMatcher.captureCount)
            defer { captures.deinitialize(count: RowMatcher.captureCount) }
            let matcher = RowMatcher(classifier: self, book: book, captures: captures)
            var best: (candidate: RowBook.Candidate, reading: Reading)?
            for candidate in candidates {
                let rule = book.entries[candidate.rule]
                if rule.isForWords, numbers != .words { continue }
                guard let end = matcher.match(candidate.pattern, place) else { continue }
                if let best, !isBetter(candidate, end, than: best.candidate, best.reading.end, book) { continue }
                let said = RowReading(classifier: self, book: book, captures: captures, start: place, end: end)
                guard let content = said.content(rule.items) else { continue }
                // The full stop of an abbreviation ends the sentence too.
                let last = said.end(candidate, end)
                best = (
                    candidate,
                    Reading(
                        start: place, end: last, content: content, semioticClass: rule.semioticClass,
                        confidence: rule.confidence, isCapital: rule.isCapital || said.isCapital(candidate, rule),
                        rule: rule.id)
                )
            }
            return best?.reading
        }
    }

    private func isBetter(
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
