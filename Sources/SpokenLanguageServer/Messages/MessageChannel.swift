/// The two streams between a client and the server.
package protocol MessageChannel {
    /// What the client has sent since it was asked last.
    ///
    /// - Parameter waits: whether to wait until there is something.
    mutating func receive(waits: Bool) -> MessageInput

    /// - Returns: false when nobody reads any more.
    mutating func send(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
}

/// What came from a client.
package enum MessageInput: Sendable {
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// The client has closed the stream.
    case end
}
