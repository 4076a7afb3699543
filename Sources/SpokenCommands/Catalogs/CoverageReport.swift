import SpokenCatalogs
import SpokenICU
import SpokenModel

/// How much of a catalog each language has, as a table or as lines of JSON.
struct CoverageReport {
    private let coverage: CatalogCoverage
    private let isJSON: Bool

    init(path: String, isJSON: Bool) throws(CommandFailure) {
        let catalog = try CatalogInput.open(path)
        guard !catalog.languages.isEmpty else {
            throw CommandFailure(
                "'\(path)' has no languages; put .strings files into folders such as ru.lproj, or name a file that says its languages"
            )
        }
        coverage = CatalogCoverage(catalog)
        CatalogInput.reportErrors(of: catalog)
        self.isJSON = isJSON
    }

    func print() throws(CommandFailure) {
        if isJSON {
            for row in coverage.rows { try StandardOutput.write(Self.line(row) + "\n") }
            return
        }
        var table = TextTable(
            header: ["language", "name", "keys", "translated", "inherited", "missing", "to review", "coverage"])
        for row in coverage.rows {
            table.add(
                [row.language.description, ICULocales.name(of: row.language, in: row.language) ?? "–"]
                    + [row.total, row.translated, row.inherited, row.missing.count, row.needsReview].map(String.init)
                    + [Self.percent(row.share)])
        }
        try StandardOutput.write(table.text)
    }

    private static func line(_ row: CatalogCoverage.Row) -> String {
        "{\"language\":\(JSONText.quoted(row.language.description)),\"keys\":\(row.total),"
            + "\"translated\":\(row.translated),\"inherited\":\(row.inherited),\"needsReview\":\(row.needsReview),"
            + "\"coverage\":\(Double(Int(row.share * 10_000)) / 10_000),"
            + "\"missing\":[\(row.missing.map(JSONText.quoted).joined(separator: ","))]}"
    }

    /// Rounded down, so that only a complete language shows 100 %.
    private static func percent(_ share: Double) -> String {
        let tenths = Int(share * 1000)
        return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }
}
