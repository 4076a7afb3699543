import SpokenCatalogs
import SpokenElements
import SpokenFormatting
import SpokenMessages
import SpokenModel

/// Makes pairs for one user: what is shown, and what is said.
///
/// ```swift
/// let formatter = store.formatter(acceptLanguage: "ru-RU, en;q=0.5")  // or try SpokenTextFormatter(language: "ru")
/// formatter.format(.price(21.5, .RUB))           // «21,50 ₽» / «21 рубль 50 копеек»
/// formatter.format(.text("Средняя 30 см"))       // «Средняя 30 см» / «Средняя 30 сантиметров»
/// formatter.format(.string("cart.items", [3]))   // from the catalog that the formatter was made with
/// ```
/// It is one reference and a few options: cheap to keep, to copy and to share across threads. `format` never fails; what
/// it cannot say is said as plainly as possible and reported, and `validate` tells so beforehand.
public struct SpokenTextFormatter: Sendable {
    package let core: FormatterCore
    /// What the request carried: number style, width, text size, device, time zone.
    public let options: SpokenTextOptions

    init(_ core: FormatterCore, _ options: SpokenTextOptions) {
        self.core = core.with(options.numbers)
        self.options = options
    }

    /// A formatter of one language, without a store.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 tag, such as "ru" or "es-MX".
    ///   - numbers: digits for screen readers, words for plain synthesizers.
    ///   - configuration: the wording, the caller's nouns and words.
    ///   - catalog: where `.string` looks its keys up.
    ///   - onProblem: called for each problem, on the thread of the call.
    /// - Throws: `.malformedLanguage` or `.unsupportedLanguage`.
    public init(
        language: String, numbers: NumberStyle = .digits, configuration: SpokenTextConfiguration = .init(),
        catalog: StringCatalog? = nil, onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextFormatterError) {
        let tag: LanguageTag
        do {
            tag = try LanguageTag(language)
        } catch {
            throw .malformedLanguage(error)
        }
        try self.init(
            language: tag, numbers: numbers, configuration: configuration, catalog: catalog, onProblem: onProblem)
    }

    /// The same with a tag that is known to be well-formed: `SpokenTextFormatter(language: .russian)`.
    ///
    /// - Throws: `.unsupportedLanguage` when CLDR has no such language.
    public init(
        language: LanguageTag, numbers: NumberStyle = .digits, configuration: SpokenTextConfiguration = .init(),
        catalog: StringCatalog? = nil, onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextFormatterError) {
        core = try FormatterCore(
            language: language, languages: [language], numbers: numbers, catalog: catalog,
            voices: Voices(configuration), onProblem: onProblem)
        options = SpokenTextOptions(numbers: numbers)
    }

    /// The language of values and texts, with the user's region: what belongs into `Content-Language`.
    public var language: LanguageTag { core.language }

    /// Digits for screen readers, words for plain synthesizers.
    public var numbers: NumberStyle { core.numbers }

    /// The same language with other options: `formatter.with(SpokenTextOptions(width: 320))`.
    public func with(_ options: SpokenTextOptions) -> SpokenTextFormatter {
        SpokenTextFormatter(core, options)
    }

    /// The same user at another place of the screen: width, text size, text style, font scale and device of these options,
    /// number style and time zone of the formatter's own. Nil changes nothing.
    public func placed(_ place: SpokenTextOptions?) -> SpokenTextFormatter {
        guard var place else { return self }
        place.numbers = options.numbers
        place.timeZone = options.timeZone
        return with(place)
    }

    /// The pair of a content. What cannot be said is said as plainly as possible and reported.
    ///
    /// `formatter.format(.price(21, .RUB).from)` is «от 21 ₽» / «от 21 рубля».
    public func format(_ content: SpokenContent) -> AccessibleText {
        switch content.kind {
        case .quantity(let quantity, let role, let grammaticalCase): pair(quantity, role, grammaticalCase)
        case .noun(let number, let noun, let role, let grammaticalCase): pair(number, noun, role, grammaticalCase)
        case .text(let text): pair(text)
        case .string(let request): pair(request)
        case .pair(let pair): pair
        case .instant(let seconds, let part, let role, let grammaticalCase):
            pair(quantity(seconds, part), role, grammaticalCase)
        case .invalid(let error, let shown): invalid(error, shown)
        }
    }

    /// What a screen reader says for an element, as one line: «В корзину за 695 рублей, кнопка».
    ///
    /// - Throws: `ElementError.noWords` when the words of the reader are not known in the language.
    public func spoken(
        _ element: SpokenElement, by reader: ScreenReaderProfile = .voiceOver
    ) throws(ElementError) -> String {
        try core.composer(reader).text(for: element)
    }

    /// Throws the first problem of a content: an unknown key or noun, a case that the language lacks, …
    ///
    /// `try formatter.validate(.price(21, .RUB).in(.vocative))` throws «'ru' has no vocative; use nominative, …».
    public func validate(_ content: SpokenContent) throws(SpokenTextProblem) {
        if let cause = cause(content) { throw SpokenTextProblem(cause, language) }
    }
}

// MARK: What format does

extension SpokenTextFormatter {
    package var quantities: QuantityFormatter { core.voice.quantities }

    /// The noun of a key: the caller's, else a common one of the language.
    package func noun(_ key: String) -> CountedNoun? {
        core.configuration.nouns?[key] ?? NounLexicon.common(in: language)[key]
    }

