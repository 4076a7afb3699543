import SpokenLocaleData
import SpokenModel

/// Asks whether a pattern stands at a place. Nothing is allocated: what it captures lies in memory of its caller.
struct RowMatcher {
    typealias Captures = UnsafeMutablePointer<RowToken>
    static let captureCount = 13

    let classifier: Classifier
    // Books live for ever.
    unowned(unsafe) let book: RowBook
    let scratch: RowScratch
    let hasUserWords: Bool

    init(classifier: Classifier, book: RowBook) {
        (self.classifier, self.book) = (classifier, book)
        scratch = RowScratch.opened(classifier.scratch)
        hasUserWords = !classifier.vocabulary.lexicon.isEmpty
    }

    var captures: Captures { scratch.captures }
    var text: TextView { classifier.text }

    /// The end of the core that stands at a place; nil when the pattern does not.
    func match(_ pattern: RowBook.Pattern, _ place: Int) -> Int? {
        forgetCaptures()
        // Texts before the core ask nothing of it: most patterns that have them end there.
        let isTold = isOfTexts(pattern.left)
        if isTold, !left(pattern, 0, place) { return nil }
        guard let end = core(pattern, 0, place), isTold || pattern.left.isEmpty || left(pattern, 0, place) else {
            return nil
        }
        // What a rule asks of the left is what may stand there.
        guard pattern.asksLeft || isFree(before: place) else { return nil }
        guard asksBehind(pattern) || isFree(behind: end) else { return nil }
        return end
    }

    /// Whether only texts without a name stand before a core.
    @inline(__always)
    private func isOfTexts(_ left: RowParts) -> Bool {
        guard left.first?.kind == .literal else { return false }
        return left.allSatisfy { ($0.kind == .literal || $0.kind == .start) && $0.capture == 0 }
    }

    /// A part without a name has the capture 0, which nothing asks for.
    @inline(__always)
    private func capture(_ token: RowToken, _ part: RowPart) {
        if part.capture == 0 { return }
        captures[part.capture] = token
        scratch.memo.pointee.captured |= 1 << UInt32(part.capture)
    }

    /// What is found behind a part that is captured; where nothing is, what was captured before it stands again.
    @inline(__always)
    private func capturing<Found>(_ token: RowToken, _ part: RowPart, _ rest: () -> Found?) -> Found? {
        if part.capture == 0 { return rest() }
        let old = captures[part.capture]
        capture(token, part)
        if let found = rest() { return found }
        captures[part.capture] = old
        return nil
    }

    /// Most patterns fail at their second part: only what was captured since the last one is written anew.
    private func forgetCaptures() {
        var captured = scratch.memo.pointee.captured
        scratch.memo.pointee.captured = 0
        while captured != 0 {
            captures[captured.trailingZeroBitCount] = RowToken()
            captured &= captured - 1
        }
    }

    /// Whether a rule asks for what touches its core, or for a sign behind it: that may stand there.
    private func asksBehind(_ pattern: RowBook.Pattern) -> Bool {
        if pattern.right.first?.isText == true { return true }
        for part in pattern.right {
            guard part.isGlued else { return false }
            if !part.isNegated { return true }
        }
        return false
    }

    /// Whether nothing before a place makes a part of another thing of it: "*Jan 5*" is marked, "~May 5" is about then.
    private func isFree(before place: Int) -> Bool {
        if classifier.isFreeBefore(Classifier.Front(start: place)) { return true }
        var start = place
        while place - start < 3, text[start - 1] == 0x2A { start -= 1 }
        if start == place, text[start - 1] == 0x7E, !text.isDigit(place) { start -= 1 }
        return start < place && (classifier.isLineStart(start) || text.spaceLength(text.previousScalar(start)) > 0)
    }

    /// Whether nothing behind a place does, but for marks of emphasis.
    private func isFree(behind end: Int) -> Bool {
        if classifier.isFreeBehind(end) { return true }
        var place = end
        while place - end < 3, text[place] == 0x2A { place += 1 }
        return place > end && text.letterLength(place) == 0 && text.decimalDigit(place) == nil
    }

