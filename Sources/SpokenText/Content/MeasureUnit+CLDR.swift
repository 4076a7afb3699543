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
    /// - Throws: `SpokenContentError.unit`, whose description names the nearest known unit where there is one.
    public init(cldr text: String) throws(SpokenContentError) {
        // Asked by its text: an identifier that is no unit must not be kept for the life of the process.
        func isKnown(_ identifier: String) -> Bool {
            MeasureUnit.isListed(identifier) || ICUUnitFormatter.isKnown(identifier)
        }
        guard text.utf8.count <= 128, isKnown(text) || CompoundUnit.isMade(text, of: isKnown) else {
            throw .unit(String(text.prefix(64)))
        }
        self.init(identifier: text)
    }
}
