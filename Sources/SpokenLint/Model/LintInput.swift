import SpokenCatalogs

/// A file to check: its bytes and the path that findings name.
public struct LintInput: Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Why a file of this path cannot be checked, with the endings that can; nil for one that can.
    ///
    /// A `Linter` takes what it is handed, and reads it as `.strings` where the path tells no format. Who gets files from
    /// strangers asks here first:
    ///
    /// ```swift
    /// LintInput.refusal(ofPath: "notes.txt")  // "'notes.txt' cannot be checked; name .strings, .stringsdict, …"
    /// ```
    public static func refusal(ofPath path: String) -> String? {
        guard LintInputKind(named: path) == nil else { return nil }
        return "'\(FileName.shown(path))' cannot be checked; name \(LintInputKind.names)"
    }
}
