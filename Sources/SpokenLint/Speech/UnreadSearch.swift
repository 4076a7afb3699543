/// Tells the texts in which `speak` may leave something unread from most others, by one pass over their bytes: to read all
/// of them would take a third more time.
struct UnreadSearch {
    private var letters = 0
    private var hasVowel = false
    private var isBehindNumber = false

    /// False only where no number has a word or a sign behind it, no sign stands, and every word has a vowel: «кг» has none.
    static func mayFind(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var search = UnreadSearch()
        var index = 0
        while index < bytes.count {
            let (byte, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
            var width = 1
            switch byte {
            case 0x30...0x39:
                if search.endsWord() { return true }
                search.isBehindNumber = true
            case 0x20: if search.endsWord() { return true }
            case 0x41...0x5A, 0x61...0x7A: search.add(isVowel: isVowel(byte))
            case 0x24: return true
            case 0x25 where search.isBehindNumber: return true
            case 0xC2 where next == 0xA0:
                if search.endsWord() { return true }
                width = 2
            // Quotes and other punctuation.
            case 0xC2 where [0xA1, 0xAB, 0xB7, 0xBB, 0xBF].contains(next):
                if search.endsWord() { return true }
                search.isBehindNumber = false
                width = 2
            case 0xC2: return true
            case 0xC3 where next == 0x97 || next == 0xB7: return true
            case 0xC3...0xCF, 0xD2...0xD3:
                search.add(isVowel: false)
                width = 2
            case 0xD0, 0xD1:
                search.add(isVowel: isVowel(byte, next))
                width = 2
            case 0xE2 where next == 0x80:
                let third = index + 2 < bytes.count ? bytes[index + 2] : 0
                if [0xB0, 0xB2, 0xB3].contains(third) || search.endsWord() { return true }
                search.isBehindNumber = false
                width = 3
            case 0xE2: return true
            // Other scripts, whose vowels nobody looks for.
            case 0x80...: search.add(isVowel: true)
            default:
                if search.endsWord() { return true }
                search.isBehindNumber = false
            }
            if search.isBehindNumber, search.letters > 0 { return true }
            index += width
        }
        return search.endsWord()
    }

    private mutating func add(isVowel: Bool) {
        letters += 1
        if isVowel { hasVowel = true }
    }

    /// True behind a word of two letters or more without a vowel.
    private mutating func endsWord() -> Bool {
        let isUnit = letters > 1 && !hasVowel
        letters = 0
        hasVowel = false
        return isUnit
    }

    private static func isVowel(_ letter: UInt8) -> Bool {
        switch letter | 0x20 {
        case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
        default: false
        }
    }

    /// The vowels of Russian and Ukrainian, small and capital.
    private static func isVowel(_ lead: UInt8, _ second: UInt8) -> Bool {
        switch (lead, second) {
        case (0xD0, 0xB0), (0xD0, 0xB5), (0xD0, 0xB8), (0xD0, 0xBE), (0xD1, 0x83), (0xD1, 0x8B), (0xD1, 0x8D),
            (0xD1, 0x8E), (0xD1, 0x8F), (0xD1, 0x91), (0xD1, 0x94), (0xD1, 0x96), (0xD1, 0x97), (0xD0, 0x90),
            (0xD0, 0x95), (0xD0, 0x98), (0xD0, 0x9E), (0xD0, 0xA3), (0xD0, 0xAB), (0xD0, 0xAD), (0xD0, 0xAE),
            (0xD0, 0xAF), (0xD0, 0x81), (0xD0, 0x84), (0xD0, 0x86), (0xD0, 0x87):
            true
        default: false
        }
    }
}
