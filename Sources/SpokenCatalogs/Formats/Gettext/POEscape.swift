import SpokenModel

/// The strings of gettext: C's escapes, and pieces in quotes one behind the other.
enum POEscape {
    /// What stands between context and msgid in a key: `menu|Open`, as programs wrote it before there was a keyword.
    static let contextEnd = UInt8(ascii: "|")

    private static let letters: StaticString = "abfnrtv"

    /// Decodes from `offset` on: an escape, the gap between two pieces, or a run of plain text. Returns the offset
    /// behind it.
    static func decode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        switch reader[offset] {
        case UInt8(ascii: "\\"): return escape(reader, offset, to: &buffer)
        case UInt8(ascii: "\""):
            let next = reader.firstIndex(of: UInt8(ascii: "\""), from: offset + 1)
            // A key with a context has `msgid` between its pieces.
            var index = offset + 1
            while index < next, reader[index] != UInt8(ascii: "m") { index += 1 }
            if index < next { buffer.append(byte: contextEnd) }
            return next + 1
        default:
            var end = offset
            while end < reader.count, reader[end] != UInt8(ascii: "\\"), reader[end] != UInt8(ascii: "\"") {
                end &+= 1
            }
            buffer.append(bytes: reader.slice(offset, end))
            return end
        }
    }

    private static func escape(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let letter = reader[offset + 1]
        switch letter {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value: UInt32 = 0
            var end = offset + 1
            while end < offset + 4, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(reader[end]) {
                value = value << 3 | UInt32(reader[end] - 0x30)
                end += 1
            }
            buffer.append(byte: UInt8(truncatingIfNeeded: value))
            return end
        case UInt8(ascii: "x"):
            guard let first = reader[offset + 2].hexValue else { break }
            guard let second = reader[offset + 3].hexValue else {
                buffer.append(byte: UInt8(truncatingIfNeeded: first))
                return offset + 3
            }
            buffer.append(byte: UInt8(truncatingIfNeeded: first << 4 | second))
            return offset + 4
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "?"):
            buffer.append(byte: letter)
        default: if let character = ControlLetter.character(letter, among: letters) { buffer.append(byte: character) }
        }
        if isKnown(letter) { return offset + 2 }
        // An escape that C does not know stays as it is written.
        buffer.append(byte: UInt8(ascii: "\\"))
        return offset + 1
    }

    /// True for the letters of escapes that are one letter long.
    static func isKnown(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "?"): true
        default: ControlLetter.character(letter, among: letters) != nil
        }
    }

    /// A text as it stands between quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            default:
                if let letter = ControlLetter.letter(of: scalar, among: letters) {
                    result += "\\\(letter)"
                } else if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 8)
                    result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
