/// The visible half of a spoken text: `cart.price` for `cart.price.accessible`.
enum SpokenPair {
    private static let endings = [
        ".accessible", "_accessible", ".accessibilityLabel", ".accessibility_label", ".accessibilityValue",
        ".accessibility", "_accessibility", ".a11y", "_a11y", ".voiceOver",
    ]

    /// The key of the visible half; nil when the key is no half of a pair.
    static func base(of key: String) -> String? {
        // Nearly every key ends with another letter or in another way, which its last bytes tell.
        guard let last = key.utf8.last, [0x65, 0x6C, 0x79, 0x72].contains(last) else { return nil }
        guard let ending = endings.first(where: { key.hasSuffix($0) }), key.utf8.count > ending.utf8.count else {
            return nil
        }
        return String(key.dropLast(ending.count))
    }

    /// The keys that may be the visible half, the best first.
    static func partners(of key: String) -> [String] {
        base(of: key).map { [$0, $0 + ".visible", $0 + ".title", $0 + ".text"] } ?? []
    }

    /// The visible text of the same file and language; nil when there is none.
    static func visible(of message: LintMessage, in scope: LintScope) -> LintText? {
        for candidate in partners(of: message.key) {
            guard let other = scope.document.message(candidate, message.language), other.texts.count == 1 else {
                continue
            }
            return scope.document.texts(of: other).first
        }
        return nil
    }
}
