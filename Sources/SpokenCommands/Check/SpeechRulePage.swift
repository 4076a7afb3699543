import SpokenLocaleData
import SpokenNormalization

/// What a rule of free text reads: its lines and its examples, for each language that has one of that name.
enum SpeechRulePage {
    /// The names of all rules, of rows and of what the engine reads in every language.
    static var names: [String] {
        EngineRules.names
            + RowRules.languages.flatMap { language in
                RowRules.text(of: language).split(separator: "\n").filter { $0.hasPrefix("rule ") }.map {
                    String($0.dropFirst(5))
                }
            }
    }

    /// nil when no language has such a rule.
    static func text(_ name: String) -> String? {
        var pages: [String] = []
        for language in RowRules.languages {
            let text = RowRules.text(of: language)
            guard let start = text.firstRange(of: "\nrule \(name)\n") else { continue }
            let rest = text[text.index(after: start.lowerBound)...]
            let end = rest.dropFirst().firstRange(of: "\nrule ")?.lowerBound ?? rest.endIndex
            var lines = rest[..<end].split(separator: "\n", omittingEmptySubsequences: false)
            while let last = lines.last, last.isEmpty || last.hasPrefix("#") { lines.removeLast() }
            pages.append("\(language): \(lines.joined(separator: "\n"))\n")
        }
        if EngineRules.names.contains(name) {
            pages.append(
                "every language: rule \(name)\n    written in code; `spokentext speak --explain` shows what it reads\n")
        }
        return pages.isEmpty ? nil : pages.joined(separator: "\n")
    }
}
