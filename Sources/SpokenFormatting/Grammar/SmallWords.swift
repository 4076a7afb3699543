import SpokenLocaleData
import SpokenModel

/// The small words around the quantities of a language with number words of its own, found once: rows of
/// `Resources/Locales/<language>/phrases.tsv`. A row that a language does not have is an empty word.
struct SmallWords: Sendable {
    /// A preposition and the case that it governs.
    struct Preposition: Sendable {
        let word: LocaleWord
        let grammaticalCase: GrammaticalCase
    }

    private let none, from, upTo, about, forPrice, each: Preposition
    let rangeStart, rangeEnd: LocaleWord
    /// «с 1-го по 3-е»: around ordinals.
    let ordinalRangeStart, ordinalRangeEnd: LocaleWord
    /// Between dimensions: "by", «por», «на».
    let by: LocaleWord
    /// Before what a measure is for: "per", «на килограмм»; a price may have another one: «за килограмм».
    let per, perPrice: LocaleWord
    let free, insteadOf: LocaleWord
    let minus, plus: LocaleWord
    private let plusMinus: LocaleWord
    /// Behind the amount of a discount: "off".
    let discount: LocaleWord
    /// Between units and minor units of money: "and", «con»; and where the minor unit is not named.
    let minorJoiner, minorNumberJoiner: LocaleWord
    /// Before the last part of a mixed measure: «y».
    let mixedJoiner: LocaleWord
    /// Between two neighbours for a number that is not known exactly: "or", «o».
    private let or: LocaleWord
    /// The same before the sound o: «u».
    private let orBeforeO: LocaleWord
    /// Between millions and their noun: «de» in «un millón de euros».
    let magnitudeOf: LocaleWord
    let decimalPoint, decimalComma: LocaleWord
    /// Between a whole number and its fraction: "and".
    let fractionAnd: LocaleWord
    /// "and a half", «y medio», «с половиной»
    let andHalf: LocaleWord
    /// «полтора», «полторы», «полутора»
    let oneAndHalf, oneAndHalfFeminine, oneAndHalfOblique: LocaleWord
    /// The rows themselves: they keep the memory that the words point into.
    private let table: LocaleTable
    private let text: Int?

    init(_ language: String) { self.init(LocaleTables.table(language, "phrases") ?? LocaleTable()) }

    init(_ table: LocaleTable) {
        let (text, place) = (table.column("text"), table.column("case"))
        func word(_ key: String) -> LocaleWord { table.word(table.row(key) ?? -1, text) }
        func preposition(_ role: QuantityRole) -> Preposition {
            let name = table.word(table.row(role.rawValue) ?? -1, place).string
            return Preposition(word: word(role.rawValue), grammaticalCase: GrammaticalCase(name: name) ?? .nominative)
        }
        (self.table, self.text) = (table, text)
        none = preposition(.plain)
        from = preposition(.from)
        upTo = preposition(.upTo)
        about = preposition(.about)
        forPrice = preposition(.forPrice)
        each = preposition(.each)
        (rangeStart, rangeEnd) = (word("range-start"), word("range-end"))
        (ordinalRangeStart, ordinalRangeEnd) = (word("range-start-ordinal"), word("range-end-ordinal"))
        (by, per, perPrice) = (word("by"), word("per"), word("per-price"))
        (free, insteadOf, discount) = (word("free"), word("instead-of"), word("discount-behind"))
        (minus, plus, plusMinus) = (word("minus"), word("plus"), word("plus-minus"))
        (minorJoiner, minorNumberJoiner) = (word("minor-joiner"), word("minor-number-joiner"))
        mixedJoiner = word("mixed-joiner")
        (or, orBeforeO) = (word("approximate"), word("approximate-before-o"))
        magnitudeOf = word("magnitude-of")
        (decimalPoint, decimalComma) = (word("decimal-point"), word("decimal-comma"))
        (fractionAnd, andHalf) = (word("fraction-and"), word("and-half"))
        oneAndHalf = word("one-and-half")
        oneAndHalfFeminine = word("one-and-half-feminine")
        oneAndHalfOblique = word("one-and-half-oblique")
    }

    /// "from", «desde», «от»; an empty word for the plain role.
    func preposition(_ role: QuantityRole) -> Preposition {
        switch role {
        case .plain: none
        case .from: from
        case .upTo: upTo
        case .about: about
        case .forPrice: forPrice
        case .each: each
        }
    }

    func sign(_ sign: NumberSign) -> LocaleWord { sign == .plus ? plus : plusMinus }

    /// «siete u ocho»: before the sound o (DPD, «o»).
    func or(before value: UInt64) -> LocaleWord {
        guard !orBeforeO.isEmpty else { return or }
        var leading = value
        while leading >= 10 { leading /= 10 }
        return leading == 8 || value == 11 || value / 1000 == 11 ? orBeforeO : or
    }

    /// What stands behind the gap of a row: "st" of `ordinal-one`.
    func ending(_ key: String) -> LocaleWord { table.word(table.row(key) ?? -1, text).dropped(3) }
}

extension UTF8Buffer {
    /// A word and the space behind it; nothing for an empty word.
    @inline(__always)
    mutating func append(spaced word: LocaleWord) {
        if word.isEmpty { return }
        append(word)
        append(byte: 0x20)
    }

    /// A word between two others: " to "; of an empty word the space alone.
    mutating func append(between word: LocaleWord) {
        append(byte: 0x20)
        append(spaced: word)
    }
}
