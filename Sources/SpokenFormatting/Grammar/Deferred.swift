import SpokenModel

/// What is made when it is first wanted, so that the first price of a process does not wait for it.
package final class Deferred<Value: Sendable>: Sendable {
    private let known = Guarded<Value?>(nil)
    private let make: @Sendable () -> Value

    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    package var value: Value {
        known.withLock { known in
            if let known { return known }
            let made = make()
            known = made
            return made
        }
    }
}
