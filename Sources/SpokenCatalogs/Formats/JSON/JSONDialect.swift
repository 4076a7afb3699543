/// What the texts of a JSON file are, told by the texts themselves: the file has no other sign of it.
enum JSONDialect: Equatable {
    /// `{{name}}`, `key_one`, `key_plural`.
    case i18next
    /// Messages of ICU: `{count, plural, one {…} other {…}}`.
    case icu
    /// Texts with `{name}`, `%s` or nothing.
    case plain

    /// Counts the signs of the dialects in texts, as they are written in the file.
    struct Evidence {
        private(set) var i18next = 0
        private(set) var icu = 0

        /// Plural forms that i18next puts into keys count as much as its arguments.
        mutating func addForms() { i18next += 1 }

        mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
            let reader = ByteReader(text)
            var index = reader.firstIndex(of: UInt8(ascii: "{"), from: 0)
            var isSearched = false
            var hasDoubled = false
            while index < reader.count {
                if Self.isQuoted(reader, index) || Self.isChoice(reader, index) {
                    icu += 1
                    return
                }
                // One search looks at all that follows.
                if !isSearched, reader[index + 1] == UInt8(ascii: "{") {
                    isSearched = true
                    hasDoubled = I18nextScanner.next(reader, from: index) != nil
                }
                index = reader.firstIndex(of: UInt8(ascii: "{"), from: index + 1)
            }
            if hasDoubled { i18next += 1 }
        }

        /// Apostrophes that quote braces, `'{'` and `'{{'`, or are told from such: `''{name}''`.
        private static func isQuoted(_ reader: ByteReader, _ start: Int) -> Bool {
            guard start > 0, reader[start - 1] == UInt8(ascii: "'") else { return false }
            let end = reader[start + 1] == UInt8(ascii: "{") ? start + 2 : start + 1
            return reader[end] == UInt8(ascii: "'") || start > 1 && reader[start - 2] == UInt8(ascii: "'")
        }

        /// `{count, plural,`.
        private static func isChoice(_ reader: ByteReader, _ start: Int) -> Bool {
            guard let head = MessageScanner.head(reader, start) else { return false }
            return head.kind == .variable
        }

        var dialect: JSONDialect {
            if icu > 0, icu >= i18next { return .icu }
            return i18next > 0 ? .i18next : .plain
        }
    }
}
