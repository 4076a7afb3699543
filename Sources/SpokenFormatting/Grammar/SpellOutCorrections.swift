import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What CLDR's spell-out rules say wrongly in a language: rows of `Resources/Locales/spell-out.tsv`. A wrong word is
/// mended, or the number is refused.
struct SpellOutCorrections: Sendable {
    private struct Row: @unchecked Sendable {
        // Sendable: a compiled pattern does not change.
        /// The rule sets that the row is for: "ordinal", "cardinal-feminine"; empty for all.
        let set: String
        /// Smaller numbers are right.
        let from: UInt64
        /// Nil for all numbers.
        let wrong: Regex<AnyRegexOutput>?
        /// The right words, with `$1` and `$2` for what the groups of `wrong` found; nil refuses the number.
        let right: String?
    }

    private let rows: [Row]

    /// The name of the rows for a number that a noun follows.
    static let beforeNoun = "before-noun"

    /// The rows of a language, read once; nil when nothing is known to be wrong.
    static func of(_ language: String) -> SpellOutCorrections? {
        known.withLock { known in
            if let rows = known[language] { return rows }
            let rows = SpellOutCorrections(language)
            // Languages are those of ICU: a hundred at most have rules.
            known[language] = .some(rows)
            return rows
        }
    }

    private static let known = Guarded<[String: SpellOutCorrections?]>([:])

    private init?(_ language: String) {
        guard let table = LocaleTables.table("", "spell-out") else { return nil }
        rows = (0..<table.rowCount).compactMap { row in
            guard table.word(row, "language").string == language else { return nil }
            let wrong = table.word(row, "wrong").string
            let right = table.word(row, "right").string
            return Row(
                set: table.word(row, "set").string, from: UInt64(table.word(row, "from").string) ?? 0,
                wrong: wrong.isEmpty ? nil : (try? Regex(wrong))?.matchingSemantics(.unicodeScalar),
                right: right == "-" ? nil : right)
        }
        if rows.isEmpty { return nil }
    }

    /// The words as they are right; nil where only wrong ones are known.
    ///
    /// - Parameter set: the name of the rule set without "spellout-".
    func mended(_ text: String, set: some StringProtocol, of value: UInt64) -> String? {
        var text = text
        for row in rows where value >= row.from && (set.hasPrefix(row.set) || row.set.isEmpty) {
            guard row.set != Self.beforeNoun || set == Self.beforeNoun else { continue }
            guard let wrong = row.wrong else { return nil }
            let matches = text.matches(of: wrong)
            guard let last = matches.last else { continue }
            guard let right = row.right else { return nil }
            var result = ""
            var end = text.startIndex
            for match in matches {
                result += text[end..<match.range.lowerBound]
                result += Self.filled(right, match.output)
                end = match.range.upperBound
            }
            text = result + text[last.range.upperBound...]
        }
        return text
    }

    private static func filled(_ template: String, _ groups: AnyRegexOutput) -> String {
        guard template.contains("$") else { return template }
        var result = template
        for index in 1..<max(groups.count, 1) {
            result = result.replacing("$\(index)", with: groups[index].substring ?? "")
        }
        return result
    }
}
