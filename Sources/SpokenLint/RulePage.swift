public import SpokenDiagnostics

/// The documentation of a rule, made from its description.
public enum RulePage {
    /// The page under `Documentation/Rules`.
    public static func markdown(_ rule: RuleDescription) -> String {
        """
        <!-- Written by Scripts/generate-rules from the rule's file; do not edit. -->
        # \(rule.id)

        \(rule.summary)

        | group | severity | certainty | fix | default |
        | --- | --- | --- | --- | --- |
        | \(rule.group.rawValue) | \(rule.severity.rawValue) | \(rule.certainty.rawValue) | \(fix(rule)) | \
        \(rule.isOnByDefault ? "on" : "off") |

        ## Why

        \(rule.rationale)

        ## Reported

        ```
        \(shown(rule.example))
        ```

        ## Mended

        ```
        \(shown(rule.repaired))
        ```

        ## Silence it

        `spokentext:ignore \(rule.id)` in the comment before the key, `spokentext:ignore-file \(rule.id)` anywhere in
        the file, or in `.spokentext.yml`:

        ```yaml
        rules:
          \(rule.id): off
        ```

        """
    }

    /// What `spokentext explain` prints.
    public static func text(_ rule: RuleDescription) -> String {
        """
        \(rule.id)  (\(rule.group.rawValue), \(rule.severity.rawValue), \(rule.certainty.rawValue), \
        fix: \(fix(rule))\(rule.isOnByDefault ? "" : ", off by default"))

        \(rule.summary)
        \(rule.rationale)

        Reported:
        \(indented(shown(rule.example)))

        Mended:
        \(indented(shown(rule.repaired)))

        """
    }

    /// The table of all rules.
    public static func index(_ rules: [RuleDescription]) -> String {
        var text = """
            <!-- Written by Scripts/generate-rules; do not edit. -->
            # Rules of `spokentext check`

            How often a report of each rule is right, read on samples of real files, is in
            [Precision.md](Precision.md).

            """
        for group in RuleDescription.Group.allCases {
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            let title = group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
            text += "\n## \(title)\n\n| rule | severity | fix | what it finds |\n| --- | --- | --- | --- |\n"
            for rule in members {
                let id = "[\(rule.id)](\(rule.id).md)"
                text += "| \(id) | \(rule.severity.rawValue) | \(fix(rule)) | \(rule.summary) |\n"
            }
        }
        return text
    }

    private static func fix(_ rule: RuleDescription) -> String { rule.fix?.rawValue ?? "none" }

    /// An example without the marks that tests use.
    private static func shown(_ example: String) -> String {
        var text = ""
        for character in example where character != "1️⃣" && character != "2️⃣" { text.append(character) }
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }
}
