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
    /// The places of the cells' sounds in the page, where they have one; empty for a page without sounds.
    package var sounds: [[Int?]] = []
    package var findings: [ReviewFinding] = []
}
