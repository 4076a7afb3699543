import SpokenModel

/// The forms of a noun that a number may ask for, as columns of the tables of units and currencies.
@frozen @usableFromInline
package enum NounForm: UInt8, CaseIterable, Sendable {
    case nominative, genitive, dative, accusative, instrumental, prepositional
    /// Behind 2, 3 and 4 where it is not the genitive singular: «две чайные ложки», «два квадратных метра».
    case paucal
    case pluralNominative, pluralGenitive, pluralDative, pluralAccusative, pluralInstrumental, pluralPrepositional
    /// Behind 5 and more where it is not the genitive plural: «пять ватт».
    case counting

    /// The name of the column.
    package var column: String {
        switch self {
        case .nominative: "nominative"
        case .genitive: "genitive"
        case .dative: "dative"
        case .accusative: "accusative"
        case .instrumental: "instrumental"
        case .prepositional: "prepositional"
        case .paucal: "paucal"
        case .pluralNominative: "plural-nominative"
        case .pluralGenitive: "plural-genitive"
        case .pluralDative: "plural-dative"
        case .pluralAccusative: "plural-accusative"
        case .pluralInstrumental: "plural-instrumental"
        case .pluralPrepositional: "plural-prepositional"
        case .counting: "counting"
        }
    }

    /// The form that stands in for an empty one; it comes before it in the order of the cases.
    var substitute: NounForm? {
        switch self {
        case .nominative, .pluralNominative: nil
        case .genitive, .dative, .accusative, .instrumental, .prepositional: .nominative
        case .paucal: .genitive
        case .counting: .pluralGenitive
        default: .pluralNominative
        }
    }

    /// The form of the singular in a case; the vocative counts as the nominative.
    @inlinable @inline(__always)
    package static func singular(_ grammaticalCase: GrammaticalCase) -> NounForm {
        switch grammaticalCase {
        case .nominative, .vocative: .nominative
        case .genitive: .genitive
        case .dative: .dative
        case .accusative: .accusative
        case .instrumental: .instrumental
        case .prepositional: .prepositional
        }
    }

    /// The form of the plural in a case; the vocative counts as the nominative.
    @inlinable @inline(__always)
    package static func plural(_ grammaticalCase: GrammaticalCase) -> NounForm {
        switch grammaticalCase {
        case .nominative, .vocative: .pluralNominative
        case .genitive: .pluralGenitive
        case .dative: .pluralDative
        case .accusative: .pluralAccusative
        case .instrumental: .pluralInstrumental
        case .prepositional: .pluralPrepositional
        }
    }
}
