internal import SpokenFormatting
internal import SpokenLocaleData
public import SpokenModel

/// Makes of an element what a screen reader says for it.
///
/// ```swift
/// let composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
/// composer.text(for: SpokenElement("Сырный бортик, 169 рублей", traits: [.button, .notEnabled]))
/// // "Сырный бортик, 169 рублей, недоступно, кнопка"
/// ```
/// The words are the rows of `Resources/Locales/<language>/traits.tsv`; a language without such a table is refused.
public struct UtteranceComposer: Sendable {
    /// Who reads.
    public let profile: ScreenReaderProfile
    /// The language of the reader's words.
    public let language: LanguageTag
    /// What is said besides the element itself.
    public let options: UtteranceOptions
    let words: ScreenReaderWords
    /// Says the numbers of positions in words; nil for digits.
    let speller: QuantityFormatter?

    /// - Throws: `ElementError.noWords` when the reader's words are not known in the language.
    public init(
        profile: ScreenReaderProfile, language: LanguageTag, options: UtteranceOptions = .init()
    ) throws(ElementError) {
        var tag: LanguageTag? = language
        while let candidate = tag {
            if let table = LocaleTables.table(candidate.description, "traits"),
                let words = try? ScreenReaderWords(
                    table, regional: ScreenReaderWords.regional(language), column: profile.column)
            {
                self.init(profile: profile, language: language, options: options, words: words)
                return
            }
            tag = candidate.truncated
        }
        throw .noWords(language: language.description, available: Self.languages)
    }

    package init(
        profile: ScreenReaderProfile, language: LanguageTag, options: UtteranceOptions, words: ScreenReaderWords
    ) {
        self.profile = profile
        self.language = language
        self.options = options
        self.words = words
        speller = options.numbers == .words ? try? QuantityFormatter(language: language, numbers: .words) : nil
    }

    /// The languages in which the words of screen readers are known: `["en", "es", "ru"]`.
    public static var languages: [String] {
        LocaleTables.languages.filter { LocaleTables.table($0, "traits") != nil }
    }

    /// The parts of what is said.
    public func utterance(for element: SpokenElement, in context: ElementContext = .none) -> Utterance {
        switch profile {
        case .accessibilitySnapshot: snapshotUtterance(element, context)
        case .voiceOver: voiceOverUtterance(element, context)
        case .talkBack, .talkBackRoleNameState, .talkBackNameRoleState: talkBackUtterance(element, context)
        case .nvda: nvdaUtterance(element, context)
        }
    }

    /// What is said, as one line.
    public func text(
        for element: SpokenElement, in context: ElementContext = .none, pauses: PauseStyle = .commas
    ) -> String {
        utterance(for: element, in: context).text(pauses)
    }

    /// What is said after the element has changed something; nil when it announces nothing.
    public func announcement(of element: SpokenElement) -> String? {
        element.announcement?.accessibleText
    }
}
