import SpokenModel

/// The currencies of a language with their minor units, reached by `CurrencyCode.index`.
///
/// A row with the key `RUB` is the rouble, one with the key `RUB/100` the kopeck.
@usableFromInline
package final class CurrencyTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    @usableFromInline package let nouns: NounTable
    /// By `CurrencyCode.index`: the row plus one, 0 for none; first the major units, then the minor ones.
    @usableFromInline package let rows: UnsafeMutablePointer<UInt16>
    @usableFromInline static var codeCount: Int { 26 * 26 * 26 }

    package init(_ nouns: NounTable) throws(LocaleTableError) {
        self.nouns = nouns
        rows = .allocate(capacity: Self.codeCount * 2)
        rows.initialize(repeating: 0, count: Self.codeCount * 2)
        for row in 0..<nouns.count {
            guard let key = nouns[row]?.key else { continue }
            // «RUB» or «RUB/100»
            let isMinor = key.count > 3
            guard let code = CurrencyCode(String(decoding: key.bytes.prefix(3), as: UTF8.self)),
                !isMinor || key.bytes[3] == 0x2F
            else {
                throw .unknownValue(line: nouns.source.line(ofRow: row), column: "code", value: key.string)
            }
            rows[Int(code.index) + (isMinor ? Self.codeCount : 0)] = UInt16(truncatingIfNeeded: row + 1)
        }
    }

    deinit {
        rows.deallocate()
    }

    /// «рубль»
    @inlinable @inline(__always)
    package func major(_ code: CurrencyCode) -> Noun? {
        let index = Int(code.index)
        guard index < Self.codeCount else { return nil }
        let row = rows[index]
        return row == 0 ? nil : nouns.nouns[Int(row) &- 1]
    }

    /// «копейка»
    @inlinable @inline(__always)
    package func minor(_ code: CurrencyCode) -> Noun? {
        let index = Int(code.index)
        guard index < Self.codeCount else { return nil }
        let row = rows[index &+ Self.codeCount]
        return row == 0 ? nil : nouns.nouns[Int(row) &- 1]
    }

    /// Every code that the language can say, in the order of the rows.
    package var codes: [CurrencyCode] {
        (0..<nouns.count).compactMap { row in
            nouns[row].flatMap { $0.key.count == 3 ? CurrencyCode($0.key.string) : nil }
        }
    }
}