    private func pair(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?
    ) -> AccessibleText {
        // A problem is only looked for where somebody listens.
        if core.onProblem != nil, let cause = cause(quantity, role, grammaticalCase) { core.report(cause) }
        return core.voice.quantities.format(quantity, role: role, case: grammaticalCase)
    }

    private func pair(
        _ number: DecimalNumber, _ key: String, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?
    ) -> AccessibleText {
        if let noun = noun(key) { return pair(.count(number, noun), role, grammaticalCase) }
        if let text = core.messages?.text(ofAnyTable: key, [.number(number)]) { return text }
        core.report(.quantity(.unknownNoun(key, nearest: nil)))
        let pair = quantities.format(.cardinal(number), role: role, case: grammaticalCase)
        return AccessibleText(
            visibleText: "\(pair.visibleText)\u{A0}\(key)", accessibleText: "\(pair.accessibleText) \(key)")
    }

    private func pair(_ text: String) -> AccessibleText {
        let size = text.utf8.count
        guard size <= core.configuration.longestText else {
            core.report(.longText(bytes: size, limit: core.configuration.longestText))
            return AccessibleText(text)
        }
        return AccessibleText(visibleText: text, accessibleText: core.voice.texts.speak(text))
    }

    private func pair(_ request: StringRequest) -> AccessibleText {
        guard let messages = core.messages else {
            core.report(.message(.unknownKey(request.key, table: request.table)))
            return AccessibleText(request.key)
        }
        return messages.text(
            request.key, request.arguments.map(argument), context: request.context(options), table: request.table)
    }

    /// A content for a placeholder of a string: values are said in the case that their place governs.
    private func argument(_ content: SpokenContent) -> MessageArgument {
        switch content.kind {
        case .quantity(.cardinal(let number, .masculine, .inanimate), .plain, nil): .number(number)
        case .quantity(let quantity, .plain, nil): .quantity(quantity)
        case .instant(let seconds, let part, .plain, nil): .quantity(quantity(seconds, part))
        case .noun(let number, let key, .plain, nil):
            if let noun = noun(key) { .quantity(.count(number, noun)) } else { .text(format(content)) }
        // Read together with the string around it.
        case .text(let text) where text.utf8.count <= core.configuration.longestText: .string(text)
        default: .text(format(content))
        }
    }

    private func invalid(_ error: SpokenContentError, _ shown: String) -> AccessibleText {
        core.report(.content(error))
        return AccessibleText(shown)
    }

    /// The date or the time of day at an instant; in UTC where the zone is not known.
    private func quantity(_ seconds: Int64, _ part: SpokenContent.InstantPart) -> Quantity {
        let moment: LocalMoment
        do {
            moment = try LocalMoment(secondsSince1970: seconds, timeZone: options.timeZone ?? "UTC")
        } catch {
            core.report(.time(error))
            guard let utc = LocalMoment(secondsSince1970: seconds, utcOffset: 0) else {
                return .cardinal(DecimalNumber(exactly: seconds) ?? 0)
            }
            moment = utc
        }
        return part == .date ? .date(moment.date) : .clock(moment.time)
    }
}

// MARK: What validate finds

extension SpokenTextFormatter {
    private func cause(_ content: SpokenContent) -> SpokenTextProblem.Cause? {
        switch content.kind {
        case .quantity(let quantity, let role, let grammaticalCase): return cause(quantity, role, grammaticalCase)
        case .noun(let number, let key, let role, let grammaticalCase):
            if let noun = noun(key) { return cause(.count(number, noun), role, grammaticalCase) }
            // A plural of the catalog has no cases.
            if role == .plain, grammaticalCase == nil, core.messages?.table(of: key) != nil { return nil }
            return .quantity(.unknownNoun(key, nearest: nearestNoun(key)))
        case .text(let text):
            let size = text.utf8.count
            let limit = core.configuration.longestText
            return size > limit ? .longText(bytes: size, limit: limit) : nil
        case .string(let request):
            for argument in request.arguments {
                if let cause = cause(argument) { return cause }
            }
            guard let messages = core.messages else {
                return .message(.unknownKey(request.key, table: request.table))
            }
            return messages.problems(
                request.key, request.arguments.map(argument), context: request.context(options), table: request.table
            ).first.map { .message($0) }
        case .pair: return nil
        case .instant(let seconds, _, _, _):
            do {
                _ = try LocalMoment(secondsSince1970: seconds, timeZone: options.timeZone ?? "UTC")
                return nil
            } catch {
                return .time(error)
            }
        case .invalid(let error, _): return .content(error)
        }
    }

    private func cause(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?
    ) -> SpokenTextProblem.Cause? {
        do {
            try quantities.validate(quantity, case: grammaticalCase ?? .nominative)
        } catch {
            return .quantity(error)
        }
        guard role != .plain else { return nil }
        do {
            try quantities.validate(quantity, role: role)
        } catch {
            return .role(error)
        }
        return nil
    }

    /// What was probably meant by the key of a noun that is unknown; slow, for messages only.
    private func nearestNoun(_ key: String) -> String? {
        NearestName.nearest(
            to: key, in: (core.configuration.nouns?.keys ?? []) + NounLexicon.common(in: language).keys)
    }
}
