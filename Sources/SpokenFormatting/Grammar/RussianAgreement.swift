import SpokenLocaleData
import SpokenModel

/// How a Russian number governs the noun behind it.
@usableFromInline
package enum RussianAgreement {
    /// - «один рубль», «два рубля», «пять рублей»; «двадцати одного рубля», «двумя рублями», «две тысячи рублей»
    @inline(__always)
    package static func category(_ value: UInt64) -> PluralCategory {
        switch tail(value) {
        case 0: .one
        case 1: .few
        default: .many
        }
    }

    /// 0 for 1, 21, 31 …, 1 for 2…4, 22…24 …, 2 for all others: looked up, since a branch on the last digits of a price
    /// is taken wrongly every other time.
    @inlinable @inline(__always)
    package static func tail(_ value: UInt64) -> Int {
        // One digit for each of 0…99.
        let tails: StaticString =
            "2011122222222222222220111222222011122222201112222220111222222011122222201112222220111222222011122222"
        return Int(tails.utf8Start[Int(truncatingIfNeeded: value % 100)] &- 0x30)
    }

    /// CLDR's category of a number by its visible digits: «1,0 рубля» is `other`.
    @inline(__always)
    package static func category(of number: DecimalNumber) -> PluralCategory {
        number.fractionDigits == 0 ? category(number.integer) : .other
    }

    /// The form of a noun behind a whole number in a case.
    ///
    /// - Round thousands are nouns themselves and take the genitive plural in every case: «к двум тысячам рублей».
    /// - Animate nouns: «вижу двух котов», but behind a compound number «вижу двадцать два кота».
    @inline(__always)
    package static func form(
        behind value: UInt64, _ grammaticalCase: GrammaticalCase, animacy: Animacy, isPluralOnly: Bool = false
    ) -> NounForm {
        if grammaticalCase == .nominative, !isPluralOnly {
            let tail = tail(value)
            return tail == 0 ? .nominative : tail == 1 ? .paucal : .counting
        }
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
            case .nominative, .accusative, .vocative: return .counting
            case .genitive: return .pluralGenitive
            default: return value % 1000 == 0 ? .pluralGenitive : .plural(grammaticalCase)
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
