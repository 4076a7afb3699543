import SpokenModel

/// Chooses languages of a catalog for the languages that a user prefers.
///
/// ```swift
/// let wanted = LanguageNegotiation.preferences(acceptLanguage: "de;q=0.5, ru-RU, *;q=0.1")
/// wanted.map(\.description)                                  // ["ru-RU", "de"]
/// LanguageNegotiation.chain(for: try LanguageTag("zh-HK")).map(\.description)
/// // ["zh-HK", "zh-Hant-HK", "zh-Hant"]
/// ```
public enum LanguageNegotiation {
    /// The languages of an `Accept-Language` header, most wanted first (RFC 9110, section 12.5.4). What is malformed,
    /// refused (`q=0`) or `*` is left out.
    public static func preferences(acceptLanguage header: String) -> [LanguageTag] {
        var found: [(tag: LanguageTag, weight: Int, order: Int)] = []
        for (order, item) in header.split(separator: ",").prefix(64).enumerated() {
            let parts = item.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
            // A tag of private use names no language that anybody reads.
            guard let name = parts.first, let tag = try? LanguageTag(name), tag.language != "x" else { continue }
            var weight = 1000
            for parameter in parts.dropFirst() where parameter.hasPrefix("q=") || parameter.hasPrefix("Q=") {
                weight = thousandths(parameter.dropFirst(2))
            }
            if weight > 0 { found.append((tag, weight, order)) }
        }
        return found.sorted { ($1.weight, $0.order) < ($0.weight, $1.order) }.map(\.tag)
    }

    /// A language and what it falls back to, by CLDR's parents: `es-MX`, `es-419`, `es`.
    public static func chain(for language: LanguageTag) -> [LanguageTag] {
        var result: [LanguageTag] = []
        var next: LanguageTag? = language
        while let tag = next, result.count < 8 {
            if !result.contains(tag) { result.append(tag) }
            if let full = withScript(tag), !result.contains(full) {
                next = full
            } else {
                next = LanguageParents.parent(of: tag)
            }
        }
        for name in synonyms[language.language] ?? [] {
            if let tag = try? LanguageTag(name), !result.contains(tag) { result.append(tag) }
        }
        return result
    }

    /// The languages of a catalog to look in, best first: for each preference its chain, then a relative of the same
    /// language and script (`pt-BR` for `pt`).
    ///
    /// - Parameters:
    ///   - preferences: the user's languages, best first.
    ///   - available: the languages of the catalog.
    ///   - source: the language that texts were written in; it comes last.
    public static func order(
        preferences: [LanguageTag], available: [LanguageTag], source: LanguageTag? = nil
    ) -> [LanguageTag] {
        var result: [LanguageTag] = []
        func add(_ tag: LanguageTag) {
            if available.contains(tag), !result.contains(tag) { result.append(tag) }
        }
        for preference in preferences {
            let chain = chain(for: preference)
            let before = result.count
            chain.forEach(add)
            if result.count == before {
                let script = chain.lazy.map(\.script).first { !$0.isEmpty } ?? ""
                for tag in available
                where tag.language == preference.language && scriptOf(tag) == scriptOf(preference, script) {
                    add(tag)
                }
            }
        }
        if let source { chain(for: source).forEach(add) }
        return result
    }

    private static func scriptOf(_ tag: LanguageTag, _ known: String = "") -> String {
        if !tag.script.isEmpty { return tag.script }
        if !known.isEmpty { return known }
        return withScript(tag)?.script ?? ""
    }

    /// Scripts that a region implies where a language is written in two (CLDR 42, likelySubtags).
    private static func withScript(_ tag: LanguageTag) -> LanguageTag? {
        guard tag.script.isEmpty, tag.language == "zh" else { return nil }
        let isTraditional = ["TW", "HK", "MO"].contains(tag.region)
        let script = isTraditional ? "Hant" : "Hans"
        return try? LanguageTag(tag.region.isEmpty ? "zh-\(script)" : "zh-\(script)-\(tag.region)")
    }

    /// Old and new codes of one language (CLDR 42, supplementalMetadata, languageAlias).
    private static let synonyms: [String: [String]] = [
        "he": ["iw"], "iw": ["he"], "id": ["in"], "in": ["id"], "nb": ["no"], "no": ["nb"], "fil": ["tl"],
        "tl": ["fil"], "yi": ["ji"], "ji": ["yi"], "ro": ["mo"], "mo": ["ro"],
    ]

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    /// "0.85" as 850; what is no weight counts as refused.
    private static func thousandths(_ text: Substring) -> Int {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, whole == "0" || whole == "1", parts.count <= 2 else { return 0 }
        var value = whole == "1" ? 1000 : 0
        var unit = 100
        for digit in (parts.count == 2 ? parts[1] : "").utf8.prefix(3) {
            guard digit.isDigit else { return 0 }
            value += Int(digit - 0x30) * unit
            unit /= 10
        }
        return min(value, 1000)
    }
}
