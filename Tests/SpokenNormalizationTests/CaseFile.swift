import Foundation

/// The lines of a file under `Cases`.
enum CaseFile {
    static func lines(_ name: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    /// The rows of a table, without its header.
    static func rows(_ name: String) throws -> [[String]] {
        try lines(name).dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Replaces the lines of a file: counts that a test records.
    static func write(_ lines: [String], to name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: name))
    }
}
