/// Something that the target format of a conversion cannot hold.
public struct ConversionLoss: Sendable, Hashable, CustomStringConvertible {
    /// The key of the string that loses it.
    public var key: String
    /// Empty when all languages lose it.
    public var language: String
    /// Lower case, no full stop: what is lost and what stands in its place.
    public var message: String

    public var description: String {
        language.isEmpty ? "'\(key)': \(message)" : "'\(key)' in \(language): \(message)"
    }
}