    /// Matches the parts of the core from one on, then those behind it; the end of the core.
    private func core(_ pattern: RowBook.Pattern, _ index: Int, _ place: Int) -> Int? {
        guard index < pattern.core.count else { return right(pattern, 0, place) ? place : nil }
        let part = pattern.core[index]
        guard let start = behind(part, place, isFirst: index == 0) else {
            return part.isOptional ? core(pattern, index + 1, place) : nil
        }
        var alternative = 0
        while let token = token(part, start, alternative) {
            if part.isNegated { return nil }
            if let end = capturing(token, part, { core(pattern, index + 1, token.end) }) { return end }
            guard varies(part, start) else { break }
            alternative += 1
        }
        return part.isLoose ? core(pattern, index + 1, place) : nil
    }

    private func right(_ pattern: RowBook.Pattern, _ index: Int, _ place: Int) -> Bool {
        guard index < pattern.right.count else { return true }
        let part = pattern.right[index]
        guard let start = behind(part, place, isFirst: false) else {
            return (part.isLoose) && right(pattern, index + 1, place)
        }
        var alternative = 0
        while let token = token(part, start, alternative, isBeside: true) {
            if part.isNegated { return false }
            let holds = capturing(token, part) { right(pattern, index + 1, token.end) ? true : nil }
            if holds != nil { return true }
            guard varies(part, start) else { break }
            alternative += 1
        }
        return (part.isLoose) && right(pattern, index + 1, place)
    }

    /// Where a part begins behind another one; nil when what stands between them is something else.
    private func behind(_ part: RowPart, _ place: Int, isFirst: Bool) -> Int? {
        if isFirst { return place }
        if case .end = part.kind { return place }
        if part.isGlued { return place }
        let start = text.skipSpaces(place)
        return part.isApart && start == place ? nil : start
    }

    /// Where the first number of the list begins that goes on at a place: «7.05, 8.12 и 9.18», «2, 3; 5»; the place itself
    /// where none stands before it.
    private func listStart(_ place: Int) -> Int {
        var place = place
        for _ in 0..<32 {
            var end = text.skipSpacesBack(place)
            if text.isLetterBefore(end) {
                let word = wordStart(end)
                guard case .joint? = book.government(text, word, end) else { return place }
                end = text.skipSpacesBack(word)
            } else {
                guard end > 0, text[end - 1] == 0x2C || text[end - 1] == 0x3B else { return place }
                end -= 1
            }
            var start = end
            while start > 0, end - start < 16,
                text.isDigit(start - 1)
                    || start < end && text.isDigit(start) && [0x2C, 0x2D, 0x2E, 0x3A].contains(text[start - 1])
                        && text.isDigit(start - 2)
            {
                start -= 1
            }
            guard start < end, text.isDigit(start), text.isDigit(end - 1) else { return place }
            place = start
        }
        return place
    }

    /// Matches the parts before the core, the nearest first; `place` is where what stands behind them begins.
    private func left(_ pattern: RowBook.Pattern, _ index: Int, _ place: Int) -> Bool {
        guard index < pattern.left.count else { return true }
        let part = pattern.left[index]
        // What stands between a part and the next one is said by the next one.
        guard let joint = pattern.left[..<index].last(where: { !$0.isNegated }) ?? pattern.core.first else {
            return false
        }
        let spaced = text.skipSpacesBack(place)
        switch part.kind {
        case .start: return isStart(spaced) && left(pattern, index + 1, spaced)
        case .quoted: return text.isQuoted(place) != part.isNegated && left(pattern, index + 1, place)
        case .listed: return left(pattern, index + 1, listStart(place))
        default: break
        }
        let end = joint.isGlued ? place : spaced
        if !joint.isApart || spaced < place {
            var alternative = 0
            while let token = token(part, endingAt: end, alternative) {
                if part.isNegated { return false }
                capture(token, part)
                if left(pattern, index + 1, token.start) { return true }
                guard part.hasOtherTexts else { break }
                alternative += 1
            }
        }
        return (part.isLoose) && left(pattern, index + 1, place)
    }
}
