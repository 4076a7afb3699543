/// A way to read digits before they are scanned as a number: times, dates, telephones.
struct DigitsRule: Rule {
    typealias Find = @Sendable (_ classifier: Classifier, _ place: Int) -> Classifier.Decision?

    let id: RuleID
    let conditions: RuleConditions
    /// What must begin behind the first digits.
    let joint: Follower
    let over: [RuleID]
    let find: Find

    init(
        _ id: RuleID, _ conditions: RuleConditions = .joined, by joint: Follower = .all, over: [RuleID] = [],
        _ find: @escaping Find
    ) {
        self.id = id
        self.conditions = conditions
        self.joint = joint
        self.over = over
        self.find = find
    }
}
