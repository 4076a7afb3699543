import SpokenModel

/// What was said before in a language, so that it is not worked out again: numbers of dates and small amounts, and the names
/// of units, come again and again. So many are kept, then all are forgotten.
final class KnownWords<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let known = Guarded<[Key: Value]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// What is known of a key, or is made now. A refusal is not kept.
    func value(_ key: Key, _ make: () throws(QuantityError) -> Value) throws(QuantityError) -> Value {
        if let value = known.withLock({ $0[key] }) { return value }
        let value = try make()
        known.withLock { known in
            if known.count >= limit { known.removeAll(keepingCapacity: true) }
            known[key] = value
        }
        return value
    }
}
