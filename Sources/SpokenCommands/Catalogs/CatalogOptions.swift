import ArgumentParser
import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A catalog and the language to read it in, for the subcommands that show its strings.
struct CatalogOptions: ParsableArguments {
    @Argument(help: "A .strings, .stringsdict or .xcstrings file, or a folder of them.")
    var path: String

    @Argument(help: "The key of a string.")
    var key: String

    @Option(
        name: .shortAndLong, help: "A BCP 47 language tag; by default the language of the file, else its first one.")
    var language: LanguageTag?

    @Option(help: "How numbers are said: digits or words.")
    var numbers = NumberStyle.digits

    @Option(help: "The table to look in; by default the only one that has the key.")
    var table: String?

    @Option(help: "The device: iphone, ipad, mac, applewatch, appletv, applevision or ipod.")
    var device: CatalogDevice?

    /// The opened catalog, the language to show and the table that has the key.
    func open() throws(CommandFailure) -> (formatter: MessageFormatter, table: String) {
        let catalog = try CommandFailure.wrapping { () throws(CatalogFileError) in try StringCatalog(path: path) }
        let language: LanguageTag
        if let named = self.language { language = named } else { language = try defaultLanguage(of: catalog) }
        let candidates = table.map { [$0] } ?? catalog.tables
        guard let table = candidates.first(where: { catalog.find(key, table: $0, languages: [language]) != nil })
        else { throw unknownKey(in: catalog) }
        return (MessageFormatter(catalog: catalog, language: language, numbers: numbers), table)
    }

    private func defaultLanguage(of catalog: StringCatalog) throws(CommandFailure) -> LanguageTag {
        guard let language = catalog.sourceLanguage ?? catalog.languages.first else {
            throw CommandFailure("'\(path)' does not say its language; name it with --language")
        }
        return catalog.languages.count == 1 ? catalog.languages[0] : language
    }

    private func unknownKey(in catalog: StringCatalog) -> CommandFailure {
        let keys = catalog.files.lazy.flatMap { file in file.entries.lazy.map { file.string($0.key) } }
        let hint = NearestName.nearest(to: key, in: keys).map { "; did you mean '\($0)'?" } ?? ""
        return CommandFailure("'\(path)' has no key '\(key.prefix(64))'\(hint)")
    }
}

extension CatalogDevice: ExpressibleByArgument {}
