import SpokenLocaleData
import SpokenModel

/// A piece of text that a part of a pattern stands for.
struct RowToken {
    var start = 0
    var end = 0
    /// Of digits and of Roman numerals.
    var number = ScannedNumber(start: 0, end: 0)
    /// Lies in the table of the vocabulary.
    var abbreviation: UnsafePointer<Vocabulary.Abbreviation>?
    /// The row of a counted noun; -1 for none.
    var row = -1
    var meaning: SpellingTable.Meaning?

    var isEmpty: Bool { start == end }
}
