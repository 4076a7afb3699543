import Foundation
import SpokenCatalogs
import Testing

struct FileReplacingTests {
    @Test func aFileThatChangedSinceItWasReadIsNotWritten() throws {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString).strings"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("one two".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try FileBytes.replace(path, old: Array("one".utf8), with: Array("1".utf8)) == .changed)
        #expect(try FileBytes.read(path) == Array("one two".utf8))
        #expect(try FileBytes.replace(path, old: Array("one two".utf8), with: Array("1".utf8)) == .written)
        #expect(try FileBytes.read(path) == Array("1".utf8))
        #expect(throws: CatalogFileError.self) {
            try FileBytes.replace(path + ".no", old: [], with: [])
        }
    }
}
