import SpokenModel

/// Character data of XML: the five entities of the standard, character references, CDATA sections and comments.
///
/// No other entity is known and none is ever expanded, so a document cannot grow while it is read.
enum XMLText {
    /// Decodes one run, entity, CDATA section or comment at `offset`; returns the offset behind it.
    ///
    /// - Parameter keepsTags: true where elements belong to the text, but for marks of translators (`mrk`).
    static func decode(
        _ reader: ByteReader, _ offset: Int, keepsTags: Bool = false, to buffer: inout UTF8Buffer
    ) -> Int {
        switch reader[offset] {
        case UInt8(ascii: "&"): return entity(reader, offset, to: &buffer)
        case UInt8(ascii: "<"):
            if reader.has("<![CDATA[", at: offset) {
                let start = offset + 9
                let end = reader.firstRange(of: "]]>", from: start) ?? reader.count
                buffer.append(bytes: reader.slice(start, end))
                return min(end + 3, reader.count)
            }
            if reader.has("<!--", at: offset) {
                return min((reader.firstRange(of: "-->", from: offset + 4) ?? reader.count) + 3, reader.count)
            }
            guard keepsTags else {
                return min(reader.firstIndex(of: UInt8(ascii: ">"), from: offset) + 1, reader.count)
            }
            let end = markupEnd(reader, offset)
            XMLTagSet.append(reader, offset..<end, to: &buffer)
            return end
        case 0x0D:
            // Line ends are normalized (XML 1.0, section 2.11).
            buffer.append(byte: 0x0A)
            return reader[offset + 1] == 0x0A ? offset + 2 : offset + 1
        default:
            var end = offset + 1
            while end < reader.count {
                let byte = reader[end]
                if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x0D { break }
                end += 1
            }
            buffer.append(bytes: reader.slice(offset, end))
            return end
        }
    }

    /// The offset behind the tag, comment or CDATA section at `offset`, where the reader found one.
    static func markupEnd(_ reader: ByteReader, _ offset: Int) -> Int {
        if reader.has("<!--", at: offset) {
            return min((reader.firstRange(of: "-->", from: offset + 4) ?? reader.count) + 3, reader.count)
        }
        if reader.has("<![CDATA[", at: offset) {
            return min((reader.firstRange(of: "]]>", from: offset + 9) ?? reader.count) + 3, reader.count)
        }
        var quote: UInt8 = 0
        var end = offset + 1
        while end < reader.count {
            let byte = reader[end]
            end += 1
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                break
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return end
    }

    /// The offset behind the entity at `offset`, or nil when none of the known ones stands there.
    static func entityEnd(_ reader: ByteReader, _ offset: Int) -> Int? {
        resolve(reader, offset)?.end
    }

    private static func entity(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        guard let (code, end) = resolve(reader, offset) else {
            buffer.append(byte: UInt8(ascii: "&"))
            return offset + 1
        }
        buffer.append(code: code)
        return end
    }

    /// The character of a reference and the offset behind it; nil where none of the known ones stands.
    static func resolve(_ reader: ByteReader, _ offset: Int) -> (code: UInt32, end: Int)? {
        if reader.has("&amp;", at: offset) { return (0x26, offset + 5) }
        if reader.has("&lt;", at: offset) { return (0x3C, offset + 4) }
        if reader.has("&gt;", at: offset) { return (0x3E, offset + 4) }
        if reader.has("&quot;", at: offset) { return (0x22, offset + 6) }
        if reader.has("&apos;", at: offset) { return (0x27, offset + 6) }
        guard reader.has("&#", at: offset) else { return nil }
        var value: UInt32 = 0
        var index = offset + 2
        let isHexadecimal = reader[index] == UInt8(ascii: "x")
        if isHexadecimal { index += 1 }
        let first = index
        while index < reader.count, index - first < 9, let digit = reader[index].hexValue,
            isHexadecimal || digit < 10
        {
            value = value &* (isHexadecimal ? 16 : 10) &+ digit
            index += 1
        }
        guard index > first, reader[index] == UInt8(ascii: ";"), value <= 0x10FFFF else { return nil }
        return (value, index + 1)
    }
}
