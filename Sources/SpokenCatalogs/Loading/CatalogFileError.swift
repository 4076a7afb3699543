/// Why a file could not be read or written.
public enum CatalogFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a path where nothing is.
    case unreadable(path: String, cause: String)
    /// The smallest cause: a folder or a pipe where a file is expected.
    case notAFile(path: String)
    /// The smallest cause: `README.md`, whose ending names none of the formats.
    case unknownFormat(path: String)
    /// The smallest cause: a folder without write permission.
    case unwritable(path: String, cause: String)

    public var description: String { FileName.shown(text) }

    private var text: String {
        switch self {
        case .unreadable(let path, let cause): "cannot read '\(path)': \(cause)"
        case .notAFile(let path): "'\(path)' is no file; name a \(FormatRegistry.names) file"
        case .unknownFormat(let path):
            "'\(path)' is no catalog; name a \(FormatRegistry.names) file, or a folder of them"
        case .unwritable(let path, let cause): "cannot write '\(path)': \(cause)"
        }
    }
}
