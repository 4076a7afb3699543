import SpokenCatalogs
import SpokenLint

/// A baseline on disk: one fingerprint a line, sorted, so that merges are easy.
enum BaselineFile {
    private struct Content: Decodable {
        let version: Int
        let findings: [String: Int]
    }

    /// Nil when there is no such file.
    static func read(_ path: String) throws(CommandFailure) -> Baseline? {
        guard (try? FileBytes.kind(of: path)) != nil else { return nil }
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch { throw CommandFailure("\(error)") }
        guard let content = try? JSON.decode(Content.self, from: bytes), content.version == 1 else {
            throw CommandFailure("'\(path)' is no baseline; delete it and write a new one with --update-baseline")
        }
        return Baseline(counts: content.findings)
    }

    static func write(_ baseline: Baseline, to path: String) throws(CommandFailure) {
        let lines = baseline.counts.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \($0.value)" }
        let text = "{\n  \"version\": 1,\n  \"findings\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n"
        try OutputFile.write(text, to: path)
    }

    /// Paths as seen from the folder of a baseline, and back.
    final class RelativePaths {
        private let folder: String
        private let workingFolder = PathText.workingFolder
        private var relative: [String: String] = [:]
        private var original: [String: String] = [:]

        init(to baseline: String) {
            folder = PathText.parent(PathText.absolute(baseline))
        }

        func relative(_ path: String) -> String {
            if let known = relative[path] { return known }
            let absolute = PathText.absolute(path, in: workingFolder)
            let prefix = folder.hasSuffix("/") ? folder : folder + "/"
            let result = absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
            relative[path] = result
            original[result] = path
            return result
        }

        func original(_ path: String) -> String { original[path] ?? path }
    }
}
