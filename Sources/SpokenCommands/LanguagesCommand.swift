import ArgumentParser
import SpokenFormatting
import SpokenICU
import SpokenLocaleData
import SpokenModel
import SpokenNormalization

struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "What each language can do: from tables, from ICU, or not at all.",
        discussion: """
            numbers  cardinal and ordinal words
            units    names of units and currencies behind a number
            texts    free text: all, only numbers with units and money, or only numbers
            plurals  the plural categories of whole numbers and decimals

            Examples:
              spokentext languages
              spokentext languages --all
            """)

    @Flag(help: "Every language that ICU knows, not only those with tables.")
    var all = false

    func run() throws {
        var table = TextTable(header: ["language", "name", "numbers", "units", "texts", "plurals"])
        let tabled = LocaleTables.languages
        let languages = all ? ICULocales.available.map(\.description) : tabled
        for name in Set(languages).union(tabled).sorted() {
            guard let language = try? LanguageTag(name) else { continue }
            table.add(Self.row(language))
        }
        StandardOutput.write(Version.text + "\n\n" + table.text)
    }

    /// Every cell is asked of the engine itself, so that the table cannot promise what the engine does not do.
    private static func row(_ language: LanguageTag) -> [String] {
        let tables = LocaleTables.names(language.language)
        let speaks = (try? QuantityFormatter(language: language)) != nil
        let normalizes = (try? TextNormalizer(language: language)) != nil
        func source(_ name: String, _ works: Bool) -> String {
            works ? (tables.contains(name) ? "tables" : "ICU") : "–"
        }
        func texts(_ tables: [String]) -> String {
            tables.contains("abbreviations") ? "all" : tables.contains("currencies") ? "units" : "numbers"
        }
        let categories = (try? ICUPluralRules(language))?.categories().map(\.rawValue).joined(separator: " ") ?? "–"
        return [
            language.description, ICULocales.name(of: language, in: language) ?? "–", source("numerals", speaks),
            source("units", speaks), normalizes ? texts(tables) : "–", categories,
        ]
    }
}
