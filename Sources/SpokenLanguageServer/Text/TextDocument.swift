import SpokenCatalogs

/// A text that is open in the editor, as it is there.
struct TextDocument: Sendable {
    /// As the client writes it.
    let uri: String
    /// The number that the client has given to this state of the text.
    var version: Int?
    /// UTF-8.
    private(set) var bytes: [UInt8]

    init(uri: String, version: Int?, text: String) {
        self.uri = uri
        self.version = version
        bytes = Array(text.utf8)
    }

    /// Applies the changes of a notification, each to what the one before has left.
    ///
    /// - Returns: false when a change could not be understood; those before it are made.
    mutating func apply(_ changes: [JSONValue], _ encoding: PositionEncoding) -> Bool {
        for change in changes {
            guard let text = change["text"]?.text else { return false }
            guard let range = change["range"], range.isObject else {
                bytes = Array(text.utf8)
                continue
            }
            guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else { return false }
            let map = PositionMap(bytes, encoding)
            let (from, to) = (map.offset(of: min(start, end)), map.offset(of: max(start, end)))
            bytes.replaceSubrange(from..<max(from, to), with: text.utf8)
        }
        return true
    }
}
