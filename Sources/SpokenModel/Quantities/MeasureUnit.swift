/// A unit of measure by its CLDR identifier (UTS #35, Unit Identifiers): `centimeter`, `kilometer-per-hour`.
///
/// Constants such as `.centimeter` are generated from the rows of `Resources/Locales`.
public struct MeasureUnit: Sendable, Hashable {
    public let identifier: String
    /// The place in the generated list of units, so that a table is reached without a look-up by text.
    @usableFromInline package let row: UInt16

    /// The row of a unit that no compiled-in table has.
    package static var unknownRow: UInt16 { .max }

    /// Takes any identifier; whether a language can say it is for the formatter to tell.
    public init(identifier: String) {
        self.identifier = identifier
        row = Self.row(of: identifier) ?? Self.unknownRow
    }

    @usableFromInline
    package init(identifier: String, row: UInt16) {
        self.identifier = identifier
        self.row = row
    }

    /// The place of an identifier in the generated, sorted list.
    private static func row(of identifier: String) -> UInt16? {
        var low = 0
        var high = sortedIdentifiers.count
        while low < high {
            let middle = (low + high) / 2
            let candidate = sortedIdentifiers[middle]
            if candidate == identifier { return UInt16(exactly: middle) }
            if candidate.utf8.lexicographicallyPrecedes(identifier.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Every unit that a compiled-in table knows, in the order of its identifiers.
    public static var all: [MeasureUnit] {
        sortedIdentifiers.enumerated().map { MeasureUnit(identifier: $1, row: UInt16(truncatingIfNeeded: $0)) }
    }
}

extension MeasureUnit: CustomStringConvertible {
    public var description: String { identifier }
}
