#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The calls of the system that read and write, without their accidents: signals, pipes that are full or empty for a
/// moment, closed streams.
enum Descriptor {
    /// Opens what the caller has closed of standard input, output and error; a file that is opened later would take
    /// their places and be read or written in their stead.
    ///
    /// Reading a closed input is an error. Who closes an output wants to see nothing of it.
    static func openStandardStreams() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDWR)
        }
    }

    /// Reads up to `buffer.count` bytes; 0 at the end. A failure is the negative `errno`.
    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard let base = buffer.baseAddress else { return 0 }
        while true {
            let count = systemRead(descriptor, base, buffer.count)
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN: wait(descriptor, POLLIN)
            default: return -Int(errno)
            }
        }
    }

    /// Writes all bytes. Returns the `errno` of what kept it from that, and nil when nothing did.
    static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
        guard let base = bytes.baseAddress else { return nil }
        var offset = 0
        while offset < bytes.count {
            let written = systemWrite(descriptor, base + offset, bytes.count - offset)
            if written > 0 {
                offset += written
                continue
            }
            switch written < 0 ? errno : EIO {
            case EINTR: continue
            case EAGAIN: wait(descriptor, POLLOUT)
            case let code: return code
            }
        }
        return nil
    }

    /// True when a read would not wait: there is something, or the end.
    static func isReady(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    /// Waits until one stream has room for a piece, or the other has something to read.
    ///
    /// - Returns: true when there is room, false when there is only something to read.
    static func isReady(toWrite output: Int32, orRead input: Int32) -> Bool {
        var requests = [
            pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&requests, 2, -1) < 0, errno == EINTR {}
        return requests[0].revents != 0 || requests[1].revents == 0
    }

    /// How many bytes a pipe takes at once when it has room.
    static let pieceOfPipe = Int(PIPE_BUF)

    static func close(_ descriptor: Int32) -> Int32? {
        systemClose(descriptor) == 0 || errno == EINTR ? nil : errno
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The words of the system for an `errno`.
    static func reason(_ code: Int32) -> String {
        guard let text = strerror(code) else { return "unknown error" }
        return String(cString: text)
    }

    /// Until a stream that must not be waited for has something to read, or room to write to.
    private static func wait(_ descriptor: Int32, _ event: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = poll(&request, 1, -1)
    }
}

private func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, base, count)
}

private func systemWrite(_ descriptor: Int32, _ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
    write(descriptor, base, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
