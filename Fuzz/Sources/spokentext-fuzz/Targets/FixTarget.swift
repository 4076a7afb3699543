import SpokenDiagnostics
import SpokenLint

/// `check --fix` with every rule on: findings lie in the file, what was mended is read without an error, texts that no fix
/// names stay, and the difference that `--diff` prints makes the mended file of the old one.
struct FixTarget: FuzzTarget {
    let name = "fixes"
    let endings = ["strings", "stringsdict", "xcstrings"]
    let seeds: [[UInt8]] = [
        Array("s\"a\" = \"Добавить...  в корзину - \\\"30 см\\\"\";\n\"b\" = \"%1$ @ и %d % на % @\";\r\n".utf8),
        Array(
            ("x{\"sourceLanguage\":\"en\",\"strings\":{\"a > b\":{\"localizations\":{\"ru\":{\"stringUnit\":"
                + "{\"state\":\"transleted\",\"value\":\" а &gt; б\u{200B}\"}}}}}}").utf8),
        Array(
            ("d<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%# @n@</string>"
                + "<key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>%d</string><key>other</key>"
                + "<string>5 % &amp;amp; \"Cыр\"</string></dict></dict></dict></plist>").utf8),
        Array("u\"a\" = \"12–18 кг...\";\n".utf8),
    ]
    let dictionary = [
        "...", "  ", " - ", "\\\"", "% @", "%1$ d", "% ", "&gt;", "&amp;amp;", "&nbsp;", "\u{200B}", "\u{AD}",
        "\u{202E}",
        "Cыр", "№ 5", "30 см", "5 ₽", "12–18", "09:00", "−5", "\\n", "\\U0430", "\r\n", "\";\n\"k\" = \"", "<key>",
        "</string>",
        "<string>", "\"value\":\"", "\"state\":\"new\"", "в дом", "и т. д.", "%#@n@", "%%", "\u{FEFF}", "<![CDATA[",
        "]]>",
    ]

    private let linter: Linter?

    init() {
        var configuration = LintConfiguration()
        configuration.spoken = .all
        configuration.overflowWidth = 320
        linter = try? Linter(configuration)
    }

    func inputs(in file: [UInt8]) -> [[UInt8]] {
        switch file.first { $0 > 0x20 } {
        case UInt8(ascii: "{"): [[UInt8(ascii: "x")] + file]
        case UInt8(ascii: "<"): [[UInt8(ascii: "d")] + file]
        default: [[UInt8(ascii: "s")] + file]
        }
    }

    func run(_ input: [UInt8]) throws -> Int {
        guard let linter else { throw Finding("the configuration was refused") }
        let file = Self.file(input)
        let source = LintInput(path: "en.lproj/\(file.path.split(separator: "/").last ?? "")", bytes: file.bytes)
        let files = file.path == source.path || file.path.hasSuffix("xcstrings") ? [file] : [source, file]
        let result = linter.check(files)
        var signature = Signature()
        for diagnostic in result.diagnostics {
            signature.add(diagnostic.rule.description.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
            guard diagnostic.start.line >= 1, diagnostic.start.column >= 1 else {
                throw Finding("\(diagnostic.rule) lies outside of the file")
            }
        }
        for includesUnsafe in [false, true] {
            guard let mended = FixEngine.apply(result.diagnostics, to: file, includesUnsafe: includesUnsafe) else {
                continue
            }
            signature.add(mended.count)
            let again = linter.check([LintInput(path: file.path, bytes: mended.bytes)])
            if let broken = again.diagnostics.first(where: { ["syntax-error", "invalid-encoding"].contains($0.rule) }) {
                throw Finding("--fix broke the file: \(broken.message)")
            }
            try checkDifference(file, mended.bytes)
        }
        return signature.value
    }

    /// The first byte chooses the format; `u` is a file in UTF-16.
    private static func file(_ input: [UInt8]) -> LintInput {
        let bytes = Array(input.dropFirst())
        switch input.first {
        case UInt8(ascii: "x"): return LintInput(path: "Fuzz.xcstrings", bytes: bytes)
        case UInt8(ascii: "d"): return LintInput(path: "ru.lproj/Fuzz.stringsdict", bytes: bytes)
        case UInt8(ascii: "u"):
            let units = String(decoding: bytes, as: UTF8.self).utf16
            var wide: [UInt8] = [0xFF, 0xFE]
            for unit in units { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
            return LintInput(path: "ru.lproj/Fuzz.strings", bytes: wide)
        default: return LintInput(path: "ru.lproj/Fuzz.strings", bytes: bytes)
        }
    }

    /// The difference is text, so that only files in UTF-8 can be compared here.
    private func checkDifference(_ file: LintInput, _ mended: [UInt8]) throws {
        guard mended != file.bytes, String(validating: file.bytes, as: UTF8.self) != nil,
            !file.bytes.starts(with: [0xFF, 0xFE]), String(validating: mended, as: UTF8.self) != nil
        else { return }
        let difference = UnifiedDiff.between(file.bytes, mended, path: file.path)
        guard Patch.apply(Array(difference.utf8), to: file.bytes) == mended else {
            throw Finding("the difference does not make the mended file: \(difference)")
        }
    }
}
