/// One of the things that the service does, for one item at a time: the same for a batch and for a stream.
protocol Operation: Sendable {
    /// What stands beside the items of a batch, and in the query of a stream.
    associatedtype Common: Decodable & Sendable
    associatedtype Item: Decodable & Sendable
    associatedtype Answer: Encodable & Sendable

    /// The name of its route and of its metrics: `speak`.
    static var name: String { get }
    /// What its items are called in a batch: `texts`.
    static var items: String { get }

    /// - Throws: `HTTPError` that says what is wrong with the item.
    func answer(_ item: Item, _ common: Common) throws -> Answer
}
