/// Turns the rows of Resources into what is compiled in; `spokentext-generate` and the staleness test use it.
package enum TableSource {
    /// One file of Resources/Locales; `language` is empty for a file that stands beside the folders.
    package struct File: Sendable {
        package var language: String
        package var name: String
        package var text: String

        package init(language: String, name: String, text: String) {
            self.language = language
            self.name = name
            self.text = text
        }
    }

    private static let header = """
        // Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
        // swift-format-ignore-file

        """

    /// The generated files as paths from the root of the package and their content.
    package static func generate(_ files: [File]) throws(LocaleTableError) -> [(path: String, content: [UInt8])] {
        var tables: [(name: String, table: LocaleTable)] = []
        var identifiers: Set<String> = []
        var codes: Set<String> = []
        // What the documentation of each constant says.
        var english: [String: String] = [:]
        // Times are compiled for their language: see `TimeRows`.
        for file in files where file.name != "times" {
            let table = try LocaleTable(file.text)
            tables.append(("\(file.language)/\(file.name)", try LocaleTable(compiled(table))))
            if file.language == "en", file.name == "units" || file.name == "currencies",
                let plural = table.columns.firstIndex(of: "plural-nominative")
            {
                for row in 0..<table.rowCount { english[table.word(row, 0).string] = table.word(row, plural).string }
            }
            if file.name == "units" {
                for row in 0..<table.rowCount { identifiers.insert(table.word(row, 0).string) }
            } else if file.name == "currencies" {
                for row in 0..<table.rowCount { codes.insert(String(table.word(row, 0).string.prefix(3))) }
            }
        }
        return [
            ("Sources/CSpokenTables/locales.tables", TableImage.bytes(tables)),
            ("Sources/SpokenModel/Quantities/MeasureUnit+Generated.swift", Array(units(identifiers, english).utf8)),
            ("Sources/SpokenModel/Quantities/CurrencyCode+Generated.swift", Array(currencies(codes, english).utf8)),
        ]
    }

    private static func currencies(_ codes: Set<String>, _ english: [String: String]) -> String {
        var text = header + "\nextension CurrencyCode {\n"
        for code in codes.sorted() {
            let index = code.utf8.reduce(0) { $0 * 26 + Int($1) - 0x41 }
            text += "    /// \(code) of ISO 4217\(english[code].map { ": \($0)" } ?? "").\n"
            text += "    public static var \(code): CurrencyCode { CurrencyCode(index: \(index)) }\n"
        }
        return text + "}\n"
    }

    /// The table without the columns that only people read.
    private static func compiled(_ table: LocaleTable) -> String {
        let kept = table.columns.indices.filter { !["source", "note"].contains(table.columns[$0]) }
        var lines = [kept.map { table.columns[$0] }.joined(separator: "\t")]
        for row in 0..<table.rowCount {
            var line = kept.map { table.word(row, $0).string }.joined(separator: "\t")
            while line.hasSuffix("\t") { line.removeLast() }
            lines.append(line)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func units(_ identifiers: Set<String>, _ english: [String: String]) -> String {
        let sorted = identifiers.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var text = header + "\nextension MeasureUnit {\n    static let sortedIdentifiers: [String] = [\n"
        for identifier in sorted { text += "        \"\(identifier)\",\n" }
        text += "    ]\n\n"
        for (row, identifier) in sorted.enumerated() {
            text += "    /// The unit `\(identifier)`\(english[identifier].map { ": 5 \($0)" } ?? "").\n"
            text += "    public static var \(constantName(identifier)): MeasureUnit "
            text += "{ MeasureUnit(row: \(row)) }\n"
        }
        return text + "}\n"
    }

    /// `kilometer-per-hour` becomes `kilometerPerHour`.
    private static func constantName(_ identifier: String) -> String {
        let parts = identifier.split(separator: "-")
        return parts.enumerated().map { index, part in
            index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
        }.joined()
    }
}
