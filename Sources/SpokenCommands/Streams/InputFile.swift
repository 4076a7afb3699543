import SpokenCatalogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file or standard input, read in chunks.
struct InputFile: ~Copyable {
    private let descriptor: Int32
    let name: String

    /// `-` is standard input.
    init(path: String) throws(CommandFailure) {
        if path == "-" {
            descriptor = 0
            name = Self.name(of: path)
            return
        }
        let opened = FileName.withBytes(path) { open($0, O_RDONLY | O_CLOEXEC) }
        guard opened >= 0 else { throw CommandFailure("cannot read '\(path)': \(Descriptor.reason(errno))") }
        descriptor = opened
        name = Self.name(of: path)
    }

    /// What a file is called in messages.
    static func name(of path: String) -> String { path == "-" ? "standard input" : "'\(path)'" }

    /// Refuses what begins with the byte order mark of UTF-16, which no text in UTF-8 does.
    /// - Parameter start: The first two bytes of the file.
    static func refuseUTF16(_ start: some Sequence<UInt8>, _ path: String) throws(CommandFailure) {
        let mark = Array(start)
        guard mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF] else { return }
        throw CommandFailure("\(name(of: path)) is UTF-16; save it as UTF-8")
    }

    deinit {
        if descriptor > 0 { close(descriptor) }
    }

    /// The size of a regular file in bytes; nil for a pipe and a device.
    var size: Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Appends up to `size` bytes to `buffer`; returns how many, 0 at the end.
    func read(into buffer: inout [UInt8], size: Int) throws(CommandFailure) -> Int {
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: size))
        let count = buffer.withUnsafeMutableBytes { bytes in
            Descriptor.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
        }
        buffer.removeLast(size - max(count, 0))
        guard count >= 0 else { throw CommandFailure("cannot read \(name): \(reason(Int32(clamping: -count)))") }
        return count
    }

    /// The whole content.
    static func bytes(at path: String) throws(CommandFailure) -> [UInt8] {
        let file = try InputFile(path: path)
        var bytes: [UInt8] = []
        while try file.read(into: &bytes, size: 1 << 16) > 0 {}
        return bytes
    }

    /// The whole content as text.
    static func text(_ path: String) throws(CommandFailure) -> String {
        guard let text = String(validating: try bytes(at: path), as: UTF8.self) else {
            throw CommandFailure("'\(path)' is no valid UTF-8")
        }
        return text
    }

    /// A standard input that the caller has closed is opened for writing only.
    private func reason(_ code: Int32) -> String {
        descriptor == 0 && code == EBADF ? "it is closed" : Descriptor.reason(code)
    }
}
