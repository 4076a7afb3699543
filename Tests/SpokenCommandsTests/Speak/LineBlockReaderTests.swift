import Foundation
import Testing

@testable import SpokenCommands

@Suite struct LineBlockReaderTests {
    private func blocks(of content: [UInt8], chunkSize: Int) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(content).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var reader = try LineBlockReader(path: file.path, chunkSize: chunkSize)
        var result: [String] = []
        while try reader.next({ result.append(String(decoding: $0, as: UTF8.self)) }) {}
        return result
    }

    @Test(arguments: [1, 2, 3, 5, 1000])
    func blocksAreWholeLinesAndTogetherTheFile(chunkSize: Int) throws {
        for text in ["", "a", "\n", "a\n\nб\r\nc", "длинная строка без конца", "x\ny\n"] {
            let blocks = try blocks(of: Array(text.utf8), chunkSize: chunkSize)
            #expect(blocks.joined() == text)
            #expect(blocks.dropLast().allSatisfy { $0.hasSuffix("\n") || $0.hasSuffix("\r\n") })
            #expect(!blocks.contains(""))
        }
    }

    @Test func aLineLongerThanAChunkIsWhole() throws {
        let long = String(repeating: "строка ", count: 100_000)
        #expect(try blocks(of: Array("\(long)\ny\n".utf8), chunkSize: 1 << 10).first?.hasPrefix(long) == true)
    }

    @Test func aMissingFileIsAnErrorWithItsName() {
        let error = #expect(throws: CommandFailure.self) { try open("/no/such/file") }
        #expect(error?.message == "cannot read '/no/such/file': No such file or directory")
    }

    private func open(_ path: String) throws {
        _ = try LineBlockReader(path: path)
    }
}
