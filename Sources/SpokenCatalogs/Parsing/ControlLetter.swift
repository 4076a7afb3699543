/// The letters of C for control characters, of which every format has some behind a backslash: `\n`, `\t`.
enum ControlLetter {
    /// Those from U+0007 on.
    private static let letters: StaticString = "abtnvfr"

    /// The character that a letter of a format stands for; nil for other letters.
    static func character(_ letter: UInt8, among known: StaticString) -> UInt8? {
        guard let index = index(of: letter, in: letters), self.index(of: letter, in: known) != nil else { return nil }
        return 0x07 + UInt8(index)
    }

    /// The letter that a format has for a character; nil where it has none.
    static func letter(of character: Unicode.Scalar, among known: StaticString) -> Unicode.Scalar? {
        guard (0x07...0x0D).contains(character.value) else { return nil }
        let letter = letters.utf8Start[Int(character.value) - 0x07]
        return index(of: letter, in: known).map { _ in Unicode.Scalar(letter) }
    }

    private static func index(of letter: UInt8, in letters: StaticString) -> Int? {
        UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount).firstIndex(of: letter)
    }
}
