import SpokenModel

/// Why a normalizer cannot be made.
public enum TextNormalizerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `TextNormalizer(language: "tlh")`.
    case unsupportedLanguage(String)
    /// The smallest cause: a language tag `r`.
    case malformedLanguage(String)
    /// The smallest cause: a lexicon row with one field.
    case malformedLexicon(line: Int)
    /// The smallest cause: a lexicon row for "№".
    case unmatchableWord(line: Int)

    public var description: String {
        switch self {
        case .unsupportedLanguage(let tag):
            "'\(tag)' is no language whose texts can be spoken; name one of CLDR, such as ru, es-MX or zh-Hant"
        case .malformedLanguage(let text): "'\(text)' is no language tag; write it as in BCP 47, such as ru or es-MX"
        case .malformedLexicon(let line): "lexicon line \(line): write the word, a tab and how it is said"
        case .unmatchableWord(let line): "lexicon line \(line): begin the word with a letter; signs and numbers stay"
        }
    }
}
