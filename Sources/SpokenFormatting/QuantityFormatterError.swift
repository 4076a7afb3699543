/// Why a formatter cannot be made.
public enum QuantityFormatterError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a language that neither the tables nor ICU know.
    case unsupportedLanguage(String)
    /// The smallest cause: a table that is broken.
    case brokenTable(language: String, table: String)

    /// The smallest cause: a table of own units without a header.
    case badUnits(String)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .unsupportedLanguage(let language):
            "'\(language)' is no language that can be formatted; name one of CLDR, such as ru, es-MX or zh-Hant"
        case .brokenTable(let language, let table): "the table '\(table)' of '\(language)' cannot be read"
        case .badUnits(let reason): "the table of units cannot be read: \(reason)"
        }
    }
}
