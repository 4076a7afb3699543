import Foundation
import SpokenLocaleData
import SpokenNormalization

/// The rules of free text that are written as rows: `Resources/Locales/<language>/rules/*.rules`.
enum RuleFiles {
    /// The rules of each language that has some, in the order of their files, and these files as they are written.
    static func rules(root: URL) throws -> [(language: String, rules: [RowRule], text: String)] {
        let locales = root.appending(path: "Resources/Locales")
        return try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted().compactMap { language in
            let found = try read("Resources/Locales/\(language)/rules", root)
            var places: [String: RowPlace] = [:]
            for rule in found.rules {
                if let other = places.updateValue(rule.place, forKey: rule.name) {
                    throw RowError(rule.place, "the rule '\(rule.name)' stands in \(other.file):\(other.line) too")
                }
            }
            for rule in found.rules {
                try checkPlaces(of: rule)
                for name in rule.over where places[name] == nil {
                    throw RowError(rule.place, "no rule '\(name)' that '\(rule.name)' could be over")
                }
            }
            return found.rules.isEmpty ? nil : (language, found.rules, found.text)
        }
    }

    /// What is told by hand before the rules of each language on its page: `rules/conventions.md`.
    static func conventions(root: URL) throws -> [String: String] {
        let locales = root.appending(path: "Resources/Locales")
        var result: [String: String] = [:]
        for language in try FileManager.default.contentsOfDirectory(atPath: locales.path) {
            let path = "Resources/Locales/\(language)/rules/conventions.md"
            guard FileManager.default.fileExists(atPath: root.appending(path: path).path) else { continue }
            result[language] = try SourceText.read(path, root: root)
        }
        return result
    }

    /// A pattern that asks for an abbreviation of another place would never stand.
    private static func checkPlaces(of rule: RowRule) throws(RowError) {
        let places = RowAudit.abbreviationPlaces
        for pattern in rule.patterns {
            for part in pattern.left + pattern.core + pattern.right where part.kind == .abbreviation {
                for place in part.literals where !places.contains(place) {
                    throw RowError(
                        rule.place,
                        "no place '\(place)' of an abbreviation, as '\(rule.name)' asks for; there are "
                            + places.joined(separator: ", "))
                }
            }
        }
    }

    /// A pattern that asks for a word of a kind that no row of `contexts.tsv` or `stems.tsv` has would never stand.
    static func checkKinds(_ rules: [RowRule], _ language: String) throws(RowError) {
        var kinds: Set<String> = []
        for (name, column) in [("contexts", "kinds"), ("stems", "class")] {
            guard let table = LocaleTables.table(language, name) else { continue }
            let column = table.column(column)
            for row in 0..<table.rowCount {
                kinds.formUnion(table.word(row, column).string.split(separator: "|").map(String.init))
            }
        }
        var asked: Set<String> = []
        for rule in rules {
            let parts = rule.patterns.flatMap { $0.left + $0.core + $0.right }
            asked.formUnion(parts.flatMap(\.contexts))
            // Each is a bit of 64; one more would stand for any word.
            guard asked.count <= 64 else {
                throw RowError(
                    rule.place,
                    "rules of a language ask for at most 64 kinds of words, and '\(rule.name)' asks for one more; make a class of "
                        + "the lexicon of one")
            }
            for kind in parts.flatMap(\.contexts) where !kinds.contains(kind) {
                throw RowError(
                    rule.place,
                    "no word of contexts.tsv or stems.tsv has the kind '\(kind)', as '\(rule.name)' asks for; there are "
                        + kinds.sorted().joined(separator: ", "))
            }
        }
    }

    /// Rules by the files that they stand in, both in their order.
    static func byFile(_ rules: [RowRule]) -> [(file: String, rules: [RowRule])] {
        var result: [(file: String, rules: [RowRule])] = []
        for rule in rules {
            if result.last?.file != rule.place.file { result.append((rule.place.file, [])) }
            result[result.count - 1].rules.append(rule)
        }
        return result
    }

    private static func read(_ folder: String, _ root: URL) throws -> (rules: [RowRule], text: String) {
        let url = root.appending(path: folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return ([], "") }
        var result: (rules: [RowRule], text: String) = ([], "")
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        where name.hasSuffix(".rules") {
            let text = try SourceText.read("\(folder)/\(name)", root: root)
            result.text += text + "\n"
            result.rules += try RowRuleParser.parse(
                text, file: "\(folder)/\(name)", classes: SemioticClass.allCases.map(\.rawValue))
        }
        return result
    }
}
