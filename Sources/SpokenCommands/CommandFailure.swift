import SpokenCatalogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A failure that ends the command, with a one-line message that says what is wrong, where, and what to do.
struct CommandFailure: Error {
    /// Empty when nobody is left to be told.
    let message: String
    let status: Int32
    /// True when nothing more can be written.
    let isOfOutput: Bool

    /// Exit status 2.
    init(_ message: String) {
        // One line, whatever a file name or an argument holds.
        self.message = FileName.shown(String(message.map { $0.isNewline ? " " : $0 }))
        status = 2
        isOfOutput = false
    }

    /// The words of an error; a failure stays what it is.
    init(_ error: any Error) {
        self = (error as? CommandFailure) ?? CommandFailure("\(error)")
    }

    /// Standard output cannot be written. A closed pipe (`| head -n 1`) ends the command without a word and with the
    /// status that shells give a program which is ended so, also where the signal is ignored.
    init(output code: Int32) {
        let isClosed = code == EPIPE
        message = isClosed ? "" : "cannot write to standard output: \(Descriptor.reason(code))"
        status = isClosed ? 128 + SIGPIPE : 2
        isOfOutput = true
    }

    /// Runs the body and turns its typed error into a failure with the same words.
    static func wrapping<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(CommandFailure) -> Result
    {
        do {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}
