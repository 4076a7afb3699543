import SpokenICU
import SpokenModel

/// Joins parts to a list: «A, B и C», "A, B, and C", «A, B y C».
///
/// ```swift
/// try SpokenListFormatter(language: .spanish).format(["Ana", "Isabel"])  // «Ana e Isabel»
/// ```
/// Russian, English and Spanish are joined here; every other language by CLDR's list patterns.
public struct SpokenListFormatter: Sendable {
    /// What stands before the last part.
    public enum Kind: Sendable, Hashable {
        /// - «и»
        case and
        /// - «или»
        case or
    }

    /// The language of the words between the parts.
    public let language: LanguageTag
    /// «и» or «или».
    public let kind: Kind
    /// English: "A, B, and C"; `false` says "A, B and C".
    public let usesOxfordComma: Bool
    private let fallback: ICUListFormatter?
    /// «y», and what stands instead of it before its own sound, «e»; none where CLDR joins lists.
    private let conjunctions: [String]
    private let hasOxfordComma: Bool

    /// - Throws: `.unsupportedLanguage` when CLDR knows no lists of the language.
    public init(
        language: LanguageTag, kind: Kind = .and, usesOxfordComma: Bool = false
    ) throws(QuantityFormatterError) {
        self.language = language
        self.kind = kind
        self.usesOxfordComma = usesOxfordComma
        let cells = LanguageProfileCells(language.language)
        conjunctions = cells.values(kind == .and ? "list-and" : "list-or")
        hasOxfordComma = usesOxfordComma && cells.has("list-comma")
        if !conjunctions.isEmpty {
            fallback = nil
        } else {
            do {
                fallback = try ICUListFormatter(language, kind: kind == .and ? .and : .or)
            } catch {
                throw .unsupportedLanguage(language.description)
            }
        }
    }

    /// The list of texts; empty for no parts: `format(["сыр", "хлеб", "чай"])` is «сыр, хлеб и чай».
    public func format(_ parts: [String]) -> String {
        if let fallback { return fallback.string(parts) }
        guard let last = parts.last, parts.count > 1 else { return parts.last ?? "" }
        var result = parts.dropLast().joined(separator: ", ")
        if hasOxfordComma, parts.count > 2 { result += "," }
        return result + " " + conjunction(before: last) + " " + last
    }

    /// The list of pairs: both halves are joined.
    public func format(_ parts: [AccessibleText]) -> AccessibleText {
        AccessibleText(
            visibleText: format(parts.map(\.visibleText)), accessibleText: format(parts.map(\.accessibleText)))
    }

    private func conjunction(before word: String) -> String {
        guard let usual = conjunctions.first, let other = conjunctions.last, conjunctions.count > 1 else {
            return conjunctions.first ?? ""
        }
        return (kind == .and ? Self.soundsLikeI(word) : Self.soundsLikeO(word)) ? other : usual
    }

    /// «e» stands before the sound i, but not before a diphthong: «agua e hielo» is wrong, «padre e hijo» right.
    private static func soundsLikeI(_ word: String) -> Bool {
        let letters = Array(word.lowercased().prefix(4))
        guard let first = letters.first else { return false }
        let start = first == "h" ? 1 : 0
        guard start < letters.count, letters[start] == "i" || letters[start] == "í" else { return false }
        guard letters[start] == "i", start + 1 < letters.count else { return true }
        return !"aeouáéóú".contains(letters[start + 1])
    }

    /// «u» stands before the sound o, also before 8, 80 and 800: «7 u 8».
    private static func soundsLikeO(_ word: String) -> Bool {
        let letters = Array(word.lowercased().prefix(3))
        guard let first = letters.first else { return false }
        if first == "8" || (letters.prefix(2) == ["1", "1"] && letters.count == 2) { return true }
        let start = first == "h" ? 1 : 0
        return start < letters.count && (letters[start] == "o" || letters[start] == "ó")
    }
}
