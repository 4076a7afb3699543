import ArgumentParser
import SpokenCatalogs
import SpokenElements
import SpokenFormatting
import SpokenICU
import SpokenLocaleData
import SpokenModel
import SpokenNormalization

struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "What each language can do, or how much of a catalog each language has.",
        discussion: """
            numbers  cardinal and ordinal words
            units    names of units and currencies behind a number
            times    times of day, dates, opening hours, relative days
            more     what CLDR has no words for: f fractions, a approximate
                     numbers, m thousands and millions as words, c minor
                     units of currencies, p prepositions
            texts    free text: all, only numbers with units and money, or only numbers
            elements the words of screen readers, without which no element is said
            plurals  the plural categories of whole numbers and decimals

            With --catalog: how many keys of the source language each language
            translates, how many it takes from a parent ('en' for 'en-GB'), how
            many are missing and how many wait for a review.

            Examples:
              spokentext languages
              spokentext languages --all
              spokentext languages --catalog Resources
              spokentext languages --catalog Resources --json
            """)

    @Flag(help: "Every language that ICU knows, not only those with tables.")
    var all = false

    @Option(help: "A catalog file or folder: show the coverage of each of its languages.")
    var catalog: String?

    @Flag(help: "Write one line of JSON for each language; of a catalog with the missing keys.")
    var json = false

    func validate() throws {
        if all, catalog != nil { throw ValidationError("--all and --catalog exclude each other; leave one out") }
    }

    func run() throws {
        if let catalog {
            try CoverageReport(path: catalog, isJSON: json).print()
            return
        }
        var table = TextTable(header: Self.columns)
        let tabled = LocaleTables.languages
        let languages = all ? ICULocales.available.map(\.description) : tabled
        var lines = ""
        for name in Set(languages).union(tabled).sorted() {
            guard let language = try? LanguageTag(name) else { continue }
            let row = Self.row(language)
            table.add(row)
            let fields = zip(Self.columns, row).map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }
            lines += "{" + fields.joined(separator: ",") + "}\n"
        }
        StandardOutput.write(json ? lines : Version.text + "\n\n" + table.text)
    }

    private static let columns = [
        "language", "name", "numbers", "units", "times", "more", "texts", "elements", "plurals",
    ]

    private static func more(_ capabilities: LanguageCapabilities?) -> String {
        guard let capabilities else { return "–" }
        let marks: [(String, LanguageCapabilities.Source)] = [
            ("f", capabilities.fractions), ("a", capabilities.approximateNumbers), ("m", capabilities.powersOfTen),
            ("c", capabilities.minorUnits), ("p", capabilities.roles),
        ]
        let text = marks.filter { $0.1 != .missing }.map(\.0).joined(separator: " ")
        return text.isEmpty ? "–" : text
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
        let capabilities = try? LanguageCapabilities(of: language)
        let categories = (try? ICUPluralRules(language))?.categories().map(\.rawValue).joined(separator: " ") ?? "–"
        return [
            language.description, ICULocales.name(of: language, in: language) ?? "–", source("numerals", speaks),
            source("units", speaks), capabilities.map { $0.times == .missing ? "–" : "tables" } ?? "–",
            more(capabilities), normalizes ? texts(tables) : "–",
            UtteranceComposer.languages.contains(language.language) ? "tables" : "–", categories,
        ]
    }
}
