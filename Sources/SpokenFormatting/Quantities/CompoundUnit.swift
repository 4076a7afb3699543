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

    /// 100 and `gram` for `100-gram`, which stands behind `per`; nil for a unit without a number.
    package static func counted(_ unit: MeasureUnit) -> (number: DecimalNumber, unit: MeasureUnit)? {
        guard let hyphen = unit.identifier.firstIndex(of: "-"),
            let value = UInt64(unit.identifier[..<hyphen]), value > 0, let number = DecimalNumber(exactly: value)
        else { return nil }
        return (number, MeasureUnit(identifier: String(unit.identifier[unit.identifier.index(after: hyphen)...])))
    }
}
