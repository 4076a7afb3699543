/// A BCP 47 language tag: language, script, region and variants in canonical letter case.
///
/// ```swift
/// try LanguageTag("zh_hant-hk").description  // "zh-Hant-HK"
/// ```
/// A tag of private use alone, such as `x-pseudo`, has the language `x`.
/// Extensions (`-u-…`) and private use (`-x-…`) are kept in `description` as written in lower case.
/// Source: RFC 5646, section 2.1; underscores are accepted as in POSIX and Apple folder names.
public struct LanguageTag: Sendable, Hashable {
    /// The primary language, 2 to 8 lower-case letters: `ru`, `zh`; `x` in a tag of private use alone.
    public let language: String
    /// The script, four letters, first upper case: `Hant`. Empty when not given.
    public let script: String
    /// The region, two upper-case letters or three digits: `HK`, `419`. Empty when not given.
    public let region: String
    /// All that follows, lower case, joined by `-`; empty when there is none.
    public let suffix: String

    /// - Throws: `LanguageTagError` when the text is not a well-formed tag.
    public init(_ text: some StringProtocol) throws(LanguageTagError) {
        let error = LanguageTagError.malformed(String(text.prefix(64)))
        guard text.utf8.count <= 255 else { throw error }
        var subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let first = subtags.popFirst(), first.isASCIILetters else { throw error }
        let isPrivate = (first == "x" || first == "X") && !subtags.isEmpty
        guard isPrivate || (2...8).contains(first.utf8.count) else { throw error }
        language = first.lowercased()
        if !isPrivate, let next = subtags.first, next.utf8.count == 4, next.isASCIILetters {
            script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
            subtags.removeFirst()
        } else {
            script = ""
        }
        if !isPrivate, let next = subtags.first,
            (next.utf8.count == 2 && next.isASCIILetters) || (next.utf8.count == 3 && next.isASCIIDigits)
        {
            region = next.uppercased()
            subtags.removeFirst()
        } else {
            region = ""
        }
        for subtag in subtags {
            guard (1...8).contains(subtag.utf8.count), subtag.isASCIIAlphanumerics else { throw error }
        }
        suffix = subtags.map { $0.lowercased() }.joined(separator: "-")
    }

    private init(language: String, script: String, region: String, suffix: String) {
        self.language = language
        self.script = script
        self.region = region
        self.suffix = suffix
    }

    /// The tag with its last part taken away (`zh-Hant-HK`, `zh-Hant`, `zh`), or nil when only the language is left.
    public var truncated: LanguageTag? {
        if language == "x" { return nil }
        if !suffix.isEmpty { return LanguageTag(language: language, script: script, region: region, suffix: "") }
        if !region.isEmpty { return LanguageTag(language: language, script: script, region: "", suffix: "") }
        if !script.isEmpty { return LanguageTag(language: language, script: "", region: "", suffix: "") }
        return nil
    }

    /// `ru`
    public static let russian = LanguageTag(language: "ru", script: "", region: "", suffix: "")
    /// `en`
    public static let english = LanguageTag(language: "en", script: "", region: "", suffix: "")
    /// `es`
    public static let spanish = LanguageTag(language: "es", script: "", region: "", suffix: "")
    /// `x-pseudo`: see `PseudoLanguage`.
    public static let pseudo = LanguageTag(language: "x", script: "", region: "", suffix: "pseudo")
}

extension LanguageTag: CustomStringConvertible {
    public var description: String {
        [language, script, region, suffix].filter { !$0.isEmpty }.joined(separator: "-")
    }
}

extension LanguageTag: Codable {
    /// Reads a BCP 47 tag.
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the BCP 47 tag.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Why a text is not a language tag.
public enum LanguageTagError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `LanguageTag("r")`.
    case malformed(String)

    public var description: String {
        switch self {
        case .malformed(let text):
            "'\(text)' is no language tag; write it as in BCP 47, such as ru, es-MX or zh-Hant-HK"
        }
    }
}

extension StringProtocol {
    fileprivate var isASCIILetters: Bool {
        utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    }

    fileprivate var isASCIIDigits: Bool {
        utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    fileprivate var isASCIIAlphanumerics: Bool {
        utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        }
    }
}
