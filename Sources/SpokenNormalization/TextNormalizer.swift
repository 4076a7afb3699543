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
    /// Readings below it are left as written.
    let minimumConfidence: NormalizationConfidence

    /// - Throws: `.unsupportedLanguage` when no table or grammar knows the language.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, options: NormalizationOptions = .init(),
        lexicon: UserLexicon = .init()
    ) throws(TextNormalizerError) {
        var wording = options.wording
        wording.isOfText = true
        guard let quantities = try? QuantityFormatter(language: language, numbers: numbers, options: wording) else {
            throw .unsupportedLanguage(language.description)
        }
        self.language = language
        self.numbers = numbers
        self.options = options
        self.quantities = quantities
        vocabulary = Vocabulary(language, lexicon: lexicon)
        minimumConfidence = options.minimumConfidence ?? NormalizationOptions.usualConfidence(numbers)
    }

    /// What should be said of a text.
    public func speak(_ text: String) -> String {
        var buffer = UTF8Buffer(capacity: text.utf8.count + 64)
        var text = text
        text.withUTF8 { append($0, to: &buffer) }
        return buffer.string
    }

    /// What should be said, with every place where it differs from the text, and every one that is left unread.
    ///
    /// ```swift
    /// let text = try TextNormalizer(language: .english).normalize("Add 5 kg, 3 xyz §")
    /// text.accessibleText  // "Add 5 kilograms, 3 xyz §"
    /// text.changes         // 4..<8, said at 4..<15: measure, by the rule "amount"
    /// text.unread          // 17..<19, the sign of a section: unread
    /// ```
    public func normalize(_ text: String) -> NormalizedText {
        var result = spoken(text, reportsAll: true)
        addUnread(to: &result)
        return result
    }

    /// As `normalize`, with the spans of telephones and codes too that are said as they are written.
    func classified(_ text: String) -> NormalizedText {
        spoken(text, reportsAll: true)
    }

    /// Hot path: appends what should be said of UTF-8 bytes.
    package func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout UTF8Buffer) {
        var pass = SpeechPass(wantsSpans: false)
        run(bytes, &pass, to: &buffer)
    }

    /// Hands on what reads a text.
    func withClassifier<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, at base: UnsafePointer<UInt8>, _ body: (Classifier) -> Result
    ) -> Result {
        RowScratch.with { scratch in
            var classifier = Classifier(
                text: TextView(base: base, end: bytes.count), vocabulary: vocabulary, syntax: vocabulary.syntax,
                numbers: numbers, emoji: options.emoji, scratch: scratch)
            if classifier.syntax.asksText { classifier.syntax = classifier.toldSyntax() }
            return body(classifier)
        }
    }

    private func spoken(_ text: String, reportsAll: Bool) -> NormalizedText {
        var buffer = UTF8Buffer(capacity: text.utf8.count + 64)
        var pass = SpeechPass(wantsSpans: true, wantsUnchanged: reportsAll)
        var copy = text
        copy.withUTF8 { run($0, &pass, to: &buffer) }
        return NormalizedText(visibleText: text, accessibleText: buffer.string, spans: pass.spans)
    }
}
