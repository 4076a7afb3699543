/// ISO-8859-1, where each byte is the character of its number.
enum Latin1 {
    static func utf8(from bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                result.append(byte)
            } else {
                result.append(0xC0 | byte >> 6)
                result.append(0x80 | byte & 0x3F)
            }
        }
        return result
    }

    /// The bytes of a text; a character that the encoding does not have is a question mark.
    static func bytes(of text: String) -> [UInt8] {
        text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") }
    }

    /// How many bytes the characters of a piece of UTF-8 take.
    static func count(_ utf8: ArraySlice<UInt8>) -> Int { utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
