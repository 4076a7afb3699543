import Foundation

/// A folder of a package for one test; removed when the test is over.
final class TemporaryPackage {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
        try write("", to: "Package.swift")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: URL(filePath: path + "/" + name), encoding: .utf8)
    }
}
