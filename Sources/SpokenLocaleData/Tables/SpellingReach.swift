/// How many bytes the longest spelling has that begins as a text does, by the hash of its first byte, its first two, four and
/// eight.
package struct SpellingReach: Sendable {
    /// So many bytes of a start are looked at, at most.
    package static let start = 8

    /// Starts of one hash share a place, which costs a look-up and hides nothing.
    private var lengths = [UInt8](repeating: 0, count: 16_384)

    package init() {}

    mutating func add(_ spelling: LocaleWord) { add(spelling.bytes) }

    package mutating func add(_ spelling: UnsafeBufferPointer<UInt8>) {
        var hash = SpellingTable.seed
        for (index, byte) in spelling.prefix(Self.start).enumerated() {
            hash = SpellingTable.mix(hash, byte)
            guard index & (index + 1) == 0 else { continue }
            let place = Self.place(hash)
            lengths[place] = max(lengths[place], UInt8(clamping: spelling.count))
        }
    }

    package mutating func add(_ spelling: String) {
        var spelling = spelling
        spelling.withUTF8 { add($0) }
    }

    /// At most so many bytes, where a text begins with these: one, two, four or eight.
    @inline(__always)
    package func behind(_ start: UnsafePointer<UInt8>, count: Int) -> Int {
        var hash = SpellingTable.seed
        for index in 0..<count { hash = SpellingTable.mix(hash, start[index]) }
        return behind(hash)
    }

    /// At most so many bytes, where a text goes on with these four.
    @inline(__always)
    package func behind(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int {
        let start = SpellingTable.mix(SpellingTable.mix(SpellingTable.seed, first), second)
        return behind(SpellingTable.mix(SpellingTable.mix(start, third), fourth))
    }

    /// At most so many bytes, behind a start of one, two, four or eight bytes with this hash; 0 where no spelling begins so.
    @inline(__always)
    func behind(_ hash: UInt32) -> Int { Int(lengths[Self.place(hash)]) }

    private static func place(_ hash: UInt32) -> Int { Int((hash ^ hash >> 14) & 0x3FFF) }
}
