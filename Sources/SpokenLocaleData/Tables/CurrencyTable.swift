import SpokenModel

/// The currencies of a language with their minor units, reached by `CurrencyCode`.
///
/// A row with the key `RUB` is the rouble, one with the key `RUB/100` the kopeck.
@usableFromInline
package final class CurrencyTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    @usableFromInline package let nouns: NounTable
    /// Every code that the language can say, in the order of the rows.
    package let codes: [CurrencyCode]
    /// The place of a code in `codes`.
    @usableFromInline package let index: CurrencyIndex
    /// By the place in `codes`: the row of the minor unit plus one, 0 for none, behind the row of the major one.
    @usableFromInline let rows: UnsafeMutablePointer<(major: UInt16, minor: UInt16)>

    package init(_ nouns: NounTable) throws(LocaleTableError) {
        self.nouns = nouns
        var codes: [CurrencyCode] = []
        codes.reserveCapacity(nouns.count)
        rows = .allocate(capacity: max(nouns.count, 1))
        for row in 0..<nouns.count where nouns.nouns[row].key.count == 3 {
            guard let code = CurrencyCode(nouns.nouns[row].key) else {
                rows.deallocate()
                throw Self.unknown(row, nouns)
            }
            (rows + codes.count).initialize(to: (UInt16(truncatingIfNeeded: row + 1), 0))
            codes.append(code)
        }
        self.codes = codes
        index = CurrencyIndex(codes)
        // From here on a throw deallocates by deinit. «RUB/100»: behind the code.
        for row in 0..<nouns.count where nouns.nouns[row].key.count != 3 {
            let key = nouns.nouns[row].key
            guard key.count > 3, key.bytes[3] == 0x2F, let code = CurrencyCode(key), let place = index.place(of: code)
            else { throw Self.unknown(row, nouns) }
            rows[place].minor = UInt16(truncatingIfNeeded: row + 1)
        }
    }

    deinit {
        rows.deallocate()
        index.deallocate()
    }

    private static func unknown(_ row: Int, _ nouns: NounTable) -> LocaleTableError {
        .unknownValue(line: nouns.source.line(ofRow: row), column: "code", value: nouns.nouns[row].key.string)
    }

    /// «рубль»
    @inlinable @inline(__always)
    package func major(_ code: CurrencyCode) -> Noun? {
        index.place(of: code).map { nouns.nouns[Int(rows[$0].major) &- 1] }
    }

    /// «копейка»
    @inlinable @inline(__always)
    package func minor(_ code: CurrencyCode) -> Noun? {
        guard let place = index.place(of: code) else { return nil }
        let row = rows[place].minor
        return row == 0 ? nil : nouns.nouns[Int(row) &- 1]
    }
}

extension CurrencyCode {
    /// Reads the first three letters of a key.
    fileprivate init?(_ key: LocaleWord) {
        guard key.count >= 3 else { return nil }
        self.init(UnsafeBufferPointer(rebasing: key.bytes[..<3]))
    }
}
