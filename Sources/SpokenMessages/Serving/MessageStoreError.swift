import SpokenCatalogs
import SpokenDiagnostics

/// Why a catalog was not opened or not swapped.
public enum MessageStoreError: Error, Sendable, CustomStringConvertible {
    /// The smallest cause: a folder that does not exist.
    case unreadable(CatalogFileError)
    /// The smallest cause: a .strings file with a missing semicolon.
    case broken(Diagnostic, count: Int)

    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .broken(let first, let count):
            "\(first.file):\(first.start.line):\(first.start.column): \(first.message)"
                + (count > 1 ? "; and \(count - 1) more" : "")
        }
    }
}
