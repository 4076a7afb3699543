/// The last words of a text that a value follows: «Ціна від », «Zamów od ».
///
/// A preposition there governs the value, and a value that begins with a preposition of its own does not say a second
/// one: «Zamów od 9 do 21».
package struct TextTail: Sendable {
    /// In small letters, with plain spaces; the text begins with a space, so that a word is found whole.
    private let text: String

    /// The longest preposition is «alrededor de»; twice that leaves room for letters of four bytes.
    private static let length = 64

    /// Nil where no word stands apart before the value: an empty text, «(», "5-".
    package init?(_ bytes: some Collection<UInt8>) {
        let tail = String(decoding: bytes.suffix(Self.length), as: UTF8.self).lowercased()
        let plain = String(tail.map { $0 == "\u{A0}" || $0 == "\u{202F}" || $0.isNewline ? " " : $0 })
        guard plain.last == " ", plain.dropLast().last?.isLetter == true else { return nil }
        text = " " + plain.split(separator: " ").joined(separator: " ")
    }

    /// True when the text ends with these words: «від», «à partir de».
    package func ends(with words: some StringProtocol) -> Bool {
        guard text.hasSuffix(words) else { return false }
        return text.dropLast(words.count).last?.isLetter == false
    }
}
