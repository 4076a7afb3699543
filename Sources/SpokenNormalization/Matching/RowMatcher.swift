import SpokenLocaleData
import SpokenModel

/// Asks whether a pattern stands at a place. Nothing is allocated: what it captures lies in memory of its caller.
struct RowMatcher {
    typealias Captures = UnsafeMutablePointer<RowToken>
    static let captureCount = 13

    let classifier: Classifier
    let book: RowBook
    let scratch: RowScratch

    var captures: Captures { scratch.captures }
    var text: TextView { classifier.text }

    /// The end of the core that stands at a place; nil when the pattern does not.
    func match(_ pattern: RowBook.Pattern, _ place: Int) -> Int? {
        for index in 0..<Self.captureCount where !captures[index].isEmpty { captures[index] = RowToken() }
        guard let end = core(pattern, 0, place), pattern.left.isEmpty || left(pattern, 0, place) else { return nil }
        // What a rule asks of the left is what may stand there.
        let isAsked = pattern.left.contains { !$0.element.isNegated && $0.element.kind != .start }
        guard isAsked || classifier.isFreeBefore(Classifier.Front(start: place)) else { return nil }
        guard pattern.right.first?.element.joint == .glued || classifier.isFreeBehind(end) else { return nil }
        return end
    }

    /// Matches the parts of the core from one on, then those behind it; the end of the core.
    private func core(_ pattern: RowBook.Pattern, _ index: Int, _ place: Int) -> Int? {
        guard index < pattern.core.count else { return right(pattern, 0, place) ? place : nil }
        let part = pattern.core[index]
        guard let start = behind(part, place, isFirst: index == 0) else {
            return part.element.isOptional ? core(pattern, index + 1, place) : nil
        }
        var alternative = 0
        while let token = token(part, start, alternative) {
            if part.element.isNegated { return nil }
            let old = captures[Int(part.element.capture)]
            captures[Int(part.element.capture)] = token
            if let end = core(pattern, index + 1, token.end) { return end }
            captures[Int(part.element.capture)] = old
            alternative += 1
        }
        return part.element.isOptional || part.element.isNegated ? core(pattern, index + 1, place) : nil
    }

    private func right(_ pattern: RowBook.Pattern, _ index: Int, _ place: Int) -> Bool {
        guard index < pattern.right.count else { return true }
        let part = pattern.right[index]
        guard let start = behind(part, place, isFirst: false) else {
            return (part.element.isOptional || part.element.isNegated) && right(pattern, index + 1, place)
        }
        var alternative = 0
        while let token = token(part, start, alternative) {
            if part.element.isNegated { return false }
            let old = captures[Int(part.element.capture)]
            captures[Int(part.element.capture)] = token
            if right(pattern, index + 1, token.end) { return true }
            captures[Int(part.element.capture)] = old
            alternative += 1
        }
        return (part.element.isOptional || part.element.isNegated) && right(pattern, index + 1, place)
    }

    /// Where a part begins behind another one; nil when what stands between them is something else.
    private func behind(_ part: RowBook.Part, _ place: Int, isFirst: Bool) -> Int? {
        if isFirst { return place }
        if part.element.kind == .end { return place }
        switch part.element.joint {
        case .glued: return place
        case .either: return text.skipSpaces(place)
        case .space:
            let start = text.skipSpaces(place)
            return start > place ? start : nil
        }
    }

    /// Matches the parts before the core, the nearest first; `place` is where what stands behind them begins.
    private func left(_ pattern: RowBook.Pattern, _ index: Int, _ place: Int) -> Bool {
        guard index < pattern.left.count else { return true }
        let part = pattern.left[index]
        // What stands between a part and the next one is said by the next one.
        let joint = index == 0 ? pattern.core.first?.element.joint : pattern.left[index - 1].element.joint
        let spaced = text.skipSpacesBack(place)
        if part.element.kind == .start { return isStart(spaced) && left(pattern, index + 1, spaced) }
        let isApart = joint == .space ? spaced < place : joint == .glued ? true : true
        let end = joint == .glued ? place : spaced
        if isApart {
            var alternative = 0
            while let token = token(part, endingAt: end, alternative) {
                if part.element.isNegated { return false }
                captures[Int(part.element.capture)] = token
                if left(pattern, index + 1, token.start) { return true }
                alternative += 1
            }
        }
        return (part.element.isOptional || part.element.isNegated) && left(pattern, index + 1, place)
    }
}
