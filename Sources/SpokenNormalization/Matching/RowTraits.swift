import SpokenLocaleData

/// What a token can be, a bit for each: what a word has by its form, as rules name it, and what tables tell.
struct RowTraits: OptionSet, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }
    init(_ features: RowElement.Features) { rawValue = features.rawValue }

    static let unit = RowTraits(rawValue: 1 << 20)
    /// A unit, or a word that can be one.
    static let rareUnit = RowTraits(rawValue: 1 << 21)
    static let money = RowTraits(rawValue: 1 << 22)
    static let rareMoney = RowTraits(rawValue: 1 << 23)
    static let counted = RowTraits(rawValue: 1 << 24)
    static let abbreviation = RowTraits(rawValue: 1 << 25)
    static let weekday = RowTraits(rawValue: 1 << 26)
    static let month = RowTraits(rawValue: 1 << 27)
    static let roman = RowTraits(rawValue: 1 << 28)
    /// The start or the end of a line or of a part of it.
    static let edge = RowTraits(rawValue: 1 << 29)

    static let units: RowTraits = [.unit, .rareUnit, .money, .rareMoney]
    /// Those that the forms of a word tell.
    static let ofForms = RowTraits(RowElement.Features.ofForms.union([.unknown, .known]))

    @inline(__always)
    func has(_ others: RowTraits) -> Bool { rawValue & others.rawValue != 0 }

    /// What a part of a pattern asks.
    init(_ part: RowPart) {
        switch part.kind {
        case .word:
            self.init(
                part.features.intersection(
                    RowElement.Features.ofForms.union([.capital, .small, .unknown, .governor, .latin])))
        case .unit:
            let isMoney = part.classes.has(.currency)
            self = part.has(.rare) ? isMoney ? .rareMoney : .rareUnit : isMoney ? .money : .unit
        case .counted: self = .counted
        case .abbreviation: self = .abbreviation
        case .weekday: self = .weekday
        case .month: self = .month
        case .roman: self = .roman
        case .start, .end: self = .edge
        case .number, .integer, .decimal, .literal, .dash, .suffixed: self = []
        }
    }
}
