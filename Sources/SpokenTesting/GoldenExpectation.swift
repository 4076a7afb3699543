import SpokenFixtures
import SpokenModel

/// Compares what is said now with a golden file and reports a difference for people.
struct GoldenExpectation {
    var function: String
    var name: String
    var directory: String?
    var record: RecordMode?
    var site: CallSite

    /// The folder `Goldens` beside the test's file, or the one that the test names: a path from the test's folder.
    var folder: String {
        let file = "\(site.filePath)"
        let beside = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        guard let directory else { return beside + "/Goldens" }
        return directory.hasPrefix("/") ? directory : beside + "/" + directory
    }

    func check(_ section: GoldenSection, columns: [String]) {
        do {
            let mode = try RecordMode.resolve(argument: record, trait: GoldenRecording.current)
            try checkFolder()
            let outcome = try GoldenStore(folder).compare(section, of: name, columns: columns, mode: mode)
            if let message = message(outcome, section, mode) { TestIssue.record(message, at: site) }
        } catch {
            TestIssue.record("\(function): \(error)", at: site)
        }
    }

    /// Golden files stay in the package of the test.
    private func checkFolder() throws {
        guard let root = PackageRoot.above("\(site.filePath)") else { return }
        let outside = FixtureFileError.outside(path: folder, root: root)
        var steps: [Substring] = []
        for step in folder.split(separator: "/") where step != "." {
            if step == ".." {
                guard !steps.isEmpty else { throw outside }
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        let path = "/" + steps.joined(separator: "/")
        let roots = [root, PackageRoot.textual("\(site.filePath)")]
        guard roots.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else { throw outside }
    }

    private func message(_ outcome: GoldenOutcome, _ section: GoldenSection, _ mode: RecordMode) -> String? {
        let what = "\(function): '\(name)', \(Self.told(section))"
        let command = "\(RecordMode.variable)=failed swift test"
        switch outcome {
        case .matches: return nil
        case .recorded(let path, let wasThere):
            return """
                \(what): \(wasThere ? "recorded anew" : "recorded") in \(path)
                read what was recorded, then run the test again
                """
        case .missing(let path):
            return """
                \(what): no golden text in \(path)
                \(section.rows.map { "+ " + GoldenFile.line($0) }.joined(separator: "\n"))
                record it with: \(mode == .never ? "\(RecordMode.variable)=missing swift test" : command)
                """
        case .differs(let path, let line, let diff):
            return """
                \(what): differs from \(path)\(line > 0 ? ":\(line)" : "")
                \(diff)
                - golden, + now; if what is said now is right, record it with: \(command)
                """
        }
    }

    private static func told(_ section: GoldenSection) -> String {
        "language \(section.language)" + (section.profile.isEmpty ? "" : ", profile \(section.profile)")
    }
}
