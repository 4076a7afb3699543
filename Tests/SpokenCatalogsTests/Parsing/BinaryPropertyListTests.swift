import Foundation
import SpokenCatalogs
import Testing

@Suite struct BinaryPropertyListTests {
    private func binary(_ value: Any) throws -> [UInt8] {
        Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    @Test func stringsAreRead() throws {
        let file = CatalogFile(bytes: try binary(["a": "b", "ключ": "значение 😀"]), path: "ru.lproj/T.strings")
        let pairs = file.entries.map { "\(file.string($0.key))=\(file.strings(of: $0)[0])" }.sorted()
        #expect(pairs == ["a=b", "ключ=значение 😀"])
        #expect(file.diagnostics.isEmpty)
        #expect(file.source.encoding == .binary)
    }

    @Test func rulesAreRead() throws {
        let forms = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d день",
            "other": "%d дня",
        ]
        let entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@n@", "n": forms]
        let file = CatalogFile(bytes: try binary(["days": entry]), path: "ru.lproj/T.stringsdict")
        #expect(file.diagnostics.isEmpty)
        #expect(file.localizations[0].variables.count == 1)
        #expect(Set(file.strings(of: file.entries[0])) == ["%#@n@", "%d день", "%d дня"])
    }

    @Test func cutOrChangedBytesNeverTrap() throws {
        let bytes = try binary(["a": "b", "c": ["d": "e", "f": ["g": 1, "h": true]]])
        for count in 0..<bytes.count {
            let file = CatalogFile(bytes: Array(bytes.prefix(count)), path: "T.stringsdict")
            #expect(!file.diagnostics.isEmpty || count == 0, "prefix of \(count) bytes")
        }
        for index in bytes.indices {
            for value in [0x00, 0x7F, 0x80, 0xD1, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                let file = CatalogFile(bytes: changed, path: "T.stringsdict")
                for entry in file.entries { _ = file.strings(of: entry) }
            }
        }
    }

    /// An array that holds itself, and ten levels of an array that holds the level below eight times.
    @Test func cyclesAndBombsAreRefused() {
        var cycle = Array("bplist00".utf8) + [0xD1, 0x01, 0x00, 0x51, 0x61, 0x08, 0x0B]
        cycle += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + Array(repeating: 0, count: 8)
        cycle += [0, 0, 0, 0, 0, 0, 0, 13]
        #expect(CatalogDump.problems(CatalogFile(bytes: cycle, path: "T.stringsdict")).hasPrefix("1:9 syntax-error"))

        var bomb = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for level in 0..<10 {
            offsets.append(UInt8(bomb.count))
            bomb += [0xA8] + Array(repeating: UInt8(level + 1), count: 8)
        }
        offsets.append(UInt8(bomb.count))
        bomb += [0x51, 0x61]
        let table = UInt8(bomb.count)
        bomb += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 11] + Array(repeating: 0, count: 8)
        bomb += [0, 0, 0, 0, 0, 0, 0, table]
        #expect(CatalogDump.problems(CatalogFile(bytes: bomb, path: "T.stringsdict")).contains("syntax-error"))
    }
}
