import SpokenCatalogs
import SpokenModel

/// Formats strings of a catalog as pairs: what is seen and what is said.
///
/// ```swift
/// let catalog = try StringCatalog(path: "Resources")
/// let formatter = MessageFormatter(catalog: catalog, language: .russian)
/// formatter.format("cart.button", [.quantity(.money(Money(1, .RUB)))]).text
/// // visible «В корзину за 1 ₽», accessible «В корзину за 1 рубль»
/// ```
/// Formatting never fails: an unknown key yields `value` or the key, a wrong argument a readable text, and the
/// problems are in the result and go to `onProblem`. May be used from many threads at once.
public struct MessageFormatter: Sendable {
    public let catalog: StringCatalog
    /// The languages that the user prefers, best first.
    public let languages: [LanguageTag]
    public let numbers: NumberStyle
    public let options: MessageOptions
    private let onProblem: (@Sendable (MessageProblem) -> Void)?
    /// True when the texts are asked for in the pseudo-language.
    private let isPseudo: Bool
    private let tables: Guarded<[String: [Place]]>

    /// A place to look in, with what its language needs.
    struct Place: Sendable {
        let candidate: CatalogCandidate
        let language: MessageLanguage
    }

    /// - Parameter onProblem: called for each problem of a call, on the thread of the call.
    public init(
        catalog: StringCatalog, languages: [LanguageTag], numbers: NumberStyle = .digits,
        options: MessageOptions = .init(), onProblem: (@Sendable (MessageProblem) -> Void)? = nil
    ) {
        self.catalog = catalog
        self.languages = languages
        self.numbers = numbers
        self.options = options
        self.onProblem = onProblem
        isPseudo = languages.first == .pseudo
        tables = Guarded([:])
    }

    public init(
        catalog: StringCatalog, language: LanguageTag, numbers: NumberStyle = .digits,
        options: MessageOptions = .init(), onProblem: (@Sendable (MessageProblem) -> Void)? = nil
    ) {
        self.init(
            catalog: catalog, languages: [language], numbers: numbers, options: options, onProblem: onProblem)
    }

    /// The pair for a key.
    ///
    /// - Parameters:
    ///   - value: what to show when no file has the key; the key itself when nil or empty.
    public func format(
        _ key: String, _ arguments: [MessageArgument] = [], context: MessageContext = .init(),
        table: String = "Localizable", value: String? = nil
    ) -> MessageResult {
        guard let (place, entry, localization) = find(key, table: table) else {
            let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
            let problem = MessageProblem.unknownKey(key, table: table)
            onProblem?(problem)
            return MessageResult(
                text: AccessibleText(fallback), match: nil, accessibleSource: .visible, problems: [problem])
        }
        var renderer = renderer(key, place, localization, arguments, context, isPseudo: isPseudo)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        let visible = buffer.string
        var problems = renderer.problems
        let (accessible, source) = accessible(
            key, place, localization, arguments, context, visible: visible, renderer, table: table,
            problems: &problems)
        if let onProblem { problems.forEach(onProblem) }
        return MessageResult(
            text: AccessibleText(visibleText: visible, accessibleText: accessible),
            match: match(place, entry, localization, key: key, table: table), accessibleSource: source,
            problems: problems)
    }

    /// Hot path. Appends the visible text only; nothing for an unknown key.
    ///
    /// - Returns: true when the key was found and there was no problem.
    @discardableResult
    public func appendVisible(
        _ key: String, _ arguments: [MessageArgument] = [], context: MessageContext = .init(),
        table: String = "Localizable", to buffer: inout UTF8Buffer
    ) -> Bool {
        guard let (place, _, localization) = find(key, table: table) else {
            onProblem?(.unknownKey(key, table: table))
            return false
        }
        var renderer = renderer(key, place, localization, arguments, context, isPseudo: isPseudo)
        renderer.render(to: &buffer)
        if let onProblem { renderer.problems.forEach(onProblem) }
        return renderer.problems.isEmpty
    }

    private func renderer(
        _ key: String, _ place: Place, _ localization: CatalogLocalization, _ arguments: [MessageArgument],
        _ context: MessageContext, isPseudo: Bool = false
    ) -> MessageRenderer {
        MessageRenderer(
            key: key, file: place.candidate.file, localization: localization, plurals: place.candidate.plurals,
            language: place.language, arguments: arguments, context: context, isPseudo: isPseudo)
    }

    /// The accessible half: a translator's, else generated from the widest variant, since shorter ones are cut for
    /// the eye only («Тел.»).
    private func accessible(
        _ key: String, _ place: Place, _ localization: CatalogLocalization, _ arguments: [MessageArgument],
        _ context: MessageContext, visible: String, _ rendered: MessageRenderer, table: String,
        problems: inout [MessageProblem]
    ) -> (String, MessageResult.AccessibleSource) {
        let speaker = MessageSpeaker(language: place.language, arguments: arguments, isPseudo: isPseudo)
        var context = context
        context.width = nil
        context.scale = 1
        if !options.accessibleSuffix.isEmpty,
            let (written, _, text) = find(key + options.accessibleSuffix, table: table, in: place.candidate.language)
        {
            var renderer = renderer(key + options.accessibleSuffix, written, text, arguments, context)
            var buffer = UTF8Buffer()
            renderer.render(to: &buffer)
            for problem in renderer.problems where !problems.contains(problem) { problems.append(problem) }
            return (speaker.speak(buffer.string, pieces: renderer.pieces), .translated)
        }
        guard place.language.canSpeak else {
            problems.append(.languageNotSpoken(place.candidate.language))
            return (visible, .visible)
        }
        // The case of a quantity depends on words, which an accent would hide: the plain text is spoken, then accented.
        guard rendered.hasWidths || isPseudo else {
            return (speaker.speak(visible, pieces: rendered.pieces), .generated)
        }
        var renderer = renderer(key, place, localization, arguments, context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        return (speaker.speak(buffer.string, pieces: renderer.pieces), .generated)
    }

    private func match(
        _ place: Place, _ entry: CatalogEntry, _ localization: CatalogLocalization, key: String, table: String
    ) -> CatalogMatch {
        var missing: [LanguageTag] = []
        for other in places(table) {
            if other.candidate.language == place.candidate.language { break }
            if !missing.contains(other.candidate.language) { missing.append(other.candidate.language) }
        }
        return CatalogMatch(
            file: place.candidate.file.file, entry: entry, localization: localization,
            language: place.candidate.language, quality: place.candidate.quality, missing: missing)
    }

    private func find(
        _ key: String, table: String, in language: LanguageTag? = nil
    ) -> (Place, CatalogEntry, CatalogLocalization)? {
        let places = places(table)
        var key = key
        return key.withUTF8 { bytes in
            for index in places.indices {
                if let language, places[index].candidate.language != language { continue }
                let file = places[index].candidate.file
                if let entry = file.entry(bytes),
                    let localization = file.localization(
                        of: entry, language: places[index].candidate.languagePosition)
                {
                    return (places[index], entry, localization)
                }
            }
            return nil
        }
    }

    private func places(_ table: String) -> [Place] {
        tables.withLock { tables in
            if let places = tables[table] { return places }
            var known: [LanguageTag: MessageLanguage] = [:]
            let places = catalog.candidates(table: table, preferences: languages).map { candidate in
                let language =
                    known[candidate.language]
                    ?? MessageLanguage(candidate.language, numbers: numbers, options: options)
                known[candidate.language] = language
                return Place(candidate: candidate, language: language)
            }
            tables[table] = places
            return places
        }
    }
}
