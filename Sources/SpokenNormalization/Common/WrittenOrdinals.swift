import SpokenICU
import SpokenLocaleData
import SpokenModel

/// Ordinals as `format` shows them: «3º», «21:a», «第3»; rows of `phrases.tsv`. A number with a full stop is none, since a
/// sentence may end there.
struct WrittenOrdinals: Sendable {
    private struct Shape: Sendable {
        let before: [UInt8]
        let behind: [UInt8]
        let gender: GrammaticalGender
        /// The ordinal plural category that the row is for; nil for all that no row names.
        let category: PluralCategory?
    }

    private let shapes: [Shape]
    private let language: LanguageTag

    init(_ language: LanguageTag) {
        self.language = language
        var shapes: [Shape] = []
        let prefix = language.language + "/ordinal"
        if LocaleTables.table(language.language, "phrases") == nil, let table = LocaleTables.table("", "phrases") {
            for row in 0..<table.rowCount {
                let key = table.word(row, 0).string
                guard key.hasPrefix(prefix) else { continue }
                let kind = String(key.dropFirst(prefix.count + 1))
                let parts = table.word(row, "text").string.utf8.split(
                    separator: 0x7B, maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2 else { continue }
                let (before, behind) = (Array(parts[0]), Array(parts[1].dropFirst(2)))
                guard behind != [0x2E], !before.isEmpty || !behind.isEmpty else { continue }
                let gender = GrammaticalGender(rawValue: kind)
                shapes.append(
                    Shape(
                        before: before, behind: behind, gender: gender ?? .masculine,
                        category: PluralCategory(rawValue: kind)))
            }
        }
        self.shapes = shapes
    }

    var isEmpty: Bool { shapes.isEmpty }

    /// The gender that an ordinal shows, and where it begins and ends.
    func ordinal(
        _ text: TextView, _ number: ScannedNumber, _ value: DecimalNumber
    ) -> (gender: GrammaticalGender, start: Int, end: Int)? {
        for shape in shapes {
            guard let end = text.end(of: shape.behind, at: number.end),
                let start = text.start(of: shape.before, endingAt: number.start)
            else { continue }
            let named = shapes.compactMap(\.category)
            if !named.isEmpty, shape.gender == .masculine {
                let category = (try? ICUPluralRules(language))?.category(of: value, kind: .ordinal) ?? .other
                guard shape.category.map({ $0 == category }) ?? !named.contains(category) else { continue }
            }
            return (shape.gender, start, end)
        }
        return nil
    }
}
