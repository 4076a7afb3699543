import SpokenModel

/// The parts of the identifiers of compound units (UTS #35, Unit Identifiers).
package enum CompoundUnit {
    /// `cubic-meter` and `day` for `cubic-meter-per-day`; nil for a unit without `per`.
    package static func parts(_ unit: MeasureUnit) -> (unit: MeasureUnit, per: MeasureUnit)? {
        parts(unit.identifier).map { (MeasureUnit(identifier: $0.unit), MeasureUnit(identifier: $0.per)) }
    }

    /// True for `kilocalorie-per-100-gram`, `100-gram` and other identifiers whose parts satisfy a condition.
    package static func isMade(_ identifier: String, of isKnown: (String) -> Bool) -> Bool {
        func isCounted(_ identifier: String) -> Bool { counted(identifier).map { isKnown($0.unit) } ?? false }
        guard let (unit, per) = parts(identifier) else { return isCounted(identifier) }
        return isKnown(unit) && (isKnown(per) || isCounted(per))
    }

    /// 100 and `gram` for `100-gram`, which stands behind `per`; nil for a unit without a number.
    package static func counted(_ unit: MeasureUnit) -> (number: DecimalNumber, unit: MeasureUnit)? {
        counted(unit.identifier).map { ($0.number, MeasureUnit(identifier: $0.unit)) }
    }

    private static func parts(_ identifier: String) -> (unit: String, per: String)? {
        let parts = identifier.split(separator: "-")
        guard let index = parts.firstIndex(of: "per"), index > 0, index + 1 < parts.count else { return nil }
        return (parts[..<index].joined(separator: "-"), parts[(index + 1)...].joined(separator: "-"))
    }

    private static func counted(_ identifier: String) -> (number: DecimalNumber, unit: String)? {
        guard let hyphen = identifier.firstIndex(of: "-"),
            let value = UInt64(identifier[..<hyphen]), value > 0, let number = DecimalNumber(exactly: value)
        else { return nil }
        return (number, String(identifier[identifier.index(after: hyphen)...]))
    }
}
