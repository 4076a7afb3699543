import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A catalog parser: whatever the bytes are, it answers with entries and with diagnostics that lie in the file, and what
/// it understood can be formatted.
struct CatalogTarget: FuzzTarget {
    let format: CatalogFormat
    let seeds: [String]

    var name: String { format.rawValue }

    let dictionary = [
        "\"key\" = \"%d %@\";", "/*", "*/", "//", "\\U0430", "\\u{", "<key>", "</key>", "<dict>", "</dict>", "<string>",
        "</string>", "&amp;", "&#x41;", "<![CDATA[", "]]>", "<!--", "-->", "NSStringLocalizedFormatKey", "%#@items@",
        "NSStringFormatSpecTypeKey", "NSStringPluralRuleType", "NSStringVariableWidthRuleType", "one", "few", "other",
        "{", "}", "[", "]", ":", ",", "\"", "\\", "null", "true", "\"variations\"", "\"plural\"", "\"stringUnit\"",
        "\"localizations\"", "\u{FEFF}", "\\ud83d", "1e999", "%1$#@v@", "%2$*1$.3lld", "bplist00", ";", "=",
    ]

    func run(_ input: [UInt8]) throws -> Int {
        let file = CatalogFile(bytes: input, path: "ru.lproj/Fuzz.\(format.rawValue)", format: format)
        var signature = Signature()
        signature.add(size: file.entries.count)
        for diagnostic in file.diagnostics {
            signature.add(diagnostic.rule.description.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
        }
        signature.add(size: file.diagnostics.count)
        let formatter = MessageFormatter(catalog: StringCatalog(files: [file]), language: .russian)
        for entry in file.entries.prefix(20) {
            let key = file.string(entry.key)
            for text in file.strings(of: entry) {
                let format = FormatString(text)
                var end = 0
                for placeholder in format.placeholders {
                    guard placeholder.range.lowerBound >= end, placeholder.range.upperBound <= text.utf8.count else {
                        throw Finding("placeholders of '\(text)' overlap or leave it")
                    }
                    end = placeholder.range.upperBound
                    signature.add(format.source(of: placeholder).utf8.count + format.name(of: placeholder).utf8.count)
                }
            }
            for arguments in [[], [3, "x"], [1.5, 21, 5, 0]] as [[MessageArgument]] {
                let result = formatter.format(key, arguments, context: .init(width: 320), table: file.table)
                signature.add(size: result.text.accessibleText.utf8.count)
            }
        }
        return signature.value
    }
}
