import SpokenCatalogs
import SpokenDiagnostics

/// `%#@a@` in a form of `b`, and `%#@b@` in a form of `a`.
struct CyclicVariableRule: MessageRule {
    static let description = RuleDescription(
        id: "cyclic-variable", group: .placeholders, severity: .error,
        summary: "A variable refers to itself, directly or through others.",
        rationale: "The text has no end: the formatter stops somewhere, and nothing of it is shown.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "1️⃣%#@items@, %d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsChoices = true

    /// A reference from a form of one variable to another.
    private struct Reference {
        let target: Int
        let range: Range<Int>
        let text: LintText
    }

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let variables = scope.document.localization(of: message).variables
        // In a message the choices stand one within the other, and bear the names of their arguments.
        guard !variables.isEmpty, !scope.document.localization(of: message).placeholders.isMessage else { return }
        let references = references(of: message, in: scope, count: variables.count)
        // Each variable is entered once; `path` holds those that are open, with the next reference to look at.
        enum State { case new, open, done }
        var states = [State](repeating: .new, count: variables.count)
        for start in variables.indices where states[start] == .new {
            var path = [(variable: start, next: 0)]
            states[start] = .open
            while let (variable, next) = path.last {
                guard next < references[variable].count else {
                    states[variable] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let reference = references[variable][next]
                switch states[reference.target] {
                case .done: break
                case .new:
                    states[reference.target] = .open
                    path.append((reference.target, 0))
                case .open:
                    let first = path.lastIndex { $0.variable == reference.target } ?? 0
                    let names = path[first...].map { "'\(scope.catalog.string(variables[$0.variable].name))'" }
                    findings.report(reference.range, of: reference.text, Self.message(names))
                }
            }
        }
    }

    /// The references of each variable, the first to each other one.
    private func references(of message: LintMessage, in scope: LintScope, count: Int) -> [[Reference]] {
        let numbers = scope.variables(of: message).numbers
        var result = [[Reference]](repeating: [], count: count)
        var seen = Set<[Int]>()
        for text in scope.document.texts(of: message) {
            guard let variable = text.variable, result.indices.contains(variable) else { continue }
            for placeholder in text.placeholders where placeholder.kind == .variable {
                guard let target = numbers[PlaceholderPlace.name(of: placeholder, in: text.string)],
                    seen.insert([variable, target]).inserted
                else { continue }
                result[variable].append(Reference(target: target, range: placeholder.range, text: text))
            }
        }
        return result
    }

    private static func message(_ names: [String]) -> String {
        guard let first = names.first else { return "" }
        if names.count == 1 { return "the variable \(first) refers to itself; write what it stands for" }
        let shown = names.count > 4 ? names.prefix(3) + ["…"] + names.suffix(1) : names[...]
        return "the variables \(shown.joined(separator: " -> ")) -> \(first) refer to each other without end"
    }
}
