import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// Why a formatter cannot be made.
public enum SpokenTextFormatterError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `SpokenTextFormatter(language: "r")`.
    case malformedLanguage(LanguageTagError)
    /// The smallest cause: `SpokenTextFormatter(language: "xx")`.
    case unsupportedLanguage(QuantityFormatterError)
    /// A language whose values can be said but whose free text cannot.
    case unsupportedText(TextNormalizerError)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .malformedLanguage(let error): error.description
        case .unsupportedLanguage(let error): error.description
        case .unsupportedText(let error): error.description
        }
    }
}
