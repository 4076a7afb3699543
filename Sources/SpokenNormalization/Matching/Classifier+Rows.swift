import SpokenLocaleData
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
            let end = place + text.scalarLength(place)
            guard book.signStarts.mayHave(text, place, end), let candidates = book.ofSigns[text.lowered(place, end)]
            else {
                return
            }
            return forEachRowReading(place, candidates, book, body)
        }
        let end = text.wordEnd(place)
        if book.textStarts.mayHave(text, place, end) {
            if let candidates = book.ofTexts[text.lowered(place, end)] {
                forEachRowReading(place, candidates, book, body)
            }
            if book.joints.has(text[end]),
                let candidates = book.ofTexts[text.lowered(place, end + text.scalarLength(end))]
            {
                forEachRowReading(place, candidates, book, body)
            }
        }
        if RomanNumeral.mayBegin(text, place), RomanNumeral.scan(text, place, mayHaveEnding: true) != nil {
            forEachRowReading(place, book.ofRoman, book, body)
        }
        if book.mayBeAbbreviation(text, place, end) {
            forEachRowReading(place, book.ofAbbreviations, book, body)
        }
        if text[end] == 0x2E { forEachRowReading(place, book.ofSuffixed, book, body) }
        if book.mayBeSpelled(text, place) { forEachRowReading(place, book.ofInitialisms, book, body) }
    }

    private func forEachRowReading(
        _ place: Int, _ candidates: RowBook.Candidates, _ book: RowBook, _ body: (RowCandidate) -> Void
    ) {
        guard !candidates.all.isEmpty else { return }
        // Most places have nothing beside them that a pattern asks for: that is seen without a look-up.
        var memo = RowMemo()
        let glance = text.glance(place, numbers, syntax, isOfAbbreviation: candidates.isOfAbbreviations, &memo)
        candidates.withAdmitted(glance, book) { admitted in
            RowScratch.with(&memo) { scratch in
                forEachRowReading(place, candidates, admitted, glance, scratch, book, body)
            }
        }
    }

    private func forEachRowReading(
        _ place: Int, _ candidates: RowBook.Candidates, _ admitted: UnsafeBufferPointer<UInt32>,
        _ glance: RowSight.Place,
        _ scratch: RowScratch, _ book: RowBook, _ body: (RowCandidate) -> Void
    ) {
        let matcher = RowMatcher(classifier: self, book: book, scratch: scratch)
        if candidates.isOfAbbreviations, matcher.abbreviations(place) == 0 { return }
        let sight = matcher.sight(place, glance, candidates)
        for index in admitted where book.sights[Int(index)].admits(sides: sight) {
            let candidate = book.candidates[Int(index)]
            guard let end = matcher.match(candidate.pattern, place) else { continue }
            let rule = book.entries[candidate.rule]
            let said = RowReading(
                classifier: self, book: book, captures: scratch.captures,
                captureCount: candidate.pattern.captureCount, start: place, end: end)
            let items = rule.items(numbers)
            guard let content = said.content(items) else { continue }
            // «Menú > Ajustes»: what is said before anything else may touch what stands before it.
            let start = items.first?.isGlued == true ? text.skipSpacesBack(place) : place
            body(
                (
                    candidate,
                    Reading(
                        start: start, end: said.end(candidate, end), content: content,
                        semioticClass: rule.semioticClass, confidence: rule.confidence,
                        isCapital: rule.isCapital || said.isCapital(candidate, rule), rule: rule.id, isRow: true)
                ))
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
