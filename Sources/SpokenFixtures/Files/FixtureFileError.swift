import SpokenCatalogs

/// Why a file cannot be read or written.
public enum FixtureFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a path that is not there, or a folder without the right to read it.
    case unreadable(path: String, reason: String)
    /// The smallest cause: a golden file that is read-only.
    case unwritable(path: String, reason: String)
    /// The smallest cause: a golden file named `../other`.
    case outside(path: String, root: String)
    /// The smallest cause: a golden file named `a\u{0}b`.
    case badName(String)

    public var description: String { FileName.shown(text) }

    private var text: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
        case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
        case .outside(let path, let root): "\(path): lies outside of \(root); golden files stay in their package"
        case .badName(let name):
            "'\(name.prefix(80))' is no name of a golden file; write letters, digits, '-', '_', '.' and '/' between folders"
        }
    }
}
