/// One way to read what stands at a place.
protocol Rule: Sendable {
    var id: RuleID { get }
    var conditions: RuleConditions { get }
    /// The rules that say less of what they ask than this one: where both could speak, this one does.
    var over: [RuleID] { get }
}

extension Rule {
    var over: [RuleID] { [] }
}
