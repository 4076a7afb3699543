import SpokenModel

/// Resolves escapes and entities, one at a time, so that an offset in the result finds its place in the file.
enum CatalogTextDecoder {
    static func append(
        _ bytes: UnsafeBufferPointer<UInt8>, _ form: CatalogText.Form, to buffer: inout UTF8Buffer
    ) {
        guard form != .verbatim else {
            buffer.append(bytes: bytes)
            return
        }
        let reader = ByteReader(bytes)
        var offset = 0
        var android = AndroidText(isCompiled: form == .android)
        while offset < reader.count {
            offset = step(reader, offset, form, &android, to: &buffer)
        }
    }

    /// The range of offsets in the source that a range of offsets in the decoded text came from.
    static func sourceOffsets(
        of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ form: CatalogText.Form
    ) -> Range<Int> {
        let reader = ByteReader(bytes)
        var buffer = UTF8Buffer(capacity: bytes.count)
        var offset = 0
        var lower: Int?
        var upper: Int?
        var android = AndroidText(isCompiled: form == .android)
        while offset < reader.count, upper == nil {
            let decoded = buffer.count
            let next = step(reader, offset, form, &android, to: &buffer)
            let produced = buffer.count - decoded
            // A plain run decodes byte by byte; an escape is one piece, whatever it decodes to.
            let isRun = produced == next - offset && form != .utf16BigEndian
            if lower == nil, range.lowerBound < buffer.count {
                lower = isRun ? offset + max(0, range.lowerBound - decoded) : offset
            }
            if lower != nil, range.upperBound <= buffer.count {
                upper = isRun ? offset + max(0, range.upperBound - decoded) : (range.isEmpty ? lower : next)
            }
            offset = next
        }
        let start = lower ?? reader.count
        return start..<max(start, upper ?? reader.count)
    }

    /// The offset in the file of each decoded byte, and of the end.
    static func offsets(in bytes: UnsafeBufferPointer<UInt8>, _ form: CatalogText.Form) -> [Int] {
        let reader = ByteReader(bytes)
        var buffer = UTF8Buffer(capacity: bytes.count)
        var result: [Int] = []
        result.reserveCapacity(bytes.count + 1)
        var offset = 0
        var android = AndroidText(isCompiled: form == .android)
        while offset < reader.count {
            let decoded = buffer.count
            let next = step(reader, offset, form, &android, to: &buffer)
            let produced = buffer.count - decoded
            let isRun = produced == next - offset && form != .utf16BigEndian
            for index in 0..<produced { result.append(isRun ? offset + index : offset) }
            offset = next
        }
        result.append(reader.count)
        return result
    }

    /// Decodes one run or one escape at `offset` and returns the offset behind it, always larger.
    ///
    /// - Parameter android: the state of an Android text, which quotes and white space change.
    private static func step(
        _ reader: ByteReader, _ offset: Int, _ form: CatalogText.Form, _ android: inout AndroidText,
        to buffer: inout UTF8Buffer
    ) -> Int {
        switch form {
        case .verbatim, .stored:
            buffer.append(bytes: reader.slice(offset, reader.count))
            return reader.count
        case .stringsEscapes:
            if reader[offset] == UInt8(ascii: "\\") {
                return StringsEscape.decode(reader, offset, to: &buffer)
            }
            let end = reader.firstIndex(of: UInt8(ascii: "\\"), from: offset)
            buffer.append(bytes: reader.slice(offset, end))
            return end
        case .jsonEscapes, .properties:
            if reader[offset] == UInt8(ascii: "\\") {
                return form == .properties
                    ? PropertiesEscape.decode(reader, offset, to: &buffer)
                    : JSONEscape.decode(reader, offset, to: &buffer)
            }
            let end = reader.firstIndex(of: UInt8(ascii: "\\"), from: offset)
            buffer.append(bytes: reader.slice(offset, end))
            return end
        case .xml:
            return XMLText.decode(reader, offset, to: &buffer)
        case .xmlMarkup: return XMLText.decode(reader, offset, keepsTags: true, to: &buffer)
        case .android, .compose: return android.decode(reader, offset, to: &buffer)
        case .po: return POEscape.decode(reader, offset, to: &buffer)
        case .poComment: return POComment.decode(reader, offset, to: &buffer)
        case .utf16BigEndian:
            let unit = UInt32(reader[offset]) << 8 | UInt32(reader[offset + 1])
            if unit & 0xFC00 == 0xD800, offset + 3 < reader.count {
                let low = UInt32(reader[offset + 2]) << 8 | UInt32(reader[offset + 3])
                if low & 0xFC00 == 0xDC00 {
                    buffer.append(code: 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
                    return offset + 4
                }
            }
            buffer.append(code: unit)
            return offset + 2
        }
    }
}

extension UTF8Buffer {
    /// Appends a code point; a surrogate or a value out of range becomes U+FFFD.
    mutating func append(code: UInt32) {
        append(scalar: Unicode.Scalar(code) ?? "\u{FFFD}")
    }
}
