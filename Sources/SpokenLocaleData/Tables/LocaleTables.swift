/// The tables that are compiled in, read when they are first wanted and kept.
package enum LocaleTables {
    /// The table `Resources/Locales/<language>/<name>.tsv`, without its `source` and `note` columns; nil when there is
    /// no such file. Reads it anew each time: keep what you get.
    package static func table(_ language: String, _ name: String) -> LocaleTable? {
        generated.first { $0.language == language && $0.name == name }.flatMap { try? LocaleTable($0.text) }
    }

    /// The languages that have a folder of tables.
    package static var languages: [String] {
        Set(generated.map(\.language)).subtracting([""]).sorted()
    }

    /// The names of the tables of a language: `units`, `currencies`, …
    package static func names(_ language: String) -> [String] {
        generated.filter { $0.language == language }.map(\.name)
    }
}
