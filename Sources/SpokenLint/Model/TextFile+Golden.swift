import SpokenDiagnostics
import SpokenFixtures

extension TextFile {
    /// A golden file: what its column `spoken` holds was said and accepted.
    init(golden input: LintInput) {
        self.init(input)
        do throws(GoldenError) {
            let file = try GoldenFile(input.bytes, path: input.path)
            for cell in file.spokenTexts(in: input.bytes) {
                // The escapes of golden files are their own: a text with one is reported at its start.
                let isPlain = cell.text.utf8.count == cell.end - cell.start
                add(
                    Text(
                        key: "\(cell.language)[\(cell.line)]", range: cell.start..<(isPlain ? cell.end : cell.start),
                        string: cell.text, isEscaped: false, spoken: .other, language: cell.language.description))
            }
        } catch {
            report("syntax-error", .error, at: offset(ofLine: error.line), error.cause.text)
        }
    }
}
