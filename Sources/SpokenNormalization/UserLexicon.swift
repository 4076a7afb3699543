import SpokenLocaleData

/// A table of the caller's own words, with priority over everything else: brands, products, abbreviations.
///
/// Each line holds a word as written, a tab, and how it is said: `iPhone<TAB>айфон`. Empty lines and lines that begin
/// with `#` are skipped. A word matches whole words only; an entry in lower case matches every spelling of its case.
///
/// In languages that decline words by a lexicon, today Russian, two more columns tell what the word names and how it is declined
/// (see `Entry`); then it is known in all of its forms:
///
/// ```swift
/// let lexicon = try UserLexicon(tsv: "Смартик\tСмартик\tgoods\tm\niPhone\tайфон\tgoods\tm")
/// let normalizer = try TextNormalizer(language: .russian, numbers: .words, lexicon: lexicon)
/// normalizer.speak("у 21 Смартика, 2 iPhone")  // «у двадцати одного Смартика, два айфона»
/// ```
public struct UserLexicon: Sendable, Hashable {
    /// How each word is said, and where it is declined, as what and how.
    public private(set) var entries: [String: Entry]

    /// The words with what is said for each: `UserLexicon(["Brewbox": "брюбокс"])`.
    public init(_ entries: [String: String] = [:]) {
        self.entries = entries.mapValues { Entry($0) }
    }

    /// The words with what is said for each, and how they are declined.
    ///
    /// ```swift
    /// try UserLexicon(entries: ["Смартик": .init("Смартик", class: "goods", paradigm: "m")])
    /// ```
    /// - Throws: `.undeclinableWord` with the first word, in their order, whose class or paradigm cannot be used; its line
    ///   is the place of the word in that order, and its column that of the table's row.
    public init(entries: [String: Entry]) throws(TextNormalizerError) {
        self.entries = entries
        for (index, (written, entry)) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
            _ = try Self.check(entry.fields(written, line: index + 1))
        }
    }

    /// Reads a table of tab-separated values: word, how it is said, and where it is declined, class and paradigm.
    /// - Throws: `.malformedLexicon` with the line that has no second field, `.unmatchableWord` with the line whose word
    ///   does not begin with a letter, `.undeclinableWord` with the place of a class or a paradigm that cannot be used.
    public init(tsv: String) throws(TextNormalizerError) {
        entries = [:]
        var number = 0
        for line in tsv.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == 0x0D ? line.dropLast() : line
            if line.isEmpty || line.first == 0x23 { continue }
            var column = 1
            let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { bytes in
                let field = LexiconField(text: Substring(bytes), line: number, column: column)
                column += field.text.count + 1
                return field
            }
            guard fields.count >= 2, !fields[0].text.isEmpty, !fields[1].text.isEmpty else {
                throw .malformedLexicon(line: number)
            }
            guard !Self.firstWord(of: fields[0].text).isEmpty else { throw .unmatchableWord(line: number) }
            let names = try Self.check(fields)
            entries[String(fields[0].text)] = Entry(
                String(fields[1].text), class: names.class, paradigm: names.paradigm)
        }
    }

    /// The class and the paradigm of a row, which can be used in some language; nil where it has none.
    private static func check(_ fields: [LexiconField]) throws(TextNormalizerError) -> (
        class: String?, paradigm: String?
    ) {
        func field(_ index: Int) -> LexiconField {
            if index < fields.count { return fields[index] }
            let last = fields[fields.count - 1]
            return LexiconField(text: "", line: last.line, column: last.column + last.text.count)
        }
        let (kind, paradigm) = (field(2), field(3))
        guard !kind.text.isEmpty || !paradigm.text.isEmpty else { return (nil, nil) }
        func broken(_ field: LexiconField, _ reason: String) -> TextNormalizerError {
            .undeclinableWord(line: field.line, column: field.column, reason: reason)
        }
        guard !kind.text.isEmpty else {
            throw broken(kind, "'\(fields[0].text)' has a paradigm and no class; write one, such as goods or person")
        }
        guard !paradigm.text.isEmpty else {
            throw broken(paradigm, "'\(fields[0].text)' has a class and no paradigm; write one, such as m, f or n")
        }
        var complaint: LexiconError?
        for language in Lexicon.declining {
            do throws(LexiconError) {
                _ = try UserLemma(
                    written: fields[0], spoken: fields[1], classes: kind, paradigm: paradigm, language: language)
                return (String(kind.text), String(paradigm.text))
            } catch {
                complaint = complaint ?? error
            }
        }
        if let complaint {
            throw .undeclinableWord(line: complaint.line, column: complaint.column, reason: complaint.message)
        }
        return (nil, nil)
    }

    /// The words that are declined in a language.
    func lemmas(_ language: String) -> [(written: String, lemma: UserLemma)] {
        entries.sorted { $0.key < $1.key }.compactMap { written, entry in
            guard entry.paradigm != nil else { return nil }
            let fields = entry.fields(written, line: 0)
            let lemma = try? UserLemma(
                written: fields[0], spoken: fields[1], classes: fields[2], paradigm: fields[3], language: language)
            return lemma.map { (written, $0) }
        }
    }

    /// The letters that an entry begins with, and what is written above and below them.
    static func firstWord<Text: StringProtocol>(of written: Text) -> Text.SubSequence {
        written.prefix { $0.isLetter }
    }
}
