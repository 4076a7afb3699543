/// Finds ASCII words in bytes without regard to capitals.
struct WordSearch {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The offset behind the first place of a word, which is given in small letters; nil when it stands nowhere.
    func end(of word: StaticString) -> Int? {
        let count = word.utf8CodeUnitCount
        guard count > 0, bytes.count >= count else { return nil }
        let first = word.utf8Start[0]
        var start = 0
        while start <= bytes.count - count {
            if Self.lower(bytes[start]) == first, matches(word, at: start) { return start + count }
            start += 1
        }
        return nil
    }

    /// True when the word stands at an offset.
    func has(_ word: StaticString, at start: Int) -> Bool {
        start >= 0 && start <= bytes.count - word.utf8CodeUnitCount && matches(word, at: start)
    }

    /// True when the word stands at the end and something before it.
    func ends(with word: StaticString) -> Bool {
        bytes.count > word.utf8CodeUnitCount && matches(word, at: bytes.count - word.utf8CodeUnitCount)
    }

    private func matches(_ word: StaticString, at start: Int) -> Bool {
        for index in 0..<word.utf8CodeUnitCount where Self.lower(bytes[start + index]) != word.utf8Start[index] {
            return false
        }
        return true
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
