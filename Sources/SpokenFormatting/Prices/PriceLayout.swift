import SpokenModel

/// Where the words of prices lie in memory; plain values, so that nothing is counted when it is read.
@frozen
@usableFromInline
package struct PriceLayout {
    /// By `CurrencyCode.index`: the place of the record; 0 for a currency without one. A table of all codes, since
    /// searching a smaller one takes a quarter of the time of a price.
    @usableFromInline let places: UnsafePointer<UInt16>
    @usableFromInline let records: UnsafeRawPointer
    @usableFromInline let digits: DigitTable
    @usableFromInline let groupSeparator: ShortText
    @usableFromInline let decimalSeparator: ShortText
    /// Between units and minor units: " ", " and ", « con ».
    @usableFromInline let joiner: ShortText
    /// Smaller numbers are shown without groups.
    @usableFromInline let ungroupedLimit: UInt64
    /// Three forms by the last digits, and not two.
    @usableFromInline let hasFew: Bool

    init(
        places: UnsafePointer<UInt16>, records: UnsafeRawPointer, groupSeparator: ShortText,
        decimalSeparator: ShortText, joiner: ShortText, ungroupedLimit: UInt64, hasFew: Bool
    ) {
        self.places = places
        self.records = records
        digits = .shared
        self.groupSeparator = groupSeparator
        self.decimalSeparator = decimalSeparator
        self.joiner = joiner
        self.ungroupedLimit = ungroupedLimit
        self.hasFew = hasFew
    }

    @usableFromInline static var codeCount: Int { 26 * 26 * 26 }

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
