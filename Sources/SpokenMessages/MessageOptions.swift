import SpokenFormatting
import SpokenNormalization

/// Choices of a message formatter.
public struct MessageOptions: Sendable, Hashable {
    /// What is added to a key to find the accessible text that a translator wrote: `cart.total.accessible`.
    public var accessibleSuffix: String
    /// Groups the digits of whole numbers («1 000 000»), as Apple's localized formatting does.
    public var groupsDigits: Bool
    /// Wording of quantities.
    public var formatting: FormattingOptions
    /// Words that are said in a way of their own.
    public var lexicon: UserLexicon

    /// The usual choices; each argument changes one.
    public init(
        accessibleSuffix: String = ".accessible", groupsDigits: Bool = true, formatting: FormattingOptions = .init(),
        lexicon: UserLexicon = .init()
    ) {
        self.accessibleSuffix = accessibleSuffix
        self.groupsDigits = groupsDigits
        self.formatting = formatting
        self.lexicon = lexicon
    }
}
