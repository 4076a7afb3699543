import SpokenLocaleData
import SpokenModel

/// Where the words of prices lie in memory; plain values, so that nothing is counted when it is read.
@frozen
@usableFromInline
package struct PriceLayout {
    /// The places of the records.
    @usableFromInline let currencies: CurrencyIndex
    @usableFromInline let records: UnsafeRawPointer
    @usableFromInline let digits: DigitTable
    @usableFromInline let groupSeparator: ShortText
    @usableFromInline let decimalSeparator: ShortText
    /// Between units and minor units: " ", " and ", « con ».
    @usableFromInline let joiner: ShortText
    /// Smaller numbers are shown without groups.
    @usableFromInline let ungroupedLimit: UInt64
    /// Three forms by the last digits, and not two.
    @usableFromInline let isRussian: Bool

    init(
        currencies: CurrencyIndex, records: UnsafeRawPointer, groupSeparator: ShortText,
        decimalSeparator: ShortText, joiner: ShortText, ungroupedLimit: UInt64, isRussian: Bool
    ) {
        self.currencies = currencies
        self.records = records
        digits = .shared
        self.groupSeparator = groupSeparator
        self.decimalSeparator = decimalSeparator
        self.joiner = joiner
        self.ungroupedLimit = ungroupedLimit
        self.isRussian = isRussian
    }

    // A record: cells of 64 bytes, then two flags.

    /// "$"
    @usableFromInline static var prefix: Int { 0 }
    /// « ₽»
    @usableFromInline static var suffix: Int { 64 }
    /// « рубль», « рубля», « рублей»
    @usableFromInline static var major: Int { 128 }
    /// « копейка», « копейки», « копеек»
    @usableFromInline static var minor: Int { 320 }
    @usableFromInline static var isFilled: Int { 512 }
    @usableFromInline static var hasMinor: Int { 513 }
    @usableFromInline static var recordSize: Int { 576 }
}
