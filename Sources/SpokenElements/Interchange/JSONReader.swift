/// Reads JSON (RFC 8259) into nodes with places. It stops at the first error.
struct JSONReader {
    struct SyntaxError: Error {
        var offset: Int
        var message: String
    }

    /// Deeper documents are refused, so that reading never runs out of stack.
    static let maximumDepth = 128

    private let bytes: [UInt8]
    private var offset: Int

    static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONNode {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var reader = JSONReader(bytes: bytes, offset: hasMark ? 3 : 0)
        reader.skipSpace()
        let node = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.byte == nil else { throw reader.error("text follows the end of the document; remove it") }
        return node
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func error(_ message: String, at place: Int? = nil) -> SyntaxError {
        SyntaxError(offset: place ?? offset, message: message)
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func value(depth: Int) throws(SyntaxError) -> JSONNode {
        guard depth < Self.maximumDepth else {
            throw error("the document is nested deeper than \(Self.maximumDepth) levels")
        }
        let start = offset
        let value: JSONNode.Value
        switch byte {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try items(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "t"): value = try word("true", .bool(true))
        case UInt8(ascii: "f"): value = try word("false", .bool(false))
        case UInt8(ascii: "n"): value = try word("null", .null)
        case let digit? where digit == UInt8(ascii: "-") || (0x30...0x39).contains(digit): value = .number(number())
        case nil: throw error("the document ends where a value is expected")
        default: throw error("a value is expected here")
        }
        return JSONNode(value: value, offset: start, end: offset)
    }

    private mutating func word(_ text: String, _ value: JSONNode.Value) throws(SyntaxError) -> JSONNode.Value {
        guard bytes[offset...].starts(with: text.utf8) else { throw error("a value is expected here") }
        offset += text.utf8.count
        return value
    }

    private mutating func number() -> String {
        let start = offset
        while let byte, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [JSONNode] {
        var items: [JSONNode] = []
        let start = offset
        offset += 1
        skipSpace()
        if byte == UInt8(ascii: "]") {
            offset += 1
            return []
        }
        while true {
            items.append(try value(depth: depth + 1))
            if try !continues(UInt8(ascii: "]"), opened: start) { return items }
        }
    }

    private mutating func members(depth: Int) throws(SyntaxError) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        let start = offset
        offset += 1
        skipSpace()
        if byte == UInt8(ascii: "}") {
            offset += 1
            return []
        }
        while true {
            let place = offset
            guard byte == UInt8(ascii: "\"") else { throw error("a key in double quotes is expected here") }
            let key = try string()
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw error("a colon is expected after the key") }
            offset += 1
            skipSpace()
            members.append(.init(key: key, offset: place, node: try value(depth: depth + 1)))
            if try !continues(UInt8(ascii: "}"), opened: start) { return members }
        }
    }

    /// Behind an item: true after a comma, false after the closing bracket.
    private mutating func continues(_ close: UInt8, opened start: Int) throws(SyntaxError) -> Bool {
        skipSpace()
        switch byte {
        case UInt8(ascii: ","):
            let comma = offset
            offset += 1
            skipSpace()
            if byte == close { throw error("remove the comma before the closing bracket", at: comma) }
            return true
        case close:
            offset += 1
            return false
        case nil: throw error("this bracket is never closed", at: start)
        default: throw error("a comma or a closing bracket is expected here")
        }
    }

    private mutating func string() throws(SyntaxError) -> String {
        let start = offset
        offset += 1
        var result: [UInt8] = []
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                guard let text = String(validating: result, as: UTF8.self) else {
                    throw error("the text is broken UTF-8", at: start)
                }
                return text
            case UInt8(ascii: "\\"): result += Array(String(try escape()).utf8)
            case 0..<0x20: throw error("a text may not hold a line break or a control character; write \\n")
            default:
                result.append(byte)
                offset += 1
            }
        }
        throw error("this text is never closed", at: start)
    }

    private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
        let start = offset
        offset += 1
        guard let byte else { throw error("this text is never closed", at: start) }
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            let high = try hexadecimal(start)
            if let scalar = Unicode.Scalar(high) { return scalar }
            guard (0xD800..<0xDC00).contains(high), bytes[offset...].starts(with: [0x5C, 0x75]) else {
                throw error("half of a surrogate pair", at: start)
            }
            offset += 2
            let low = try hexadecimal(start)
            guard (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) * 0x400 + (low - 0xDC00))
            else { throw error("half of a surrogate pair", at: start) }
            return scalar
        default: throw error("JSON has no such escape; write \\\\ for a backslash", at: start)
        }
    }

    private mutating func hexadecimal(_ start: Int) throws(SyntaxError) -> UInt32 {
        let end = offset + 4
        guard end <= bytes.count,
            let value = UInt32(String(decoding: bytes[offset..<end], as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are expected after \\u", at: start) }
        offset = end
        return value
    }
}
