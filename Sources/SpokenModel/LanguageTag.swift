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
        try self.init(tag: String(text))
    }

    // By bytes: the first use of generic collections in a process costs more than the first price.
    private init(tag: String) throws(LanguageTagError) {
        var tag = tag
        let parts = tag.withUTF8 { Parts($0) }
        guard let parts else { throw .malformed(String(tag.prefix(64))) }
        language = parts.language
        script = parts.script
        region = parts.region
        suffix = parts.suffix
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
    /// The tag in canonical letter case: "zh-Hant-HK".
    public var description: String {
        [language, script, region, suffix].filter { !$0.isEmpty }.joined(separator: "-")
    }
}

extension LanguageTag: Codable {
    /// Reads a BCP 47 tag. What is none is a `DecodingError` with its place.
    public init(from decoder: any Decoder) throws {
        do {
            try self.init(decoder.singleValueContainer().decode(String.self))
        } catch let error as LanguageTagError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description))
        }
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

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .malformed(let text):
            "'\(text)' is no language tag; write it as in BCP 47, such as ru, es-MX or zh-Hant-HK"
        }
    }
}

extension LanguageTag {
    /// The parts of a text that is a well-formed tag.
    private struct Parts {
        var language = ""
        var script = ""
        var region = ""
        var suffix = ""

        init?(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard bytes.count <= 255 else { return nil }
            var start = 0
            var isFirst = true
            var isPrivate = false
            while start <= bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != 0x2D, bytes[end] != 0x5F { end += 1 }
                let subtag = UnsafeBufferPointer(rebasing: bytes[start..<end])
                let isLast = end == bytes.count
                start = end + 1
                let (letters, digits) = Self.count(subtag)
                let isWord = letters + digits == subtag.count && (1...8).contains(subtag.count)
                if isFirst {
                    isFirst = false
                    isPrivate = subtag.count == 1 && subtag[0] | 0x20 == 0x78 && !isLast
                    guard letters == subtag.count, isPrivate || (2...8).contains(letters) else { return nil }
                    language = Self.text(subtag, upper: 0)
                } else if !isPrivate, letters == 4, subtag.count == 4, script.isEmpty, region.isEmpty, suffix.isEmpty {
                    script = Self.text(subtag, upper: 1)
                } else if !isPrivate, region.isEmpty, suffix.isEmpty,
                    letters == 2 && subtag.count == 2 || digits == 3 && subtag.count == 3
                {
                    region = Self.text(subtag, upper: 3)
                } else {
                    guard isWord else { return nil }
                    if !suffix.isEmpty { suffix += "-" }
                    suffix += Self.text(subtag, upper: 0)
                }
            }
        }

        private static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> (letters: Int, digits: Int) {
            var letters = 0
            var digits = 0
            for byte in bytes {
                if (0x61...0x7A).contains(byte | 0x20) { letters += 1 }
                if (0x30...0x39).contains(byte) { digits += 1 }
            }
            return (letters, digits)
        }

        /// ASCII letters and digits, the first `upper` of them in upper case, the others in lower case.
        private static func text(_ bytes: UnsafeBufferPointer<UInt8>, upper: Int) -> String {
            String(unsafeUninitializedCapacity: bytes.count) { text in
                for (index, byte) in bytes.enumerated() {
                    let isLetter = byte >= 0x40
                    text[index] = !isLetter ? byte : index < upper ? byte & 0xDF : byte | 0x20
                }
                return bytes.count
            }
        }
    }
}
