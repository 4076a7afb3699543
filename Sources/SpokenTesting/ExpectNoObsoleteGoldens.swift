import SpokenFixtures

/// Expects every golden file of a folder to have been compared by a test of this run.
///
/// Call it when all other tests are over, such as in `tearDown` of the last suite or with the whole suite serialized;
/// a file that no test asks for is reported, never removed.
///
/// - Parameters:
///   - directory: the folder, as a path from the test's own; `Goldens` when nil.
///   - fileID: the module and file of the call; left to the compiler.
///   - filePath: the path of the file of the call; left to the compiler.
///   - line: the line of the call; left to the compiler.
///   - column: the column of the call; left to the compiler.
public func expectNoObsoleteGoldens(
    in directory: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let folder = GoldenExpectation(
        function: "expectNoObsoleteGoldens", name: "", directory: directory, record: nil, site: site
    ).folder
    do {
        let obsolete = try GoldenStore(folder).obsoleteFiles()
        guard !obsolete.isEmpty else { return }
        TestIssue.record(
            "expectNoObsoleteGoldens: no test compares\n"
                + obsolete.map { "\(folder)/\($0)" }.joined(separator: "\n") + "\nremove them if no test needs them",
            at: site)
    } catch {
        TestIssue.record("expectNoObsoleteGoldens: \(error)", at: site)
    }
}
