public import SpokenFixtures
public import SpokenModel

/// Expects a pair to be shown and said as written here.
///
/// ```swift
/// expectSpoken(formatter.format(.price(179, "RUB")), visible: "179 ₽", accessible: "179 рублей")
/// ```
/// A plain space in `visible` also stands for U+00A0, which typography puts between a number and its unit.
public func expectSpoken(
    _ actual: AccessibleText, visible: String, accessible: String, language: LanguageTag? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let isVisible = actual.visibleText == visible || actual.visibleText.withPlainSpaces == visible
    guard !isVisible || actual.accessibleText != accessible else { return }
    // What is equal but for its spaces is no difference to show.
    let expected = AccessibleText(
        visibleText: isVisible ? actual.visibleText : visible, accessibleText: accessible)
    reportPair(
        actual, expected, language, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects two pairs to be the same in both halves.
///
/// ```swift
/// expectSpoken(cell.price, AccessibleText(visibleText: "49\u{00A0}₽", accessibleText: "49 рублей"))
/// ```
public func expectSpoken(
    _ actual: AccessibleText, _ expected: AccessibleText, language: LanguageTag? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    guard actual != expected else { return }
    reportPair(
        actual, expected, language, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects what is said, whatever is shown: `expectSpoken(label.accessibleText, "49 рублей")`.
public func expectSpoken(
    _ actual: String, _ expected: String, language: LanguageTag? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    guard actual != expected else { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = [GoldenRow([expected]), GoldenRow([actual])].map(GoldenFile.line)
    TestIssue.record(
        "expectSpoken\(told(language)): another text is said\n\(LineDiff(from: [rows[0]], to: [rows[1]]).text())",
        at: site)
}

/// Expects pairs to be as in a golden file, which holds all languages of the case.
///
/// ```swift
/// expectSpoken([title, price], matches: "pizza-cell", language: .russian)
/// ```
///
/// - Parameters:
///   - actual: the pairs, in their order.
///   - name: the name of the case; the file is `Goldens/<name>.golden.txt` beside the test.
///   - language: the section of the file.
///   - directory: another folder, as a path from the test's own; it must lie in the test's package.
///   - record: when the file is written; see `RecordMode`.
///   - fileID: the module and file of the call; left to the compiler.
///   - filePath: the path of the file of the call; left to the compiler.
///   - line: the line of the call; left to the compiler.
///   - column: the column of the call; left to the compiler.
public func expectSpoken(
    _ actual: [AccessibleText], matches name: String, language: LanguageTag, in directory: String? = nil,
    record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    GoldenExpectation(
        function: "expectSpoken", name: name, directory: directory, record: record,
        site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ).check(
        GoldenSection(language, rows: actual.map { GoldenRow([$0.visibleText, $0.accessibleText]) }),
        columns: ["visible", "spoken"])
}

/// Expects one pair to be as in a golden file.
public func expectSpoken(
    _ actual: AccessibleText, matches name: String, language: LanguageTag, in directory: String? = nil,
    record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    expectSpoken(
        [actual], matches: name, language: language, in: directory, record: record, fileID: fileID, filePath: filePath,
        line: line, column: column)
}

private func reportPair(
    _ actual: AccessibleText, _ expected: AccessibleText, _ language: LanguageTag?, _ site: CallSite
) {
    func lines(_ pair: AccessibleText) -> [String] {
        [
            "visible | " + GoldenFile.line(GoldenRow([pair.visibleText])),
            "spoken  | " + GoldenFile.line(GoldenRow([pair.accessibleText])),
        ]
    }
    let diff = LineDiff(from: lines(expected), to: lines(actual)).text()
    TestIssue.record("expectSpoken\(told(language)): the pair differs\n\(diff)\n- expected, + now", at: site)
}

private func told(_ language: LanguageTag?) -> String {
    language.map { ", language \($0)" } ?? ""
}

extension String {
    /// With U+00A0 and U+202F as plain spaces.
    fileprivate var withPlainSpaces: String {
        var result = ""
        for scalar in unicodeScalars {
            result.unicodeScalars.append(scalar == "\u{00A0}" || scalar == "\u{202F}" ? " " : scalar)
        }
        return result
    }
}
