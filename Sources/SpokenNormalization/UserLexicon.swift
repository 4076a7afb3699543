/// A table of the caller's own words, with priority over everything else: brands, products, abbreviations.
///
/// Each line holds a word as written, a tab, and how it is said: `iPhone<TAB>айфон`. Empty lines and lines that begin
/// with `#` are skipped. A word matches whole words only; an entry in lower case matches every spelling of its case.
public struct UserLexicon: Sendable, Hashable {
    /// How each word is said.
    public private(set) var entries: [String: String]

    /// The words with what is said for each: `UserLexicon(["Brewbox": "брюбокс"])`.
    public init(_ entries: [String: String] = [:]) {
        self.entries = entries
    }

    /// Reads a table of tab-separated values.
    /// - Throws: `.malformedLexicon` with the line that has no second field, `.unmatchableWord` with the line whose word
    ///   does not begin with a letter.
    public init(tsv: String) throws(TextNormalizerError) {
        entries = [:]
        var number = 0
        for line in tsv.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            if line.isEmpty || line.hasPrefix("#") { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 2, !fields[0].isEmpty, !fields[1].isEmpty else {
                throw .malformedLexicon(line: number)
            }
            guard !Self.firstWord(of: fields[0]).isEmpty else { throw .unmatchableWord(line: number) }
            entries[String(fields[0])] = String(fields[1])
        }
    }

    /// The letters that an entry begins with, and what is written above and below them.
    static func firstWord<Text: StringProtocol>(of written: Text) -> Text.SubSequence {
        written.prefix { $0.isLetter }
    }
}
