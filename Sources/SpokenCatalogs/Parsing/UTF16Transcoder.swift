import SpokenModel

/// Turns UTF-16 into UTF-8 and finds places back.
enum UTF16Transcoder {
    /// The text without its mark. Unpaired surrogates become U+FFFD, and the first one is reported.
    static func utf8(from bytes: [UInt8], _ encoding: CatalogEncoding) -> ([UInt8], ParseProblem?) {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var problem: ParseProblem?
        bytes.withUnsafeBufferPointer { buffer in
            let reader = ByteReader(buffer)
            var offset = encoding.markLength
            while offset + 1 < reader.count {
                let (code, length, isBroken) = scalar(reader, offset, encoding.isBigEndian)
                if isBroken, problem == nil {
                    problem = .encoding(
                        result.count, result.count + 3,
                        "half of a surrogate pair stands alone; save the file again as UTF-8")
                }
                append(code, to: &result)
                offset += length
            }
            if offset < reader.count, problem == nil {
                problem = .encoding(result.count, result.count, "the file ends in the middle of a UTF-16 character")
            }
        }
        return (result, problem)
    }

    /// The offset on disk of an offset in the UTF-8 text.
    static func byteOffset(ofUTF8 target: Int, in bytes: [UInt8], _ encoding: CatalogEncoding) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            let reader = ByteReader(buffer)
            var offset = encoding.markLength
            var position = 0
            while position < target, offset + 1 < reader.count {
                let (code, length, _) = scalar(reader, offset, encoding.isBigEndian)
                position += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
                offset += length
            }
            return offset
        }
    }

    /// UTF-8 as UTF-16 in the order of the encoding, without a mark.
    static func utf16(from text: String, _ encoding: CatalogEncoding) -> [UInt8] {
        var result: [UInt8] = []
        for unit in text.utf16 {
            let high = UInt8(unit >> 8)
            let low = UInt8(unit & 0xFF)
            result.append(encoding.isBigEndian ? high : low)
            result.append(encoding.isBigEndian ? low : high)
        }
        return result
    }

    @inline(__always)
    private static func scalar(
        _ reader: ByteReader, _ offset: Int, _ isBigEndian: Bool
    ) -> (code: UInt32, length: Int, isBroken: Bool) {
        let unit = self.unit(reader, offset, isBigEndian)
        guard unit & 0xF800 == 0xD800 else { return (unit, 2, false) }
        if unit & 0xFC00 == 0xD800, offset + 3 < reader.count {
            let low = self.unit(reader, offset + 2, isBigEndian)
            if low & 0xFC00 == 0xDC00 { return (0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), 4, false) }
        }
        return (0xFFFD, 2, true)
    }

    @inline(__always)
    private static func unit(_ reader: ByteReader, _ offset: Int, _ isBigEndian: Bool) -> UInt32 {
        let first = UInt32(reader[offset])
        let second = UInt32(reader[offset + 1])
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    @inline(__always)
    private static func append(_ code: UInt32, to result: inout [UInt8]) {
        if code < 0x80 {
            result.append(UInt8(truncatingIfNeeded: code))
        } else if code < 0x800 {
            result.append(UInt8(truncatingIfNeeded: 0xC0 | code >> 6))
            result.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
        } else if code < 0x10000 {
            result.append(UInt8(truncatingIfNeeded: 0xE0 | code >> 12))
            result.append(UInt8(truncatingIfNeeded: 0x80 | code >> 6 & 0x3F))
            result.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
        } else {
            result.append(UInt8(truncatingIfNeeded: 0xF0 | code >> 18))
            result.append(UInt8(truncatingIfNeeded: 0x80 | code >> 12 & 0x3F))
            result.append(UInt8(truncatingIfNeeded: 0x80 | code >> 6 & 0x3F))
            result.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
        }
    }
}
