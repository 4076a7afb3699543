import CSpokenTables

/// The tables that are compiled in.
package enum LocaleTables {
    /// The table `Resources/Locales/<language>/<name>.tsv`, without its `source` and `note` columns; nil when there is
    /// no such file.
    package static func table(_ language: String, _ name: String) -> LocaleTable? {
        TableDirectory.compiledIn?.table(language, name)
    }

    /// The languages that have a folder of tables.
    package static var languages: [String] {
        Set(all.map(\.language)).subtracting([""]).sorted()
    }

    /// The names of the tables of a language: `units`, `currencies`, …
    package static func names(_ language: String) -> [String] {
        all.filter { $0.language == language }.map(\.name)
    }

    private static var all: [(language: String, name: String)] { TableDirectory.compiledIn?.names ?? [] }
}
