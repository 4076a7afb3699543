import SpokenModel

/// The escapes of Java's properties: `\n`, `\uXXXX`, a backslash at the end of a line, and before any other character.
enum PropertiesEscape {
    private static let letters: StaticString = "ntrf"

    /// Decodes the escape at `offset`, which holds a backslash; returns the offset behind it.
    static func decode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        let next = offset + 1
        switch reader[next] {
        case UInt8(ascii: "u"):
            guard let (code, end) = UnicodeEscape.decode(reader, next + 1) else { break }
            buffer.append(code: code)
            return end
        case 0x0A, 0x0D:
            // The line goes on behind the white space of the next.
            var end = next + 1
            if reader[next] == 0x0D, reader[end] == 0x0A { end += 1 }
            while end < reader.count, isBlank(reader[end]) { end += 1 }
            return end
        case 0 where next >= reader.count: return next
        default:
            // Any other character stands for itself; the bytes of a longer one follow as a plain run.
            buffer.append(byte: ControlLetter.character(reader[next], among: letters) ?? reader[next])
        }
        return next + 1
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }

    static func key(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", ":", "=": result += "\\\(scalar)"
            case "#" where result.isEmpty, "!" where result.isEmpty: result += "\\\(scalar)"
            default: append(scalar, to: &result, escapesLetters: false)
            }
        }
        return result
    }

    /// - Parameter escapesLetters: true for a file of ISO-8859-1, where all beyond ASCII is written as `\uXXXX`.
    static func value(_ text: String, escapesLetters: Bool) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        for scalar in text.unicodeScalars {
            if scalar == " ", result.isEmpty {
                result += "\\ "
            } else {
                append(scalar, to: &result, escapesLetters: escapesLetters)
            }
        }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String, escapesLetters: Bool) {
        switch scalar {
        case "\\": result += "\\\\"
        default:
            if let letter = ControlLetter.letter(of: scalar, among: letters) {
                result += "\\\(letter)"
            } else if scalar.value < 0x20 || escapesLetters && scalar.value > 0x7E {
                for unit in String(scalar).utf16 { result += UnicodeEscape.written(unit, uppercase: true) }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
