import SpokenModel

/// The text of an Android resource as the resource compiler reads it: white space becomes one space, quotes keep it,
/// backslashes escape, `<xliff:g>` is dropped around what it protects, and other tags stay as they are written.
struct AndroidText {
    /// True between quotes.
    private var isQuoted = false
    /// True in a CDATA section, where white space and quotes stand for themselves.
    private var isData = false
    /// True where white space in the file adds nothing: at the start, and behind a space.
    private var isBehindSpace = true
    /// False where quotes and apostrophes stand for themselves and white space is kept (Compose Multiplatform).
    private let isCompiled: Bool

    init(isCompiled: Bool) {
        self.isCompiled = isCompiled
        isBehindSpace = isCompiled
    }

    /// True for the name of another resource or of an attribute of the theme: `@string/ok`, `?attr/title`.
    static func isReference(_ bytes: some Collection<UInt8>) -> Bool {
        guard let first = bytes.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else { return false }
        return bytes.contains(UInt8(ascii: "/")) && bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "<") }
    }

    /// True when the bytes are the text.
    static func isVerbatim(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var isBehindSpace = true
        for byte in bytes {
            if byte > UInt8(ascii: "\\") {
                isBehindSpace = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "<"): return false
            case UInt8(ascii: " "):
                if isBehindSpace { return false }
                isBehindSpace = true
            case 0x00...0x1F: return false
            default: isBehindSpace = false
            }
        }
        return !isBehindSpace || bytes.isEmpty
    }

    /// What the compiler refuses in a text: an apostrophe without a backslash outside of quotes, or `\u` without four
    /// digits.
    static func problem(_ reader: ByteReader) -> (range: Range<Int>, message: String)? {
        guard
            reader.firstIndex(of: UInt8(ascii: "'"), from: 0) < reader.count
                || reader.firstIndex(of: UInt8(ascii: "\\"), from: 0) < reader.count
        else { return nil }
        var isQuoted = false
        var offset = 0
        while offset < reader.count {
            switch reader[offset] {
            case UInt8(ascii: "\\"):
                if reader[offset + 1] == UInt8(ascii: "u"), JSONEscape.hexadecimal(reader, offset + 2) == nil {
                    return (
                        offset..<min(offset + 2, reader.count), "'\\u' takes four hexadecimal digits, as in '\\u00a0'"
                    )
                }
                offset += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "'") where !isQuoted: return (offset..<(offset + 1), "an apostrophe must be written \\'")
            case UInt8(ascii: "<"):
                offset = XMLText.markupEnd(reader, offset)
                continue
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Decodes one run, escape, tag or stretch of white space at `offset`; returns the offset behind it.
    mutating func decode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let byte = reader[offset]
        if isData, reader.has("]]>", at: offset) {
            isData = false
            return offset + 3
        }
        switch byte {
        case UInt8(ascii: "\\"): return escape(reader, offset, to: &buffer)
        case UInt8(ascii: "\"") where isCompiled && !isData:
            isQuoted.toggle()
            return offset + 1
        case UInt8(ascii: "&") where !isData:
            guard let (code, end) = XMLText.resolve(reader, offset) else { break }
            if isCompiled, code == 0x22 {
                isQuoted.toggle()
            } else if code <= 0x20, isCompiled, !isQuoted {
                space(to: &buffer)
            } else {
                buffer.append(code: code)
                isBehindSpace = false
            }
            return end
        case UInt8(ascii: "<") where !isData: return markup(reader, offset, to: &buffer)
        case 0x00...0x20 where isCompiled && !isQuoted && !isData:
            var end = offset + 1
            while end < reader.count {
                if reader[end] <= 0x20 {
                    end += 1
                } else if reader.has("<!--", at: end) {
                    end = XMLText.markupEnd(reader, end)
                } else {
                    break
                }
            }
            if end < reader.count { space(to: &buffer) }
            return end
        default: break
        }
        isBehindSpace = false
        let end = runEnd(reader, offset)
        buffer.append(bytes: reader.slice(offset, end))
        return end
    }

    /// The end of the bytes that stand for themselves, with single spaces between them.
    private func runEnd(_ reader: ByteReader, _ offset: Int) -> Int {
        var end = offset + 1
        while end < reader.count {
            let byte = reader[end]
            if byte == UInt8(ascii: "\\") { break }
            if isData {
                if byte == UInt8(ascii: "]") { break }
            } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") {
                break
            } else if isCompiled {
                if byte == UInt8(ascii: "\"") { break }
                if byte <= 0x20, !isQuoted {
                    let next = reader[end + 1]
                    guard byte == 0x20, end + 1 < reader.count, next > 0x20, next != UInt8(ascii: "<") else { break }
                }
            }
            end += 1
        }
        return end
    }

    private mutating func space(to buffer: inout UTF8Buffer) {
        if !isBehindSpace { buffer.append(byte: 0x20) }
        isBehindSpace = true
    }

    private mutating func markup(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        if reader.has("<![CDATA[", at: offset) {
            isData = true
            return offset + 9
        }
        let end = XMLText.markupEnd(reader, offset)
        if reader.has("<!--", at: offset) || Self.isGroup(reader, offset) { return end }
        buffer.append(bytes: reader.slice(offset, end))
        // A space before a tag counts for the text behind it.
        return end
    }

    /// True for `<xliff:g …>` and `</xliff:g>`, whatever the prefix is.
    static func isGroup(_ reader: ByteReader, _ offset: Int) -> Bool {
        var end = offset + (reader[offset + 1] == UInt8(ascii: "/") ? 2 : 1)
        while reader[end].isXMLName { end += 1 }
        return reader[end - 1] == UInt8(ascii: "g") && reader[end - 2] == UInt8(ascii: ":")
    }

    private mutating func escape(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let next = offset + 1
        switch reader[next] {
        case UInt8(ascii: "n"): buffer.append(byte: 0x0A)
        case UInt8(ascii: "t"): buffer.append(byte: 0x09)
        case UInt8(ascii: "u"):
            if let (code, end) = UnicodeEscape.decode(reader, next + 1) {
                buffer.append(code: code)
                isBehindSpace = false
                return end
            }
            buffer.append(byte: UInt8(ascii: "u"))
        case UInt8(ascii: "&") where !isData:
            // A reference is resolved before the backslash is.
            guard let (code, end) = XMLText.resolve(reader, next) else { return next }
            buffer.append(code: code)
            isBehindSpace = false
            return end
        case UInt8(ascii: "\\"): buffer.append(byte: UInt8(ascii: "\\"))
        default:
            // The compiler drops the backslash; Compose keeps one that it does not know.
            if !isCompiled || next >= reader.count { buffer.append(byte: UInt8(ascii: "\\")) }
            guard next < reader.count, isCompiled, reader[next] > 0x20, reader[next] != UInt8(ascii: "<") else {
                isBehindSpace = false
                return next
            }
            buffer.append(byte: reader[next])
        }
        isBehindSpace = false
        return next + 1
    }
}
