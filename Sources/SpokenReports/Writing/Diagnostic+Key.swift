import SpokenDiagnostics

extension Diagnostic {
    /// The message with the key behind it where the message does not quote it, for formats that have no place for a key:
    /// "'Cыр' mixes Cyrillic and Latin letters; write 'Сыр' (key 'menu.cheese')".
    var messageWithKey: String {
        guard let key, !key.isEmpty else { return message }
        let shown = Self.shortened(key)
        return message.contains("'\(shown)'") ? message : "\(message) (key '\(shown)')"
    }

    /// Keys may be whole paragraphs.
    static func shortened(_ key: String) -> String {
        guard key.utf8.count > 60, let end = key.index(key.startIndex, offsetBy: 58, limitedBy: key.endIndex),
            end != key.endIndex
        else { return key }
        return key[..<end] + "…"
    }
}
