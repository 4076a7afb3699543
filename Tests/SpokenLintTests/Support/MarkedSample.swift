import SpokenDiagnostics
import SpokenLint

/// Files written one below the other, `--- path` before each, with 1️⃣ where a finding starts and, when the end is
/// tested too, 2️⃣ where it ends.
struct MarkedSample {
    var inputs: [LintInput] = []
    /// `path:line:column` of each start mark.
    var starts: [String] = []
    /// `path:line:column` of each end mark.
    var ends: [String] = []

    init(_ sample: String) {
        var path: String?
        var text = ""
        for line in sample.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("--- ") {
                finish(path, text)
                path = String(line.dropFirst(4))
                text = ""
            } else {
                text += line + "\n"
            }
        }
        if text.hasSuffix("\n") { text.removeLast() }
        finish(path, text)
    }

    private mutating func finish(_ path: String?, _ marked: String) {
        guard let path else { return }
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var ends: [Int] = []
        let source = Array(marked.utf8)
        let startMark = Array("1️⃣".utf8)
        let endMark = Array("2️⃣".utf8)
        var index = 0
        while index < source.count {
            if source[index...].starts(with: startMark) {
                starts.append(bytes.count)
                index += startMark.count
            } else if source[index...].starts(with: endMark) {
                ends.append(bytes.count)
                index += endMark.count
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        let lines = LineTable(bytes)
        inputs.append(LintInput(path: path, bytes: bytes))
        self.starts += starts.map { Self.place(path, lines.location(of: $0)) }
        self.ends += ends.map { Self.place(path, lines.location(of: $0)) }
    }

    static func place(_ path: String, _ location: SourceLocation) -> String {
        "\(path):\(location.line):\(location.column)"
    }

    /// What a rule finds in the sample, as places.
    func findings(of rule: String, _ configuration: LintConfiguration = LintConfiguration()) throws -> [Diagnostic] {
        var configuration = configuration
        configuration.select = [rule]
        return try Linter(configuration).check(inputs).diagnostics
    }
}
