import SpokenModel

/// The units of a language: compiled-in units by their row in no time, a user's own units by identifier.
@usableFromInline
package final class UnitTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    @usableFromInline package let nouns: NounTable
    private let own: NounTable?
    /// By `MeasureUnit.row`: the row in `nouns` plus one, 0 for none.
    @usableFromInline let rows: UnsafeMutablePointer<UInt16>
    @usableFromInline let rowCount: Int

    /// - Parameter own: a user's units, which come first.
    package init(_ nouns: NounTable, own: NounTable? = nil) {
        self.nouns = nouns
        self.own = own
        let units = MeasureUnit.all
        rowCount = units.count
        rows = .allocate(capacity: max(units.count, 1))
        rows.initialize(repeating: 0, count: max(units.count, 1))
        for unit in units where own?.noun(unit.identifier) == nil {
            if let row = nouns.source.row(unit.identifier) { rows[Int(unit.row)] = UInt16(truncatingIfNeeded: row + 1) }
        }
    }

    deinit {
        rows.deallocate()
    }

    /// The noun of a unit, or nil when the language has no row for it.
    @inlinable @inline(__always)
    package func noun(_ unit: MeasureUnit) -> Noun? {
        let row = Int(unit.row)
        if row < rowCount {
            let place = rows[row]
            if place > 0 { return nouns.nouns[Int(place) &- 1] }
        }
        return slowNoun(unit.identifier)
    }

    @usableFromInline @inline(never)
    func slowNoun(_ identifier: String) -> Noun? {
        own?.noun(identifier) ?? nouns.noun(identifier)
    }

    /// Every identifier that the language can say, a user's own first.
    package var identifiers: [String] {
        [own, nouns].compactMap(\.self).flatMap { table in
            (0..<table.count).compactMap { table[$0]?.key.string }
        }
    }
}
