/// A way to read digits before they are scanned as a number: times, dates, telephones.
struct DigitsRule: Rule {
    typealias Find = @Sendable (_ classifier: Classifier, _ place: Int) -> Classifier.Decision?

    let id: RuleID
    let conditions: RuleConditions
    let find: Find

    init(_ id: RuleID, _ conditions: RuleConditions = .joined, _ find: @escaping Find) {
        self.id = id
        self.conditions = conditions
        self.find = find
    }
}
