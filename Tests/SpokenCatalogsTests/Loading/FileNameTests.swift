import Foundation
import Testing

@testable import SpokenCatalogs

/// Names of files are bytes: each comes back as it was, and only what is no UTF-8 is shown as an escape.
@Suite struct FileNameTests {
    private func text(_ bytes: [UInt8]) -> String {
        (bytes + [0]).withUnsafeBytes { $0.assumingMemoryBound(to: CChar.self).baseAddress.map(FileName.text) ?? "" }
    }

    private func bytes(_ text: String) -> [UInt8] {
        FileName.withBytes(text) {
            Array(UnsafeBufferPointer(start: $0, count: strlen($0))).map { UInt8(bitPattern: $0) }
        }
    }

    @Test func namesInUTF8StayWhatTheyAre() {
        for name in ["", "Shop.strings", "Товары.strings", "e\u{301}.strings", "\u{FFFD}", "👨‍👩‍👧", "\u{10FFFF}"] {
            #expect(text(Array(name.utf8)) == name)
            #expect(bytes(name) == Array(name.utf8))
            #expect(FileName.shown(name) == name)
        }
    }

    @Test func anyBytesComeBack() {
        var state: UInt64 = 7
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        // Whole characters, halves of them, and the characters that stand for bytes.
        let pieces = ["ы", "漢", "👍", "a", "\u{10FE80}", "\u{10FEFF}", "\u{FFFD}"].map { Array($0.utf8) }
        for _ in 0..<5000 {
            var name: [UInt8] = []
            for _ in 0..<next(8) {
                switch next(3) {
                case 0: name.append(UInt8(next(255) + 1))
                case 1: name += pieces[Int(next(7))]
                default: name += pieces[Int(next(7))].prefix(Int(next(4)))
                }
            }
            #expect(bytes(text(name)) == name)
        }
    }

    @Test func bytesAreShownAsEscapes() {
        #expect(FileName.shown(text([0x63, 0xE9, 0x2E, 0x73])) == "c\\xE9.s")
        #expect(FileName.shown(text([0xD1])) == "\\xD1")
    }

    @Test func filesWithSuchNamesAreReadAndWritten() throws {
        #if os(Linux)
            let folder = FileManager.default.temporaryDirectory.path + "/spokentext-\(UUID().uuidString)"
            try FileBytes.makeFolder(folder + "/a")
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let path = text(Array((folder + "/a/caf").utf8) + [0xE9, 0x2E] + Array("strings".utf8))
            try FileBytes.writeAtomically([1, 2], to: path)
            let names = try FileBytes.names(in: folder + "/a")
            #expect(names.map(FileName.shown) == ["caf\\xE9.strings"])
            #expect(try FileBytes.read("\(folder)/a/\(names[0])") == [1, 2])
            #expect(try FileBytes.kind(of: path) == .file)
            #expect(FileBytes.realPath(path) != nil)
            let error = #expect(throws: CatalogFileError.self) { try FileBytes.read(path + "x") }
            #expect(error?.description.contains("caf\\xE9.stringsx") == true)
        #endif
    }
}
