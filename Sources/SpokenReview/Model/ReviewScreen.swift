import SpokenModel

/// What screen readers say for the elements of a screen, or the rows of a golden file.
package struct ReviewScreen: Sendable, Hashable {
    package var title: String
    package var file: String
    package var language: LanguageTag
    package var isRightToLeft: Bool
    /// The heads of the columns; those from `firstSpoken` on can be listened to.
    package var columns: [String]
    package var firstSpoken: Int
    package var rows: [[String]]
    package var findings: [ReviewFinding] = []
}
