import SpokenCatalogs
import SpokenDiagnostics

/// The file that is checked and what it is compared with: made for one walk, on its thread.
final class LintScope {
    let document: LintDocument
    let table: LintTable
    let configuration: LintConfiguration
    /// What is known of each of the document's languages, in their order.
    private let languages: [LintLanguage?]
    private let engines: [SpeechEngine?]
    /// The messages that are looked at.
    private let piece: Range<Int>
    /// The source of each of them, found once, since many rules ask for it.
    private let sources: [SourceMessage?]
    /// The languages of the document that are the source language, or another region's form of it.
    private let isSourceLanguage: [Bool]
    /// The arguments of the message that was asked for last: several rules ask in a row.
    private var lastSignature: (message: Int, signature: ArgumentSignature)?
    /// The variables of the message that was asked for last.
    private var lastVariables: (message: Int, variables: MessageVariables)?
    /// Whether the message that was asked for last is a copy of its source.
    private var lastCopy: (message: Int, isCopy: Bool)?

    /// The nouns of the choice that was asked for last, by where it stands.
    private var lastNouns: (place: SourceSpan, nouns: CountedNouns)?

    init(
        document: LintDocument, piece: Range<Int>, table: LintTable, configuration: LintConfiguration,
        book: LanguageBook
    ) {
        self.piece = piece.clamped(to: document.messages.indices)
        self.document = document
        self.table = table
        self.configuration = configuration
        languages = document.languageTags.map { book.language($0) }
        engines = document.languageTags.map { book.engine($0) }
        let source = table.sourceLanguage.prefix { $0 != "-" }
        isSourceLanguage = document.languageTags.map { $0.prefix { $0 != "-" } == source }
        let own = document.languageTags.firstIndex(of: table.sourceLanguage)
        var cursor = LintTable.Cursor()
        sources = self.piece.map { index in
            document.messages[index].languageIndex == own
                ? nil : table.source(of: document.messages[index], &cursor)
        }
    }

    var catalog: CatalogFile { document.catalog }

    func language(of message: LintMessage) -> LintLanguage? {
        languages.indices.contains(message.languageIndex) ? languages[message.languageIndex] : nil
    }

    /// What says the texts of a message; nil where no text of the language is said.
    func engine(of message: LintMessage) -> SpeechEngine? {
        engines.indices.contains(message.languageIndex) ? engines[message.languageIndex] : nil
    }

    /// What is known of a language of the file.
    func language(_ tag: String) -> LintLanguage? {
        document.languageTags.firstIndex(of: tag).flatMap { languages[$0] }
    }

    /// The two letters of a message's language; empty when unknown.
    func languageCode(of message: LintMessage) -> String {
        language(of: message)?.tag.language ?? ""
    }

    func isInSourceLanguage(_ message: LintMessage) -> Bool {
        isSourceLanguage.indices.contains(message.languageIndex) && isSourceLanguage[message.languageIndex]
    }

    /// The same key in the source language; nil when the message is in it, or when it has none.
    func source(of message: LintMessage) -> SourceMessage? {
        piece.contains(message.index) ? sources[message.index - piece.lowerBound] : nil
    }

    /// The entry that users see in place of a message; nil when they see it.
    func winner(over message: LintMessage) -> EntryShadows.Winner? {
        table.shadows.winner(over: message, of: document)
    }

    /// True when a message is the untouched text of the source language: its forms and signs are not those of its own
    /// language, and rules about them have nothing to say.
    func isUntranslatedCopy(_ message: LintMessage) -> Bool {
        if let last = lastCopy, last.message == message.index { return last.isCopy }
        let isCopy = UntranslatedCopy.isOne(message, in: self)
        lastCopy = (message.index, isCopy)
        return isCopy
    }

    /// What the configuration says of lengths, ready to be asked.
    private(set) lazy var limits: [(keys: [GlobPattern], length: Int)] = configuration.limits.map { limit in
        (limit.keys.map { GlobPattern($0) }, limit.length)
    }

    /// The project's own patterns; one that is no regular expression was refused before.
    private(set) lazy var patterns:
        [(regex: Regex<AnyRegexOutput>, message: String, keys: [GlobPattern], languages: [String])] =
            configuration.patterns.compactMap { pattern in
                (try? Regex(pattern.pattern)).map { regex in
                    (regex, pattern.message, pattern.keys.map { GlobPattern($0) }, pattern.languages)
                }
            }

    /// Every translation of one text by one text in the file, with its source; asked for by rules about the whole file.
    private(set) lazy var plainTranslations: [PlainTranslation] = {
        guard isSourceLanguage.contains(false) else { return [] }
        var cursor = LintTable.Cursor()
        let firstPlaces = table.makeFirstPlaces()
        var result: [PlainTranslation] = []
        for message in document.messages {
            guard message.texts.count == 1, !isInSourceLanguage(message), !message.language.isEmpty,
                message.shouldTranslate, winner(over: message) == nil,
                let place = table.sourcePlace(of: message, &cursor), firstPlaces.indices.contains(place),
                let first = firstPlaces[place], let text = document.texts(of: message).first,
                !text.traits.isEmptyText, text.string != table.sourceText(first)
            else { continue }
            result.append(
                PlainTranslation(
                    message: message.index, text: message.texts.lowerBound,
                    wanted: PlainTranslation.Wanted(source: first, language: message.languageIndex)))
        }
        return result
    }()

    /// The variables of a message by name.
    func variables(of message: LintMessage) -> MessageVariables {
        if let last = lastVariables, last.message == message.index { return last.variables }
        let variables = MessageVariables(document.localization(of: message).variables, in: catalog)
        lastVariables = (message.index, variables)
        return variables
    }

    /// The nouns that a choice counts; two rules ask in a row.
    func nouns(of choice: PluralChoice, _ language: LintLanguage) -> CountedNouns {
        if let last = lastNouns, last.place == choice.variations.span { return last.nouns }
        let nouns = CountedNouns(choice, language, in: self)
        lastNouns = (choice.variations.span, nouns)
        return nouns
    }

    /// The arguments that a message takes.
    func signature(of message: LintMessage) -> ArgumentSignature {
        if let last = lastSignature, last.message == message.index { return last.signature }
        let signature = ArgumentSignature(message, in: document)
        lastSignature = (message.index, signature)
        return signature
    }
}
