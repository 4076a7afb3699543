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
    /// Readings below it are left as written.
    public var minimumConfidence: NormalizationConfidence

    public init(emoji: Emoji = .keep, minimumConfidence: NormalizationConfidence = .guess) {
        self.emoji = emoji
        self.minimumConfidence = minimumConfidence
    }
}
