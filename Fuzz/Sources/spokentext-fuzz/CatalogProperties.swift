import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// What holds for every catalog file, however broken its bytes are.
struct CatalogProperties {
    let file: CatalogFile

    init(_ file: CatalogFile) {
        self.file = file
    }

    /// - Returns: a number that differs when the file took another way.
    func check(isEdited: Bool = true) throws -> Int {
        var signature = Signature()
        signature.add(size: file.entries.count)
        for diagnostic in file.diagnostics {
            signature.add(diagnostic.rule.description.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
            guard diagnostic.start.line >= 1, diagnostic.start.column >= 1,
                diagnostic.span.end <= file.source.text.count
            else { throw Finding("a diagnostic lies outside of the file: \(diagnostic.message)") }
        }
        signature.add(size: file.diagnostics.count)
        try format(&signature)
        if isEdited, !file.diagnostics.contains(where: { $0.severity == .error }) {
            try edit()
            try Self.checkWriting(CatalogDocument(files: [file]))
        }
        return signature.value
    }

    private func format(_ signature: inout Signature) throws {
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
            for arguments in Self.arguments {
                let result = formatter.format(key, arguments, context: .init(width: 320), table: file.table)
                signature.add(size: result.text.accessibleText.utf8.count)
                signature.add(result.problems.count)
            }
        }
    }

    private static let arguments: [[MessageArgument]] = [
        [], [3, "x"], [1.5, 21, 5, 0], [.quantity(.money(Money(21, .RUB))), -1, .double(.nan)],
        [
            .text(AccessibleText(visibleText: "NEW", accessibleText: "новинка")), .double(1e300),
            999_999_999_999_999_999,
        ],
    ]

    /// A changed text is read again as it was written, and all others stay.
    private func edit() throws {
        let units = Self.units(of: file)
        let keys = Set(file.entries.map(\.key))
        for (index, unit) in units.enumerated().prefix(4) where !keys.contains(unit.value) {
            // A form of a message stands within its text, and goes when that is written anew.
            let span = unit.value.span
            if units.contains(where: {
                let other = $0.value.span
                return other != span && other.start <= span.end && span.start <= other.end
            }) {
                continue
            }
            let replacement = "\"<проба>\" & \\n\t'"
            var editor = CatalogEditor(file)
            editor.replace(unit.value, with: replacement)
            guard let bytes = try? editor.write() else { continue }
            let again = CatalogFile(bytes: bytes, path: file.path, format: file.format)
            var expected = units.map { file.string($0.value) }
            // The same bytes may stand for several texts, such as both halves of a shared value.
            for (other, candidate) in units.enumerated() where candidate.value == unit.value {
                expected[other] = replacement
            }
            let found = Self.units(of: again).map { again.string($0.value) }
            guard found == expected else {
                throw Finding("edit \(index) of \(file.path): expected \(expected), found \(found)")
            }
        }
    }

    private static func units(of file: CatalogFile) -> [CatalogUnit] {
        file.localizations.flatMap { $0.content.units + $0.variables.flatMap(\.content.units) }
    }

    /// What is written is read without a finding.
    static func checkWriting(_ document: CatalogDocument) throws {
        let catalog = document.stringCatalog().text
        try readable(catalog, "Fuzz.xcstrings")
        for language in document.languages.prefix(3) {
            let (strings, rules, _) = document.stringsFiles(language: language)
            try readable(strings, "ru.lproj/Fuzz.strings")
            if !rules.isEmpty { try readable(rules, "ru.lproj/Fuzz.stringsdict") }
            let resources = document.androidStrings(language: language).text
            if !resources.isEmpty { try readable(resources, "res/values-ru/strings.xml") }
        }
        let text = document.xliff(target: "ru", original: "Fuzz.strings").text
        do {
            _ = try XLIFFFile.read(Array(text.utf8))
        } catch {
            throw Finding("written XLIFF is not read: \(error)\n\(text)")
        }
    }

    private static func readable(_ text: String, _ path: String) throws {
        let file = CatalogFile(bytes: Array(text.utf8), path: path)
        if let problem = file.diagnostics.first(where: { $0.severity == .error }) {
            throw Finding("written \(path) is broken: \(problem.message)\n\(text)")
        }
    }

    /// A text between tags.
    static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: if scalar.value >= 0x20, scalar.value < 0xFFFE { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
