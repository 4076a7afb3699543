import Foundation

/// A command as a person types it, and what the terminal shows: `$ command`, then the output line by line, then
/// `[exit 2]` when the status is not 0. A no-break space is written `\u{00A0}`. Lines before the first command and lines that start with `# ` are comments.
struct ConsoleCase: CustomStringConvertible, Sendable {
    let command: String
    let output: String
    let status: Int32
    let place: String

    var description: String { "\(place): \(command)" }

    static func cases(in text: String, file: String) -> [ConsoleCase] {
        var result: [ConsoleCase] = []
        var current: (command: String, lines: [String], status: Int32, line: Int)?
        func finish() {
            guard let current else { return }
            var lines = current.lines
            while lines.last?.isEmpty == true { lines.removeLast() }
            result.append(
                ConsoleCase(
                    command: current.command, output: lines.joined(separator: "\n"), status: current.status,
                    place: "\(file):\(current.line)"))
        }
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("$ ") {
                finish()
                current = (String(line.dropFirst(2)), [], 0, index + 1)
            } else if line.hasPrefix("# ") {
                continue
            } else if line.hasPrefix("[exit "), line.hasSuffix("]") {
                current?.status = Int32(line.dropFirst(6).dropLast()) ?? -1
            } else {
                current?.lines.append(line.replacingOccurrences(of: "\\u{00A0}", with: "\u{00A0}"))
            }
        }
        finish()
        return result
    }

    /// The package's root, from this file's own place.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the built program: the test bundle stands beside it.
    static let binaries = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()

    /// Runs the command in the package's root with the built program on the PATH, both outputs together.
    func run() throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = Self.root
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = Self.binaries.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment["NO_COLOR"] = "1"
        environment["LC_ALL"] = "C.UTF-8"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var output = String(decoding: data, as: UTF8.self)
        while output.hasSuffix("\n") { output.removeLast() }
        return (output, process.terminationStatus)
    }
}
