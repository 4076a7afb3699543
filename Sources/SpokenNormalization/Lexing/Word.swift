import SpokenLocaleData

/// A word where it stands, in a text or a table: compared by its bytes, of a text with small letters for capitals, and never
/// copied. It may be used while the text is read.
///
/// ```swift
/// text.lowered(start, end) == "и"               // of «И» too
/// ["по", "до"].contains(wordAfter(end).text)
/// vocabulary.governors[wordBefore(start)]       // one look-up, no string
/// ```
struct Word: ExpressibleByStringLiteral, @unchecked Sendable {
    // Sendable: what a constant points to lives for ever; others are used where their text is read.
    private let base: UnsafePointer<UInt8>
    /// How many bytes it has.
    let byteCount: Int
    /// Whether it has capitals that are compared as small letters.
    private let hasCapitals: Bool

    /// - Parameter folds: whether capitals count as small letters: those of ASCII, of Latin-1 and of Cyrillic.
    init(_ base: UnsafePointer<UInt8>, count: Int, folds: Bool) {
        self.base = base
        byteCount = max(count, 0)
        hasCapitals = folds && Self.hasCapitals(base, byteCount)
    }

    init(_ word: LocaleWord, folds: Bool = false) {
        if let base = word.bytes.baseAddress {
            self.init(base, count: word.count, folds: folds)
        } else {
            self.init()
        }
    }

    init(stringLiteral text: StaticString) {
        self.init(text.utf8Start, count: text.utf8CodeUnitCount, folds: false)
    }

    /// A word of no letters.
    init() {
        self.init(stringLiteral: "")
    }

    var isEmpty: Bool { byteCount == 0 }

    /// How many letters it has.
    var count: Int { (0..<byteCount).count { base[$0] & 0xC0 != 0x80 } }

    /// As it is compared: with small letters.
    var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Without so many letters at its end.
    func dropLast(_ letters: Int = 1) -> Word {
        var end = byteCount
        for _ in 0..<letters where end > 0 {
            end -= 1
            while end > 0, base[end] & 0xC0 == 0x80 { end -= 1 }
        }
        return part(0, end)
    }

    func ends(with end: Word) -> Bool {
        byteCount >= end.byteCount && part(byteCount - end.byteCount, byteCount) == end
    }

    /// The bytes of a word without capitals: to be asked with no closure.
    var plainBytes: UnsafeBufferPointer<UInt8>? {
        hasCapitals ? nil : UnsafeBufferPointer(start: base, count: byteCount)
    }

    /// The bytes as they are compared. Only a word with capitals is copied for it, to the stack.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard hasCapitals else { return body(UnsafeBufferPointer(start: base, count: byteCount)) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: byteCount) { copy in
            for index in 0..<byteCount { copy.initializeElement(at: index, to: folded(index)) }
            return body(UnsafeBufferPointer(copy))
        }
    }

    private func part(_ start: Int, _ end: Int) -> Word {
        Word(base + start, count: end - start, folds: hasCapitals)
    }

    private static func hasCapitals(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        for index in smallPrefix(base, count)..<count {
            switch base[index] {
            case 0x41...0x5A: return true
            case 0xD0 where index + 1 < count && base[index + 1] < 0xB0: return true
            case 0xC3 where index + 1 < count && base[index + 1] < 0x9F: return true
            case 0xD2 where index + 1 < count && base[index + 1] == 0x90: return true
            default: break
            }
        }
        return false
    }

    /// How many bytes at its start are small Cyrillic letters, as nearly all of most words: four letters at once.
    @inline(__always)
    private static func smallPrefix(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var place = 0
        while count &- place >= 8 {
            let four = UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
            // Their leads are D0 and D1; behind D0 small letters begin with B0.
            guard four & 0xC0FE_C0FE_C0FE_C0FE == 0x80D0_80D0_80D0_80D0,
                (four | four >> 12 & four >> 13) & 0x0001_0001_0001_0001 == 0x0001_0001_0001_0001
            else { break }
            place &+= 8
        }
        while count &- place >= 2 {
            let (lead, last) = (base[place], base[place &+ 1])
            guard lead & 0xFE == 0xD0, last & 0xC0 == 0x80, lead == 0xD1 || last >= 0xB0 else { break }
            place &+= 2
        }
        return place
    }

    /// A byte of a word with capitals, as that of a small letter.
    private func folded(_ index: Int) -> UInt8 {
        let byte = base[index]
        switch byte {
        case 0x41...0x5A: return byte + 0x20
        // «Р» to «Я», «Ё», «І»: their small letters have another lead.
        case 0xD0 where index + 1 < byteCount:
            let next = base[index + 1]
            return (0xA0...0xAF).contains(next) || next < 0x90 ? 0xD1 : byte
        case 0x80...0xBF where index > 0:
            switch (base[index - 1], byte) {
            case (0xD0, 0x90...0x9F): return byte + 0x20
            case (0xD0, 0xA0...0xAF): return byte - 0x20
            case (0xD0, 0x80...0x8F): return byte + 0x10
            case (0xD2, 0x90): return 0x91
            case (0xC3, 0x80...0x9E) where byte != 0x97: return byte + 0x20
            default: return byte
            }
        default: return byte
        }
    }
}

extension Word: Equatable {
    static func == (left: Word, right: Word) -> Bool {
        guard left.byteCount == right.byteCount else { return false }
        for index in 0..<left.byteCount {
            let (first, second) = (left.base[index], right.base[index])
            if first == second, !left.hasCapitals, !right.hasCapitals { continue }
            guard
                (left.hasCapitals ? left.folded(index) : first) == (right.hasCapitals ? right.folded(index) : second)
            else { return false }
        }
        return true
    }
}

extension Word: Hashable {
    func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension Word: CustomStringConvertible {
    var description: String { string }
}

extension String {
    /// Asks a question of a word that was made.
    func asWord<Result>(_ body: (Word) -> Result) -> Result {
        var text = self
        return text.withUTF8 { bytes in
            body(bytes.baseAddress.map { Word($0, count: bytes.count, folds: false) } ?? Word())
        }
    }
}
