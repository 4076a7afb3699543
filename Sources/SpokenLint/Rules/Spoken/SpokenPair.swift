/// The visible half of a spoken text: `cart.price` for `cart.price.accessible`.
enum SpokenPair {
    private static let endings = [
        ".accessible", "_accessible", ".accessibilityLabel", ".accessibility_label", ".accessibilityValue",
        ".accessibility", "_accessibility", ".a11y", "_a11y", ".voiceOver",
    ]

    /// The visible text of the same file and language; nil when the key is no half of a pair.
    static func visible(of message: LintMessage, in scope: LintScope) -> LintText? {
        guard let ending = endings.first(where: { message.key.hasSuffix($0) }) else { return nil }
        let base = String(message.key.dropLast(ending.count))
        guard !base.isEmpty else { return nil }
        for candidate in [base, base + ".visible", base + ".title", base + ".text"] {
            guard
                let other = scope.document.messages.first(where: {
                    $0.key == candidate && $0.language == message.language
                }),
                let text = scope.document.texts(of: other).first, other.texts.count == 1
            else { continue }
            return text
        }
        return nil
    }
}
