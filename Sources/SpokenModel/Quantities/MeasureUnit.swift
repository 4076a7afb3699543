/// A unit of measure by its CLDR identifier (UTS #35, Unit Identifiers): `centimeter`, `kilometer-per-hour`.
///
/// Constants such as `.centimeter` are generated from the rows of `Resources/Locales`.
public struct MeasureUnit: Sendable, Hashable {
    public let identifier: String

    /// Takes any identifier; whether a language can say it is for the formatter to tell.
    public init(identifier: String) {
        self.identifier = identifier
    }
}

extension MeasureUnit: CustomStringConvertible {
    public var description: String { identifier }
}
