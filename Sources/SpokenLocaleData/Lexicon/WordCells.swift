import SpokenModel

/// The cells of a paradigm that a form can stand in. A noun has twelve: six cases of the singular, then six of the
/// plural. An adjective has twenty-four: six cases of the masculine, the feminine, the neuter and the plural.
/// A language without cases has the nominatives alone: a noun's singular and plural; an adjective's singular of the
/// masculine and the feminine, then the plural of both («buena», «buenas»).
package struct WordCells: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// One cell, counted from the nominative of the first row.
    package init(index: Int) { rawValue = index >= 0 && index < 32 ? 1 << UInt32(index) : 0 }

    /// All of a noun, which is written the same in all of them: «кафе».
    package static let allOfNoun = WordCells(rawValue: 0xFFF)

    /// The cases in the order of the cells.
    package static let cases: [GrammaticalCase] = [
        .nominative, .genitive, .dative, .accusative, .instrumental, .prepositional,
    ]

    /// A bit for each of `cases`, as the rules of rows ask for several; 0 for cases that no paradigm has.
    package static func bit(_ grammaticalCase: GrammaticalCase) -> UInt8 {
        offset(grammaticalCase).map { 1 << UInt8($0) } ?? 0
    }

    /// nil for cases that no paradigm has.
    private static func offset(_ grammaticalCase: GrammaticalCase) -> Int? {
        switch grammaticalCase {
        case .nominative: 0
        case .genitive: 1
        case .dative: 2
        case .accusative: 3
        case .instrumental: 4
        case .prepositional: 5
        default: nil
        }
    }

    /// Whether a form can be this case of any number and gender.
    package func has(_ grammaticalCase: GrammaticalCase) -> Bool {
        guard let offset = Self.offset(grammaticalCase) else { return false }
        return rawValue & 0x4_1041 << UInt32(offset) != 0
    }

    /// Whether an adjective of a language without cases has this form for one gender alone: «nuevas», but not «grandes».
    package var plainGender: GrammaticalGender? {
        let (masculine, feminine) = (rawValue & 0x1001 != 0, rawValue & 0x4_0040 != 0)
        return masculine == feminine ? nil : feminine ? .feminine : .masculine
    }

    /// Whether a noun's form can be this case of this number.
    package func has(_ grammaticalCase: GrammaticalCase, _ number: GrammaticalNumber) -> Bool {
        guard let offset = Self.offset(grammaticalCase) else { return false }
        return contains(WordCells(index: offset + (number == .plural ? 6 : 0)))
    }

    /// Whether an adjective's form can be this case of a gender, or of the plural where no gender is given.
    package func has(_ grammaticalCase: GrammaticalCase, adjective gender: GrammaticalGender?) -> Bool {
        guard let offset = Self.offset(grammaticalCase) else { return false }
        let row: Int
        switch gender {
        case .masculine, .common: row = 0
        case .feminine: row = 1
        case .neuter: row = 2
        case nil: row = 3
        }
        return contains(WordCells(index: offset + row * 6))
    }
}
