import SpokenLocaleData

extension UserLexicon {
    /// What is known of one word.
    ///
    /// ```swift
    /// let lexicon = try UserLexicon(entries: [
    ///     "пельмешек": .init("пельмешек", class: "food", paradigm: "m*"), "iPhone": .init("айфон"),
    /// ])
    /// let normalizer = try TextNormalizer(language: .russian, numbers: .words, lexicon: lexicon)
    /// normalizer.speak("около 21 пельмешка")  // «около двадцати одного пельмешка»
    /// ```
    public struct Entry: Sendable, Hashable {
        /// How the word is said.
        public var spoken: String
        /// What it names, the names of `Resources/Locales/ru/lexicon` with bars between them: `food`, `goods|technology`.
        /// The living (`person`, `animal`) have their genitive for an accusative. nil for a word that is not declined.
        public var `class`: String?
        /// How it is declined, a name or a shorthand of `Resources/Locales/ru/lexicon/paradigms.tsv`: `m` and `m*` for a
        /// masculine noun without and with a vowel that comes and goes, `f`, `n`, `im` for one that is always written the
        /// same. nil for a word that is not declined. Other languages than Russian say the word and do not decline it.
        public var paradigm: String?

        /// What is said; a class and a paradigm go together.
        public init(_ spoken: String, class: String? = nil, paradigm: String? = nil) {
            self.spoken = spoken
            self.class = `class`
            self.paradigm = paradigm
        }

        /// The row of the table.
        func fields(_ written: String, line: Int) -> [LexiconField] {
            var column = 1
            return [written, spoken, `class` ?? "", paradigm ?? ""].map { text in
                defer { column += text.count + 1 }
                return LexiconField(text: Substring(text), line: line, column: column)
            }
        }
    }
}
