import SpokenFormatting
import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// The engine that speaks, for each language of a run. Suggestions come from it and from nowhere else.
struct SpeechEngines: Sendable {
    /// What one language can say; each part is nil where the language has none.
    struct Engine: Sendable {
        let formatter: QuantityFormatter?
        let spellings: SpellingTable?
        let normalizer: TextNormalizer?
        let language: String
    }

    private let engines: [String: Engine]

    init(_ languages: [String]) {
        var engines: [String: Engine] = [:]
        for language in languages where !language.isEmpty {
            let code = String(language.prefix { $0 != "-" })
            let tag = try? LanguageTag(language)
            engines[language] = Engine(
                formatter: tag.flatMap { try? QuantityFormatter(language: $0) },
                spellings: SpellingTable(language: code),
                normalizer: tag.flatMap { try? TextNormalizer(language: $0) }, language: code)
        }
        self.engines = engines
    }

    /// The places of a text that are said otherwise than they are written, in order.
    func spans(of text: LintText, language: String) -> [SpokenSpan] {
        guard !text.traits.isDisjoint(with: [.digit, .nonASCII, .percent, .cyrillicOrGreek]) else { return [] }
        let engine = engines[language] ?? Engine(formatter: nil, spellings: nil, normalizer: nil, language: "")
        var scanner = SpeechScanner(text, engine)
        let found = scanner.scan()
        guard !found.isEmpty, let normalizer = engine.normalizer else { return found }
        return suggest(for: found, in: text, normalizer)
    }

    /// Takes what the normalizer says of the whole text, since it knows the context: «с 09:00 до 23:00» is one place.
    private func suggest(for found: [SpokenSpan], in text: LintText, _ normalizer: TextNormalizer) -> [SpokenSpan] {
        let normalized = normalizer.normalize(text.string)
        let spoken = Array(normalized.accessibleText.utf8)
        var result: [SpokenSpan] = []
        for span in found {
            let covering = normalized.spans.first { reading in
                reading.visible.lowerBound <= span.range.lowerBound
                    && span.range.upperBound <= reading.visible.upperBound
                    && reading.confidence > .guess
                    && !text.placeholders.contains { $0.isReal && $0.range.overlaps(reading.visible) }
            }
            guard let covering, covering.spoken.upperBound <= spoken.count else {
                result.append(span)
                continue
            }
            // Two times of one reading are one place.
            if let last = result.last, last.range == covering.visible { continue }
            let utf8 = Array(text.string.utf8)[covering.visible.clamped(to: 0..<text.string.utf8.count)]
            result.append(
                SpokenSpan(
                    kind: span.kind, range: covering.visible, written: String(decoding: utf8, as: UTF8.self),
                    spoken: String(decoding: spoken[covering.spoken], as: UTF8.self)))
        }
        return result
    }
}
