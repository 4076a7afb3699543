import SpokenDiagnostics
import SpokenLint

/// What `check --list-rules` prints.
enum RuleList {
    static var text: String {
        let width = Linter.rules.map(\.id.count).max() ?? 0
        var result = ""
        for group in RuleDescription.Group.allCases {
            result += "\(group.rawValue)\n"
            for rule in Linter.rules where rule.group == group {
                let id = rule.id + String(repeating: " ", count: width - rule.id.count)
                let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
                result += "  \(id)  \(severity)  \(rule.summary)\(rule.isOnByDefault ? "" : " (off by default)")\n"
            }
        }
        return result
    }
}
