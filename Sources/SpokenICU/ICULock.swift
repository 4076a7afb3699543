internal import CSpokenICU

/// A mutex around a value. Swift's own `Mutex` needs newer systems than the package supports.
final class ICULock<Value>: @unchecked Sendable {
    private let lock: OpaquePointer?
    private var value: Value

    init(_ value: Value) {
        self.value = value
        lock = spoken_icu_lock_create()
    }

    deinit {
        spoken_icu_lock_destroy(lock)
    }

    func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        spoken_icu_lock_acquire(lock)
        defer { spoken_icu_lock_release(lock) }
        return try body(&value)
    }
}
