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
        /// What a text has that `wrong` finds: others are not searched. Empty where the pattern tells nothing.
        let sign: [UInt8]
        /// The right words, with `$1` and `$2` for what the groups of `wrong` found; nil refuses the number.
        let right: String?
    }

    private let rows: [Row]

    /// The name of the rows for a number that a noun follows.
    static let beforeNoun = "before-noun"

    /// The rows of a language, read once; nil when nothing is known to be wrong.
    static func of(_ language: String) -> SpellOutCorrections? { known[language] }

    private static let known = PerLanguage { SpellOutCorrections($0) }

    private init?(_ language: String) {
        guard let table = LocaleTables.table("", "spell-out") else { return nil }
        rows = (0..<table.rowCount).compactMap { row in
            guard table.word(row, "language").string == language else { return nil }
            let wrong = table.word(row, "wrong").string
            let right = table.word(row, "right").string
            return Row(
                set: table.word(row, "set").string, from: UInt64(table.word(row, "from").string) ?? 0,
                wrong: wrong.isEmpty ? nil : (try? Regex(wrong))?.matchingSemantics(.unicodeScalar),
                sign: Self.sign(of: wrong),
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
            guard Self.has(row.sign, text) else { continue }
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

    /// The longest run of letters, spaces and hyphens that stands in a pattern outside of groups, choices and repetitions.
    private static func sign(of pattern: String) -> [UInt8] {
        var (best, run): ([UInt8], [UInt8]) = ([], [])
        var depth = 0
        var isEscaped = false
        func ends(_ scalar: Unicode.Scalar) -> Bool { "()[]{}|?*+.^$\\".unicodeScalars.contains(scalar) }
        for scalar in pattern.unicodeScalars {
            if isEscaped || depth == 0 && scalar == "|" {
                // A choice between whole patterns, and classes of signs, tell nothing.
                if !isEscaped { return [] }
                isEscaped = false
                continue
            }
            isEscaped = scalar == "\\"
            if scalar == "(" || scalar == "[" { depth += 1 }
            if scalar == ")" || scalar == "]" { depth -= 1 }
            guard depth > 0 || ends(scalar) else {
                run += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                continue
            }
            // Of «mil?» the last sign may be missing.
            if "?*{".unicodeScalars.contains(scalar) {
                while let last = run.popLast(), last & 0xC0 == 0x80 {}
            }
            if run.count > best.count { best = run }
            run = []
        }
        return run.count > best.count ? run : best
    }

    private static func has(_ sign: [UInt8], _ text: String) -> Bool {
        guard let first = sign.first else { return true }
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= sign.count else { return false }
            return (0...bytes.count - sign.count).contains { start in
                bytes[start] == first && bytes[start..<start + sign.count].elementsEqual(sign)
            }
        }
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
