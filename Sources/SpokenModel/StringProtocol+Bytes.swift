/// Ends and beginnings of words by their bytes. `hasSuffix` and `==` look for canonical equivalence, which costs a
/// microsecond for letters beyond ASCII; the words of our tables are written in one way.
extension StringProtocol {
    /// `"рублей".ends(with: "ей")` is true.
    package func ends(with end: String) -> Bool {
        let count = end.utf8.count
        guard utf8.count >= count else { return false }
        return utf8.withContiguousStorageIfAvailable { word in
            end.utf8.withContiguousStorageIfAvailable { end in
                Self.equal(word, from: word.count - count, end)
            }
        }?.flatMap(\.self) ?? utf8.suffix(count).elementsEqual(end.utf8)
    }

    /// `"рублей".begins(with: "руб")` is true.
    package func begins(with start: String) -> Bool {
        guard utf8.count >= start.utf8.count else { return false }
        return utf8.withContiguousStorageIfAvailable { word in
            start.utf8.withContiguousStorageIfAvailable { Self.equal(word, from: 0, $0) }
        }?.flatMap(\.self) ?? utf8.starts(with: start.utf8)
    }

    private static func equal(
        _ word: UnsafeBufferPointer<UInt8>, from start: Int, _ part: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for index in 0..<part.count where word[start + index] != part[index] { return false }
        return true
    }
}
