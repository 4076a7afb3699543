/// A unit of measure by its CLDR identifier (UTS #35, Unit Identifiers): `centimeter`, `kilometer-per-hour`.
///
/// Constants such as `.centimeter` are generated from the rows of `Resources/Locales`. A value is two bytes, so that
/// quantities are copied without counting references.
///
/// ```swift
/// MeasureUnit(identifier: "kilometer-per-hour") == .kilometerPerHour  // true
/// MeasureUnit(identifier: "verst").identifier                         // "verst", a unit of the caller's own
/// ```
@frozen
public struct MeasureUnit: Sendable, Hashable {
    /// The place in the generated list of units, so that a table is reached without a look-up by text; from
    /// `firstOwnRow` on the place among the identifiers that were met at run time.
    @usableFromInline package let row: UInt16

    @usableFromInline static var firstOwnRow: UInt16 { 0x4000 }

    /// Takes any identifier; whether a language can say it is for the formatter to tell.
    ///
    /// Identifiers that no table has are kept for the life of the process. After 49 151 of them all further ones
    /// become the one unit `unknown`, which no language says.
    public init(identifier: String) {
        row = Self.row(of: identifier) ?? Self.ownRow(of: identifier)
    }

    @usableFromInline
    package init(row: UInt16) {
        self.row = row
    }

    /// The CLDR identifier: "centimeter".
    public var identifier: String {
        let place = Int(row)
        return place < Self.sortedIdentifiers.count ? Self.sortedIdentifiers[place] : Self.ownIdentifier(row)
    }

    /// True when a compiled-in table knows the unit.
    package var isListed: Bool { Int(row) < Self.sortedIdentifiers.count }

    /// True when a compiled-in table has the identifier; nothing is kept of one that is unknown.
    package static func isListed(_ identifier: String) -> Bool { row(of: identifier) != nil }

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
        sortedIdentifiers.indices.map { MeasureUnit(row: UInt16(truncatingIfNeeded: $0)) }
    }

    // MARK: Identifiers of the caller's own

    private struct OwnIdentifiers {
        var list: [String] = []
        var rows: [String: UInt16] = [:]
    }

    private static let own = Guarded(OwnIdentifiers())

    private static func ownRow(of identifier: String) -> UInt16 {
        own.withLock { own in
            if let row = own.rows[identifier] { return row }
            guard own.list.count < Int(UInt16.max - firstOwnRow) else { return .max }
            let row = firstOwnRow + UInt16(own.list.count)
            own.list.append(identifier)
            own.rows[identifier] = row
            return row
        }
    }

    private static func ownIdentifier(_ row: UInt16) -> String {
        own.withLock { own in
            let place = Int(row) - Int(firstOwnRow)
            return own.list.indices.contains(place) ? own.list[place] : "unknown"
        }
    }
}

extension MeasureUnit: CustomStringConvertible {
    /// The identifier: "centimeter".
    public var description: String { identifier }
}

extension MeasureUnit: Codable {
    /// Reads an identifier of up to 128 small letters, digits and hyphens. Whether there is such a unit is for the
    /// formatter to say.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        // An identifier that no table has is kept for the life of the process.
        let isPlain = text.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
        }
        guard isPlain, (1...128).contains(text.utf8.count) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "'\(text.prefix(64))' is no unit; write a CLDR identifier, such as centimeter"))
        }
        self.init(identifier: text)
    }

    /// Writes the identifier: "centimeter".
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
