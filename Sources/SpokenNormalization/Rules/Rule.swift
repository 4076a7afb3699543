/// One way to read what stands at a place.
protocol Rule: Sendable {
    var id: RuleID { get }
    var conditions: RuleConditions { get }
}
