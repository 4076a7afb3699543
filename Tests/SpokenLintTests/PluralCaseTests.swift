import SpokenDiagnostics
import SpokenLint
import Testing

/// Rows of `Cases/plurals.tsv`: a language, the forms that are there, and what each rule on plurals says of them, in both
/// formats that have plurals.
struct PluralCaseTests {
    @Test func formsAreJudged() throws {
        for line in try CaseFiles.text("plurals.tsv").split(separator: "\n").dropFirst() where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3 else { continue }
            let forms = fields[1].split(separator: "|").map { form in
                let parts = form.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            }
            let expected = fields[2].split(separator: " ").map(String.init).sorted()
            for (path, text) in [
                ("\(fields[0]).lproj/A.stringsdict", stringsdict(forms)), ("A.xcstrings", catalog(fields[0], forms)),
            ] {
                let configuration = LintConfiguration(select: ["plurals"])
                let found = try Linter(configuration).check([LintInput(path: path, bytes: Array(text.utf8))])
                    .diagnostics
                #expect(
                    found.map(\.rule).sorted() == expected,
                    "\(fields[0]) \(path) \(fields[1]): \(found.map(\.message))")
            }
        }
    }

    private func stringsdict(_ forms: [(String, String)]) -> String {
        var text = "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
        text += "<string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
        text += "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
        for (category, form) in forms { text += "<key>\(category)</key><string>\(form)</string>" }
        return text + "</dict></dict></dict></plist>"
    }

    private func catalog(_ language: String, _ forms: [(String, String)]) -> String {
        let variants = forms.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
        return
            "{\"sourceLanguage\": \"qq\", \"strings\": {\"a\": {\"localizations\": {\"\(language)\": {\"variations\": "
            + "{\"plural\": {\(variants.joined(separator: ", "))}}}}}}, \"version\": \"1.0\"}"
    }
}
