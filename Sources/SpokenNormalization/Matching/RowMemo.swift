import SpokenLocaleData

/// What was looked up at places of a text while the rules of one place are asked: most of them ask the same.
struct RowMemo {
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

    /// Of short names that are always units, and of all.
    var units = (usual: RowMemo.noUnit, all: RowMemo.noUnit)
    var abbreviations = (place: nowhere, count: 0)

    var letters = Letters(place: nowhere)
    /// What the lexicon has of two words, by a bit of their places.
    private var evenForms = Forms(start: nowhere, end: nowhere, forms: nil)
    private var oddForms = Forms(start: nowhere, end: nowhere, forms: nil)

    private struct Forms {
        let start: Int
        let end: Int
        let forms: Lexicon.Forms?
    }

    /// A bit for each capture that is written.
    var captured: UInt32 = 0
    /// A number that begins at a place, as it is scanned and as patterns ask for it.
    struct Number {
        var place = nowhere
        var scanned = ScannedNumber(start: nowhere, end: nowhere)
        /// With its groups and decimals, and without them.
        var whole = RowNumber.none
        var plain = RowNumber.none
        var isGrouped = false
        var isLonger = false

        /// Whether a part may mean it without them: of «1 250» no part is read, but for groups of so many digits, as telephones
        /// have them.
        @inline(__always)
        func isPlain(_ part: RowPart) -> Bool { isGrouped ? part.number.countsDigits : isLonger }
    }

    /// The number at which rules are asked.
    var number = Number()
    /// The bit of the word or of the sign that begins at a place.
    private var start = (place: nowhere, bit: UInt64(0))

    private static let noUnit: (place: Int, found: (meaning: SpellingTable.Meaning, end: Int)?) = (nowhere, nil)

    /// What the lexicon has of a word.
    mutating func forms(_ start: Int, _ end: Int, _ look: () -> Lexicon.Forms?) -> Lexicon.Forms? {
        // Cyrillic letters have two bytes: words begin behind a space and another word.
        let known = start & 2 == 0 ? evenForms : oddForms
        if known.start == start, known.end == end { return known.forms }
        let found = Forms(start: start, end: end, forms: look())
        if start & 2 == 0 { evenForms = found } else { oddForms = found }
        return found.forms
    }

    /// The bit of the word or of the sign that begins at a place, as a pattern has it for its texts.
    mutating func bit(at place: Int, _ text: TextView) -> UInt64 {
        if start.place != place { start = (place, text.startBit(place)) }
        return start.bit
    }
}

extension RowMemo.Number {
    init(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) {
        self.place = place
        ask(text.scanNumber(place, syntax), text, syntax)
    }

    /// What patterns ask of a number.
    mutating func ask(_ number: ScannedNumber, _ text: TextView, _ syntax: NumberSyntax) {
        scanned = number
        whole = RowNumber(number, syntax)
        plain = RowNumber(plain: text.plainNumber(place), of: number)
        isGrouped = number.isGrouped
        isLonger = number.hasFraction || number.isChain
    }
}
