import SpokenCatalogs
import SpokenFormatting
import SpokenMessages
import SpokenModel
import SpokenNormalization

/// Makes pairs in one language: what is shown, and what is said.
///
/// ```swift
/// let formatter = try SpokenTextFormatter(language: "ru")
/// formatter.format(try .price("179.00", "RUB"))  // «179 ₽» / «179 рублей»
/// formatter.format(.text("Средняя 30 см"))       // «Средняя 30 см» / «Средняя 30 сантиметров»
/// formatter.format(.string("cart.items", [3]))   // from the catalog that the formatter was made with
/// ```
/// Make it once and keep it: it holds the tables of its language. It is safe to share across threads. `format` never
/// fails; a value that the language cannot say is said as it is shown, and `validate` tells so beforehand.
public struct SpokenTextFormatter: Sendable {
    /// The language that was asked for, with its region.
    public let language: LanguageTag
    /// Digits for screen readers, words for plain synthesizers.
    public let numbers: NumberStyle
    package let quantities: QuantityFormatter
    package let texts: TextNormalizer
    package let messages: MessageFormatter?
    /// The caller's nouns, before the common ones of the language.
    private let nouns: NounLexicon?

    /// - Parameters:
    ///   - language: a BCP 47 tag, such as "ru" or "es-MX".
    ///   - numbers: digits for screen readers, words for plain synthesizers.
    ///   - options: the wording of values; texts keep the usual one.
    ///   - catalog: where `.string` looks its keys up.
    ///   - nouns: what `.count(3, "товар")` may count besides the common nouns of the language.
    ///   - messages: how strings of the catalog are made: the suffix of a translator's accessible texts, the grouping
    ///     of digits, the wording of quantities in them.
    ///   - onProblem: called for each problem of a string, on the thread of the call: an unknown key, a missing
    ///     argument.
    /// - Throws: `.malformedLanguage` or `.unsupportedLanguage`.
    public init(
        language: String, numbers: NumberStyle = .digits, options: FormattingOptions = .init(),
        catalog: StringCatalog? = nil, nouns: NounLexicon? = nil, messages: MessageOptions = .init(),
        onProblem: (@Sendable (MessageProblem) -> Void)? = nil
    ) throws(SpokenTextFormatterError) {
        let tag: LanguageTag
        do {
            tag = try LanguageTag(language)
        } catch {
            throw .malformedLanguage(error)
        }
        try self.init(
            language: tag, numbers: numbers, options: options, catalog: catalog, nouns: nouns, messages: messages,
            onProblem: onProblem)
    }

    /// The same with a tag that is known to be well-formed: `SpokenTextFormatter(language: .russian)`.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, options: FormattingOptions = .init(),
        catalog: StringCatalog? = nil, nouns: NounLexicon? = nil, messages: MessageOptions = .init(),
        onProblem: (@Sendable (MessageProblem) -> Void)? = nil
    ) throws(SpokenTextFormatterError) {
        self.language = language
        self.numbers = numbers
        self.nouns = nouns
        self.messages = catalog.map {
            MessageFormatter(
                catalog: $0, language: language, numbers: numbers, options: messages, onProblem: onProblem)
        }
        do {
            quantities = try QuantityFormatter(language: language, numbers: numbers, options: options)
        } catch {
            throw .unsupportedLanguage(error)
        }
        do {
            texts = try TextNormalizer(
                language: language, numbers: numbers, options: NormalizationOptions(emoji: .drop))
        } catch {
            throw .unsupportedText(error)
        }
    }

    /// The pair of a content. What cannot be said is said as plainly as possible: ask `validate` first.
    ///
    /// `formatter.format(.price(21, .RUB).from)` is «от 21 ₽» / «от 21 рубля».
    public func format(_ content: SpokenContent) -> AccessibleText {
        switch content.kind {
        case .quantity(let quantity, let role, let grammaticalCase):
            quantities.format(quantity, role: role, case: grammaticalCase)
        case .noun(let number, let noun, let role, let grammaticalCase):
            format(number, noun, role, grammaticalCase)
        case .text(let text):
            AccessibleText(visibleText: text, accessibleText: texts.speak(text))
        case .string(let request):
            messages?.format(request.key, request.arguments, context: request.context, table: request.table).text
                ?? AccessibleText(request.key)
        }
    }

    /// Throws what the language cannot say of a content: a case that it lacks, an unknown unit, currency or noun.
    ///
    /// `try formatter.validate(.price(21, .RUB).in(.vocative))` throws «'ru' has no vocative; use nominative, …».
    public func validate(_ content: SpokenContent) throws(QuantityError) {
        switch content.kind {
        case .quantity(let quantity, let role, let grammaticalCase):
            try quantities.validate(quantity, role: role, case: grammaticalCase ?? .nominative)
        case .noun(let number, let key, let role, let grammaticalCase):
            guard let noun = noun(key) else {
                if role == .plain, grammaticalCase == nil, messages?.table(of: key) != nil { return }
                throw .unknownNoun(key, nearest: nearestNoun(key))
            }
            try quantities.validate(.count(number, noun), role: role, case: grammaticalCase ?? .nominative)
        case .text, .string: return
        }
    }

    /// The noun of a key: the caller's, else a common one of the language.
    package func noun(_ key: String) -> CountedNoun? {
        nouns?[key] ?? NounLexicon.common(in: language)[key]
    }

    /// What was probably meant by the key of a noun that is unknown; slow, for messages only.
    private func nearestNoun(_ key: String) -> String? {
        NearestName.nearest(to: key, in: (nouns?.keys ?? []) + NounLexicon.common(in: language).keys)
    }

    /// A string of the catalog with the number; nil when the catalog does not have the key.
    private func plural(_ key: String, _ number: DecimalNumber) -> AccessibleText? {
        guard let messages, let table = messages.table(of: key) else { return nil }
        return messages.format(key, [.number(number)], table: table).text
    }

    private func format(
        _ number: DecimalNumber, _ key: String, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?
    ) -> AccessibleText {
        if let noun = noun(key) {
            return quantities.format(.count(number, noun), role: role, case: grammaticalCase)
        }
        if let text = plural(key, number) { return text }
        let pair = quantities.format(.cardinal(number), role: role, case: grammaticalCase)
        return AccessibleText(
            visibleText: "\(pair.visibleText)\u{A0}\(key)", accessibleText: "\(pair.accessibleText) \(key)")
    }
}
