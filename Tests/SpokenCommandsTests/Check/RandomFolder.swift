import Foundation

/// A folder of string files with defects, as disks hold them: in every format and encoding, with any line ends, rights,
/// further names and links. The same seed makes the same folder.
struct RandomFolder {
    /// A file, or a link to one.
    struct Item {
        let name: String
        let old: Data
        let mended: Data
        let permissions: Int
        /// Where a link leads, as it was written; nil for a file.
        let destination: String?

        var isReadOnly: Bool { permissions & 0o222 == 0 }
    }

    private(set) var items: [Item] = []
    /// Files without their further names.
    private(set) var fileCount = 0
    private var state: UInt64

    init(seed: UInt64, in folder: TemporaryFolder) throws {
        state = seed
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path + "/ru.lproj", withIntermediateDirectories: true)
        for number in 0..<(2 + below(5)) {
            let name =
                number == 0 ? "T\(number).xcstrings" : "ru.lproj/T\(number).\(["strings", "stringsdict"][below(2)])"
            let path = folder.path + "/" + name
            let (encoding, ending) = (name.hasSuffix(".strings") ? below(4) : below(2), ["\n", "\r\n"][below(2)])
            let (permissions, length) = ([0o644, 0o600, 0o664, 0o755, 0o444][below(5)], 1 + below(40))
            func content(_ word: String) -> Data {
                Self.encode(Self.text(name, word, length).replacing("\n", with: ending), encoding)
            }
            let item = Item(
                name: name, old: content("Cыр..."), mended: content("Сыр…"), permissions: permissions, destination: nil)
            try item.old.write(to: URL(fileURLWithPath: path))
            items.append(item)
            fileCount += 1
            // Another name of the same file, which is found or is not.
            if below(3) == 0 {
                let other = below(2) == 0 ? "ru.lproj/H\(number).strings" : "other\(number)"
                try files.linkItem(atPath: path, toPath: folder.path + "/" + other)
                items.append(
                    Item(
                        name: other, old: item.old, mended: item.mended, permissions: permissions, destination: nil))
            }
            if below(3) == 0, let last = name.split(separator: "/").last {
                let destination = below(2) == 0 ? String(last) : path
                let link = name.replacing("T\(number)", with: "L\(number)")
                try files.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: destination)
                items.append(
                    Item(
                        name: link, old: item.old, mended: item.mended, permissions: permissions,
                        destination: destination))
            }
            try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        }
    }

    private mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
    }

    /// A file of its format with a word in the middle that is to be mended.
    private static func text(_ name: String, _ word: String, _ length: Int) -> String {
        let others = (0..<length).map { "k\($0)" }
        switch name.split(separator: ".").last {
        case "xcstrings":
            let entries = (others.map { ($0, "Дом") } + [("m", word)]).map { key, value in
                "\"\(key)\" : {\"localizations\" : {\"ru\" : {\"stringUnit\" : "
                    + "{\"state\" : \"translated\",\n \"value\" : \"\(value)\"}}}}"
            }
            return "{\n\"sourceLanguage\" : \"ru\",\n\"strings\" : {\n\(entries.joined(separator: ",\n"))\n},\n"
                + "\"version\" : \"1.0\"}"
        case "stringsdict":
            return "<plist version=\"1.0\"><dict>\n<key>m</key><dict>\n<key>NSStringLocalizedFormatKey</key>"
                + "<string>%#@n@</string>\n<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
                + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>\n"
                + ["one", "few", "many", "other"].map { "<key>\($0)</key><string>%d \($0) \(word)</string>\n" }.joined()
                + "</dict></dict></dict></plist>\n"
        default:
            return others.map { "\"\($0)\" = \"Дом\";\n" }.joined() + "\"m\" = \"\(word)\";\n// конец"
        }
    }

    private static func encode(_ text: String, _ encoding: Int) -> Data {
        switch encoding {
        case 0: Data(text.utf8)
        case 1: Data([0xEF, 0xBB, 0xBF] + text.utf8)
        case 2: Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        default: Data([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        }
    }
}
