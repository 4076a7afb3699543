import Foundation
import SpokenDiagnostics
import SpokenLint
import Testing

/// `Cases/seeded.txt`: one defect in each small project. All rules run as users run them; a defect counts as found when
/// one of the rules of its class reports in its line. What is marked "missed" must be missed, so that the list stays true.
struct SeededProjectTests {
    private static let seeds: [(title: String, rules: Set<Substring>, sample: MarkedSample)] = {
        guard let text = try? CaseFiles.text("seeded.txt") else { return [] }
        return text.components(separatedBy: "\n=== ").dropFirst().compactMap { part in
            let lines = part.split(separator: "\n", maxSplits: 1)
            guard lines.count == 2, let bar = lines[0].range(of: " | ") else { return nil }
            return (
                String(lines[0][..<bar.lowerBound]), Set(lines[0][bar.upperBound...].split(separator: " ")),
                MarkedSample(String(lines[1]))
            )
        }
    }()

    @Test func defectsAreFound() throws {
        var found = 0
        for seed in Self.seeds {
            let diagnostics = try Linter(.forCases).check(seed.sample.inputs).diagnostics
            let lines = seed.sample.starts.map { $0.split(separator: ":").dropLast().joined(separator: ":") }
            #expect(lines.count == 1, "\(seed.title): one mark is wanted")
            let isFound = diagnostics.contains { diagnostic in
                seed.rules.contains(Substring(diagnostic.rule))
                    && lines.contains("\(diagnostic.file):\(diagnostic.start.line)")
            }
            if isFound { found += 1 }
            #expect(
                isFound != seed.rules.contains("missed"),
                "\(seed.title): \(diagnostics.map { "\($0.rule) \($0.start.line)" })")
        }
        #expect(Self.seeds.count >= 74 && found >= 66, "\(found) of \(Self.seeds.count)")
    }
}
