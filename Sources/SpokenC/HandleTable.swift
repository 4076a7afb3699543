import SpokenModel

/// What the handles of one kind stand for.
///
/// A handle is a place in the table with the generation of what stood there when it was given out: one that was closed,
/// that is made up, or that is of another kind finds nothing, and no memory is read to know it.
final class HandleTable<Value: AnyObject & Sendable>: Sendable {
    private struct Slot: Sendable {
        var generation: UInt32 = 1
        var value: Value?
    }

    private struct State: Sendable {
        var slots: [Slot] = []
        var free: [Int] = []
    }

    private let kind: UInt64
    private let state = Guarded(State())

    /// Bits 0…7 are the kind, 8…31 the place, 32…63 the generation: no handle is zero.
    private static var maximum: Int { 1 << 24 }

    /// - Parameter kind: 1 to 255, another one for each table.
    init(kind: UInt8) {
        self.kind = UInt64(kind)
    }

    /// Nil when there are sixteen million of them.
    func insert(_ value: Value) -> UInt64? {
        state.withLock { state in
            let index: Int
            if let free = state.free.popLast() {
                index = free
            } else {
                guard state.slots.count < Self.maximum else { return nil }
                index = state.slots.count
                state.slots.append(Slot())
            }
            state.slots[index].value = value
            return UInt64(state.slots[index].generation) << 32 | UInt64(index) << 8 | kind
        }
    }

    /// What the handle stands for; the caller keeps it alive, whoever closes it meanwhile.
    func value(_ id: UInt64) -> Value? {
        guard let (index, generation) = parts(id) else { return nil }
        return state.withLock { state in
            guard index < state.slots.count, state.slots[index].generation == generation else { return nil }
            return state.slots[index].value
        }
    }

    /// Takes it out; nil when that was done before. What is freed by it is freed outside of the lock.
    func remove(_ id: UInt64) -> Value? {
        guard let (index, generation) = parts(id) else { return nil }
        return state.withLock { state in
            guard index < state.slots.count, state.slots[index].generation == generation,
                let value = state.slots[index].value
            else { return nil }
            state.slots[index].value = nil
            state.slots[index].generation &+= 1
            // A place whose generations are used up is given out no more.
            if state.slots[index].generation != 0 { state.free.append(index) }
            return value
        }
    }

    private func parts(_ id: UInt64) -> (index: Int, generation: UInt32)? {
        guard id & 0xFF == kind else { return nil }
        return (Int(id >> 8 & 0xFF_FFFF), UInt32(truncatingIfNeeded: id >> 32))
    }
}
