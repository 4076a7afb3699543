import Foundation
import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// Small broken inputs, one a file: whatever they hold, reading, formatting, editing and converting them ends soon with
/// findings that lie in the file.
@Suite struct RegressionInputTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Regressions")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { !$0.hasSuffix(".md") }

    @Test func thereAreInputsForEachDoor() {
        let endings = Set(Self.names.compactMap { $0.split(separator: ".").last })
        #expect(endings == ["strings", "stringsdict", "xcstrings", "binary", "format", "exchange"])
    }

    @Test(arguments: names)
    func endsSoon(_ name: String) throws {
        let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
        let start = ContinuousClock.now
        switch name.split(separator: ".").last {
        case "strings": check(CatalogFile(bytes: bytes, path: "ru.lproj/L.strings"))
        case "stringsdict", "binary": check(CatalogFile(bytes: bytes, path: "ru.lproj/L.stringsdict"))
        case "xcstrings": check(CatalogFile(bytes: bytes, path: "L.xcstrings"))
        case "format": check(Self.file(format: String(decoding: bytes, as: UTF8.self)))
        default: exchange(bytes)
        }
        // Milliseconds on an idle machine; a test machine may be busy.
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    /// The same text as the format, as a form of a plural variable and as one of a gender variable.
    private static func file(format: String) -> CatalogFile {
        func variable(_ name: String, _ rule: String, _ form: String) -> String {
            "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSString\(rule)RuleType</string>"
                + "<key>\(form)</key><string><![CDATA[\(format)]]></string></dict>"
        }
        let text =
            "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string><![CDATA[\(format)]]></string>"
            + variable("n", "Plural", "other") + variable("g", "Gender", "0") + "</dict></dict></plist>"
        return CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/L.stringsdict")
    }

    private static let arguments: [[MessageArgument]] = [
        [], [3, "x"], [1.5, 21, 5, 0], [.quantity(.money(Money(21, .RUB))), -1, .double(.nan)],
        [.text(AccessibleText(visibleText: "NEW", accessibleText: "новинка")), .double(1e300)],
    ]

    private func check(_ file: CatalogFile) {
        for diagnostic in file.diagnostics {
            #expect(diagnostic.start.line >= 1 && diagnostic.start.column >= 1, "\(diagnostic)")
            #expect(diagnostic.span.end <= file.source.text.count, "\(diagnostic)")
        }
        let formatter = MessageFormatter(catalog: StringCatalog(files: [file]), language: .russian)
        for entry in file.entries {
            let longest = file.strings(of: entry).map(\.utf8.count).max() ?? 0
            for arguments in Self.arguments {
                let result = formatter.format(
                    file.string(entry.key), arguments, context: .init(width: 320), table: file.table)
                // Padding, and each of the specifiers with the longest of the arguments, nested to the end.
                #expect(result.text.visibleText.utf8.count <= 16_384 + 4096 * 400 + longest * 4096)
            }
        }
        var editor = CatalogEditor(file)
        if let unit = file.localizations.lazy.flatMap(\.content.units).first {
            editor.replace(unit.value, with: "<&\"")
        }
        _ = try? editor.write()
        write(CatalogDocument(files: [file]))
    }

    private func exchange(_ bytes: [UInt8]) {
        for tag in LanguageNegotiation.preferences(acceptLanguage: String(decoding: bytes, as: UTF8.self)) {
            #expect(LanguageNegotiation.chain(for: tag).count <= 16)
        }
        var document = CatalogDocument(sourceLanguage: "en")
        for file in (try? XLIFFFile.read(bytes)) ?? [] { _ = try? document.importXLIFF(file, createsEntries: true) }
        write(document)
    }

    /// What is written is read without an error.
    private func write(_ document: CatalogDocument) {
        let catalog = CatalogFile(bytes: Array(document.stringCatalog().text.utf8), path: "L.xcstrings")
        #expect(!catalog.diagnostics.contains { $0.severity == .error }, "\(catalog.diagnostics)")
        for language in document.languages.prefix(3) {
            let (strings, rules, _) = document.stringsFiles(language: language)
            for (text, ending) in [(strings, "strings"), (rules, "stringsdict")] where !text.isEmpty {
                let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/L.\(ending)")
                #expect(!file.diagnostics.contains { $0.severity == .error }, "\(file.diagnostics)")
            }
        }
        #expect(throws: Never.self) {
            _ = try XLIFFFile.read(Array(document.xliff(target: "ru", original: "L").text.utf8))
        }
    }
}
