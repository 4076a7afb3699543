import ArgumentParser
import SpokenCatalogs
import SpokenICU
import SpokenLocaleData
import SpokenModel

struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "What each language can do, or how much of a catalog each language has.",
        discussion: """
            Each cell is counted: so many values of a fixed list are given to the
            engine, and so many it says. `format` and `speak` make the same calls.

              numbers    whole numbers in words
              ordinals   ordinals in words
              prices     currencies behind a number
              units      names of twenty units
              dates      days, months, years
              times      times of day
              hours      opening hours and weeks
              durations  2 hours 15 minutes
              lists      A, B and C
              roles      from, up to, about, for, each
              phrases    fractions, ranges, millions, …
              elements   the words of screen readers
              texts      what is shown, read again
              plurals    the plural categories

            A language with tables has rows of its own in Resources/Locales; the
            words of all others are those of CLDR.

            With --locales: for every locale of ICU how many of forty values are
            refused, read (what is shown is read as what is said), left as they
            are written, or read as something else, which is a fault.

            With --catalog: how many keys of the source language each language
            translates, how many it takes from a parent ('en' for 'en-GB'), how
            many are missing and how many wait for a review.

            Examples:
              spokentext languages
              spokentext languages --all
              spokentext languages --locales --numbers words
              spokentext languages --catalog Resources
              spokentext languages --catalog Resources --json
            """)

    @Flag(help: "Every language that ICU knows, not only those with tables.")
    var all = false

    @Flag(help: "Every locale that ICU knows: how many of forty values are said, and read again.")
    var locales = false

    @Option(help: "A catalog file or folder: show the coverage of each of its languages.")
    var catalog: String?

    @Option(help: "How numbers are said: digits (for screen readers) or words (for plain synthesizers).")
    var numbers = NumberStyle.digits

    @Flag(help: "Write one line of JSON for each language; of a catalog with the missing keys.")
    var json = false

    func validate() throws {
        if [all, locales, catalog != nil].filter({ $0 }).count > 1 {
            throw ValidationError("--all, --locales and --catalog exclude each other; give one of them")
        }
    }

    func run() throws {
        if let catalog {
            try CoverageReport(path: catalog, isJSON: json).print()
            return
        }
        if locales { return try printLocales() }
        let tabled = LocaleTables.languages
        let names = all ? Set(ICULocales.available.map(\.description)).union(tabled) : Set(tabled)
        let languages = names.sorted().compactMap { try? LanguageTag($0) }
        let surveys = languages.map { LanguageSurvey($0, numbers: numbers) }
        if json {
            for survey in surveys { try StandardOutput.write(Self.line(survey)) }
            return
        }
        var table = TextTable(
            header: ["language", "name"] + LanguageSurvey.Topic.allCases.map(\.rawValue) + ["plurals"])
        for survey in surveys {
            let cells = LanguageSurvey.Topic.allCases.map { survey.tallies[$0]?.description ?? "–" }
            table.add(
                [survey.language.description, Self.name(of: survey.language)] + cells
                    + [Self.plurals(of: survey.language).joined(separator: " ")])
        }
        try StandardOutput.write(Version.text + "\n\n" + table.text)
    }

    private func printLocales() throws {
        var table = TextTable(header: ["locale"] + LocaleSurvey.Outcome.allCases.map(\.rawValue))
        for locale in ICULocales.all {
            let survey = try LocaleSurvey(locale, numbers: numbers)
            let counts = LocaleSurvey.Outcome.allCases.map { survey.counts[$0] ?? 0 }
            if json {
                let faults = survey.faults.map { fault in
                    "[" + [fault.shown, fault.read, fault.said].map(JSONText.quoted).joined(separator: ",") + "]"
                }
                let fields = zip(LocaleSurvey.Outcome.allCases, counts).map { "\"\($0)\":\($1)" }
                try StandardOutput.write(
                    "{\"locale\":\"\(locale)\",\"cells\":\"\(survey.outcomes.map { $0.rawValue }.joined(separator: " "))\","
                        + fields.joined(separator: ",")
                        + ",\"faults\":[" + faults.joined(separator: ",") + "]}\n")
            } else {
                table.add([locale.description] + counts.map(String.init))
            }
        }
        if !json { try StandardOutput.write(Version.text + "\n\n" + table.text) }
    }

    /// {"language":"uk","name":"українська","tables":["calendar",…],"numbers":{"said":20,"of":20},…}
    private static func line(_ survey: LanguageSurvey) -> String {
        func list(_ texts: [String]) -> String { "[" + texts.map(JSONText.quoted).joined(separator: ",") + "]" }
        let language = survey.language
        var fields = [
            "\"language\":" + JSONText.quoted(language.description), "\"name\":" + JSONText.quoted(name(of: language)),
            "\"tables\":" + list(LocaleTables.names(language.language).sorted()),
        ]
        for topic in LanguageSurvey.Topic.allCases {
            fields.append("\"\(topic.rawValue)\":" + (survey.tallies[topic] ?? .init()).json)
        }
        fields.append("\"plurals\":" + list(plurals(of: language)))
        return "{" + fields.joined(separator: ",") + "}\n"
    }

    private static func name(of language: LanguageTag) -> String {
        ICULocales.name(of: language, in: language) ?? "–"
    }

    private static func plurals(of language: LanguageTag) -> [String] {
        (try? ICUPluralRules(language))?.categories().map(\.rawValue) ?? []
    }
}
