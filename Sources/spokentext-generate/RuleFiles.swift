import Foundation
import SpokenLocaleData
import SpokenNormalization

/// The rules of free text that are written as rows: `Resources/Locales/<language>/rules/*.rules`, and the folders of
/// `Resources/Rules` that the row `rows` of the language's profile names.
enum RuleFiles {
    /// The rules of each language that has some, in the order of their files.
    static func rules(root: URL) throws -> [(language: String, rules: [RowRule], text: String)] {
        let locales = root.appending(path: "Resources/Locales")
        var result: [(language: String, rules: [RowRule], text: String)] = []
        for language in try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted() {
            let folders =
                try shared(language, root).map { "Resources/Rules/\($0)" } + ["Resources/Locales/\(language)/rules"]
            var rules: [RowRule] = []
            var text = ""
            for folder in folders {
                let found = try read(folder, root)
                text += found.text
                for rule in found.rules {
                    if let other = rules.first(where: { $0.name == rule.name }) {
                        throw RowError(
                            rule.place, "the rule '\(rule.name)' stands in \(other.place.file):\(other.place.line) too")
                    }
                    rules.append(rule)
                }
            }
            for rule in rules {
                for name in rule.over where !rules.contains(where: { $0.name == name }) {
                    throw RowError(rule.place, "no rule '\(name)' that '\(rule.name)' could be over")
                }
            }
            if !rules.isEmpty { result.append((language, rules, text)) }
        }
        return result
    }

    private static func shared(_ language: String, _ root: URL) throws -> [String] {
        let url = root.appending(path: "Resources/Locales/\(language)/profile.tsv")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        let row = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
            .first { $0.first == "rows" }
        guard let row, row.count > 1 else { return [] }
        return row[1].split(separator: "|").map(String.init)
    }

    private static func read(_ folder: String, _ root: URL) throws -> (rules: [RowRule], text: String) {
        let url = root.appending(path: folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return ([], "") }
        var result: (rules: [RowRule], text: String) = ([], "")
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        where name.hasSuffix(".rules") {
            let text = try String(contentsOf: url.appending(path: name), encoding: .utf8)
            result.text += text + "\n"
            result.rules += try RowRuleParser.parse(
                text, file: "\(folder)/\(name)", classes: SemioticClass.allCases.map(\.rawValue))
        }
        return result
    }
}
