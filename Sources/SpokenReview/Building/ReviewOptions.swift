import SpokenLint
import SpokenModel
import SpokenNormalization

/// How a review page is made.
package struct ReviewOptions: Sendable {
    package var title: String
    /// Only these; empty for all that are there.
    package var languages: [LanguageTag] = []
    /// The language of the source texts, where the files do not say it.
    package var sourceLanguage: LanguageTag?
    /// The room for a line in points.
    package var room = 320
    /// How many lines the room has.
    package var lines = 1
    package var font = FontMetrics.standard
    package var fontName = "a common sans font (DejaVu Sans Condensed)"
    package var lexicon = UserLexicon()
    /// The screen readers that elements are read with.
    package var toolVersion = "0"

    package init(title: String) { self.title = title }
}
