/// Reads JSON into a positioned tree: lenient with trailing commas and comments, never deeper than the tree allows.
struct JSONParser {
    private let reader: ByteReader
    private var offset: Int
    private var tree = PositionedTree()
    private var hasFailed = false

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) -> PositionedTree {
        var parser = JSONParser(bytes, start: start)
        parser.skipTrivia()
        guard parser.offset < parser.reader.count else { return parser.tree }
        parser.value(key: nil, depth: 0)
        parser.skipTrivia()
        if !parser.hasFailed, parser.offset < parser.reader.count {
            parser.fail(at: parser.offset, "text follows the end of the document; remove it")
        }
        return parser.tree
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        reader = ByteReader(bytes)
        offset = start
        tree.reserve(bytes.count / 48)
    }

    private mutating func fail(at start: Int, _ message: String) {
        guard !hasFailed else { return }
        hasFailed = true
        tree.problems.append(.syntax(start, min(start + 1, reader.count), message))
    }

    private mutating func skipTrivia() {
        while offset < reader.count {
            switch reader[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
            case UInt8(ascii: "/") where reader[offset + 1] == UInt8(ascii: "/"):
                tree.problems.append(.syntax(offset, offset + 2, "JSON has no comments; remove it"))
                offset = reader.firstIndex(of: 0x0A, from: offset)
            case UInt8(ascii: "/") where reader[offset + 1] == UInt8(ascii: "*"):
                tree.problems.append(.syntax(offset, offset + 2, "JSON has no comments; remove it"))
                offset = min((reader.firstRange(of: "*/", from: offset + 2) ?? reader.count) + 2, reader.count)
            default: return
            }
        }
    }

    private mutating func value(key: CatalogText?, depth: Int) {
        guard depth < PositionedTree.maximumDepth else {
            fail(at: offset, "the document is nested deeper than \(PositionedTree.maximumDepth) levels")
            return
        }
        let start = offset
        switch reader[offset] {
        case UInt8(ascii: "{"): container(.dictionary, key: key, close: UInt8(ascii: "}"), depth: depth)
        case UInt8(ascii: "["): container(.array, key: key, close: UInt8(ascii: "]"), depth: depth)
        case UInt8(ascii: "\""):
            guard let text = string() else { return }
            tree.add(.string, key: key, text: text, start: start, end: offset)
        case UInt8(ascii: "t") where reader.has("true", at: offset): word(.boolean, key: key, 4)
        case UInt8(ascii: "f") where reader.has("false", at: offset): word(.boolean, key: key, 5)
        case UInt8(ascii: "n") where reader.has("null", at: offset): word(.null, key: key, 4)
        case UInt8(ascii: "-"), 0x30...0x39: number(key: key)
        default:
            let isEnd = offset >= reader.count
            fail(at: offset, isEnd ? "the document ends where a value is expected" : "a value is expected here")
        }
    }

    private mutating func word(_ kind: PositionedTree.Kind, key: CatalogText?, _ length: Int) {
        tree.add(
            kind, key: key, text: CatalogText(offset, offset + length, .verbatim), start: offset,
            end: offset + length)
        offset += length
    }

    /// What is no number of RFC 8259 («01», "1e", "-") is read as far as it goes, and told.
    private mutating func number(key: CatalogText?) {
        let start = offset
        var kind = PositionedTree.Kind.integer
        if reader[offset] == UInt8(ascii: "-") { offset += 1 }
        let first = offset
        var isWhole = digits() && (reader[first] != UInt8(ascii: "0") || offset == first + 1)
        if offset < reader.count, reader[offset] == UInt8(ascii: ".") {
            kind = .real
            offset += 1
            isWhole = digits() && isWhole
        }
        if offset < reader.count, reader[offset] | 0x20 == UInt8(ascii: "e") {
            kind = .real
            offset += 1
            if offset < reader.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(reader[offset]) { offset += 1 }
            isWhole = digits() && isWhole
        }
        if !isWhole {
            tree.problems.append(.syntax(start, offset, "a number is written as 0, -1, 2.5 or 1e9"))
        }
        tree.add(kind, key: key, text: CatalogText(start, offset, .verbatim), start: start, end: offset)
    }

    /// Passes over digits; false where there are none.
    private mutating func digits() -> Bool {
        let start = offset
        while offset < reader.count, reader[offset].isDigit { offset += 1 }
        return offset > start
    }

    private mutating func container(
        _ kind: PositionedTree.Kind, key: CatalogText?, close: UInt8, depth: Int
    ) {
        let index = tree.open(kind, key: key, comment: nil, start: offset)
        let start = offset
        offset += 1
        skipTrivia()
        while !hasFailed {
            if reader[offset] == close, offset < reader.count {
                offset += 1
                break
            }
            var itemKey: CatalogText?
            if kind == .dictionary {
                itemKey = self.key(opened: start)
                if hasFailed { break }
            }
            value(key: itemKey, depth: depth + 1)
            if hasFailed { break }
            skipTrivia()
            if reader[offset] == UInt8(ascii: ","), offset < reader.count {
                let comma = offset
                offset += 1
                skipTrivia()
                if reader[offset] == close {
                    tree.problems.append(.syntax(comma, comma + 1, "remove the comma before the closing bracket"))
                }
            } else if reader[offset] != close || offset >= reader.count {
                let isEnd = offset >= reader.count
                fail(
                    at: isEnd ? start : offset,
                    isEnd ? "this bracket is never closed" : "a comma or a closing bracket is expected here")
            }
        }
        tree.close(index, end: offset)
    }

    /// Reads a key and its colon.
    private mutating func key(opened: Int) -> CatalogText? {
        guard offset < reader.count else {
            fail(at: opened, "this bracket is never closed")
            return nil
        }
        guard reader[offset] == UInt8(ascii: "\"") else {
            fail(at: offset, "a key in double quotes is expected here")
            return nil
        }
        guard let text = string() else { return nil }
        skipTrivia()
        guard reader[offset] == UInt8(ascii: ":") else {
            fail(at: offset, "a colon is expected after the key")
            return nil
        }
        offset += 1
        skipTrivia()
        return text
    }

    /// Reads a string from its opening quote; leaves the offset behind the closing one.
    private mutating func string() -> CatalogText? {
        let start = offset + 1
        var form = CatalogText.Form.verbatim
        var index = start
        while true {
            let byte = reader[index]
            if byte > 0x5C {
                index &+= 1
            } else if byte == UInt8(ascii: "\"") {
                offset = index + 1
                return CatalogText(start, index, form)
            } else if byte == UInt8(ascii: "\\") {
                form = .jsonEscapes
                index = checkEscape(index)
            } else if byte < 0x20 {
                if index >= reader.count {
                    offset = reader.count
                    fail(at: start - 1, "this string is never closed")
                    return nil
                }
                if byte == 0x0A {
                    tree.problems.append(
                        .syntax(index, index + 1, "a string may not hold a line break; write \\n"))
                }
                index &+= 1
            } else {
                index &+= 1
            }
        }
    }

    static let halfOfPair = "half of a surrogate pair"

    /// Reports an escape that JSON does not have; returns the offset behind it, or behind its letter.
    private mutating func checkEscape(_ index: Int) -> Int {
        let byte = reader[index + 1]
        guard index + 1 < reader.count else { return index + 2 }
        if byte == UInt8(ascii: "u"), let unit = JSONEscape.hexadecimal(reader, index + 2) {
            guard unit & 0xF800 == 0xD800 else { return index + 6 }
            if unit & 0x0400 == 0, reader.has("\\u", at: index + 6),
                let low = JSONEscape.hexadecimal(reader, index + 8), low & 0xFC00 == 0xDC00
            {
                return index + 12
            }
            tree.problems.append(.syntax(index, index + 6, Self.halfOfPair))
            return index + 6
        }
        if !JSONEscape.isKnown(byte) {
            tree.problems.append(
                .syntax(index, min(index + 2, reader.count), "JSON has no such escape; write \\\\ for a backslash"))
        }
        return index + 2
    }
}
