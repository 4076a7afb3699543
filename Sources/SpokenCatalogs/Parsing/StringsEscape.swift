import SpokenModel

/// The backslash escapes of .strings files, as the open CoreFoundation parser reads them.
enum StringsEscape {
    /// Decodes the escape at `offset`, which holds a backslash; returns the offset behind it.
    static func decode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let next = offset + 1
        guard next < reader.count else {
            buffer.append(byte: UInt8(ascii: "\\"))
            return next
        }
        let byte = reader[next]
        switch byte {
        case UInt8(ascii: "U"): return unicode(reader, next + 1, to: &buffer)
        case 0x30...0x37: return octal(reader, next, to: &buffer)
        default:
            // Any other character stands for itself; the bytes of a longer one follow as a plain run.
            buffer.append(byte: ControlLetter.character(byte, among: "abfnrtv") ?? byte)
        }
        return next + 1
    }

    /// `\U` takes up to four hexadecimal digits; two surrogates in a row are one character.
    private static func unicode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let (unit, end) = hexadecimal(reader, offset)
        if unit & 0xFC00 == 0xD800, reader[end] == UInt8(ascii: "\\"), reader[end + 1] == UInt8(ascii: "U") {
            let (low, lowEnd) = hexadecimal(reader, end + 2)
            if low & 0xFC00 == 0xDC00 {
                buffer.append(code: 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
                return lowEnd
            }
        }
        buffer.append(code: unit)
        return end
    }

    private static func hexadecimal(_ reader: ByteReader, _ offset: Int) -> (value: UInt32, end: Int) {
        var value: UInt32 = 0
        var end = offset
        while end < offset + 4, end < reader.count, let digit = reader[end].hexValue {
            value = value << 4 | digit
            end += 1
        }
        return (value, end)
    }

    /// Up to three octal digits name a byte of the NextStep Latin character set.
    private static func octal(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        var value: UInt32 = 0
        var end = offset
        while end < offset + 3, end < reader.count, (0x30...0x37).contains(reader[end]) {
            value = value << 3 | UInt32(reader[end] - 0x30)
            end += 1
        }
        let byte = Int(value & 0xFF)
        buffer.append(code: byte < 0x80 ? UInt32(byte) : UInt32(nextStepHighHalf[byte - 0x80]))
        return end
    }

    /// 0x80…0xFF of NextStep Latin (NEXTSTEP 3.3 character set; Unicode's VENDORS/NEXT/NEXTSTEP.TXT).
    private static let nextStepHighHalf: [UInt16] = [
        0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC,
        0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9, 0x00DA, 0x00DB,
        0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192,
        0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021,
        0x00B7, 0x00A6, 0x00B6, 0x2022, 0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9,
        0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD,
        0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5,
        0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
        0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB,
        0x0131, 0x00FC, 0x00FD, 0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
    ]
}
