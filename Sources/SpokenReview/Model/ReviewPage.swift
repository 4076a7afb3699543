import SpokenDiagnostics
import SpokenLint
import SpokenModel

/// Everything that a review page shows.
package struct ReviewPage: Sendable {
    package var title: String
    package var languages: [ReviewLanguage]
    package var screens: [ReviewScreen]
    /// The room for a line in points.
    package var room: Int
    /// How many lines the room has.
    package var lines: Int
    package var font: FontMetrics
    /// The name of the font for people.
    package var fontName: String
    package var toolVersion: String
    /// True when it is compared with an older version.
    package var isComparison = false
    /// Sounds of readings as data addresses; forms tell which is theirs.
    package var sounds: [String] = []
    /// What this page tells of the others; nil where it is the only one.
    package var part: ReviewPart?

    package var rows: some Sequence<ReviewRow> { languages.lazy.flatMap(\.tables).flatMap(\.rows) }
}
