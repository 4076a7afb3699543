/// A pattern with `*` (no slash), `**` (any folders) and `?`, matched against a whole text, ASCII letters without case
/// when told.
public struct GlobPattern: Sendable, Hashable {
    private let pattern: [UInt8]

    public init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    /// True when the whole text matches: `GlobPattern("*.label").matches("cart.label")`.
    public func matches(_ text: String) -> Bool {
        let text = Array(text.utf8)
        var memo = Set<Int>()
        return matches(text, 0, 0, &memo)
    }

    /// Remembers what failed, so that many stars stay cheap.
    private func matches(_ text: [UInt8], _ textStart: Int, _ patternStart: Int, _ failed: inout Set<Int>) -> Bool {
        var at = textStart
        var index = patternStart
        while index < pattern.count {
            let byte = pattern[index]
            if byte == 0x2A {
                let key = at * (pattern.count + 1) + index
                if failed.contains(key) { return false }
                let isDouble = index + 1 < pattern.count && pattern[index + 1] == 0x2A
                var next = index + (isDouble ? 2 : 1)
                // "**/" also stands for no folder at all.
                if isDouble, next < pattern.count, pattern[next] == 0x2F {
                    if matches(text, at, next + 1, &failed) { return true }
                    next += 1
                    for end in text.indices[min(at, text.count)...] where text[end] == 0x2F {
                        if matches(text, end + 1, next, &failed) { return true }
                    }
                    failed.insert(key)
                    return false
                }
                var end = at
                while true {
                    if matches(text, end, next, &failed) { return true }
                    guard end < text.count, isDouble || text[end] != 0x2F else { break }
                    end += 1
                }
                failed.insert(key)
                return false
            }
            guard at < text.count else { return false }
            if byte == 0x3F ? text[at] == 0x2F : text[at] != byte { return false }
            at += 1
            index += 1
        }
        return at == text.count
    }
}
