import SpokenModel

/// One row of a table of units or currencies, with its empty forms filled: an empty paucal form is the genitive
/// singular, an empty counting form the genitive plural, any other empty form the nominative of its number.
@frozen @usableFromInline
package struct Noun: @unchecked Sendable {
    // Sendable: points into a table that is only read.
    @usableFromInline let forms: UnsafePointer<LocaleWord>
    @usableFromInline package let gender: GrammaticalGender
    @usableFromInline package let animacy: Animacy
    /// «сутки»: no singular.
    @usableFromInline package let isPluralOnly: Bool
    /// Visible text writes the symbol without a space: «45°».
    @usableFromInline package let isAttached: Bool
    /// The digits behind the point that make a minor unit of a currency: 2 for the rouble.
    @usableFromInline package let minorDigits: UInt8

    @inlinable
    init(
        forms: UnsafePointer<LocaleWord>, gender: GrammaticalGender, animacy: Animacy, isPluralOnly: Bool,
        isAttached: Bool, minorDigits: UInt8
    ) {
        self.forms = forms
        self.gender = gender
        self.animacy = animacy
        self.isPluralOnly = isPluralOnly
        self.isAttached = isAttached
        self.minorDigits = minorDigits
    }

    /// The places of the words that are no inflected form, behind the forms.
    @usableFromInline static var symbolIndex: Int { 14 }
    @usableFromInline static var shortIndex: Int { 15 }
    @usableFromInline static var perIndex: Int { 16 }
    static var keyIndex: Int { 17 }
    static var wordCount: Int { 18 }

    @inlinable @inline(__always)
    package func form(_ form: NounForm) -> LocaleWord { forms[Int(form.rawValue)] }

    /// What visible text shows: «см», «₽».
    @inlinable package var symbol: LocaleWord { forms[Self.symbolIndex] }
    /// A second visible spelling: «руб.»; empty when there is none.
    @inlinable package var abbreviation: LocaleWord { forms[Self.shortIndex] }
    /// «в час», «за килограмм»; empty when nothing is counted per this unit.
    @inlinable package var per: LocaleWord { forms[Self.perIndex] }
    /// The CLDR identifier or the ISO code.
    package var key: LocaleWord { forms[Self.keyIndex] }
}
