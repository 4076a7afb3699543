import Foundation
import Testing

@testable import SpokenCommands

/// `--fix` on disks of every kind: what can be mended is, byte for byte, and all else stays as it is.
struct RandomFixTests {
    private func fix(_ path: String) async -> Int32 {
        await SpokenTextTool.run(
            ["check", "--no-config", "--source", "ru", path, "--fix", "--format", "concise=/dev/null"])
    }

    @Test(arguments: 1...60) func foldersAreMendedAndNothingElseChanges(seed: Int) async throws {
        let folder = try TemporaryFolder()
        let random = try RandomFolder(seed: UInt64(seed), in: folder)
        let files = FileManager.default
        let names = try files.subpathsOfDirectory(atPath: folder.path).sorted()
        let status = await fix(folder.path)
        #expect((status == 2) == random.items.contains(where: \.isReadOnly))
        // Nothing is left behind, and nothing is gone.
        #expect(try files.subpathsOfDirectory(atPath: folder.path).sorted() == names)
        for item in random.items {
            let path = folder.path + "/" + item.name
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == (item.isReadOnly ? item.old : item.mended))
            #expect((try? files.destinationOfSymbolicLink(atPath: path)) == item.destination)
            guard item.destination == nil else { continue }
            #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == item.permissions)
        }
        // Names of one file still are.
        let numbers = try Dictionary(
            grouping: random.items.filter { $0.destination == nil },
            by: { try files.attributesOfItem(atPath: folder.path + "/" + $0.name)[.systemFileNumber] as? Int })
        #expect(numbers.values.allSatisfy { group in group.allSatisfy { $0.old == group.first?.old } })
        #expect(numbers.count == random.fileCount)
        // There is nothing to do the second time.
        _ = await fix(folder.path)
        for item in random.items where !item.isReadOnly {
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + item.name)) == item.mended)
        }
    }

    /// While another program writes version after version, each whole: one of them is there at the end, whole.
    @Test func filesThatChangeStayWhole() async throws {
        let folder = try TemporaryFolder()
        func version(_ number: Int, _ word: String) -> String {
            String(repeating: "\"k\(number)\" = \"Дом\";\n", count: 1 + number % 50) + "\"m\" = \"\(word)\";\n"
        }
        let path = try folder.write("ru.lproj/A.strings", version(0, "Cыр..."))
        let writer = Task.detached {
            for number in 1...200 where !Task.isCancelled {
                try Data(version(number, "Cыр...").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            }
        }
        for _ in 0..<8 { _ = await fix(path) }
        writer.cancel()
        _ = await writer.result
        let text = try folder.text("ru.lproj/A.strings")
        #expect((0...200).contains { number in ["Cыр...", "Сыр…"].contains { version(number, $0) == text } })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/ru.lproj") == ["A.strings"])
    }
}
