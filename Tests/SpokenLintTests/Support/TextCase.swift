/// One row: language, key, text with marks, repaired text, text of the source language (may be empty).
struct TextCase {
    let language: String
    let key: String
    let text: String
    let repaired: String
    let source: String

    static let formats = ["strings", "stringsdict", "xcstrings"]

    static func rows(_ rule: String) throws -> [TextCase] {
        try CaseFiles.text("Texts/\(rule).tsv").split(separator: "\n").dropFirst().compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            var fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { CaseFiles.unescaped(String($0)) }
            while fields.count < 5 { fields.append("") }
            return TextCase(
                language: fields[0], key: fields[1], text: fields[2], repaired: fields[3], source: fields[4])
        }
    }

    func sample(_ format: String, _ text: String) -> String {
        switch format {
        case "strings":
            let body = source.isEmpty ? "" : "--- en.lproj/A.strings\n\"\(key)\" = \"\(quoted(source))\";\n"
            return body + "--- \(language).lproj/A.strings\n/* é */ \"\(key)\" = \"\(quoted(text))\";\n"
        case "stringsdict":
            let body = source.isEmpty ? "" : "--- en.lproj/A.stringsdict\n\(stringsdict(source))"
            return body + "--- \(language).lproj/A.stringsdict\n\(stringsdict(text))"
        default:
            let english = source.isEmpty ? "" : "\"en\": {\"stringUnit\": {\"value\": \"\(quoted(source))\"}}, "
            let own = "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(quoted(text))\"}}"
            let head = "--- A.xcstrings\n{\"sourceLanguage\": \"en\", \"strings\": {\n\"\(key)\": {\"localizations\": {"
            return head + english + own + "}}\n}, \"version\": \"1.0\"}\n"
        }
    }

    private func stringsdict(_ text: String) -> String {
        "<plist version=\"1.0\">\n<dict>\n<key>\(key)</key>\n<dict><key>NSStringLocalizedFormatKey</key>"
            + "<string>\(entities(text))</string></dict>\n</dict>\n</plist>\n"
    }

    private func quoted(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(character)
            }
        }.joined()
    }

    private func entities(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }.joined()
    }
}
