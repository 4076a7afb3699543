import SpokenModel

/// The rules of one kind of place in the order in which they are asked: what only some languages write before what all
/// write alike.
struct RuleTiers<Kind: Rule>: Sendable {
    var special: [Kind]
    var general: [Kind]

    init(special: [Kind] = [], general: [Kind] = []) {
        self.special = special
        self.general = general
    }

    var names: [String] { (special + general).map(\.id.description) }

    /// All that hold in a style of numbers, each before those that it is over, wherever they are listed.
    func rules(_ style: NumberStyle) -> [Kind] {
        var rules = (special + general).filter { style == .words || !$0.conditions.contains(.words) }
        // A rule that moves up may be under another one: as many rounds as there are such rules, at most.
        for _ in rules.lazy.filter({ !$0.over.isEmpty }) {
            for upper in rules.indices where !rules[upper].over.isEmpty {
                let rule = rules[upper]
                guard let lower = rules[..<upper].firstIndex(where: { rule.over.contains($0.id) }) else { continue }
                rules.remove(at: upper)
                rules.insert(rule, at: lower)
            }
        }
        return rules
    }
}
