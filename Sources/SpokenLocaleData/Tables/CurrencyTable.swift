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
        var places: [(Int, UInt16)] = []
        for row in 0..<nouns.count {
            guard let key = nouns[row]?.key.string else { continue }
            let parts = key.split(separator: "/")
            guard let code = parts.first.flatMap({ CurrencyCode($0) }), parts.count <= 2 else {
                throw .unknownValue(line: nouns.source.line(ofRow: row), column: "code", value: key)
            }
            places.append(
                (Int(code.index) + (parts.count == 2 ? Self.codeCount : 0), UInt16(truncatingIfNeeded: row + 1)))
        }
        self.nouns = nouns
        rows = .allocate(capacity: Self.codeCount * 2)
        rows.initialize(repeating: 0, count: Self.codeCount * 2)
        for (place, row) in places { rows[place] = row }
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

    /// Every code that the language can say.
    package var codes: [CurrencyCode] {
        (0..<Self.codeCount).filter { rows[$0] != 0 }.map { CurrencyCode(index: UInt16($0)) }
    }
}
