import SpokenLocaleData

/// What was looked up at places of a text while the rules of one place are asked: most of them ask the same.
struct RowMemo {
    typealias Numbers = (whole: RowNumber, plain: RowNumber, isOpen: Bool)
    typealias Abbreviation = (entry: UnsafePointer<Vocabulary.Abbreviation>, end: Int)

    /// Where letters end that are said by their names: as a row has them, and by their shape; the place itself where they are
    /// no such.
    struct Letters {
        let place: Int
        var known: Int
        var isGoverning = false
        var spelled: Int

        init(place: Int) { (self.place, known, spelled) = (place, place, place) }
    }

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

    var letters = Letters(place: nowhere)

    /// A bit for each capture that is written.
    var captured: UInt32 = 0
    /// The number that begins at a place as patterns ask for it, with its groups and decimals and without them.
    private var asked = (place: nowhere, numbers: noNumbers)
    /// The bit of the word or of the sign that begins at a place.
    private var start = (place: nowhere, bit: UInt64(0))

    private static let noNumbers: Numbers = (.none, .none, false)
    private static let noUnit: (place: Int, found: (meaning: SpellingTable.Meaning, end: Int)?) = (nowhere, nil)

    /// The number that begins at a place.
    mutating func scan(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) -> ScannedNumber {
        let known = place & 1 == 0 ? even : odd
        if known.start == place { return known }
        let number = text.scanNumber(place, syntax)
        if place & 1 == 0 { even = number } else { odd = number }
        return number
    }

    /// What patterns ask of the number that begins at a place.
    mutating func asked(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) -> Numbers {
        if asked.place != place {
            let number = scan(place, text, syntax)
            let plain = text.plainNumber(place)
            asked = (place, (RowNumber(number, syntax), RowNumber(plain: plain, of: number), number.isOpen))
        }
        return asked.numbers
    }

    /// The bit of the word or of the sign that begins at a place, as a pattern has it for its texts.
    mutating func bit(at place: Int, _ text: TextView) -> UInt64 {
        if start.place != place { start = (place, text.startBit(place)) }
        return start.bit
    }
}
