import Foundation

/// The case files beside the tests.
enum CaseFiles {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases")
    static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func names(_ subfolder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(subfolder).path)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// `\u{00A0}` and the like as the characters.
    static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "\\u{") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "}") else { break }
            if let value = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(value) {
                result.unicodeScalars.append(scalar)
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
