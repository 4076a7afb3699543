public import SpokenFormatting
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

    /// How values are said: «12 часов 5 минут», "nineteen hundred five", codes digit by digit.
    public var wording: FormattingOptions

    /// The usual choices; each argument changes one.
    public init(
        emoji: Emoji = .keep, minimumConfidence: NormalizationConfidence? = nil, wording: FormattingOptions = .init()
    ) {
        self.emoji = emoji
        self.minimumConfidence = minimumConfidence
        self.wording = wording
    }

    /// A choice that is not written is the usual one, so that what was saved before a choice existed is read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            emoji: try values.decodeIfPresent(Emoji.self, forKey: .emoji) ?? .keep,
            minimumConfidence: try values.decodeIfPresent(NormalizationConfidence.self, forKey: .minimumConfidence),
            wording: try values.decodeIfPresent(FormattingOptions.self, forKey: .wording) ?? .init())
    }

    static func usualConfidence(_ numbers: NumberStyle) -> NormalizationConfidence {
        numbers == .words ? .guess : .likely
    }
}
