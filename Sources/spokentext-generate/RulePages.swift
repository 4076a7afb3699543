import SpokenLocaleData

/// The pages of the rules that are rows: what each reads, shown by its examples.
enum RulePages {
    /// One language in Markdown: what was written by hand (`rules/conventions.md`, with its title), then a section for each
    /// file of rules.
    static func page(_ language: String, _ rules: [RowRule], conventions: String?) -> String {
        var text = conventions.map { $0 + "\n## Rules\n\n" } ?? "# How \(language) is read\n\n"
        text += """
            Written by `spokentext-generate` from `Resources/Locales/\(language)/rules`. Every example is run when the rules are
            compiled. `spokentext explain RULE` shows one rule, `speak --explain` names the rule of each reading.

            \(rules.count) rules, \(rules.map(\.examples.count).reduce(0, +)) examples.

            """
        var file = ""
        for rule in rules {
            if rule.place.file != file {
                file = rule.place.file
                let name = file.split(separator: "/").last.map(String.init) ?? file
                text += "\n## \(name.dropLast(".rules".count))\n"
            }
            text += "\n### \(rule.name)\n\n| text | in digits | in words |\n| --- | --- | --- |\n"
            for example in rule.examples {
                text += "| \(cell(example.text)) | \(cell(example.digits)) | \(cell(example.words)) |\n"
            }
        }
        return text
    }

    /// A text in a table; what stays is left empty.
    private static func cell(_ text: String?) -> String {
        (text ?? "").split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
