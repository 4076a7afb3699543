package import SpokenLocaleData
package import SpokenModel

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

    /// - Parameter regional: rows that are said otherwise in a region.
    /// - Throws: `LocaleTableError` when the table lacks the profile's column.
    package init(_ table: LocaleTable, regional: LocaleTable? = nil, column name: String) throws(LocaleTableError) {
        _ = try table.requiredColumn(name)
        for table in [table, regional] {
            guard let table, let column = table.column(name) else { continue }
            for word in ScreenReaderWord.allCases {
                guard let row = table.row(word.rawValue) else { continue }
                let text = table.word(row, column).string
                if !text.isEmpty { texts[word] = Phrase(text) }
            }
        }
    }

    /// The rows of a region, such as those of `traits-GB.tsv` for en-GB and for the regions that it names.
    package static func regional(_ language: LanguageTag) -> LocaleTable? {
        guard !language.region.isEmpty else { return nil }
        let name = "traits-" + language.region
        if let own = LocaleTables.table(language.language, name) { return own }
        for name in LocaleTables.names(language.language) where name.hasPrefix("traits-") {
            guard let table = LocaleTables.table(language.language, name), let row = table.row("regions"),
                table.word(row, 1).string.split(separator: "|").contains(language.region[...])
            else { continue }
            return table
        }
        return nil
    }

    /// Nil when the profile does not say the word.
    package subscript(word: ScreenReaderWord) -> Phrase? { texts[word] }
}
