import SpokenModel

/// What a normalizer does where users differ.
public struct NormalizationOptions: Sendable, Hashable, Codable {
    /// What becomes of an emoji.
    public enum Emoji: String, Sendable, Hashable, Codable, CaseIterable {
        /// «🍕 Пицца» is «Пицца»; a text of nothing but emoji stays.
        case drop
        /// As written.
        case keep
    }

    public var emoji: Emoji
    /// Readings below it are left as written. Nil is what is usual for a style of numbers: in digits a guess is not said,
    /// since a screen reader may well know better; in words it is, since something has to be said.
    public var minimumConfidence: NormalizationConfidence?

    public init(emoji: Emoji = .keep, minimumConfidence: NormalizationConfidence? = nil) {
        self.emoji = emoji
        self.minimumConfidence = minimumConfidence
    }

    static func usualConfidence(_ numbers: NumberStyle) -> NormalizationConfidence {
        numbers == .words ? .guess : .likely
    }
}
