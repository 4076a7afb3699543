import SpokenLocaleData
import SpokenModel

/// How a Russian number governs the noun behind it.
package enum RussianAgreement {
    /// - «один рубль», «два рубля», «пять рублей»; «двадцати одного рубля», «двумя рублями», «две тысячи рублей»
    @inline(__always)
    package static func category(_ value: UInt64) -> PluralCategory {
        let tail = value % 100
        if tail &- 11 < 4 { return .many }
        let digit = tail % 10
        return digit == 1 ? .one : digit &- 2 < 3 ? .few : .many
    }

    /// The form of a noun behind a whole number in a case.
    ///
    /// - Round thousands are nouns themselves and take the genitive plural in every case: «к двум тысячам рублей».
    /// - Animate nouns: «вижу двух котов», but behind a compound number «вижу двадцать два кота».
    @inline(__always)
    package static func form(
        behind value: UInt64, _ grammaticalCase: GrammaticalCase, animacy: Animacy, isPluralOnly: Bool = false
    ) -> NounForm {
        switch category(value) {
        case .one:
            return isPluralOnly ? .plural(grammaticalCase) : .singular(grammaticalCase)
        case .few:
            switch grammaticalCase {
            case .nominative, .vocative: return isPluralOnly ? .pluralGenitive : .paucal
            case .accusative:
                return isPluralOnly || (animacy == .animate && value < 5) ? .pluralGenitive : .paucal
            case .genitive: return .pluralGenitive
            default: return .plural(grammaticalCase)
            }
        default:
            switch grammaticalCase {
            case .nominative, .accusative, .genitive, .vocative: return .counting
            default: return value % 1000 == 0 ? .counting : .plural(grammaticalCase)
            }
        }
    }

    /// The form of a noun behind a fraction: «1,5 литра» in every case.
    @inline(__always)
    package static func formBehindFraction(isPluralOnly: Bool) -> NounForm {
        isPluralOnly ? .pluralGenitive : .genitive
    }

    /// The form of a noun behind «полтора»: «полтора литра», «к полутора литрам».
    package static func formBehindOneAndHalf(_ grammaticalCase: GrammaticalCase, isPluralOnly: Bool) -> NounForm {
        switch grammaticalCase {
        case .nominative, .accusative, .vocative: formBehindFraction(isPluralOnly: isPluralOnly)
        default: .plural(grammaticalCase)
        }
    }
}
