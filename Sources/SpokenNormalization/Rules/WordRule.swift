/// A way to read what begins with a word.
struct WordRule: Rule {
    typealias Find = @Sendable (_ classifier: Classifier, _ start: Int, _ end: Int) -> Reading?

    let id: RuleID
    /// The bytes that its words have.
    let lengths: ClosedRange<Int>
    let conditions: RuleConditions
    /// The first byte of its words; 0 for any.
    let initial: UInt8
    /// The byte behind them; 0 for any.
    let next: UInt8
    let anchor: WordAnchor
    let find: Find

    init(
        _ id: RuleID, _ lengths: ClosedRange<Int> = 0...TextView.longestWord, _ conditions: RuleConditions = [],
        initial: UInt8 = 0, next: UInt8 = 0, at anchor: WordAnchor = .any, _ find: @escaping Find
    ) {
        self.id = id
        self.lengths = lengths
        self.conditions = conditions
        self.initial = initial
        self.next = next
        self.anchor = anchor
        self.find = find
    }
}
