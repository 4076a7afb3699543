import Foundation
import Testing

@testable import SpokenCommands

struct StringFileFinderTests {
    private func names(_ folder: TemporaryFolder, excluded: [String] = [], _ paths: [String] = [""]) -> [String] {
        var finder = StringFileFinder(excluded: excluded)
        finder.find(paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" })
        return finder.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }

    @Test func foldersAreSearchedAndIgnoredFilesAreNot() throws {
        let folder = try TemporaryFolder()
        for name in [
            "ru.lproj/A.strings", "A.xcstrings", "Lib/B.strings", "build/C.strings", "notes.txt", ".hidden/D.strings",
        ] {
            try folder.write(name, "")
        }
        try folder.write(".gitignore", "# made\n/build/\n*.tmp\n")
        #expect(names(folder) == ["A.xcstrings", "Lib/B.strings", "ru.lproj/A.strings"])
        #expect(names(folder, excluded: ["Lib"]) == ["A.xcstrings", "ru.lproj/A.strings"])
        #expect(names(folder, ["App.xcodeproj/../**/A.strings"]).isEmpty)
        #expect(names(folder, ["*/A.strings"]) == ["ru.lproj/A.strings"])
    }

    @Test func codeOfOthersIsCheckedWhenItIsNamed() throws {
        let folder = try TemporaryFolder()
        for name in ["App/A.strings", "App/Pods/Lib/B.strings", "DerivedData/C.strings", "a/node_modules/D.strings"] {
            try folder.write(name, "")
        }
        #expect(names(folder) == ["App/A.strings"])
        #expect(names(folder, ["App/Pods"]) == ["App/Pods/Lib/B.strings"])
        #expect(names(folder, ["DerivedData/C.strings"]) == ["DerivedData/C.strings"])
    }

    @Test func cyclesOfLinksEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/A.strings", "")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
        #expect(names(folder) == ["a/A.strings"])
    }

    @Test func whatCannotBeReadIsNamedOnce() throws {
        let folder = try TemporaryFolder()
        var finder = StringFileFinder(excluded: [])
        finder.find([folder.path + "/missing", try folder.write("notes.txt", "")])
        #expect(finder.failures.count == 2)
        #expect(finder.failures.allSatisfy { !$0.contains("\n") })
    }
}
