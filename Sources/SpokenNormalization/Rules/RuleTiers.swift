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

    /// All that hold in a style of numbers.
    func rules(_ style: NumberStyle) -> [Kind] {
        (special + general).filter { style == .words || !$0.conditions.contains(.words) }
    }
}
