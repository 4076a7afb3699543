import SpokenDiagnostics

extension Diagnostic {
    /// The message with the key behind it where the message does not quote it, for formats that have no place for a key:
    /// "'Cыр' mixes Cyrillic and Latin letters; write 'Сыр' (key 'menu.cheese')".
    var messageWithKey: String {
        guard let key, !key.isEmpty else { return message }
        let shown = Self.shortened(key)
        return Self.quotes(message, shown) ? message : "\(message) (key '\(shown)')"
    }

    /// True when a key stands between straight marks in a message, byte by byte: this is asked of every finding.
    private static func quotes(_ message: String, _ key: String) -> Bool {
        var (message, key) = (message, key)
        return message.withUTF8 { message in
            key.withUTF8 { key in
                var start = 0
                while start + key.count + 2 <= message.count {
                    if message[start] == 0x27, message[start + key.count + 1] == 0x27,
                        message[(start + 1)..<(start + 1 + key.count)].elementsEqual(key)
                    {
                        return true
                    }
                    start += 1
                }
                return false
            }
        }
    }

    /// Keys may be whole paragraphs.
    static func shortened(_ key: String) -> String {
        guard key.utf8.count > 60, let end = key.index(key.startIndex, offsetBy: 58, limitedBy: key.endIndex),
            end != key.endIndex
        else { return key }
        return key[..<end] + "…"
    }
}
