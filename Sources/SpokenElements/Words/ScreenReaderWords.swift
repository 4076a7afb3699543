package import SpokenLocaleData

/// The words of one profile in one language.
package struct ScreenReaderWords: Sendable {
    private var texts: [ScreenReaderWord: Phrase] = [:]

    /// A word, ready to be said in the middle and at the start of a sentence, cut at its gaps `{0}` and `{1}`.
    package struct Phrase: Sendable {
        package let text: String
        package let capitalized: String
        let before: String
        let between: String
        let after: String

        init(_ text: String) {
            self.text = text
            capitalized = text.prefix(1).uppercased() + text.dropFirst()
            let (before, rest) = Self.cut(text, "{0}")
            let (between, after) = Self.cut(rest, "{1}")
            self.before = before
            self.between = between
            self.after = after
        }

        private static func cut(_ text: String, _ mark: String) -> (String, String) {
            guard let start = text.firstIndex(of: "{"), text[start...].hasPrefix(mark) else { return (text, "") }
            return (String(text[..<start]), String(text[start...].dropFirst(mark.count)))
        }

        package func filled(_ first: String, _ second: String = "") -> String {
            before + first + between + second + after
        }
    }

    /// - Throws: `LocaleTableError` when the table lacks the profile's column.
    package init(_ table: LocaleTable, column name: String) throws(LocaleTableError) {
        let column = try table.requiredColumn(name)
        for word in ScreenReaderWord.allCases {
            guard let row = table.row(word.rawValue) else { continue }
            let text = table.word(row, column).string
            if !text.isEmpty { texts[word] = Phrase(text) }
        }
    }

    /// Nil when the profile does not say the word.
    package subscript(word: ScreenReaderWord) -> Phrase? { texts[word] }
}
