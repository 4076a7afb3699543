import SpokenModel

/// Opened handles by key, shared by all threads.
///
/// A handle is opened once, by the first thread that asks; others wait for it, and only for it. The cache is bounded:
/// when it is full it forgets its handles, which live on with whoever still holds them.
package final class ICUCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private final class Slot: Sendable {
        let outcome = Guarded<Result<Value, ICUError>?>(nil)
    }

    private let slots = Guarded<[Key: Slot]>([:])
    private let limit: Int

    package init(limit: Int = 256) {
        self.limit = limit
    }

    package func value(for key: Key, open: () throws(ICUError) -> Value) throws(ICUError) -> Value {
        let slot = slots.withLock { slots in
            if let slot = slots[key] { return slot }
            if slots.count >= limit { slots.removeAll() }
            let slot = Slot()
            slots[key] = slot
            return slot
        }
        let outcome = slot.outcome.withLock { outcome in
            if let outcome { return outcome }
            let opened: Result<Value, ICUError>
            do throws(ICUError) { opened = .success(try open()) } catch { opened = .failure(error) }
            outcome = opened
            return opened
        }
        return try outcome.get()
    }
}
