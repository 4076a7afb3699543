/// Names of files as text, also those whose bytes are no UTF-8: Linux allows any bytes but `/` and zero.
///
/// A byte that belongs to no character becomes a character of private use, U+10FE80 to U+10FEFF, and is that byte again
/// when the file is opened. People see it as `\xE9`.
package enum FileName {
    private static let base: UInt32 = 0x10_FE00

    /// The text of bytes that end in a zero.
    package static func text(_ bytes: UnsafePointer<CChar>) -> String {
        let text = String(cString: bytes)
        // Nearly every name is UTF-8 and comes back as the same bytes.
        guard text.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || isByte($0) }) else { return text }
        var result = ""
        var rest = UnsafeBufferPointer(start: bytes, count: length(of: bytes)).map { UInt8(bitPattern: $0) }[...]
        while let first = rest.first {
            let width = width(first)
            let character = String(validating: rest.prefix(width), as: UTF8.self)
            if let character, !character.unicodeScalars.contains(where: isByte) {
                result += character
                rest = rest.dropFirst(width)
            } else {
                if let scalar = Unicode.Scalar(base + UInt32(first)) { result.unicodeScalars.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Calls the body with the bytes of a path as they are on disk, with a zero behind them.
    package static func withBytes<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        guard path.unicodeScalars.contains(where: isByte) else { return path.withCString(body) }
        var bytes: [CChar] = []
        for scalar in path.unicodeScalars {
            if isByte(scalar) {
                bytes.append(CChar(truncatingIfNeeded: scalar.value - base))
            } else {
                bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
            }
        }
        return (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }

    /// A text with names in it, as people see it: bytes that are no UTF-8 as `\xE9`.
    package static func shown(_ text: String) -> String {
        guard text.utf8.contains(0xF4), text.unicodeScalars.contains(where: isByte) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isByte(scalar) {
                result += "\\x" + String(scalar.value - base, radix: 16, uppercase: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The byte that a character stands for, if it stands for one.
    package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        isByte(scalar) ? UInt8(truncatingIfNeeded: scalar.value) : nil
    }

    private static func isByte(_ scalar: Unicode.Scalar) -> Bool { (base + 0x80...base + 0xFF).contains(scalar.value) }

    /// How many bytes a character has, by its first one.
    private static func width(_ first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    private static func length(of bytes: UnsafePointer<CChar>) -> Int {
        var count = 0
        while bytes[count] != 0 { count += 1 }
        return count
    }
}
