import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// The format-string engine: the input is a format with two variables beside it, formatted with arguments of all kinds.
struct FormatStringTarget: FuzzTarget {
    let name = "format"
    let seeds = [
        "%d из %@", "%#@n@ за %2$@", "%1$#@n@: %2$#@g@, %%", "%*.*f|%-5d|%05d", "100% хлопок", "%x%o%c%s%e%g%a",
    ].map { Array($0.utf8) }
    let dictionary = [
        "%", "%%", "%@", "%d", "%ld", "%lld", "%u", "%f", "%.2f", "%x", "%c", "%s", "%1$@", "%2$d", "%*d", "%.*f",
        "%#@n@", "%1$#@g@", "%arg", "%127$@", "%128$@", "%0$d", "%99999999999999999999d", "$", "*", "#", "@", ".", "-",
        "+", " ", "0", "'", "h", "l", "q", "L", "z", "t", "j", "1", "9", "от ", "за ", "к ", " ₽", " см",
    ]

    let endings = ["strings", "stringsdict"]

    /// The format strings of a file.
    func inputs(in file: [UInt8]) -> [[UInt8]] {
        // The ending is unknown here: both are tried, and the wrong one finds nothing.
        [CatalogFormat.strings, .stringsdict].flatMap { format in
            let read = CatalogFile(bytes: file, path: "ru.lproj/Fuzz.\(format.rawValue)")
            return read.entries.flatMap { read.strings(of: $0) }.filter { FormatString($0).isFormat }.map {
                Array($0.utf8)
            }
        }
    }

    func run(_ input: [UInt8]) throws -> Int {
        let text = String(decoding: input, as: UTF8.self)
        let value = CatalogProperties.xml(text)
        let list = """
            <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(value)</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>\(value)</string><key>other</key><string>%d дн.</string></dict>
            <key>g</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
            <key>0</key><string>\(value)</string></dict></dict></dict></plist>
            """
        let file = CatalogFile(bytes: Array(list.utf8), path: "ru.lproj/Fuzz.stringsdict")
        return try CatalogProperties(file).check(isEdited: false)
    }
}
