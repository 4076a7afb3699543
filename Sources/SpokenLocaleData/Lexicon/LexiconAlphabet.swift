/// The letters of all lexicons as small numbers, capitals as their small letters and «ё» as «е»: text is looked up as it
/// is written, without a copy.
package enum LexiconAlphabet {
    /// The number of the letter that begins at a place, from 1, and how many bytes it has; 0 for what is in no word.
    @inline(__always)
    package static func code(_ bytes: UnsafePointer<UInt8>, _ place: Int, _ end: Int) -> (code: UInt8, length: Int) {
        let byte = bytes[place]
        if byte < 0x80 {
            let letter = (byte | 0x20) &- 0x61
            if letter < 26 { return (40 + letter, 1) }
            return (byte == 0x2D ? 38 : byte == 0x27 ? 39 : 0, 1)
        }
        guard place + 1 < end else { return (0, 1) }
        let next = bytes[place + 1]
        switch (byte, next) {
        case (0xD0, 0x90...0xBF): return ((next & 0x1F ^ 0x10) + 1, 2)
        case (0xD1, 0x80...0x8F): return (next - 0x80 + 17, 2)
        case (0xD0, 0x81), (0xD1, 0x91): return (6, 2)
        case (0xD0, 0x86), (0xD1, 0x96): return (33, 2)
        case (0xD0, 0x87), (0xD1, 0x97): return (34, 2)
        case (0xD0, 0x84), (0xD1, 0x94): return (35, 2)
        case (0xD2, 0x90), (0xD2, 0x91): return (36, 2)
        case (0xD0, 0x8E), (0xD1, 0x9E): return (37, 2)
        // Letters of Latin-1: «ñ», «é», "ü", without «×» and «÷».
        case (0xC3, 0x80...0xBF) where next & 0x1F != 0x17: return (66 + next & 0x1F, 2)
        // Polish letters that Latin-1 has not.
        case (0xC4, 0x84), (0xC4, 0x85): return (98, 2)
        case (0xC4, 0x86), (0xC4, 0x87): return (99, 2)
        case (0xC4, 0x98), (0xC4, 0x99): return (100, 2)
        case (0xC5, 0x81), (0xC5, 0x82): return (101, 2)
        case (0xC5, 0x83), (0xC5, 0x84): return (102, 2)
        case (0xC5, 0x9A), (0xC5, 0x9B): return (103, 2)
        case (0xC5, 0xB9), (0xC5, 0xBA): return (104, 2)
        case (0xC5, 0xBB), (0xC5, 0xBC): return (105, 2)
        // «œ»
        case (0xC5, 0x92), (0xC5, 0x93): return (106, 2)
        case (0xE2, 0x80) where place + 2 < end && bytes[place + 2] == 0x99: return (39, 3)
        default: return (0, 1)
        }
    }

    /// Whether a number is that of a Cyrillic letter, a hyphen or an apostrophe: of what Russian words are made of.
    static func isCyrillic(_ code: UInt8) -> Bool { code < 40 }

    /// The numbers of a word's letters; nil when one is in no word.
    static func codes(_ word: String) -> [UInt8]? {
        var word = word
        return word.withUTF8 { bytes in
            guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
            var result: [UInt8] = []
            var place = 0
            while place < bytes.count {
                let (code, length) = code(base, place, bytes.count)
                guard code > 0 else { return nil }
                result.append(code)
                place += length
            }
            return result
        }
    }
}
