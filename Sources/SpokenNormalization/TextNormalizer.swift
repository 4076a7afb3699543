import SpokenFormatting
import SpokenLocaleData
public import SpokenModel

/// Turns free text into what should be said.
///
/// ```swift
/// let normalizer = try TextNormalizer(language: .russian)
/// normalizer.speak("Средняя 30 см, от 395 ₽")  // "Средняя 30 сантиметров, от 395 рублей"
/// ```
/// What is already said well stays as it is, byte for byte. Safe to share across threads.
public struct TextNormalizer: Sendable {
    public let language: LanguageTag
    public let numbers: NumberStyle
    public let options: NormalizationOptions
    let quantities: QuantityFormatter
    let vocabulary: Vocabulary

    /// - Throws: `.unsupportedLanguage` when no table or grammar knows the language.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, options: NormalizationOptions = .init(),
        lexicon: UserLexicon = .init()
    ) throws(TextNormalizerError) {
        guard let quantities = try? QuantityFormatter(language: language, numbers: numbers) else {
            throw .unsupportedLanguage(language.description)
        }
        self.language = language
        self.numbers = numbers
        self.options = options
        self.quantities = quantities
        vocabulary = Vocabulary(language: language.language, region: language.region, lexicon: lexicon)
    }

    /// What should be said of a text.
    public func speak(_ text: String) -> String {
        var buffer = UTF8Buffer(capacity: text.utf8.count + 64)
        var text = text
        text.withUTF8 { append($0, to: &buffer) }
        return buffer.string
    }

    /// What should be said, with every place where it differs from the text.
    public func normalize(_ text: String) -> NormalizedText {
        var buffer = UTF8Buffer(capacity: text.utf8.count + 64)
        var spans: [NormalizedSpan] = []
        var copy = text
        copy.withUTF8 { run($0, to: &buffer) { spans.append($0) } }
        return NormalizedText(visibleText: text, accessibleText: buffer.string, spans: spans)
    }

    /// As `normalize`, with the spans of telephones and codes too that are said as they are written.
    func classified(_ text: String) -> NormalizedText {
        var buffer = UTF8Buffer(capacity: text.utf8.count + 64)
        var spans: [NormalizedSpan] = []
        var copy = text
        copy.withUTF8 { run($0, reportsAll: true, to: &buffer) { spans.append($0) } }
        return NormalizedText(visibleText: text, accessibleText: buffer.string, spans: spans)
    }

    /// Hot path: appends what should be said of UTF-8 bytes.
    package func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout UTF8Buffer) {
        run(bytes, to: &buffer) { _ in }
    }

    private func run(
        _ bytes: UnsafeBufferPointer<UInt8>, reportsAll: Bool = false, to buffer: inout UTF8Buffer,
        _ report: (NormalizedSpan) -> Void
    ) {
        guard let base = bytes.baseAddress else { return }
        let classifier = Classifier(
            text: TextView(base: base, end: bytes.count), bytes: bytes, vocabulary: vocabulary, numbers: numbers,
            emoji: options.emoji)
        let origin = buffer.count
        if let words = classifier.loneSymbol() {
            let start = buffer.count
            buffer.append(words)
            let spoken = Range(uncheckedBounds: (start - origin, buffer.count - origin))
            return report(
                NormalizedSpan(visible: 0..<bytes.count, spoken: spoken, semioticClass: .symbol, confidence: .guess))
        }
        var place = 0
        var copied = 0
        while place < bytes.count {
            guard vocabulary.classes.stops[Int(bytes[place])] else {
                place += 1
                continue
            }
            switch classifier.classify(place) {
            case .skip(let end):
                place = max(end, place + 1)
            case .reading(let reading) where reading.start < copied || classifier.isGlued(reading):
                place = max(classifier.gluedEnd(reading), place + 1)
            case .reading(let reading):
                buffer.append(bytes: UnsafeBufferPointer(rebasing: bytes[copied..<reading.start]))
                let start = buffer.count
                reading.append(quantities, to: &buffer)
                let spoken = Range(uncheckedBounds: (start - origin, buffer.count - origin))
                let source = UnsafeBufferPointer(rebasing: bytes[reading.start..<reading.end])
                let isSame = buffer.withBytes { $0[start...].elementsEqual(source) }
                // A formatter that has no words for a value leaves the text as it is.
                if reading.confidence < options.minimumConfidence || (spoken.isEmpty && reading.semioticClass != .emoji)
                {
                    buffer.truncate(to: start)
                    buffer.append(bytes: source)
                } else if !isSame || reportsAll {
                    report(
                        NormalizedSpan(
                            visible: reading.start..<reading.end, spoken: spoken, semioticClass: reading.semioticClass,
                            confidence: reading.confidence))
                }
                copied = reading.end
                place = max(reading.end, place + 1)
            }
        }
        buffer.append(bytes: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}
