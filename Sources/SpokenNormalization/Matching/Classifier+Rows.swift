import SpokenLocaleData
import SpokenModel

/// The rules that are rows, asked at a place.
extension Classifier {
    typealias RowCandidate = (candidate: RowBook.Candidate, reading: Reading)

    /// What the best of them reads; nil where none holds.
    func rowReading(_ place: Int, _ book: RowBook) -> Reading? {
        var found = RowFindings()
        ask(place, book, &found)
        return found.best?.reading
    }

    /// What all of them read.
    func rowReadings(_ place: Int, _ book: RowBook) -> [RowCandidate] {
        var found = RowFindings(all: [])
        ask(place, book, &found)
        return found.all ?? []
    }

    /// What is read at a place: the best of all, or all.
    private struct RowFindings {
        var best: RowCandidate?
        /// nil where only the best is wanted.
        var all: [RowCandidate]?
    }

    private func ask(_ place: Int, _ book: RowBook, _ found: inout RowFindings) {
        if text.isDigit(place) { return ask(place, book.ofNumbers, book, &found) }
        guard text.letterLength(place) > 0 else {
            let end = place + text.scalarLength(place)
            guard book.signStarts.mayHave(text, place, end), let candidates = book.ofSigns[text.lowered(place, end)]
            else {
                return
            }
            return ask(place, candidates, book, &found)
        }
        let end = text.wordEnd(place)
        if book.textStarts.mayHave(text, place, end) {
            if let candidates = book.ofTexts[text.lowered(place, end)] { ask(place, candidates, book, &found) }
            if book.joints.has(text[end]),
                let candidates = book.ofTexts[text.lowered(place, end + text.scalarLength(end))]
            {
                ask(place, candidates, book, &found)
            }
        }
        if RomanNumeral.mayBegin(text, place), RomanNumeral.scan(text, place, mayHaveEnding: true) != nil {
            ask(place, book.ofRoman, book, &found)
        }
        if book.mayBeAbbreviation(text, place, end) { askAbbreviations(place, book, &found) }
        if text[end] == 0x2E { ask(place, book.ofSuffixed, book, &found) }
        if book.mayBeSpelled(text, place) { askInitialisms(place, book, &found) }
    }

    private func ask(
        _ place: Int, _ candidates: RowBook.Candidates, _ book: RowBook, _ found: inout RowFindings
    ) {
        // Most places have nothing beside them that a pattern asks for: that is seen without a look-up.
        guard !candidates.isEmpty, let glance = glance(place, candidates.index) else { return }
        ask(place, candidates, glance, RowMatcher(classifier: self, book: book), &found)
    }

    /// Whether a word is letters that are said by their names is told before any pattern is looked at.
    private func askInitialisms(_ place: Int, _ book: RowBook, _ found: inout RowFindings) {
        let matcher = RowMatcher(classifier: self, book: book)
        let candidates = book.ofInitialisms
        let letters = matcher.knownLetters(place)
        guard letters.known > place || letters.spelled > place || text[place - 1] == 0x28 else { return }
        var glance = glanceBehind(place)
        glance.left = text.look(before: place)
        if letters.known > place { glance.right.add(text.look(behind: letters.known)) }
        if letters.spelled > place { glance.right.add(text.look(behind: letters.spelled)) }
        glance.letters = letters
        ask(place, candidates, glance, matcher, &found)
    }

    /// Abbreviations end in many ways: they are looked up first.
    private func askAbbreviations(_ place: Int, _ book: RowBook, _ found: inout RowFindings) {
        let matcher = RowMatcher(classifier: self, book: book)
        let count = matcher.abbreviations(place)
        guard count > 0 else { return }
        var glance = glanceBehind(place)
        glance.left = text.look(before: place)
        for index in 0..<count { glance.right.add(text.look(behind: matcher.scratch.abbreviations[index].end)) }
        glance.abbreviationCount = count
        ask(place, book.ofAbbreviations, glance, matcher, &found)
    }

    private func ask(
        _ place: Int, _ candidates: RowBook.Candidates, _ glance: RowSight.Place, _ matcher: RowMatcher,
        _ found: inout RowFindings
    ) {
        var glance = glance
        withUnsafeMutablePointer(to: &glance) { view in
            candidates.forEachAdmitted(UnsafePointer(view), matcher.book) { index, sight in
                let ahead = sight.pointee.sides.ahead
                if ahead.isAsked, !ahead.admits(matcher.ahead(of: place, &view.pointee)) { return }
                matcher.look(sight, at: place, &view.pointee)
                if RowSight.admits(sight, sides: view) { read(place, matcher.book.candidates[index], matcher, &found) }
            }
        }
    }

    private func read(
        _ place: Int, _ candidate: RowBook.Candidate, _ matcher: RowMatcher, _ found: inout RowFindings
    ) {
        let book = matcher.book
        guard let end = matcher.match(candidate.pattern, place) else { return }
        let said = RowReading(
            classifier: self, book: book, captures: matcher.captures, captureCount: candidate.pattern.captureCount,
            start: place, end: end)
        let last = said.end(candidate, end)
        if found.all == nil, let best = found.best,
            !isBetter(candidate, last, than: best.candidate, best.reading.end, book)
        {
            return
        }
        let rule = book.entries[candidate.rule]
        let items = rule.items(numbers)
        guard let content = said.content(items) else { return }
        // «Menú > Ajustes»: what is said before anything else may touch what stands before it.
        let start = items.first?.isGlued == true ? text.skipSpacesBack(place) : place
        // A rule of units reads the signs of currencies too.
        let isMoney = rule.semioticClass == .measure && content.isMoney
        let reading = Reading(
            start: start, end: last, content: content, semioticClass: isMoney ? .money : rule.semioticClass,
            confidence: rule.confidence, isCapital: rule.isCapital || said.isCapital(candidate, items),
            rule: rule.id)
        if found.all == nil { found.best = (candidate, reading) } else { found.all?.append((candidate, reading)) }
    }

    /// The longest core wins, then the special before the general, then the more specific pattern.
    func isBetter(
        _ candidate: RowBook.Candidate, _ end: Int, than other: RowBook.Candidate, _ otherEnd: Int, _ book: RowBook
    ) -> Bool {
        let (rule, otherRule) = (book.entries[candidate.rule], book.entries[other.rule])
        if rule.over.contains(UInt32(other.rule)) { return true }
        if otherRule.over.contains(UInt32(candidate.rule)) { return false }
        if end != otherEnd { return end > otherEnd }
        if rule.isGeneral != otherRule.isGeneral { return otherRule.isGeneral }
        return candidate.specificity > other.specificity
    }
}
