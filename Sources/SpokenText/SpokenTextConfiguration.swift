import SpokenFormatting
import SpokenNormalization

/// What an application chooses once for all its users: its wording, its nouns, its words.
///
/// ```swift
/// let configuration = SpokenTextConfiguration(
///     wording: FormattingOptions(saysHalf: true), lexicon: UserLexicon(["Brewbox": "брюбокс"]))
/// let store = try SpokenTextStore(folder: "Strings", configuration: configuration)
/// ```
public struct SpokenTextConfiguration: Sendable {
    /// The wording of values.
    public var wording: FormattingOptions
    /// What `.count(3, "товар")` may count besides the common nouns of the language.
    public var nouns: NounLexicon?
    /// Words of free texts that are said in a way of their own.
    public var lexicon: UserLexicon
    /// What is added to a key to find the accessible text that a translator wrote: `cart.total.accessible`.
    public var accessibleSuffix: String
    /// Groups the digits of whole numbers in strings («1 000 000»), as Apple's localized formatting does.
    public var groupsDigits: Bool
    /// The longest free text that is read, in bytes of UTF-8; a longer one is said as it is shown and reported.
    public var longestText: Int

    /// The usual choices; each argument changes one.
    public init(
        wording: FormattingOptions = .init(), nouns: NounLexicon? = nil, lexicon: UserLexicon = .init(),
        accessibleSuffix: String = ".accessible", groupsDigits: Bool = true, longestText: Int = 1_000_000
    ) {
        self.wording = wording
        self.nouns = nouns
        self.lexicon = lexicon
        self.accessibleSuffix = accessibleSuffix
        self.groupsDigits = groupsDigits
        self.longestText = longestText
    }
}
