import SpokenModel

/// The parts of the identifiers of compound units (UTS #35, Unit Identifiers).
package enum CompoundUnit {
    /// `cubic-meter` and `day` for `cubic-meter-per-day`; nil for a unit without `per`.
    package static func parts(_ unit: MeasureUnit) -> (unit: MeasureUnit, per: MeasureUnit)? {
        let parts = unit.identifier.split(separator: "-")
        guard let index = parts.firstIndex(of: "per"), index > 0, index + 1 < parts.count else { return nil }
        return (
            MeasureUnit(identifier: parts[..<index].joined(separator: "-")),
            MeasureUnit(identifier: parts[(index + 1)...].joined(separator: "-"))
        )
    }

    /// True for `kilocalorie-per-100-gram`, `100-gram` and other units whose parts satisfy a condition.
    package static func isMade(_ unit: MeasureUnit, of isKnown: (MeasureUnit) -> Bool) -> Bool {
        if let (unit, per) = parts(unit) { return isKnown(unit) && (isKnown(per) || isCounted(per, of: isKnown)) }
        return isCounted(unit, of: isKnown)
    }

    private static func isCounted(_ unit: MeasureUnit, of isKnown: (MeasureUnit) -> Bool) -> Bool {
        counted(unit).map { isKnown($0.unit) } ?? false
    }

    /// 100 and `gram` for `100-gram`, which stands behind `per`; nil for a unit without a number.
    package static func counted(_ unit: MeasureUnit) -> (number: DecimalNumber, unit: MeasureUnit)? {
        guard let hyphen = unit.identifier.firstIndex(of: "-"),
            let value = UInt64(unit.identifier[..<hyphen]), value > 0, let number = DecimalNumber(exactly: value)
        else { return nil }
        return (number, MeasureUnit(identifier: String(unit.identifier[unit.identifier.index(after: hyphen)...])))
    }
}
