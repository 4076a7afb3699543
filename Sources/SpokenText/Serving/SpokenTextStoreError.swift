import SpokenCatalogs
import SpokenModel

/// Why a store was not opened, or a reload refused. One line that says where and what to do.
public enum SpokenTextStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a folder that does not exist.
    case unreadable(CatalogFileError)
    /// The smallest cause: a .strings file with a missing semicolon. Lines and columns count from 1.
    case broken(file: String, line: Int, column: Int, message: String, count: Int)
    /// The smallest cause: a folder without a .strings, .stringsdict or .xcstrings file, or with files without keys.
    case empty(path: String)
    /// The smallest cause: a reload after `ru.lproj` was deleted.
    case lostLanguages([LanguageTag])
    /// The smallest cause: a store of the languages `["r"]`.
    case malformedLanguage(LanguageTagError)
    /// The smallest cause: a store of the languages `["xx"]`, or of none.
    case unsupportedLanguages([LanguageTag])

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .unreadable(let error): return error.description
        case .broken(let file, let line, let column, let message, let count):
            return "\(file):\(line):\(column): \(message)" + (count > 1 ? "; and \(count - 1) more" : "")
        case .empty(let path):
            return "'\(path)' has no strings; name a folder of \(FormatRegistry.names) files"
        case .lostLanguages(let languages):
            let names = languages.map(\.description).joined(separator: ", ")
            return "after the reload no key would be left in \(names); the old strings stay"
        case .malformedLanguage(let error): return error.description
        case .unsupportedLanguages(let languages):
            if languages.isEmpty { return "a store needs a language; name one of CLDR, such as ru, es-MX or zh-Hant" }
            let names = languages.map { "'\($0)'" }.joined(separator: ", ")
            return "none of the languages (\(names)) can be said; name one of CLDR, such as ru, es-MX or zh-Hant"
        }
    }
}
