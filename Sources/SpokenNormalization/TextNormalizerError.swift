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
    /// The smallest cause: a lexicon row with a class that there is not, `Смартик<TAB>Смартик<TAB>gods<TAB>m`. Line and
    /// column are counted from 1, the column in characters.
    case undeclinableWord(line: Int, column: Int, reason: String)

    public var description: String {
        switch self {
        case .unsupportedLanguage(let tag):
            "'\(tag)' is no language whose texts can be spoken; name one of CLDR, such as ru, es-MX or zh-Hant"
        case .malformedLanguage(let text): "'\(text)' is no language tag; write it as in BCP 47, such as ru or es-MX"
        case .malformedLexicon(let line): "lexicon line \(line): \(reason)"
        case .unmatchableWord(let line): "lexicon line \(line): \(reason)"
        case .undeclinableWord(let line, let column, _): "lexicon line \(line), column \(column): \(reason)"
        }
    }

    /// Of a row of a lexicon, where it is broken and why; nil for anything else.
    package var row: (line: Int, column: Int, reason: String)? {
        switch self {
        case .unsupportedLanguage, .malformedLanguage: nil
        case .malformedLexicon(let line), .unmatchableWord(let line): (line, 1, reason)
        case .undeclinableWord(let line, let column, _): (line, column, reason)
        }
    }

    private var reason: String {
        switch self {
        case .unsupportedLanguage, .malformedLanguage: ""
        case .malformedLexicon: "write the word, a tab and how it is said"
        case .unmatchableWord: "begin the word with a letter; signs and numbers stay"
        case .undeclinableWord(_, _, let reason): reason
        }
    }
}
