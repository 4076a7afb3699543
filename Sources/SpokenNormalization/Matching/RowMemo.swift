import SpokenLocaleData

/// What was looked up at places of a text while the rules of one place are asked: most of them ask the same.
struct RowMemo {
    typealias Abbreviation = (entry: UnsafePointer<Vocabulary.Abbreviation>, end: Int)

    /// No text is so long.
    private static let nowhere = -1
    /// More abbreviations never begin at one place.
    static let most = 8

    var number = (place: nowhere, value: ScannedNumber(start: 0, end: 0))
    /// Of short names that are always units, and of all.
    var units = (usual: RowMemo.noUnit, all: RowMemo.noUnit)
    var abbreviations = (place: nowhere, count: 0)

    private static let noUnit: (place: Int, found: (meaning: SpellingTable.Meaning, end: Int)?) = (nowhere, nil)
}
