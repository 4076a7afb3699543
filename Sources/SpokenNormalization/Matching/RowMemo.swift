import SpokenLocaleData

/// What was looked up at places of a text while the rules of one place are asked: most of them ask the same.
struct RowMemo {
    typealias Abbreviation = (entry: UnsafePointer<Vocabulary.Abbreviation>, end: Int)

    /// No text is so long.
    private static let nowhere = -1
    /// More abbreviations never begin at one place.
    static let most = 8

    /// Of two numbers, as ranges have them, by whether their places are odd.
    private var even = ScannedNumber(start: nowhere, end: nowhere)
    private var odd = ScannedNumber(start: nowhere, end: nowhere)
    /// Of short names that are always units, and of all.
    var units = (usual: RowMemo.noUnit, all: RowMemo.noUnit)
    var abbreviations = (place: nowhere, count: 0)

    private static let noUnit: (place: Int, found: (meaning: SpellingTable.Meaning, end: Int)?) = (nowhere, nil)

    /// The number that begins at a place.
    mutating func scan(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) -> ScannedNumber {
        let known = place & 1 == 0 ? even : odd
        if known.start == place { return known }
        let number = text.scanNumber(place, syntax)
        if place & 1 == 0 { even = number } else { odd = number }
        return number
    }
}
