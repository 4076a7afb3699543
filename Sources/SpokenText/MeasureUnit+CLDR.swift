import SpokenFormatting
import SpokenICU
import SpokenModel

extension MeasureUnit {
    /// A unit by its CLDR identifier, such as "centimeter" or "kilometer-per-hour" (UTS #35, Unit Identifiers), or by
    /// one of the toolkit's own, such as "piece". Compounds are made of either: "kilocalorie-per-100-gram".
    ///
    /// ```swift
    /// try MeasureUnit(cldr: "kilometer-per-hour") == .kilometerPerHour  // true
    /// try MeasureUnit(cldr: "kilometre")  // 'kilometre' is no unit; did you mean kilometer?
    /// ```
    /// - Throws: `SpokenContentError.unit`, with the nearest known unit where there is one.
    public init(cldr text: String) throws(SpokenContentError) {
        let unit = MeasureUnit(identifier: String(text.prefix(128)))
        func isKnown(_ unit: MeasureUnit) -> Bool { unit.isListed || ICUUnitFormatter.isKnown(unit) }
        guard isKnown(unit) || CompoundUnit.isMade(unit, of: isKnown) else {
            let names = MeasureUnit.all.lazy.map(\.identifier)
            throw .unit(String(text.prefix(64)), suggestion: NearestName.nearest(to: text, in: names))
        }
        self = unit
    }
}
