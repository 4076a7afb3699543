/// Why a file cannot be used as a font.
public enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a text file, or a font for web pages (WOFF).
    case notAFont
    /// The smallest cause: a file that was cut off.
    case damaged(table: String)
    /// The smallest cause: a font of symbols without Unicode code points.
    case noCharacters

    public var description: String {
        switch self {
        case .notAFont: "it is no TrueType or OpenType font (.ttf, .otf, .ttc)"
        case .damaged(let table): "the font's table '\(table)' is missing or damaged"
        case .noCharacters: "the font maps no Unicode characters"
        }
    }
}
