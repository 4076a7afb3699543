import SpokenLocaleData

/// What a token can be, a bit for each: what a word has by its form, as rules name it, and what tables tell.
struct RowTraits: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The features of a rule keep their bits; others stand above them.
    init(_ features: RowElement.Features) { rawValue = UInt64(features.rawValue) }

    static let unit = RowTraits(rawValue: 1 << 32)
    /// A unit, or a word that can be one.
    static let rareUnit = RowTraits(rawValue: 1 << 33)
    static let money = RowTraits(rawValue: 1 << 34)
    static let rareMoney = RowTraits(rawValue: 1 << 35)
    static let counted = RowTraits(rawValue: 1 << 36)
    static let abbreviation = RowTraits(rawValue: 1 << 37)
    static let weekday = RowTraits(rawValue: 1 << 38)
    static let month = RowTraits(rawValue: 1 << 39)
    static let roman = RowTraits(rawValue: 1 << 40)
    /// The start or the end of a line or of a part of it.
    static let edge = RowTraits(rawValue: 1 << 41)

    /// Asked alone: the forms of a word, with their classes, its kinds, and what stands behind a part by what that is.
    static let forms = RowTraits(rawValue: 1 << 42)
    static let contexts = RowTraits(rawValue: 1 << 47)
    static let beyondSign = RowTraits(rawValue: 1 << 43)
    static let beyondUnit = RowTraits(rawValue: 1 << 44)
    static let beyondWord = RowTraits(rawValue: 1 << 45)
    static let beyondNumber = RowTraits(rawValue: 1 << 46)
    static let beyondSpan = RowTraits(rawValue: 1 << 49)
    static let beforeSign = RowTraits(rawValue: 1 << 50)
    /// A word of the lexicon: what asks for its forms and for no unknown word.
    static let lexical = RowTraits(rawValue: 1 << 48)

    /// What a word is looked at for.
    static let words = RowTraits(
        rawValue: [RowElement.Features.governor, .latin].reduce(asked.rawValue) { $0 | UInt64($1.rawValue) })
    private static let asked = RowTraits(rawValue: forms.rawValue | contexts.rawValue | beyondWord.rawValue)
    static let units: RowTraits = [.unit, .rareUnit, .money, .rareMoney]
    /// An adjective may be of any gender, a word of the lexicon of any number. Written as bits: an option set of another module
    /// that is made of a list costs a thousand instructions where it is asked for.
    static let ofAdjectives = RowTraits(
        rawValue: [RowElement.Features.adjective, .masculine, .feminine, .neuter].reduce(0) { $0 | UInt64($1.rawValue) }
    )
    static let ofKnown = RowTraits(
        rawValue: [RowElement.Features.known, .singular, .plural].reduce(lexical.rawValue) { $0 | UInt64($1.rawValue) })
    /// What a word is not before the full stop of an abbreviation.
    static let ofNames = RowTraits(
        rawValue: [RowElement.Features.noun, .adjective].reduce(0) { $0 | UInt64($1.rawValue) })
    /// Those that the forms of a word tell.
    static let ofForms = RowTraits(RowElement.Features.ofForms.union([.unknown, .known]))

    /// What has to be looked up where others are known: what the forms of a word tell is told at once.
    func missing(in known: RowTraits) -> RowTraits {
        let missing = subtracting(known)
        return missing.has(.toldByForms) ? missing.union(.toldByForms) : missing
    }

    static let toldByForms = forms.union(ofForms).union(lexical)

    @inline(__always)
    func has(_ others: RowTraits) -> Bool { rawValue & others.rawValue != 0 }

    /// What a part of a pattern asks.
    init(_ part: RowPart) {
        switch part.kind {
        case .word:
            self.init(
                part.features.intersection(
                    RowElement.Features.ofForms.union([.capital, .small, .unknown, .governor, .latin])))
            if part.isLexical { insert(.lexical) }
        case .unit:
            let isMoney = part.classes.has(.currency)
            self = part.has(.rare) ? isMoney ? .rareMoney : .rareUnit : isMoney ? .money : .unit
        case .counted: self = .counted
        case .abbreviation: self = .abbreviation
        case .weekday: self = .weekday
        case .month: self = .month
        case .roman: self = .roman
        case .start, .end: self = .edge
        case .number, .integer, .decimal, .literal, .dash, .suffixed, .quoted, .initialism, .listed: self = []
        }
    }
}
