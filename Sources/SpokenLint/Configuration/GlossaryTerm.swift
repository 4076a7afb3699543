/// A row of a glossary: how a term of the source is said in a language, and which words stand for nothing.
///
/// ```
/// term<TAB>language<TAB>translation<TAB>forbidden
/// cart<TAB>ru<TAB>корзин*<TAB>тележк*
/// ```
public struct GlossaryTerm: Sendable, Hashable {
    /// What the source says; empty for rows that only forbid.
    public var term: String
    /// A tag, which stands for its regions too.
    public var language: String
    /// Any of these must be in the translation; a star at the end stands for any ending. Empty asks for nothing.
    public var translations: [String]
    /// None of these may be in a text of the language.
    public var forbidden: [String]

    public init(term: String, language: String, translations: [String] = [], forbidden: [String] = []) {
        self.term = term
        self.language = language
        self.translations = translations
        self.forbidden = forbidden
    }

    /// Reads a table: the first line names the columns, lines that begin with `#` are skipped.
    /// - Throws: one line that says which row is wrong and how.
    public static func read(_ text: String) throws(GlossaryError) -> [GlossaryTerm] {
        var columns: [String: Int] = [:]
        var result: [GlossaryTerm] = []
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard !columns.isEmpty else {
                for (index, name) in fields.enumerated() { columns[name] = index }
                for name in ["term", "language"] where columns[name] == nil {
                    throw GlossaryError(line: number + 1, message: "there is no column '\(name)'")
                }
                continue
            }
            func field(_ name: String) -> String {
                columns[name].flatMap { fields.indices.contains($0) ? fields[$0] : nil } ?? ""
            }
            func list(_ name: String) -> [String] { field(name).split(separator: "|").map(String.init) }
            let row = GlossaryTerm(
                term: field("term"), language: field("language"), translations: list("translation"),
                forbidden: list("forbidden"))
            guard !row.language.isEmpty else {
                throw GlossaryError(line: number + 1, message: "the language is missing")
            }
            result.append(row)
        }
        return result
    }
}

/// Why a glossary cannot be read.
public struct GlossaryError: Error, Sendable, Hashable, CustomStringConvertible {
    public var line: Int
    public var message: String

    public var description: String { "line \(line): \(message)" }
}
