import SpokenModel

/// Writes plain prices below a million: nearly every price there is. Anything else is for the grammar.
@frozen
@usableFromInline
package struct PriceWriter: @unchecked Sendable {
    // Sendable: the memory behind the pointer is only read. `QuantityFormatter` keeps its table alive.
    @usableFromInline let layout: UnsafePointer<PriceLayout>

    init(layout: UnsafePointer<PriceLayout>) {
        self.layout = layout
    }

    /// The record of a price that is said and shown here; nil for all others.
    @inlinable @inline(__always)
    func record(_ amount: DecimalNumber, _ currency: CurrencyCode) -> UnsafeRawPointer? {
        let index = Int(currency.index)
        guard amount.integer < 1_000_000, !amount.isNegative, index < PriceLayout.codeCount else { return nil }
        let record = layout.pointee.records + Int(layout.pointee.places[index]) &* PriceLayout.recordSize
        guard record.load(fromByteOffset: PriceLayout.isFilled, as: UInt8.self) == 1 else { return nil }
        if amount.fraction > 0 {
            let hasMinor = record.load(fromByteOffset: PriceLayout.hasMinor, as: UInt8.self) == 1
            guard amount.fractionDigits == 2, amount.fraction < 100, hasMinor else { return nil }
        }
        return record
    }

    /// «179 ₽», «99,90 ₽», "$5.99"; false, with nothing appended, for what it does not write.
    @inlinable @inline(__always)
    func appendVisible(_ amount: DecimalNumber, _ currency: CurrencyCode, to buffer: inout UTF8Buffer) -> Bool {
        guard let record = record(amount, currency) else { return false }
        buffer.write(reserving: 256) { cursor in
            cursor.append(wideCell: record + PriceLayout.prefix)
            let isGrouped = amount.integer >= layout.pointee.ungroupedLimit
            cursor.append(
                amount.integer, separator: isGrouped ? layout.pointee.groupSeparator : ShortText(),
                layout.pointee.digits)
            if amount.fraction > 0 {
                cursor.append(layout.pointee.decimalSeparator)
                cursor.append(twoDigits: amount.fraction)
            }
            cursor.append(wideCell: record + PriceLayout.suffix)
        }
        return true
    }

    /// «179 рублей», «99 рублей 90 копеек», "5 dollars and 99 cents"
    @inlinable @inline(__always)
    func appendSpoken(_ amount: DecimalNumber, _ currency: CurrencyCode, to buffer: inout UTF8Buffer) -> Bool {
        guard let record = record(amount, currency) else { return false }
        buffer.write(reserving: 320) { cursor in
            if amount.fraction == 0 || amount.integer > 0 {
                cursor.append(amount.integer, separator: ShortText(), layout.pointee.digits)
                cursor.append(wideCell: record + (PriceLayout.major &+ form(behind: amount.integer)))
                if amount.fraction == 0 { return }
                cursor.append(layout.pointee.joiner)
            }
            cursor.append(amount.fraction, separator: ShortText(), layout.pointee.digits)
            cursor.append(wideCell: record + (PriceLayout.minor &+ form(behind: amount.fraction)))
        }
        return true
    }

    /// The distance of the cell: 0 for one, 64 for few, 128 for many; in English and Spanish 0 for one, 64 for all else.
    @inlinable @inline(__always)
    func form(behind value: UInt64) -> Int {
        layout.pointee.hasFew ? RussianAgreement.tail(value) &* 64 : value == 1 ? 0 : 64
    }
}
