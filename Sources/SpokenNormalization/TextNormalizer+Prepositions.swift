import SpokenModel

/// «с 2 января» is said «со второго января», «о 1 млн» «об одном миллионе»: a preposition of one letter takes another
/// before some numerals.
extension TextNormalizer {
    /// Adds the vowel (or «б») to the preposition before what has just been written.
    ///
    /// - Returns: the bytes from the preposition to the reading, which belong to its span then; 0 when nothing is added.
    func addVowel(
        before start: Int, source bytes: UnsafeBufferPointer<UInt8>, _ place: Int, from copied: Int,
        in buffer: inout UTF8Buffer
    ) -> Int {
        guard numbers == .words, vocabulary.profile.has(.russian), place - copied >= 3, bytes[place - 1] == 0x20 else {
            return 0
        }
        let letter = UInt16(bytes[place - 3]) << 8 | UInt16(bytes[place - 2])
        guard place - 3 == copied || bytes[place - 4] < 0x80, buffer.count - start >= 4 else { return 0 }
        let first = buffer.withBytes { spoken in
            UInt32(spoken[start]) << 24 | UInt32(spoken[start + 1]) << 16 | UInt32(spoken[start + 2]) << 8
                | UInt32(spoken[start + 3])
        }
        let vowel: String
        switch (letter, first) {
        // «с», «к», «в» before «втор…», «с» before «ст…»
        case (0xD181, 0xD0B2_D182), (0xD0A1, 0xD0B2_D182), (0xD0BA, 0xD0B2_D182), (0xD09A, 0xD0B2_D182),
            (0xD0B2, 0xD0B2_D182), (0xD092, 0xD0B2_D182), (0xD181, 0xD181_D182), (0xD0A1, 0xD181_D182):
            vowel = "о"
        // «о» before «од…»
        case (0xD0BE, 0xD0BE_D0B4), (0xD09E, 0xD0BE_D0B4): vowel = "б"
        default: return 0
        }
        let spoken = buffer.withBytes { String(decoding: $0[start...], as: UTF8.self) }
        buffer.truncate(to: start - 1)
        buffer.append(vowel + " ")
        buffer.append(spoken)
        return 3
    }
}
