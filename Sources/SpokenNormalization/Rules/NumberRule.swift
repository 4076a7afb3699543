/// A way to read a scanned number together with what stands beside it; `start` is where its sign or the number begins.
struct NumberRule: Rule {
    typealias Find =
        @Sendable (_ classifier: Classifier, _ number: ScannedNumber, _ start: Int) -> Reading?

    let id: RuleID
    let conditions: RuleConditions
    /// What must begin behind the number.
    let follower: Follower
    let over: [RuleID]
    let find: Find

    init(
        _ id: RuleID, _ conditions: RuleConditions = [], behind follower: Follower = .all, over: [RuleID] = [],
        _ find: @escaping Find
    ) {
        self.id = id
        self.conditions = conditions
        self.follower = follower
        self.over = over
        self.find = find
    }
}
