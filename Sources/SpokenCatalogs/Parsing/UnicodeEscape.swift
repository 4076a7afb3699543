/// `\uXXXX`, and two of them for a character beyond the first plane, as JSON, Java and Android write it.
enum UnicodeEscape {
    /// Reads from behind the `u`; a half of a pair is its own code, which is no character. Returns the offset behind it.
    static func decode(_ reader: ByteReader, _ offset: Int) -> (code: UInt32, end: Int)? {
        guard let unit = JSONEscape.hexadecimal(reader, offset) else { return nil }
        if unit & 0xFC00 == 0xD800, reader.has("\\u", at: offset + 4),
            let low = JSONEscape.hexadecimal(reader, offset + 6), low & 0xFC00 == 0xDC00
        {
            return (0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), offset + 10)
        }
        return (unit, offset + 4)
    }

    static func written(_ unit: UInt16, uppercase: Bool = false) -> String {
        let digits = String(unit, radix: 16, uppercase: uppercase)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
