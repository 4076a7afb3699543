import SpokenLocaleData

/// What was looked up at places of a text: most rules ask the same.
struct RowMemo {
    typealias Abbreviation = (entry: UnsafePointer<Vocabulary.Abbreviation>, end: Int)

    /// Where letters end that are said by their names: as a row has them, and by their shape; the place itself where they are
    /// no such.
    struct Letters {
        let place: Int
        var known: Int
        var isGoverning = false
        var spelled: Int

        /// Of a place that has none.
        static let none = Letters(place: nowhere)

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
    /// What was looked up of a word.
    struct Words {
        var start = nowhere
        var end = nowhere
        var forms: Lexicon.Forms??
        var contexts: UInt64?
    }

    /// What a part of a pattern found at a place.
    struct Found {
        private var key = UInt64.max
        /// Where it ends, or where it begins of one that ends at the place; below zero where it found nothing.
        private(set) var other = nowhere

        /// Nothing was looked for.
        init() {}

        init(_ part: RowPart, _ place: Int, isBefore: Bool, _ token: RowToken?) {
            key = Self.key(part, place, isBefore)
            other = token.map { isBefore ? $0.start : $0.end } ?? nowhere
        }

        @inline(__always)
        func isOf(_ part: RowPart, _ place: Int, isBefore: Bool) -> Bool { key == Self.key(part, place, isBefore) }

        @inline(__always)
        private static func key(_ part: RowPart, _ place: Int, _ isBefore: Bool) -> UInt64 {
            UInt64(truncatingIfNeeded: place) << 20 | UInt64(truncatingIfNeeded: part.id) << 1 | (isBefore ? 1 : 0)
        }
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

    /// The bits of words or signs that begin at places, by a bit of these.
    private var evenStart = (place: nowhere, bit: UInt64(0))
    private var oddStart = (place: nowhere, bit: UInt64(0))

    private static let noUnit: (place: Int, found: (meaning: SpellingTable.Meaning, end: Int)?) = (nowhere, nil)

    /// The bit of the word or of the sign that begins at a place, as a pattern has it for its texts.
    mutating func bit(at place: Int, _ text: TextView) -> UInt64 {
        // Words and the sign before them lie an odd number of bytes apart, or two.
        let isOdd = (place ^ place >> 1) & 1 != 0
        let known = isOdd ? oddStart : evenStart
        if known.place == place { return known.bit }
        let found = (place: place, bit: text.startBit(place))
        if isOdd { oddStart = found } else { evenStart = found }
        return found.bit
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
