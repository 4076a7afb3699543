import Foundation
import SpokenLint
import Testing

@testable import SpokenCommands

/// The whole command over files on disk.
struct CheckRunTests {
    private func run(_ arguments: [String]) async throws -> Int32 {
        await SpokenTextTool.run(["check", "--no-config"] + arguments)
    }

    @Test func exitStatusTellsFindingsFromFailures() async throws {
        let folder = try TemporaryFolder()
        let bad = try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\";\n")
        let good = try folder.write("ru.lproj/B.strings", "\"a\" = \"Сыр\";\n")
        let out = folder.path + "/out.txt"
        #expect(try await run([bad, "--format", "concise=\(out)"]) == 1)
        #expect(try folder.text("out.txt").contains(":1:8: error: 'Cыр' mixes"))
        #expect(try await run([good, "--format", "concise=\(out)"]) == 0)
        #expect(try await run([bad, good, folder.path + "/missing", "--format", "concise=\(out)"]) == 2)
        #expect(try folder.text("out.txt").contains("mixed-script"))
        #expect(try await run([good, "--select", "no-such-rule"]) == 2)
        #expect(try await run([good, "--fail-on", "never"]) == 2)
        #expect(try await run([good, "--format", "pdf"]) == 2)
    }

    @Test func fixWritesAndDiffDoesNot() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\"; // x\n")
        let out = folder.path + "/out.txt"
        #expect(try await run([path, "--diff", "--format", "concise=\(out)"]) == 1)
        #expect(try folder.text("ru.lproj/A.strings") == "\"a\" = \"Cыр\"; // x\n")
        #expect(try await run([path, "--fix", "--format", "concise=\(out)"]) == 0)
        #expect(try folder.text("ru.lproj/A.strings") == "\"a\" = \"Сыр\"; // x\n")
    }

    /// What is shown is what would be written: of a read-only file nothing, and both say so.
    @Test func diffRefusesWhatFixRefuses() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\";\n")
        let out = folder.path + "/out.txt"
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        for option in ["--diff", "--fix"] {
            #expect(try await run([path, option, "--format", "concise=\(out)"]) == 2, "\(option)")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try await run([path, "--diff", "--format", "concise=\(out)"]) == 1)
    }

    @Test func aBaselineHidesWhatIsAccepted() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\";\n")
        let baseline = folder.path + "/baseline.json"
        let out = folder.path + "/out.txt"
        let options = [path, "--baseline", baseline, "--format", "concise=\(out)"]
        #expect(try await run(options) == 2)
        #expect(try await run(options + ["--update-baseline"]) == 0)
        #expect(try await run(options) == 0)
        try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\";\n\"b\" = \"Cыр\";\n")
        #expect(try await run(options) == 1)
        #expect(try await run(options + ["--update-baseline"]) == 1)
        // From another place: the paths of the files are written otherwise.
        try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\";\n")
        #expect(
            try await run([folder.path + "/./ru.lproj", "--baseline", baseline, "--format", "concise=\(out)"]) == 0)
        try folder.write("baseline.json", "[]")
        #expect(try await run(options) == 2)
    }

    @Test func anEnormousFileIsNotReadAndTheOthersAreChecked() async throws {
        let folder = try TemporaryFolder()
        try folder.write("ru.lproj/A.strings", "\"a\" = \"Cыр\";\n")
        let huge = try folder.write("ru.lproj/B.strings", "")
        // A file with a hole: it takes no room on the disk.
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: huge))
        try handle.truncate(atOffset: 3 << 30)
        try handle.close()
        let out = folder.path + "/out.txt"
        #expect(try await run([folder.path, "--format", "concise=\(out)"]) == 2)
        #expect(try folder.text("out.txt").contains("mixed-script"))
    }

    @Test func binaryFilesAndBrokenFilesDoNotStopTheRun() async throws {
        let folder = try TemporaryFolder()
        try folder.write("ru.lproj/A.strings", "\"a\" = \"Сыр\"\n\"b\" \u{1}")
        try Data([0, 1, 2, 255, 254, 0, 0, 7]).write(to: URL(fileURLWithPath: folder.path + "/ru.lproj/B.strings"))
        try folder.write("ru.lproj/C.strings", "\"a\" = \"Cыр\";\n")
        let out = folder.path + "/out.txt"
        #expect(try await run([folder.path, "--format", "concise=\(out)"]) == 2)
        let text = try folder.text("out.txt")
        #expect(text.contains("A.strings:") && text.contains("mixed-script"))
        // One message on standard error instead of a finding for each odd byte.
        #expect(!text.contains("B.strings"))
    }

    @Test func aFileAloneIsComparedWithTheSourceOfItsProject() async throws {
        let folder = try TemporaryFolder()
        try folder.write("App.xcodeproj/project.pbxproj", "\tdevelopmentRegion = de;\n")
        try folder.write("App/de.lproj/A.strings", "\"a\" = \"Noch %d\";\n")
        try folder.write("App/en.lproj/A.strings", "\"a\" = \"Left\";\n")
        let path = try folder.write("App/ru.lproj/A.strings", "\"a\" = \"Осталось\";\n")
        let out = folder.path + "/out.txt"
        #expect(try await run([path, "--fail-on", "warning", "--format", "concise=\(out)"]) == 1)
        #expect(try folder.text("out.txt").contains("ru.lproj/A.strings:1:8: warning: argument 1 of the source, '%d'"))
        #expect(try folder.text("out.txt").split(separator: "\n").count == 1)
        #expect(try await run([path, "--source", "en", "--fail-on", "warning", "--format", "concise=\(out)"]) == 0)
    }

    @Test func aFolderWithoutAnyKnownFileIsAFailure() async throws {
        let folder = try TemporaryFolder()
        try folder.write("notes.txt", "")
        #expect(try await run([folder.path, "--format", "concise=/dev/null"]) == 2)
    }

    @Test(arguments: [
        ("\"a\" = \"b\";", "stdin.strings"), ("{\"sourceLanguage\": \"en\", \"strings\": {}}", "stdin.xcstrings"),
        ("<plist version=\"1.0\"><dict/></plist>", "stdin.stringsdict"), (" [{\"label\": \"a\"}]", "stdin.json"),
        ("{\"items\": []}", "stdin.json"), ("spokentext golden 1\n", "stdin.golden.txt"), ("", "stdin.strings"),
    ])
    func standardInputIsKnownByItsContent(_ text: String, _ name: String) {
        #expect(LintInputKind.standardInputName(Array(text.utf8)) == name)
    }
}
