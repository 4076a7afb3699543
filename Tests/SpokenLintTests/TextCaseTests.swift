import SpokenDiagnostics
import SpokenLint
import Testing

/// Rows of `Cases/Texts/<rule>.tsv`: one text with its defect between 1️⃣ and 2️⃣ and the text without it, tried in all
/// three formats, with the escapes of each before it.
struct TextCaseTests {
    static let rules = CaseFiles.names("Texts").filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }

    @Test(arguments: rules) func defectsAreFoundAndRepairedTextsAreClean(rule: String) throws {
        var count = 0
        for row in try TextCase.rows(rule) {
            for format in TextCase.formats {
                let sample = MarkedSample(row.sample(format, row.text))
                let found = try sample.findings(of: rule, .forCases)
                let context = "\(row.language) \(format) \(rule)\ninput: \(row.text)\nfound: \(found.map(\.message))"
                #expect(found.map { MarkedSample.place($0.file, $0.start) } == sample.starts, "\(context)")
                if !sample.ends.isEmpty {
                    #expect(found.map { MarkedSample.place($0.file, $0.end) } == sample.ends, "\(context)")
                }
                let clean = try MarkedSample(row.sample(format, row.repaired)).findings(of: rule, .forCases)
                #expect(clean.isEmpty, "\(context)\nrepaired: \(row.repaired), found: \(clean.map(\.message))")
            }
            if row.text.contains("1️⃣") { count += 1 }
        }
        #expect(count >= 3, "\(rule) has \(count) defects, at least 3 are wanted")
    }
}

extension LintConfiguration {
    /// What rules that need a setting need, but for the width of texts.
    static var forCases: LintConfiguration {
        var configuration = forExamples
        configuration.overflowWidth = nil
        return configuration
    }
}
