#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files that are half written now, so that a program which is told to end removes them first.
package enum TemporaryFiles {
    private static let slotCount = 8
    private static let slotSize = 4096

    /// Each holds a path, or is empty. The first byte of a path is written last, since a signal may come in between.
    nonisolated(unsafe) private static let slots: UnsafeMutablePointer<CChar> = {
        let slots = UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * slotSize)
        slots.initialize(repeating: 0, count: slotCount * slotSize)
        return slots
    }()
    nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        return lock
    }()

    /// True while a file is written over, where signals are blocked on the thread that does it.
    nonisolated(unsafe) static var isOverwriting = false

    /// Remembers a file until `body` is done with it.
    static func whileThereIs<Result>(_ path: String, _ body: () -> Result) -> Result {
        let slot = take(path)
        defer { if let slot { slot.pointee = 0 } }
        return body()
    }

    /// Removes the files. It may be called in the handler of a signal, when `prepare` was called before.
    package static func removeAll() {
        while isOverwriting { usleep(500) }
        for index in 0..<slotCount where slots[index * slotSize] != 0 { unlink(slots + index * slotSize) }
    }

    /// Allocates what is needed, which a handler must not do.
    package static func prepare() { _ = (slots, lock) }

    /// Nil when no slot is free.
    private static func take(_ path: String) -> UnsafeMutablePointer<CChar>? {
        FileName.withBytes(path) { bytes in
            let count = strlen(bytes)
            guard count > 0, count < slotSize else { return nil }
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            guard let index = (0..<slotCount).first(where: { slots[$0 * slotSize] == 0 }) else { return nil }
            let slot = slots + index * slotSize
            memcpy(slot + 1, bytes + 1, count)
            slot.pointee = bytes.pointee
            return slot
        }
    }
}
