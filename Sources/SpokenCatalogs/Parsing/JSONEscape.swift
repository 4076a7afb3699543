import SpokenModel

/// The backslash escapes of JSON (RFC 8259, section 7).
enum JSONEscape {
    /// What JSON has for control characters.
    static let letters: StaticString = "bfnrt"

    /// Decodes the escape at `offset`, which holds a backslash; returns the offset behind it. An escape that JSON
    /// does not know stays as it is written.
    static func decode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let next = offset + 1
        switch reader[next] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): buffer.append(byte: reader[next])
        case UInt8(ascii: "u"):
            guard let (code, end) = UnicodeEscape.decode(reader, next + 1) else { break }
            buffer.append(code: code)
            return end
        default:
            if let character = ControlLetter.character(reader[next], among: letters) { buffer.append(byte: character) }
        }
        if isKnown(reader[next]) { return next + 1 }
        buffer.append(byte: UInt8(ascii: "\\"))
        return next
    }

    /// True for the letters of one-letter escapes.
    static func isKnown(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): true
        default: ControlLetter.character(byte, among: letters) != nil
        }
    }

    /// Exactly four hexadecimal digits, or nil.
    static func hexadecimal(_ reader: ByteReader, _ offset: Int) -> UInt32? {
        var value: UInt32 = 0
        for index in offset..<(offset + 4) {
            guard index < reader.count, let digit = reader[index].hexValue else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
