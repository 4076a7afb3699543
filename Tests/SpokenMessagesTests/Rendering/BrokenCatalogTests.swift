import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// Broken files and calls: a diagnostic with its line and column, a readable text, never a trap.
@Suite struct BrokenCatalogTests {
    /// A file with the sign 1️⃣ where its first diagnostic must be (none: the file itself is sound), and what is shown.
    struct Sample: CustomTestStringConvertible, Sendable {
        var name: String
        var ending: String
        var text: String
        var arguments: [MessageArgument] = [3]
        var expected: String
        var problems: [MessageProblem] = []
        var testDescription: String { name }
    }

    private static func rule(_ body: String, format: String = "%#@n@") -> String {
        """
        <plist version="1.0"><dict>
          <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
          <key>n</key>\(body)</dict>
        </dict></plist>
        """
    }

    private static func plural(_ body: String) -> String {
        "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(body)</dict>"
    }

    static let samples: [Sample] = [
        // .strings
        Sample(name: "missing semicolon", ending: "strings", text: "\"k\" = \"a1️⃣\"\n\"b\" = \"c\";", expected: "a"),
        Sample(name: "missing value", ending: "strings", text: "\"a\" = 1️⃣;\n\"k\" = \"%d\";", expected: "3"),
        Sample(
            name: "open quote", ending: "strings", text: "\"a\" = \"b\";\n\"k\" = 1️⃣\"c;\n", expected: "k",
            problems: [.unknownKey("k", table: "Localizable")]),
        Sample(name: "open comment", ending: "strings", text: "\"k\" = \"a\";\n1️⃣/* b", expected: "a"),
        Sample(
            name: "stray equals sign", ending: "strings", text: "\"a\" = \"b\";\n1️⃣= ;\n\"k\" = \"c\";", expected: "c"),
        Sample(
            name: "quote inside of a value", ending: "strings", text: "\"a\" = \"b \"1️⃣c\" d\";\n\"k\" = \"e\";",
            expected: "e"),
        Sample(
            name: "escape at the end", ending: "strings", text: "\"k\" = 1️⃣\"a\\", expected: "k",
            problems: [
                .unknownKey("k", table: "Localizable")
            ]),
        // .stringsdict
        Sample(
            name: "no format key", ending: "stringsdict",
            text: "<plist><dict>\n<key>k</key>1️⃣<dict><key>n</key>\(plural(""))</dict></dict></plist>", expected: ""),
        Sample(
            name: "closing tag that fits nothing", ending: "stringsdict",
            text: "<plist><dict>\n<key>k</key><string>a</string><key>b</key><string>c1️⃣</dict></plist>", expected: "a"),
        Sample(
            name: "entity that nothing defines", ending: "stringsdict",
            text: "<plist><dict>\n<key>k</key><string>a 1️⃣&b; c</string></dict></plist>", expected: "a &b; c"),
        Sample(
            name: "entities that expand without end", ending: "stringsdict",
            text: """
                <!DOCTYPE plist [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
                <plist><dict><key>k</key><string>1️⃣&b;</string></dict></plist>
                """, expected: "&b;"),
        Sample(
            name: "format that is a number", ending: "stringsdict",
            text:
                "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>1️⃣<integer>5</integer></dict></dict></plist>",
            expected: ""),
        Sample(
            name: "format and width rule at once", ending: "stringsdict",
            text: """
                <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>a</string>
                <key>NSStringVariableWidthRuleType</key>1️⃣<dict><key>1</key><string>b</string></dict></dict></dict></plist>
                """, expected: "a"),
        Sample(
            name: "variable that is a text", ending: "stringsdict", text: rule("1️⃣<string>x</string>"), expected: "",
            problems: [.unknownVariable(key: "k", name: "n")]),
        Sample(
            name: "no other", ending: "stringsdict", text: rule(plural("<key>one</key><string>%d день</string>")),
            expected: "3 день", problems: [.missingForm(key: "k", category: "few")]),
        Sample(
            name: "no forms at all", ending: "stringsdict", text: rule(plural("")), expected: "",
            problems: [.missingForm(key: "k", category: "few")]),
        Sample(
            name: "empty form", ending: "stringsdict", text: rule(plural("<key>other</key><string></string>")),
            expected: ""),
        Sample(
            name: "unknown variable", ending: "stringsdict",
            text: rule(plural("<key>other</key><string>x</string>"), format: "a %#@m@ b"), expected: "a  b",
            problems: [.unknownVariable(key: "k", name: "m")]),
        Sample(
            name: "variables that refer to each other", ending: "stringsdict",
            text: rule(plural("<key>other</key><string>a%#@n@</string>")), expected: "aaaaaaa",
            problems: [.nestedTooDeep(key: "k")]),
        Sample(
            name: "percent sign in the value type", ending: "stringsdict",
            text: rule(
                plural(
                    "<key>NSStringFormatValueTypeKey</key><string>%ld</string><key>other</key><string>%ld дня</string>")
            ),
            expected: "3 дня"),
        Sample(
            name: "text for a number", ending: "stringsdict",
            text: rule(plural("<key>other</key><string>%d дня</string>")), arguments: ["три"], expected: "три дня",
            problems: [
                .wrongArgument(key: "k", position: 1, expected: "a number"),
                .wrongArgument(key: "k", position: 1, expected: "a whole number"),
            ]),
        Sample(
            name: "width keys that are no numbers", ending: "stringsdict",
            text:
                "<plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string>a</string></dict></dict></dict></plist>",
            expected: ""),
        // .xcstrings
        Sample(
            name: "comma at the end", ending: "xcstrings",
            text: #"{"sourceLanguage":"en","strings":{"k":{}1️⃣,}}"#, expected: "k"),
        Sample(
            name: "open string", ending: "xcstrings", text: #"{"sourceLanguage":"en","strings":{"k":{"comment":1️⃣"a"#,
            expected: "k"),
        Sample(
            name: "unit without a value", ending: "xcstrings",
            text: #"{"sourceLanguage":"ru","strings":{"k":{"localizations":{"ru":{"stringUnit":1️⃣{"state":"new"}}}}}}"#,
            expected: "k", problems: [.unknownKey("k", table: "Localizable")]),
        Sample(
            name: "argument number beyond the arguments", ending: "xcstrings",
            text:
                #"{"sourceLanguage":"ru","strings":{"k":{"localizations":{"ru":{"stringUnit":{"value":"a %#@n@"},"substitutions":{"n":{"argNum":9,"formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}}"#,
            expected: "a ", problems: [.missingArgument(key: "k", position: 9, count: 1)]),
        Sample(
            name: "argument number that is none", ending: "xcstrings",
            text:
                #"{"sourceLanguage":"ru","strings":{"k":{"localizations":{"ru":{"stringUnit":{"value":"a %#@n@"},"substitutions":{"n":{"argNum":1️⃣-99999999999999999999,"formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}}"#,
            expected: "a 3"),
        // Format strings
        Sample(
            name: "position zero", ending: "strings", text: "\"k\" = \"a %0$d b\";", expected: "a ",
            problems: [
                .invalidSpecifier(key: "k", specifier: "%0$")
            ]),
        Sample(
            name: "position 128", ending: "strings", text: "\"k\" = \"a %128$d b\";", expected: "a ",
            problems: [
                .invalidSpecifier(key: "k", specifier: "%128$")
            ]),
        Sample(
            name: "position beyond all numbers", ending: "strings", text: "\"k\" = \"a %18446744073709551617$d b\";",
            expected: "a ", problems: [.invalidSpecifier(key: "k", specifier: "%18446744073709551617$")]),
        Sample(
            name: "reference beyond the arguments", ending: "strings", text: "\"k\" = \"%d a %2$d b\";",
            expected: "3 a ", problems: [.missingArgument(key: "k", position: 2, count: 1)]),
        Sample(
            name: "width beyond reason", ending: "strings", text: "\"k\" = \"%999999d\";",
            expected: String(repeating: " ", count: 999) + "3"),
        Sample(
            name: "widths without end", ending: "strings",
            text: "\"k\" = \"\(String(repeating: "%1$999d", count: 1000))\";",
            expected: String(repeating: String(repeating: " ", count: 998) + "3", count: 16)
                + String(repeating: " ", count: 416) + String(repeating: "3", count: 984)),
        Sample(
            name: "width that is a text", ending: "strings", text: "\"k\" = \"%*d\";", arguments: ["x", 3],
            expected: "3", problems: [.wrongArgument(key: "k", position: 1, expected: "a whole number")]),
        Sample(name: "percent sign at the end", ending: "strings", text: "\"k\" = \"%d 100%\";", expected: "3 100%"),
        Sample(name: "specifier that is none", ending: "strings", text: "\"k\" = \"%d %y %!\";", expected: "3 %y %!"),
        Sample(name: "write-back specifier", ending: "strings", text: "\"k\" = \"%n%d\";", expected: "%n3"),
    ]

    @Test(arguments: samples)
    func isReportedAndShown(_ sample: Sample) throws {
        let marked = sample.text.firstRange(of: "1️⃣")
        let text = sample.text.replacing("1️⃣", with: "")
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/Localizable.\(sample.ending)")
        let found = file.diagnostics.first.map { "\($0.start.line):\($0.start.column)" }
        #expect(found == marked.map { Self.place(of: $0.lowerBound, in: sample.text) }, "\(file.diagnostics)")
        for diagnostic in file.diagnostics { #expect(!diagnostic.message.isEmpty) }
        let formatter = MessageFormatter(catalog: StringCatalog(files: [file]), language: .russian)
        let result = formatter.format("k", sample.arguments)
        #expect(result.text.visibleText == sample.expected)
        // Every sample gets an argument, whether its string takes one or not.
        let problems = result.problems.filter { if case .extraArguments = $0 { false } else { true } }
        #expect(problems == sample.problems)
    }

    private static func place(of index: String.Index, in text: String) -> String {
        let before = text[..<index]
        let line = before.filter { $0 == "\n" }.count + 1
        let column = (before.lastIndex(of: "\n").map { before[before.index(after: $0)...] } ?? before).count + 1
        return "\(line):\(column)"
    }
}
