import Foundation
import SpokenCatalogs

/// The reader of binary property lists.
struct BinaryListTarget: FuzzTarget {
    let name = "binary"
    let dictionary = ["bplist00", "\u{0}", "\u{8}", "one", "other", "NSStringLocalizedFormatKey"]

    var seeds: [[UInt8]] {
        let forms: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d день",
            "other": "%d дня",
        ]
        let lists: [[String: Any]] = [
            ["a": "b", "ключ": "значение 😀"], ["days": ["NSStringLocalizedFormatKey": "%#@n@", "n": forms]],
            ["a": ["b", 1, 2.5, true, Date(timeIntervalSince1970: 0), Data([1, 2])] as [Any]],
        ]
        return lists.compactMap { list in
            (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)).map { Array($0) }
        }
    }

    func run(_ input: [UInt8]) throws -> Int {
        // Without the mark the bytes would be read as text, which other targets do.
        let mark = Array("bplist00".utf8)
        let bytes = input.starts(with: mark) ? input : mark + input
        return try CatalogProperties(CatalogFile(bytes: bytes, path: "ru.lproj/Fuzz.stringsdict")).check()
    }
}
