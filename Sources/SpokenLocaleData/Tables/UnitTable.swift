import SpokenModel

/// The units of a language: compiled-in units by their row in no time, a user's own units by identifier.
@usableFromInline
package final class UnitTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    @usableFromInline package let nouns: NounTable
    private let own: NounTable?
    /// A user's units by `MeasureUnit.row`.
    private let ownNouns: [UInt16: Noun]
    /// By `MeasureUnit.row`: the row in `nouns` plus one, 0 for none.
    @usableFromInline let rows: UnsafeMutablePointer<UInt16>
    @usableFromInline let rowCount: Int

    /// - Parameter own: a user's units, which come first.
    package init(_ nouns: NounTable, own: NounTable? = nil) {
        self.nouns = nouns
        self.own = own
        var ownNouns: [UInt16: Noun] = [:]
        for row in 0..<(own?.count ?? 0) {
            guard let noun = own?[row] else { continue }
            ownNouns[MeasureUnit(identifier: noun.key.string).row] = noun
        }
        self.ownNouns = ownNouns
        let units = MeasureUnit.all
        rowCount = units.count
        rows = .allocate(capacity: max(units.count, 1))
        rows.initialize(repeating: 0, count: max(units.count, 1))
        for unit in units where ownNouns[unit.row] == nil {
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
        return ownNoun(unit)
    }

    @usableFromInline @inline(never)
    func ownNoun(_ unit: MeasureUnit) -> Noun? {
        ownNouns[unit.row]
    }

    /// Every identifier that the language can say, a user's own first.
    package var identifiers: [String] {
        [own, nouns].compactMap(\.self).flatMap { table in
            (0..<table.count).compactMap { table[$0]?.key.string }
        }
    }
}
