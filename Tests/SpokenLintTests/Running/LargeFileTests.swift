import SpokenDiagnostics
import Testing

@testable import SpokenLint

/// Files that are checked in pieces, and runs of several batches.
struct LargeFileTests {
    private static let count = 9000
    private static let large = LintInput(
        path: "ru.lproj/Large.strings",
        bytes: Array((0..<count).map { "\"key.\($0)\" = \"Cыр \($0)\";\n" }.joined().utf8))

    private static func checkHere(_ linter: Linter) -> LintResult { linter.check([large]) }

    @Test func everyPieceOfAFileIsChecked() async throws {
        let linter = try Linter(LintConfiguration(select: ["mixed-script"]))
        let here = Self.checkHere(linter)
        #expect(here.diagnostics.count == Self.count)
        #expect(here.diagnostics.map(\.start.line) == Array(1...Self.count))
        #expect(await linter.check([Self.large], progress: nil).diagnostics == here.diagnostics)
    }

    @Test func allFixesOfALargeFileAreApplied() throws {
        let linter = try Linter(LintConfiguration(select: ["mixed-script"]))
        let mended = FixEngine.apply(Self.checkHere(linter).diagnostics, to: Self.large)
        #expect(mended?.count == Self.count)
        let diff = UnifiedDiff.between(Self.large.bytes, mended?.bytes ?? [], path: "Large.strings")
        #expect(diff.split(separator: "\n").filter { $0.hasPrefix("+") }.count == Self.count + 1)
    }

    @Test func filesOfOneFolderStayInOneBatch() {
        let sources = ["a/en.lproj/A.strings", "b/B.xcstrings", "a/ru.lproj/A.strings", "c/C.xcstrings"].map { path in
            LintSource(path: path, size: LintBatch.size)
        }
        #expect(
            LintBatch.batches(sources).map { $0.map(\.path) }
                == [["a/en.lproj/A.strings", "a/ru.lproj/A.strings"], ["b/B.xcstrings"], ["c/C.xcstrings"]])
    }
}
