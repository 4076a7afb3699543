import SpokenDiagnostics

/// Why a text is no XLIFF file.
public enum XLIFFError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: an element that is never closed.
    case malformed(at: SourceLocation, message: String)
    /// The smallest cause: a file without `target-language`.
    case noTargetLanguage

    public var description: String {
        switch self {
        case .malformed(let place, let message): "no XLIFF at \(place.line):\(place.column): \(message)"
        case .noTargetLanguage: "the file names no target-language; add it to the <file> element"
        }
    }
}
