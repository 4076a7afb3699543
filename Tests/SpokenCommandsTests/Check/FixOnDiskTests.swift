import Foundation
import SpokenLint
import Testing

@testable import SpokenCommands

/// What `--fix` leaves alone, and that `--diff` says what it writes.
struct FixOnDiskTests {
    private static let broken = "/* a\r\n */\r\n\"a\" = \"Cыр...\"; // x"
    private static let mended = "/* a\r\n */\r\n\"a\" = \"Сыр…\"; // x"

    private func fix(_ path: String) async -> Int32 {
        await SpokenTextTool.run(["check", "--no-config", path, "--fix", "--format", "concise=/dev/null"])
    }

    @Test func linksStayLinksAndNamesOfOneFileStayOne() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("ru.lproj/A.strings", Self.broken)
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path + "/ru.lproj/B.strings", withDestinationPath: "A.strings")
        try files.linkItem(atPath: path, toPath: folder.path + "/other")
        #expect(await fix(folder.path + "/ru.lproj/B.strings") == 0)
        #expect(try folder.text("ru.lproj/A.strings") == Self.mended)
        #expect(try folder.text("other") == Self.mended)
        let kind = try files.attributesOfItem(atPath: folder.path + "/ru.lproj/B.strings")[.type] as? FileAttributeType
        #expect(kind == .typeSymbolicLink)
        #expect(
            try files.contentsOfDirectory(atPath: folder.path + "/ru.lproj").sorted() == ["A.strings", "B.strings"])
    }

    @Test func readOnlyFilesAreRefusedAndTheOthersMended() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("ru.lproj/A.strings", Self.broken)
        try folder.write("ru.lproj/B.strings", Self.broken)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(await fix(folder.path) == 2)
        #expect(try folder.text("ru.lproj/A.strings") == Self.broken)
        #expect(try folder.text("ru.lproj/B.strings") == Self.mended)
    }

    @Test(arguments: [0o600, 0o640, 0o755, 0o664]) func permissionsStay(_ permissions: Int) async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("ru.lproj/A.strings", Self.broken)
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        #expect(await fix(path) == 0)
        #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == permissions)
        #expect(try folder.text("ru.lproj/A.strings") == Self.mended)
    }

    /// In every encoding: the difference is taken to the file by git as it is written by --fix.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/git")), arguments: [0, 1, 2, 3, 4, 5])
    func theDifferenceApplies(_ encoding: Int) async throws {
        let folder = try TemporaryFolder()
        let lines = (1...20).map { "\"k\($0)\" = \"Дом \($0)\";" }.joined(separator: encoding == 5 ? "\r\n" : "\n")
        let bytes = Self.encode(lines + "\n\"a\" = \"Cыр...\";\n" + lines.replacing("k", with: "l"), encoding)
        for name in ["a", "b"] {
            let path = try folder.write("\(name)/ru.lproj/A B.strings", "")
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
        #expect(await fix(folder.path + "/a") == 0)
        let mended = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a/ru.lproj/A B.strings"))
        #expect(mended != Data(bytes))
        let diff = UnifiedDiff.bytes(bytes, Array(mended), path: "ru.lproj/A B.strings")
        try Data(diff).write(to: URL(fileURLWithPath: folder.path + "/b.diff"))
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        git.arguments = ["apply", "--whitespace=nowarn", folder.path + "/b.diff"]
        git.currentDirectoryURL = URL(fileURLWithPath: folder.path + "/b")
        // The folder of the tests may lie within a repository, whose root paths would count from.
        git.environment = ["GIT_CEILING_DIRECTORIES": folder.path, "PATH": "/usr/bin:/bin"]
        try git.run()
        git.waitUntilExit()
        #expect(git.terminationStatus == 0)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/b/ru.lproj/A B.strings")) == mended)
    }

    private static func encode(_ text: String, _ encoding: Int) -> [UInt8] {
        let isBig = encoding == 3 || encoding == 4
        switch encoding {
        case 0, 5: return Array(text.utf8)
        case 1: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        default:
            let units = (encoding == 4 ? "" : "\u{FEFF}") + text
            return units.utf16.flatMap { unit -> [UInt8] in
                let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBig ? bytes : bytes.reversed()
            }
        }
    }
}
