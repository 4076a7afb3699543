#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The one door to standard output: whole writes, each checked, no buffer that is lost at exit.
enum StandardOutput {
    /// - Throws: a failure that ends the command: nothing more can be written.
    static func write(_ text: String) throws(CommandFailure) {
        var text = text
        let code = text.withUTF8 { Descriptor.write($0, to: 1) }
        if let code { throw CommandFailure(output: code) }
    }

    static func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(CommandFailure) {
        if let code = Descriptor.write(bytes, to: 1) { throw CommandFailure(output: code) }
    }

    static func write(_ bytes: [UInt8]) throws(CommandFailure) {
        let code = bytes.withUnsafeBufferPointer { Descriptor.write($0, to: 1) }
        if let code { throw CommandFailure(output: code) }
    }

    /// Some file systems tell only at the end that there is no room left.
    static func finish() throws(CommandFailure) {
        if let code = Descriptor.close(1) { throw CommandFailure(output: code) }
    }

    static var isTerminal: Bool { Descriptor.isTerminal(1) }

    /// On a terminal that has some, unless the user wants none (https://no-color.org).
    static var showsColors: Bool {
        isTerminal && getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb"
    }
}
