import SpokenLocaleData
import SpokenModel

/// All that the plain prices of a language need, laid out flat: one record per currency, with its words in cells.
///
/// A price that walks from formatter to grammar to tables to noun to word waits for a dozen loads that depend on each
/// other; here there are two.
@usableFromInline
package final class PriceTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    @usableFromInline let writer: PriceWriter
    private let layout: UnsafeMutablePointer<PriceLayout>
    private let records: UnsafeMutableRawPointer
    private let places: UnsafeMutablePointer<UInt16>
    // Keeps the rows that the layout points into.
    private let currencies: CurrencyTable

    private static let known = PerLanguage { GrammarTables.of($0).flatMap { PriceTable($0) } }

    /// Nil for a language without a grammar of its own.
    static func of(_ language: String) -> PriceTable? { known[language] }

    private init?(_ tables: GrammarTables) {
        let (currencies, typography) = (tables.currencies, tables.typography)
        let hasFew = tables.cells.has("many")
        // What stands between units and minor units: " ", " and ".
        let joiner = tables.words.minorJoiner.bytes
        self.currencies = currencies
        let size = (currencies.codes.count + 1) * PriceLayout.recordSize
        records = .allocate(byteCount: size, alignment: 64)
        records.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        places = .allocate(capacity: PriceLayout.codeCount)
        places.initialize(repeating: 0, count: PriceLayout.codeCount)
        layout = .allocate(capacity: 1)
        layout.initialize(
            to: PriceLayout(
                places: UnsafePointer(places), records: UnsafeRawPointer(records),
                groupSeparator: typography.groupSeparator, decimalSeparator: typography.decimalSeparator,
                joiner: ShortText(bytes: [0x20] + joiner + (joiner.isEmpty ? [] : [0x20])),
                ungroupedLimit: typography.minimumGrouping == 2 ? 10_000 : 0, hasFew: hasFew))
        writer = PriceWriter(layout: UnsafePointer(layout))
        var buffer = UTF8Buffer(capacity: 64)
        for (place, code) in currencies.codes.enumerated() {
            places[Int(code.index)] = UInt16(truncatingIfNeeded: place + 1)
            fill(records + (place + 1) * PriceLayout.recordSize, code, typography, hasFew: hasFew, &buffer)
        }
    }

    deinit {
        layout.deallocate()
        records.deallocate()
        places.deallocate()
    }

    /// Writes the record of a currency; one whose words do not fit stays empty and takes the long way.
    private func fill(
        _ record: UnsafeMutableRawPointer, _ code: CurrencyCode, _ typography: NumberTypography, hasFew: Bool,
        _ buffer: inout UTF8Buffer
    ) {
        guard let noun = currencies.major(code), !noun.symbol.isEmpty, !noun.isPluralOnly else { return }
        let minor = noun.minorDigits == 2 ? currencies.minor(code) : nil
        let forms: [NounForm] =
            hasFew ? [.nominative, .paucal, .counting] : [.nominative, .pluralNominative, .pluralNominative]
        func add(_ offset: Int, _ write: (inout UTF8Buffer) -> Void) -> Bool {
            buffer.removeAll()
            write(&buffer)
            guard buffer.count < 64 else { return false }
            buffer.withBytes {
                guard let bytes = $0.baseAddress else { return }
                (record + offset).copyMemory(from: bytes, byteCount: $0.count)
            }
            record.storeBytes(of: UInt8(truncatingIfNeeded: buffer.count), toByteOffset: offset + 63, as: UInt8.self)
            return true
        }
        var fits = add(PriceLayout.prefix) {
            guard typography.isCurrencyBefore else { return }
            $0.append(noun.symbol)
            typography.appendCurrencySpace(to: &$0)
        }
        fits =
            fits
            && add(PriceLayout.suffix) {
                guard !typography.isCurrencyBefore else { return }
                $0.append(typography.currencySpace)
                $0.append(noun.symbol)
            }
        for (index, form) in forms.enumerated() {
            for (offset, noun) in [(PriceLayout.major, noun), (PriceLayout.minor, minor ?? noun)] {
                fits =
                    fits
                    && add(offset + index * 64) {
                        $0.append(byte: 0x20)
                        $0.append(noun.form(form))
                    }
            }
        }
        guard fits else { return }
        record.storeBytes(of: 1, toByteOffset: PriceLayout.isFilled, as: UInt8.self)
        record.storeBytes(of: minor == nil ? 0 : 1, toByteOffset: PriceLayout.hasMinor, as: UInt8.self)
    }
}
