/// The place of an element in a row of equal ones: «1 из 7».
public struct ElementPosition: Sendable, Hashable {
    /// From 1 to `count`.
    public let index: Int
    /// At least 1.
    public let count: Int

    /// - Throws: `ElementError.impossiblePosition` unless 1 ≤ index ≤ count.
    public init(_ index: Int, of count: Int) throws(ElementError) {
        guard index >= 1, index <= count else { throw .impossiblePosition(index: index, count: count) }
        self.index = index
        self.count = count
    }

    /// For places that were counted, and so are right.
    init(counted index: Int, of count: Int) {
        self.index = index
        self.count = count
    }
}

extension ElementPosition: Codable {
    private enum CodingKeys: CodingKey {
        case index, count
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do throws(ElementError) {
            try self.init(
                (try? container.decode(Int.self, forKey: .index)) ?? 0,
                of: (try? container.decode(Int.self, forKey: .count)) ?? 0)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description))
        }
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(index, forKey: .index)
        try container.encode(count, forKey: .count)
    }
}
