public import SpokenCatalogs
public import SpokenFixtures
public import SpokenModel

/// Expects everything that a catalog says to be as in one golden file: every key with every number and width in every
/// language.
///
/// ```swift
/// expectCatalogSpeech(of: try StringCatalog(path: "Resources"), matches: "strings")
/// ```
///
/// - Parameters:
///   - catalog: the strings.
///   - name: the name of the case; the file is `Goldens/<name>.golden.txt` beside the test.
///   - languages: those of the catalog when nil.
///   - counts: the numbers for plurals; 0, 1, 2, 5, 21 and 1.5 when nil.
///   - widths: the widths for variants; the catalog's own when empty.
///   - directory: another folder, as a path from the test's own; it must lie in the test's package.
///   - record: when the file is written; see `RecordMode`.
///   - fileID: the module and file of the call; left to the compiler.
///   - filePath: the path of the file of the call; left to the compiler.
///   - line: the line of the call; left to the compiler.
///   - column: the column of the call; left to the compiler.
public func expectCatalogSpeech(
    of catalog: StringCatalog, matches name: String, languages: [LanguageTag]? = nil, counts: [DecimalNumber]? = nil,
    widths: [Int] = [], in directory: String? = nil, record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let languages = languages ?? catalog.languages
    guard !languages.isEmpty else {
        TestIssue.record("expectCatalogSpeech: '\(name)': the catalog names no language; give some", at: site)
        return
    }
    let numbers = counts ?? CatalogFixture.usualCounts.compactMap { try? DecimalNumber($0) }
    let fixture = CatalogFixture(catalog, counts: numbers, widths: widths)
    let expectation = GoldenExpectation(
        function: "expectCatalogSpeech", name: name, directory: directory, record: record, site: site)
    for language in languages {
        expectation.check(fixture.section(language), columns: CatalogFixture.columns)
    }
}
