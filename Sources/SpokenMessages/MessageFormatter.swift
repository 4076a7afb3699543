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

    /// - Parameters:
    ///   - catalog: where keys are looked up.
    ///   - languages: those that the user prefers, best first.
    ///   - numbers: digits or words in the accessible half.
    ///   - options: the suffix of accessible keys, the grouping of digits, wording and words of the caller.
    ///   - onProblem: called for each problem of a call, on the thread of the call.
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
    ///   - key: as it stands in the files.
    ///   - arguments: what the placeholders take, in their order.
    ///   - context: the room and the device.
    ///   - table: the name of the file without its ending.
    ///   - value: what to show when no file has the key; the key itself when nil or empty.
    public func format(
        _ key: String, _ arguments: [MessageArgument] = [], context: MessageContext = .init(),
        table: String = "Localizable", value: String? = nil
    ) -> MessageResult {
        let places = places(table)
        guard let found = Self.find(key, in: places) else {
            let problem = MessageProblem.unknownKey(key, table: table)
            return MessageResult(
                text: unknown(problem, value ?? "", key), match: nil, accessibleSource: .visible, problems: [problem])
        }
        let (text, source, problems) = pair(key, found, in: places, arguments, context)
        return MessageResult(
            text: text, match: match(found.place, found.position, found.localization, in: places),
            accessibleSource: source, problems: problems)
    }

    /// Hot path: the pair alone, for callers who do not ask where it comes from.
    package func text(
        _ key: String, _ arguments: [MessageArgument] = [], context: MessageContext = .init(),
        table: String = "Localizable"
    ) -> AccessibleText {
        let places = places(table)
        guard let found = Self.find(key, in: places) else { return unknown(.unknownKey(key, table: table), "", key) }
        return pair(key, found, in: places, arguments, context).text
    }

    /// The same for a key whose table is not known; nil when none has it in a language that the user reads.
    package func text(ofAnyTable key: String, _ arguments: [MessageArgument]) -> AccessibleText? {
        for table in catalog.tables {
            let places = places(table)
            if let found = Self.find(key, in: places) { return pair(key, found, in: places, arguments, .init()).text }
        }
        return nil
    }

    private func unknown(_ problem: MessageProblem, _ value: String, _ key: String) -> AccessibleText {
        onProblem?(problem)
        return AccessibleText(value.isEmpty ? key : value)
    }

    private func pair(
        _ key: String, _ found: Found, in places: [MessagePlace], _ arguments: [MessageArgument],
        _ context: MessageContext
    ) -> (text: AccessibleText, source: MessageResult.AccessibleSource, problems: [MessageProblem]) {
        let (place, _, localization) = found
        var renderer = renderer(key, place, localization, arguments, context, isPseudo: isPseudo)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        renderer.reportExtraArguments()
        let visible = buffer.string
        var problems = renderer.problems
        let (accessible, source) = accessible(
            key, place, localization, arguments, context, visible: visible, renderer, in: places,
            problems: &problems, scratch: &buffer)
        if let onProblem { problems.forEach(onProblem) }
        return (AccessibleText(visibleText: visible, accessibleText: accessible), source, problems)
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
        _ context: MessageContext, visible: String, _ rendered: borrowing MessageRenderer,
        in places: [MessagePlace], problems: inout [MessageProblem], scratch: inout UTF8Buffer
    ) -> (String, MessageResult.AccessibleSource) {
        var speaker = MessageSpeaker(
            key: key, language: place.language, arguments: arguments, isPseudo: isPseudo)
        defer { for problem in speaker.problems where !problems.contains(problem) { problems.append(problem) } }
        var context = context
        context.width = nil
        context.scale = 1
        if let (written, _, text) = findAccessible(key, in: places, place.candidate.language) {
            var renderer = renderer(key + options.accessibleSuffix, written, text, arguments, context)
            var buffer = UTF8Buffer()
            renderer.render(to: &buffer)
            for problem in renderer.problems where !problems.contains(problem) { problems.append(problem) }
            return (speaker.speak(buffer.string, pieces: renderer.pieces, &scratch), .translated)
        }
        guard place.language.canSpeak else {
            problems.append(.languageNotSpoken(place.candidate.language))
            return (visible, .visible)
        }
        // The case of a quantity depends on words, which an accent would hide: the plain text is spoken, then accented.
        guard rendered.hasWidths || isPseudo else {
            return (speaker.speak(visible, pieces: rendered.pieces, &scratch), .generated)
        }
        var renderer = renderer(key, place, localization, arguments, context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        return (speaker.speak(buffer.string, pieces: renderer.pieces, &scratch), .generated)
    }

    private func match(
        _ place: MessagePlace, _ position: Int, _ localization: CatalogLocalization,
        in places: [MessagePlace]
    ) -> CatalogMatch? {
        let file = place.file.file
        guard file.entries.indices.contains(position) else { return nil }
        var missing: [LanguageTag] = []
        for other in places {
            if other.candidate.language == place.candidate.language { break }
            if !missing.contains(other.candidate.language) { missing.append(other.candidate.language) }
        }
        return CatalogMatch(
            file: file, entry: file.entries[position], localization: localization,
            language: place.candidate.language, quality: place.candidate.quality, missing: missing)
    }

    /// The place that has a key, the position of its entry there, and what that says.
    private typealias Found = (place: MessagePlace, position: Int, localization: CatalogLocalization)

    private func find(_ key: String, table: String) -> Found? { Self.find(key, in: places(table)) }

    private static func find(_ key: String, in places: [MessagePlace]) -> Found? {
        var key = key
        return key.withUTF8 { find($0, in: places) }
    }

    /// The string that a translator wrote for the accessible half. Nearly always there is none, so no text is made of its
    /// key only to look for it.
    private func findAccessible(_ key: String, in places: [MessagePlace], _ language: LanguageTag) -> Found? {
        guard !options.accessibleSuffix.isEmpty else { return nil }
        var (key, suffix) = (key, options.accessibleSuffix)
        return key.withUTF8 { key in
            suffix.withUTF8 { suffix in
                withUnsafeTemporaryAllocation(byteCount: key.count + suffix.count, alignment: 1) { joined in
                    joined.copyMemory(from: UnsafeRawBufferPointer(key))
                    UnsafeMutableRawBufferPointer(rebasing: joined[key.count...])
                        .copyMemory(from: UnsafeRawBufferPointer(suffix))
                    return Self.find(UnsafeBufferPointer(joined.bindMemory(to: UInt8.self)), in: places, language)
                }
            }
        }
    }

    /// - Parameter language: the only one to look in; all of the places when nil.
    private static func find(
        _ key: UnsafeBufferPointer<UInt8>, in places: [MessagePlace], _ language: LanguageTag? = nil
    ) -> Found? {
        for place in places {
            if let language, place.candidate.language != language { continue }
            if let position = place.file.position(of: key),
                let localization = place.file.localization(at: position, language: place.candidate.languagePosition)
            {
                return (place, position, localization)
            }
        }
        return nil
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
