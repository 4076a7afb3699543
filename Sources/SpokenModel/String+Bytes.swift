/// Words compared by their bytes. `hasSuffix` and `==` look for canonical equivalence, which costs a microsecond for
/// letters beyond ASCII; the words of our tables are written in one way.
extension String {
    /// `"рублей".ends(with: "ей")` is true.
    @inlinable
    package func ends(with end: String) -> Bool {
        let count = utf8.count
        return count >= end.utf8.count && has(end, at: count - end.utf8.count)
    }

    /// `"рублей".begins(with: "руб")` is true.
    @inlinable
    package func begins(with start: String) -> Bool {
        utf8.count >= start.utf8.count && has(start, at: 0)
    }

    /// Whether the bytes at an offset, which are as many at least, are those of another word.
    @usableFromInline
    func has(_ other: String, at offset: Int) -> Bool {
        var word = self
        var other = other
        return word.withUTF8 { word in
            other.withUTF8 { other in
                for index in 0..<other.count where word[offset + index] != other[index] { return false }
                return true
            }
        }
    }
}

extension [String] {
    /// As the `contains` of every sequence, by bytes: `["и", "или"].contains(word)`.
    @inlinable
    package func contains(_ word: String) -> Bool {
        let count = word.utf8.count
        return contains { $0.utf8.count == count && $0.ends(with: word) }
    }
}
