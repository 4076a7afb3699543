#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard output: whole writes, no buffer that is lost at exit.
enum StandardOutput {
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { FileDescriptorWriter.write($0, to: 1) }
    }

    static func write(_ bytes: UnsafeBufferPointer<UInt8>) { FileDescriptorWriter.write(bytes, to: 1) }
    static var isTerminal: Bool { isatty(1) == 1 }
}

/// Standard error: notes and failures.
enum StandardError {
    static func write(_ text: String) { FileDescriptorWriter.write(Array(text.utf8), to: 2) }
    static var isTerminal: Bool { isatty(2) == 1 }
}

private enum FileDescriptorWriter {
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBufferPointer { write($0, to: descriptor) }
    }

    /// Writes all bytes; gives up when the other end is closed.
    static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
        guard let base = bytes.baseAddress else { return }
        var offset = 0
        while offset < bytes.count {
            #if canImport(Glibc)
                let written = Glibc.write(descriptor, base + offset, bytes.count - offset)
            #elseif canImport(Musl)
                let written = Musl.write(descriptor, base + offset, bytes.count - offset)
            #else
                let written = Darwin.write(descriptor, base + offset, bytes.count - offset)
            #endif
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }
            offset += written
        }
    }
}
