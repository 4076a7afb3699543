import SpokenCatalogs
import SpokenElements
import SpokenFormatting
import SpokenMessages
import SpokenModel

/// All that the formatters of one user language and number style share. A class, so that a formatter is handed around
/// with one reference count.
package final class FormatterCore: Sendable {
    package let language: LanguageTag
    let numbers: NumberStyle
    private let voices: Voices
    let voice: Voice
    let onProblem: (@Sendable (SpokenTextProblem) -> Void)?
    package let messages: MessageFormatter?
    private let composers = Guarded<[ScreenReaderProfile: UtteranceComposer]>([:])
    private let sibling = Guarded<FormatterCore?>(nil)
    /// False in a sibling: cores that keep each other would never be freed.
    private let keepsSibling: Bool

    /// - Parameters:
    ///   - language: of values and texts.
    ///   - languages: where strings are looked up, best first.
    init(
        language: LanguageTag, languages: [LanguageTag], numbers: NumberStyle, catalog: StringCatalog?,
        voices: Voices, onProblem: (@Sendable (SpokenTextProblem) -> Void)?, keepsSibling: Bool = true
    ) throws(SpokenTextFormatterError) {
        self.keepsSibling = keepsSibling
        self.language = language
        self.numbers = numbers
        self.voices = voices
        self.onProblem = onProblem
        voice = try voices.voice(language, numbers)
        let configuration = voices.configuration
        let options = MessageOptions(
            accessibleSuffix: configuration.accessibleSuffix, groupsDigits: configuration.groupsDigits,
            formatting: configuration.wording, lexicon: configuration.lexicon)
        var report: (@Sendable (MessageProblem) -> Void)?
        if let onProblem { report = { onProblem(SpokenTextProblem(.message($0), language)) } }
        if let catalog {
            messages = MessageFormatter(
                catalog: catalog, languages: languages, numbers: numbers, options: options, onProblem: report)
        } else {
            messages = nil
        }
    }

    var configuration: SpokenTextConfiguration { voices.configuration }

    /// The same language with another number style, made once.
    func with(_ numbers: NumberStyle) -> FormatterCore {
        guard numbers != self.numbers else { return self }
        if let known = sibling.withLock({ $0 }) { return known }
        let other = try? FormatterCore(
            language: language, languages: messages?.languages ?? [language], numbers: numbers,
            catalog: messages?.catalog, voices: voices, onProblem: onProblem, keepsSibling: false)
        guard let other else { return self }
        guard keepsSibling else { return other }
        return sibling.withLock { sibling in
            if let sibling { return sibling }
            sibling = other
            return other
        }
    }

    /// The words of a screen reader, read once.
    func composer(_ profile: ScreenReaderProfile) throws(ElementError) -> UtteranceComposer {
        if let known = composers.withLock({ $0[profile] }) { return known }
        let composer = try UtteranceComposer(
            profile: profile, language: language, options: UtteranceOptions(numbers: numbers))
        composers.withLock { $0[profile] = composer }
        return composer
    }

    func report(_ cause: @autoclosure () -> SpokenTextProblem.Cause) {
        if let onProblem { onProblem(SpokenTextProblem(cause(), language)) }
    }
}
