import SpokenLocaleData
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
        guard numbers == .words, !vocabulary.fullPrepositions.isEmpty, let base = bytes.baseAddress,
            place - copied >= 3, bytes[place - 1] == 0x20, place - 3 == copied || bytes[place - 4] < 0x80,
            buffer.count - start >= 4
        else { return 0 }
        let written = Word(base + place - 3, count: 2, folds: true).string
        let first = buffer.withBytes { String(decoding: $0[start..<start + 4], as: UTF8.self) }
        guard let full = vocabulary.fullPrepositions["\(written) \(first)"] else { return 0 }
        let spoken = buffer.withBytes { String(decoding: $0[start...], as: UTF8.self) }
        buffer.truncate(to: start - 1)
        buffer.append(full.dropped(2))
        buffer.append(byte: 0x20)
        buffer.append(spoken)
        return 3
    }
}
