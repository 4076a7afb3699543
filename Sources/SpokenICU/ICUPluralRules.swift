internal import CSpokenICU
import SpokenModel

/// The CLDR plural rules of a language (UTS #35, Language Plural Rules). They read the digits that are seen: in Russian
/// "1" is `one` («1 рубль») and "1.0" is `other` («1,0 рубля»).
///
/// An instance is safe to share and to keep; `ICUPluralRules(language)` returns a shared one.
package struct ICUPluralRules: Sendable {
    /// What is counted.
    package enum Kind: Int32, Sendable, Hashable, CaseIterable {
        /// - «21 рубль»
        case cardinal = 0
        /// - "21st"
        case ordinal = 1
    }

    package let language: LanguageTag
    private let cardinal: ICUHandle

    /// - Throws: `.unknownLanguage` when CLDR has no rules for it, where ICU would say `other` to every number.
    package init(_ language: LanguageTag) throws(ICUError) {
        self.language = language
        cardinal = try Self.handle(language, .cardinal)
    }

    package func category(of number: DecimalNumber, kind: Kind = .cardinal) -> PluralCategory {
        guard let handle = handle(kind) else { return .other }
        return PluralCategory(code: spoken_icu_plural_rules_select(handle.pointer, SpokenICUDecimal(number)))
    }

    /// The category of a number with a power of ten as a word: in Spanish "1 millón" is `many` («1 millón de rublos»).
    package func category(of number: DecimalNumber, magnitude: Magnitude) -> PluralCategory {
        PluralCategory(
            code: spoken_icu_plural_rules_select_compact(
                cardinal.pointer, SpokenICUDecimal(number), Int32(magnitude.rawValue)))
    }

    /// The categories that the language uses, in CLDR's order: one, few, many, other in Russian.
    package func categories(kind: Kind = .cardinal) -> [PluralCategory] {
        guard let handle = handle(kind) else { return [.other] }
        let bits = spoken_icu_plural_rules_categories(handle.pointer)
        guard bits > 0 else { return [.other] }
        return PluralCategory.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }

    /// The smallest numbers of each category, at most `limit`: whole ones first, then with a fraction.
    package func samples(kind: Kind = .cardinal, limit: Int = 4) -> [PluralCategory: [DecimalNumber]] {
        var result: [PluralCategory: [DecimalNumber]] = [:]
        let used = categories(kind: kind).count
        for number in Self.candidates(kind) {
            let category = category(of: number, kind: kind)
            if result[category, default: []].count < limit { result[category, default: []].append(number) }
            if result.count == used, result.values.allSatisfy({ $0.count >= limit }) { break }
        }
        return result
    }

    private static func candidates(_ kind: Kind) -> [DecimalNumber] {
        let whole = (0...200).compactMap { DecimalNumber(exactly: $0) }
        let large = [1000, 10_000, 100_000, 1_000_000, 1_000_000_000].compactMap { DecimalNumber(exactly: $0) }
        guard kind == .cardinal else { return whole + large }
        let decimals = (0...99).compactMap { tenths in
            try? DecimalNumber(integer: UInt64(tenths / 10), fraction: UInt64(tenths % 10), fractionDigits: 1)
        }
        return whole + large + decimals
    }

    /// Ordinals are opened when the first of them is asked for; nil where CLDR has no rules for them.
    private func handle(_ kind: Kind) -> ICUHandle? {
        kind == .cardinal ? cardinal : try? Self.handle(language, kind)
    }

    private static func handle(_ language: LanguageTag, _ kind: Kind) throws(ICUError) -> ICUHandle {
        try handles.value(for: Key(language: language.description, kind: kind)) { () throws(ICUError) in
            guard let pointer = spoken_icu_plural_rules_open(language.description, kind.rawValue, nil) else {
                throw .unknownLanguage(language)
            }
            return ICUHandle(pointer) { spoken_icu_plural_rules_close($0) }
        }
    }

    private struct Key: Hashable, Sendable {
        let language: String
        let kind: Kind
    }

    private static let handles = ICUCache<Key, ICUHandle>()
}

extension PluralCategory {
    /// The border's code; a failure, which ICU reserves for lack of memory, is `other`, which every language has.
    init(code: Int32) {
        switch code {
        case 0: self = .zero
        case 1: self = .one
        case 2: self = .two
        case 3: self = .few
        case 4: self = .many
        default: self = .other
        }
    }

    var code: Int32 {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
