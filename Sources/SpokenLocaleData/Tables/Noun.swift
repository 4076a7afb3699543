import SpokenModel

/// One row of a table of units or currencies, with its empty forms filled: an empty paucal form is the genitive
/// singular, an empty counting form the genitive plural, any other empty form the nominative of its number.
@frozen @usableFromInline
package struct Noun: @unchecked Sendable {
    // Sendable: points into a table that is only read.
    @usableFromInline let text: UnsafePointer<UInt8>
    /// Packed like the cells of its table.
    @usableFromInline let forms: UnsafePointer<UInt32>
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
        text: UnsafePointer<UInt8>, forms: UnsafePointer<UInt32>, gender: GrammaticalGender, animacy: Animacy,
        isPluralOnly: Bool, isAttached: Bool, minorDigits: UInt8
    ) {
        self.text = text
        self.forms = forms
        self.gender = gender
        self.animacy = animacy
        self.isPluralOnly = isPluralOnly
        self.isAttached = isAttached
        self.minorDigits = minorDigits
    }

    /// A noun without words, for a table that lacks one.
    package static let none: Noun = {
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: LocaleTable.margin)
        text.initialize(repeating: 0, count: LocaleTable.margin)
        let forms = UnsafeMutablePointer<UInt32>.allocate(capacity: wordCount)
        forms.initialize(repeating: 0, count: wordCount)
        return Noun(
            text: text, forms: forms, gender: .masculine, animacy: .inanimate, isPluralOnly: false, isAttached: false,
            minorDigits: 0)
    }()

    /// The places of the words that are no inflected form, behind the forms.
    @usableFromInline static var symbolIndex: Int { 14 }
    @usableFromInline static var shortIndex: Int { 15 }
    @usableFromInline static var perIndex: Int { 16 }
    static var keyIndex: Int { 17 }
    static var wordCount: Int { 18 }

    @inlinable @inline(__always)
    package func form(_ form: NounForm) -> LocaleWord { word(Int(form.rawValue)) }

    @inlinable @inline(__always)
    func word(_ index: Int) -> LocaleWord { LocaleWord(forms[index], in: text) }

    /// What visible text shows: «см», «₽».
    @inlinable package var symbol: LocaleWord { word(Self.symbolIndex) }
    /// A second visible spelling: «руб.»; empty when there is none.
    @inlinable package var abbreviation: LocaleWord { word(Self.shortIndex) }
    /// «в час», «за килограмм»; empty when nothing is counted per this unit.
    @inlinable package var per: LocaleWord { word(Self.perIndex) }
    /// The CLDR identifier or the ISO code.
    package var key: LocaleWord { word(Self.keyIndex) }
}
