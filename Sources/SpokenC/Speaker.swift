import CSpokenText
import SpokenFormatting
import SpokenModel
import SpokenNormalization
import SpokenText

/// What a formatter's handle stands for.
final class Speaker: Sendable {
    let normalizer: TextNormalizer
    let formatter: SpokenTextFormatter
    /// In bytes.
    let longestText: Int
    private let times = Guarded<TimeFormatter?>(nil)

    init(language: String, _ options: CallOptions) throws(CallFailure) {
        do {
            formatter = try SpokenTextFormatter(
                language: language, numbers: options.numbers, configuration: options.configuration)
            normalizer = try TextNormalizer(
                language: formatter.language, numbers: options.numbers, options: options.speech,
                lexicon: options.configuration.lexicon)
        } catch {
            throw CallFailure(SPOKENTEXT_INVALID_LANGUAGE, "\(error)")
        }
        longestText = options.configuration.longestText
    }

    /// Made when it is asked for: some languages are spoken that have no words for times.
    func timeFormatter() throws -> TimeFormatter {
        if let known = times.withLock({ $0 }) { return known }
        let own = try TimeFormatter(
            language: formatter.language, numbers: formatter.numbers, options: formatter.quantities.options)
        times.withLock { $0 = own }
        return own
    }

    static let all = HandleTable<Speaker>(kind: 1)

    static func of(_ handle: spokentext_formatter) throws(CallFailure) -> Speaker {
        guard let speaker = all.value(handle.id) else { throw .closed("formatter") }
        return speaker
    }
}
