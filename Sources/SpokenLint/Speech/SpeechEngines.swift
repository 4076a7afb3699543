import SpokenFormatting
import SpokenLocaleData
import SpokenModel

/// The engine that speaks, for each language of a run. Suggestions come from it and from nowhere else.
struct SpeechEngines: Sendable {
    /// The formatter and the spellings of one language; each nil where the language has none.
    struct Engine: Sendable {
        let formatter: QuantityFormatter?
        let spellings: SpellingTable?
        let language: String
    }

    private let engines: [String: Engine]

    init(_ languages: [String]) {
        var engines: [String: Engine] = [:]
        for language in languages where !language.isEmpty {
            let code = String(language.prefix { $0 != "-" })
            let formatter = (try? LanguageTag(language)).flatMap { try? QuantityFormatter(language: $0) }
            engines[language] = Engine(
                formatter: formatter, spellings: SpellingTable(language: code), language: code)
        }
        self.engines = engines
    }

    /// The places of a text that are said otherwise than they are written, in order.
    func spans(of text: LintText, language: String) -> [SpokenSpan] {
        guard !text.traits.isDisjoint(with: [.digit, .nonASCII, .percent]) else { return [] }
        let engine = engines[language] ?? Engine(formatter: nil, spellings: nil, language: "")
        var scanner = SpeechScanner(text, engine)
        return scanner.scan()
    }
}
