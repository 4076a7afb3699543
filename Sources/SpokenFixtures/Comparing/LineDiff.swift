/// What changed between two lists of lines, with the first difference marked.
public struct LineDiff: Sendable, Hashable {
    /// A line of the golden file that is gone, or one that is said now instead.
    public enum Line: Sendable, Hashable {
        /// Stands in both texts.
        case same(String)
        /// Stands in the old text only.
        case removed(String)
        /// Stands in the new text only.
        case added(String)
    }

    /// All lines of both texts, in order.
    public var lines: [Line]

    /// The least difference of two texts by lines.
    public init(from old: [String], to new: [String]) {
        // The exact difference of two unlike long lists costs the square of their length.
        guard old.count + new.count < 20_000 else {
            lines = old.map(Line.removed) + new.map(Line.added)
            return
        }
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                result.append(.removed(old[left]))
                left += 1
            } else if right < new.count, added.contains(right) {
                result.append(.added(new[right]))
                right += 1
            } else {
                if left < old.count { result.append(.same(old[left])) }
                left += 1
                right += 1
            }
        }
        lines = result
    }

    /// True when the texts are the same.
    public var isEmpty: Bool { !lines.contains { if case .same = $0 { false } else { true } } }

    /// Each change with `context` equal lines around it; `^` stands below the first character that differs.
    public func text(context: Int = 2) -> String {
        let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
        var shown: Set<Int> = []
        for index in changed {
            for near in max(0, index - context)...min(lines.count - 1, index + context) { shown.insert(near) }
        }
        var result: [String] = []
        var previous = -1
        var isMarked = false
        for index in shown.sorted() {
            if index > previous + 1 { result.append("  …") }
            previous = index
            switch lines[index] {
            case .same(let text): result.append("  " + text)
            case .removed(let text): result.append("- " + text)
            case .added(let text):
                result.append("+ " + text)
                if !isMarked, let partner = removedBefore(index) {
                    result.append(
                        "  " + String(repeating: " ", count: Self.commonPrefix(partner, text)) + "^ first difference")
                    isMarked = true
                }
            }
        }
        if previous >= 0, previous < lines.count - 1 { result.append("  …") }
        return result.joined(separator: "\n")
    }

    /// The line that the added one most likely replaces: the first of the removed ones above the added ones.
    private func removedBefore(_ index: Int) -> String? {
        var place = index
        var offset = 0
        while place > 0, case .added = lines[place - 1] {
            place -= 1
            offset += 1
        }
        var removed: [String] = []
        while place > 0, case .removed(let text) = lines[place - 1] {
            removed.append(text)
            place -= 1
        }
        removed.reverse()
        return offset < removed.count ? removed[offset] : removed.last
    }

    private static func commonPrefix(_ left: String, _ right: String) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }
}
