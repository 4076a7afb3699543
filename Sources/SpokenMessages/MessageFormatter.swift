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
    /// The places to look in for each table; there are few tables, so comparing names beats hashing them.
    private let tables: Guarded<[(table: String, places: [MessagePlace])]>

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
        tables = Guarded([])
    }

    /// The same for a user of one language: `MessageFormatter(catalog: catalog, language: .russian)`.
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
        guard let (place, position, localization) = find(key, table: table) else {
            let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
            let problem = MessageProblem.unknownKey(key, table: table)
            onProblem?(problem)
            return MessageResult(
                text: AccessibleText(fallback), match: nil, accessibleSource: .visible, problems: [problem])
        }
        var renderer = renderer(key, place, localization, arguments, context, isPseudo: isPseudo)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        renderer.reportExtraArguments()
        let visible = buffer.string
        var problems = renderer.problems
        let (accessible, source) = accessible(
            key, place, localization, arguments, context, visible: visible, renderer, table: table,
            problems: &problems)
        if let onProblem { problems.forEach(onProblem) }
        return MessageResult(
            text: AccessibleText(visibleText: visible, accessibleText: accessible),
            match: match(place, position, localization, table: table), accessibleSource: source,
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
        renderer.reportExtraArguments()
        if let onProblem { renderer.problems.forEach(onProblem) }
        return renderer.problems.isEmpty
    }

    /// What is wrong in a call or the string that it asks for; nothing goes to `onProblem`.
    package func problems(
        _ key: String, _ arguments: [MessageArgument], context: MessageContext, table: String
    ) -> [MessageProblem] {
        guard let (place, _, localization) = find(key, table: table) else { return [.unknownKey(key, table: table)] }
        var renderer = renderer(key, place, localization, arguments, context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        renderer.reportExtraArguments()
        return renderer.problems
    }

    private func renderer(
        _ key: String, _ place: MessagePlace, _ localization: CatalogLocalization, _ arguments: [MessageArgument],
        _ context: MessageContext, isPseudo: Bool = false
    ) -> MessageRenderer {
        MessageRenderer(
            key: key, place: place, localization: localization, arguments: arguments, context: context,
            isPseudo: isPseudo)
    }

    /// The accessible half: a translator's, else generated from the widest variant, since shorter ones are cut for
    /// the eye only («Тел.»).
    private func accessible(
        _ key: String, _ place: MessagePlace, _ localization: CatalogLocalization, _ arguments: [MessageArgument],
        _ context: MessageContext, visible: String, _ rendered: borrowing MessageRenderer, table: String,
        problems: inout [MessageProblem]
    ) -> (String, MessageResult.AccessibleSource) {
        var speaker = MessageSpeaker(
            key: key, language: place.language, arguments: arguments, isPseudo: isPseudo)
        defer { for problem in speaker.problems where !problems.contains(problem) { problems.append(problem) } }
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
        _ place: MessagePlace, _ position: Int, _ localization: CatalogLocalization, table: String
    ) -> CatalogMatch? {
        let file = place.file.file
        guard file.entries.indices.contains(position) else { return nil }
        var missing: [LanguageTag] = []
        for other in places(table) {
            if other.candidate.language == place.candidate.language { break }
            if !missing.contains(other.candidate.language) { missing.append(other.candidate.language) }
        }
        return CatalogMatch(
            file: file, entry: file.entries[position], localization: localization,
            language: place.candidate.language, quality: place.candidate.quality, missing: missing)
    }

    /// The place that has the key, the position of its entry there, and what that says.
    private func find(
        _ key: String, table: String, in language: LanguageTag? = nil
    ) -> (MessagePlace, Int, CatalogLocalization)? {
        let places = places(table)
        var key = key
        return key.withUTF8 { bytes in
            for place in places {
                if let language, place.candidate.language != language { continue }
                if let position = place.file.position(of: bytes),
                    let localization = place.file.localization(
                        at: position, language: place.candidate.languagePosition)
                {
                    return (place, position, localization)
                }
            }
            return nil
        }
    }

    /// The table that has a key, whatever its name; nil when none has it in a language that the user reads.
    package func table(of key: String) -> String? {
        catalog.tables.first { find(key, table: $0) != nil }
    }

    private func places(_ table: String) -> [MessagePlace] {
        tables.withLock { tables in
            for known in tables where known.table == table { return known.places }
            let places = catalog.candidates(table: table, preferences: languages).map { candidate in
                let spoken = RegionalLanguage.tag(candidate.language, preferences: languages)
                return MessagePlace(candidate, language: .shared(spoken, numbers: numbers, options: options))
            }
            // A table that no file has is asked for by mistake: its names are not kept.
            if !places.isEmpty || catalog.tables.contains(table) { tables.append((table, places)) }
            return places
        }
    }
}
