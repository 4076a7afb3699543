import SpokenDiagnostics

extension RuleRegistry {
    /// What the reader of elements reports; described here, since it does not know of rules.
    static let elementRules: [RuleDescription] = [
        RuleDescription(
            id: "contradicting-traits", group: .elements, severity: .error,
            summary: "An element has traits that exclude each other.",
            rationale: "Screen readers say both words, or the gestures of one of the two do nothing.",
            example: "--- menu.screen.json\n{\"language\": \"ru\", \"items\": [\n  1️⃣{\"label\": \"Акции\", "
                + "\"traits\": [\"button\", \"link\"]}]}\n",
            repaired: "--- menu.screen.json\n{\"language\": \"ru\", \"items\": [\n  {\"label\": \"Акции\", "
                + "\"traits\": [\"link\"]}]}\n")
    ]
}
