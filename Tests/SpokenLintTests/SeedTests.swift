import Foundation
import SpokenDiagnostics
import SpokenLint
import Testing

/// Files of `Cases/Seeds/<rule>.txt`: samples for each format that a rule can meet, each with its defects between 1️⃣ and
/// 2️⃣, and behind `+++` the same sample without them.
struct SeedTests {
    static let rules = CaseFiles.names("Seeds").filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }

    @Test(arguments: rules) func defectsAreFoundAtTheirPlacesAndRepairedFilesAreClean(rule: String) throws {
        var counts: [Substring: Int] = [:]
        for sample in CaseFiles.unescaped(try CaseFiles.text("Seeds/\(rule).txt")).split(separator: "=== ") {
            let parts = sample.split(separator: "\n", maxSplits: 1)
            let halves = parts[1].components(separatedBy: "+++\n")
            try #require(halves.count == 2, "\(rule): a sample has a defect and a repaired half")
            let defects = MarkedSample(halves[0])
            let found = try defects.findings(of: rule, .forExamples)
            let messages = found.map(\.message).joined(separator: "\n")
            #expect(
                found.map { MarkedSample.place($0.file, $0.start) }.sorted() == defects.starts.sorted(),
                "\(rule) \(parts[0])\n\(messages)")
            #expect(
                found.map { MarkedSample.place($0.file, $0.end) }.sorted() == defects.ends.sorted(),
                "\(rule) \(parts[0])\n\(messages)")
            let left = try MarkedSample(halves[1]).findings(of: rule, .forExamples)
            #expect(left.isEmpty, "\(rule) \(parts[0]) repaired: \(left.map(\.message))")
            counts[parts[0], default: 0] += defects.starts.count
        }
        #expect(!counts.isEmpty && counts.values.allSatisfy { $0 >= 3 }, "\(rule): \(counts); three are wanted of each")
    }

    @Test func everyRuleHasSeeds() {
        // Nobody keeps a file of 256 MB among the cases; broken bytes and files of elements have tests of their own.
        let known = Set(
            Self.rules + TextCaseTests.rules + ["file-too-large", "invalid-encoding", "contradicting-traits"])
        #expect(Linter.rules.map(\.id).filter { !known.contains($0) } == [])
    }

    /// A rule on what a format does not have is not tried in it: only the others have forms and variables, only a String
    /// Catalog states, and its languages are in one file. Rows of `Cases/Texts` are tried in Apple's three.
    @Test func everyRuleHasSeedsInEachFormatThatHasItsSubject() throws {
        let forms: Set<Substring> = ["stringsdict", "xcstrings"]
        let files: Set<Substring> = ["strings", "stringsdict"]
        let fewer: [String: Set<Substring>] = [
            "conflicting-forms": forms, "cyclic-variable": forms, "duplicate-selector": forms,
            "empty-plural-form": forms, "extra-key": files, "identical-plural-forms": forms,
            "invalid-rule-type": ["stringsdict"], "invalid-value-type": forms, "missing-many-category": forms,
            "missing-other-category": forms, "missing-plural-category": forms, "missing-single-number-form": forms,
            "missing-small-width": forms, "missing-table": files, "needs-review": ["xcstrings"],
            "percent-in-value-type": forms, "plural-form-without-number": forms, "plural-formula": ["po"],
            "plural-formula-mismatch": ["po"], "message-syntax": ["arb"], "shadowed-string": files,
            "single-width-variant": forms, "stale-key": ["xcstrings"], "stale-state": ["xcstrings"],
            "unknown-key": forms, "unknown-selector": forms, "unknown-state": ["xcstrings"], "unknown-variable": forms,
            "untranslated-state": ["xcstrings"], "unused-plural-category": forms, "unused-variable": forms,
            "value-type-mismatch": forms, "width-gap": forms, "width-order": forms, "width-variant-too-wide": forms,
        ]
        for rule in Self.rules where !TextCaseTests.rules.contains(rule) {
            let formats = try CaseFiles.text("Seeds/\(rule).txt").split(separator: "\n")
                .filter { $0.hasPrefix("=== ") }.map { $0.dropFirst(4) }
            #expect(Set(formats) == fewer[rule] ?? Set(TextCase.formats.map { $0[...] }), "\(rule)")
        }
    }

    @Test func brokenBytesAreFound() throws {
        let samples: [(path: String, before: String, after: String)] = [
            ("ru.lproj/A.strings", "\"a\" = \"", "\";\n"),
            ("ru.lproj/A.stringsdict", "<plist version=\"1.0\"><dict><key>a</key><string>", "</string></dict></plist>"),
            ("A.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\"", "\": {}}, \"version\": \"1.0\"}"),
        ]
        for (path, before, after) in samples {
            for broken in [[0xCF, 0xF0], [0xC0, 0xAF], [0xED, 0xA0, 0x80]] as [[UInt8]] {
                let bytes = Array(before.utf8) + broken + Array(after.utf8)
                let found = try Linter().check([LintInput(path: path, bytes: bytes)]).diagnostics
                    .filter { $0.rule == "invalid-encoding" }
                #expect(found.first?.span.start == before.utf8.count, "\(path) \(broken)")
            }
        }
    }
}
