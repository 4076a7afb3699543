/// Standard error: notes and failures. Where it cannot be written nobody can be told.
enum StandardError {
    static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { Descriptor.write($0, to: 2) }
    }

    static var isTerminal: Bool { Descriptor.isTerminal(2) }
}
