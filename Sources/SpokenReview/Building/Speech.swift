import SpokenModel
import SpokenNormalization

/// What is said for the texts of one language, in both styles, with the places that differ and why.
final class Speech: Sendable {
    private let digits: TextNormalizer?
    private let words: TextNormalizer?

    init(_ language: LanguageTag, lexicon: UserLexicon) {
        digits = try? TextNormalizer(language: language, numbers: .digits, lexicon: lexicon)
        words = try? TextNormalizer(language: language, numbers: .words, lexicon: lexicon)
    }

    var isSpoken: Bool { digits != nil }

    /// - Parameters:
    ///   - text: what speech is made of.
    ///   - visible: what is seen.
    /// - Returns: what is said in digits, nil where it is what is seen; and in words, nil where it is the same.
    func reading(of text: String, visible: String) -> (digits: MarkedText?, words: MarkedText?) {
        guard let digits, let words else { return (nil, nil) }
        let plain = Self.marked(digits.normalize(text))
        let spelled = Self.marked(words.normalize(text))
        return (
            plain.text == visible && plain.marks.isEmpty ? nil : plain,
            spelled.text == plain.text && spelled.marks.count == plain.marks.count ? nil : spelled
        )
    }

    private static func marked(_ text: NormalizedText) -> MarkedText {
        guard !text.spans.isEmpty else { return MarkedText(text.accessibleText) }
        let visible = Array(text.visibleText.utf8)
        return MarkedText(
            text.accessibleText,
            text.spans.compactMap { span in
                if span.semioticClass == .unread { return .init(range: span.spoken, reason: .unread) }
                let isSame =
                    span.visible.count == span.spoken.count
                    && visible[span.visible.clamped(to: visible.indices)]
                        .elementsEqual(
                            text.accessibleText.utf8.dropFirst(span.spoken.lowerBound).prefix(span.spoken.count))
                return isSame ? nil : .init(range: span.spoken, reason: .said(reason(span, visible)))
            })
    }

    /// "395 ₽: money, certain (rule amount)".
    private static func reason(_ span: NormalizedSpan, _ visible: [UInt8]) -> String {
        let shown = String(decoding: visible[span.visible.clamped(to: visible.indices)], as: UTF8.self)
        let rule = span.rule.isEmpty ? "" : " (rule \(span.rule))"
        return "\(shown): \(span.semioticClass.rawValue), \(span.confidence.name)\(rule)"
    }
}
