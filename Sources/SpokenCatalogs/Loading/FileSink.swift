#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file that is written piece by piece. The first failure is kept, and what comes behind it is made for nobody.
package final class FileSink {
    private let descriptor: Int32
    private(set) var failure: String?

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    package func write(_ bytes: [UInt8]) {
        guard failure == nil else { return }
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count, let base = buffer.baseAddress {
                let length = systemWrite(descriptor, base + written, buffer.count - written)
                if length < 0, errno == EINTR { continue }
                guard length > 0 else {
                    fail()
                    return
                }
                written += length
            }
        }
    }

    /// Remembers what the system said last.
    func fail() { failure = failure ?? String(cString: strerror(errno)) }
}

private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, base, count)
}
