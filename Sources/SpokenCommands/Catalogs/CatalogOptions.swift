import ArgumentParser
import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A string of a catalog and where it will be shown, for the subcommands that format it.
struct CatalogOptions: ParsableArguments {
    @Argument(
        help: "A \(FormatRegistry.names) file, a folder of them, or '-' for standard input.", completion: .file())
    var path: String

    @Argument(help: "The key of a string.")
    var key: String

    @Option(help: "How numbers are said: digits or words.")
    var numbers = NumberStyle.digits

    @Option(help: "The table to look in; by default the first one that has the key.")
    var table: String?

    @Option(help: "The device: \(CatalogDevice.allCases.map(\.rawValue).joined(separator: ", ")).")
    var device: CatalogDevice?

    @Option(help: "The text style that iOS scales: \(TextStyle.allCases.map(\.rawValue).joined(separator: ", ")).")
    var textStyle = TextStyle.body

    @Option(help: "The size of the text in sp that Android scales.")
    var sp: Double = 16

    @Option(help: "What is added to a key to find the accessible text that a translator wrote; '' turns it off.")
    var accessibleSuffix = MessageOptions().accessibleSuffix

    func validate() throws {
        guard sp.isFinite, sp > 0 else { throw ValidationError("--sp must be above 0; '\(sp)' is not") }
    }

    /// - Parameter language: that of the strings, where neither the file nor its folder says one.
    func open(language: LanguageTag?) throws(CommandFailure) -> StringCatalog {
        let catalog = try CatalogInput.open(path)
        guard let language else { return catalog }
        // Translations beside their sources: a PO file whose header names no language.
        let files = catalog.files
        if files.count == 1, let only = files.first, only.language == nil, only.languageOfSources != nil {
            return StringCatalog(files: [only.with(language: language)])
        }
        guard catalog.languages.isEmpty, catalog.sourceLanguage == nil else { return catalog }
        return StringCatalog(files: files, sourceLanguage: language)
    }

    /// The formatter of a language and the table that has the key.
    func formatter(
        of catalog: StringCatalog, language: LanguageTag
    ) throws(CommandFailure) -> (formatter: MessageFormatter, table: String) {
        if let table, !catalog.tables.contains(table) {
            let names = catalog.tables.map { "'\($0)'" }.joined(separator: ", ")
            throw CommandFailure("'\(path)' has no table '\(table)'; it has \(names)")
        }
        let candidates = table.map { [$0] } ?? catalog.tables
        let found = candidates.first { catalog.find(key, table: $0, languages: [language]) != nil }
        CatalogInput.reportErrors(of: catalog)
        guard let table = found else { throw unknownKey(in: catalog, tables: candidates) }
        let options = MessageOptions(accessibleSuffix: accessibleSuffix)
        return (MessageFormatter(catalog: catalog, language: language, numbers: numbers, options: options), table)
    }

    func defaultLanguage(of catalog: StringCatalog) throws(CommandFailure) -> LanguageTag {
        // A file that holds the source beside its translation is of the language of the translation.
        if catalog.files.count == 1, let own = catalog.files.first?.language { return own }
        guard let language = catalog.sourceLanguage ?? catalog.languages.first else {
            throw CommandFailure("'\(path)' does not say its language; name it with --language")
        }
        return catalog.languages.count == 1 ? catalog.languages[0] : language
    }

    /// Arguments in the order of their places: those of `name=value` where the string names its arguments.
    func ordered(
        _ arguments: [String], of catalog: StringCatalog, table: String, language: LanguageTag
    ) -> [String] {
        guard let match = catalog.find(key, table: table, languages: [language]) else { return arguments }
        let names = match.file.argumentNames(of: match.localization)
        return ArgumentOrder.placed(
            arguments.map { argument in
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init)
                // An equals sign may as well stand in a text.
                return parts.count == 2 && names.contains(parts[0]) ? (parts[0], parts[1]) : (nil, argument)
            }, at: names)
    }

    func context(width: Int?, textSize: TextSizeArgument?) -> MessageContext {
        switch textSize {
        case nil: MessageContext(width: width, device: device)
        case .category(let category):
            MessageContext(width: width, device: device, textSize: category, style: textStyle)
        case .fontScale(let scale): MessageContext(width: width, device: device, fontScale: scale, sp: sp)
        }
    }

    private func unknownKey(in catalog: StringCatalog, tables: [String]) -> CommandFailure {
        let others = catalog.languages.filter { language in
            tables.contains { catalog.find(key, table: $0, languages: [language])?.language == language }
        }
        if let first = others.first {
            let names = others.map(\.description).joined(separator: ", ")
            return CommandFailure(
                "'\(path)' has the key '\(key.prefix(64))' in \(names) only; add --language \(first)")
        }
        let keys = catalog.files.lazy.flatMap { file in file.entries.lazy.map { file.string($0.key) } }
        // A part of a key is no misspelling of it: «items» for `cart.items`.
        let part = key.lowercased()
        let longer = part.count < 3 ? nil : keys.filter { $0.lowercased().contains(part) }.min { $0.count < $1.count }
        let hint = (NearestName.nearest(to: key, in: keys) ?? longer).map { "; did you mean '\($0)'?" } ?? ""
        return CommandFailure("'\(path)' has no key '\(key.prefix(64))'\(hint)")
    }
}

extension CatalogDevice: ExpressibleByArgument {}

extension MessageProblem {
    /// True for defects of the call or the string: exit status 1. A language that cannot be spoken is none.
    var isFinding: Bool {
        if case .languageNotSpoken = self { false } else { true }
    }
}
