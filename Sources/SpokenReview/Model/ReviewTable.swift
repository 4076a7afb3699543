/// The strings of one table in one language.
package struct ReviewTable: Sendable, Hashable {
    package var name: String
    /// The files that it is read from.
    package var files: [String]
    package var rows: [ReviewRow]
    /// Findings that are about no string that is shown.
    package var findings: [ReviewFinding] = []
}
