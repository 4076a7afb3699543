/// A failure with a one-line message that says what is wrong, where, and what to do. Exit status 2.
struct CommandFailure: Error {
    let message: String

    init(_ message: String) {
        // One line, whatever a file name or an argument holds.
        self.message = String(message.map { $0.isNewline ? " " : $0 })
    }

    /// Runs the body and turns its typed error into a failure with the same words.
    static func wrapping<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(CommandFailure) -> Result
    {
        do {
            return try body()
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
