/// A way to read what begins with a word.
struct WordRule: Rule {
    typealias Find = @Sendable (_ classifier: Classifier, _ start: Int, _ end: Int) -> Reading?

    let id: RuleID
    /// The bytes that its words have.
    let lengths: ClosedRange<Int>
    let conditions: RuleConditions
    let find: Find

    init(
        _ id: RuleID, _ lengths: ClosedRange<Int> = 0...TextView.longestWord, _ conditions: RuleConditions = [],
        _ find: @escaping Find
    ) {
        self.id = id
        self.lengths = lengths
        self.conditions = conditions
        self.find = find
    }
}
