import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// The voices of a store by language and number style. They know nothing of strings and so outlive a reload: the first
/// request after it does not wait for a language to be opened again.
final class Voices: Sendable {
    let configuration: SpokenTextConfiguration
    private let opened = Guarded<[Key: Voice]>([:])

    private struct Key: Hashable, Sendable {
        let language: LanguageTag
        let numbers: NumberStyle
    }

    /// As many as there are languages and regions of CLDR, twice, are far below.
    private static let maximum = 1024

    init(_ configuration: SpokenTextConfiguration) {
        self.configuration = configuration
    }

    func voice(_ language: LanguageTag, _ numbers: NumberStyle) throws(SpokenTextFormatterError) -> Voice {
        let key = Key(language: language, numbers: numbers)
        if let known = opened.withLock({ $0[key] }) { return known }
        // Opened outside of the lock: other requests go on.
        let own = try Voice(language, numbers, configuration)
        return opened.withLock { opened in
            if let known = opened[key] { return known }
            if opened.count >= Self.maximum { opened.removeAll() }
            opened[key] = own
            return own
        }
    }
}
