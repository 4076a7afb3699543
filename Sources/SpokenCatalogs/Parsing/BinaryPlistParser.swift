/// Reads a binary property list (`bplist00`) into a positioned tree.
///
/// Every reference takes at least one byte of its container, so a list without shared containers has fewer nodes than
/// bytes; a tree that grows beyond that is a bomb or a cycle and is refused.
struct BinaryPlistParser {
    private let reader: ByteReader
    private var tree = PositionedTree()
    private var hasFailed = false
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableOffset = 0

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> PositionedTree {
        var parser = BinaryPlistParser(bytes)
        parser.document()
        return parser.tree
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        reader = ByteReader(bytes)
    }

    private mutating func fail(_ start: Int, _ message: String) {
        guard !hasFailed else { return }
        hasFailed = true
        let start = min(max(start, 0), reader.count)
        tree.problems.append(.syntax(start, min(start + 1, reader.count), message))
    }

    private mutating func document() {
        let trailer = reader.count - 32
        guard trailer >= 8, reader.has("bplist0", at: 0) else {
            fail(0, "the binary property list is cut short")
            return
        }
        offsetSize = Int(reader[trailer + 6])
        referenceSize = Int(reader[trailer + 7])
        guard let count = integer(trailer + 8, 8), let top = integer(trailer + 16, 8),
            let table = integer(trailer + 24, 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            count <= reader.count, top < count, table <= trailer, count * offsetSize <= trailer - table
        else {
            fail(max(trailer, 0), "the trailer of the binary property list does not fit the file")
            return
        }
        objectCount = count
        tableOffset = table
        object(top, key: nil, depth: 0)
    }

    /// A big-endian integer; nil beyond the end or above 63 bits.
    private func integer(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, size >= 0, size <= 16, offset <= reader.count, reader.count - offset >= size else {
            return nil
        }
        var value: UInt64 = 0
        for index in 0..<size {
            if value >> 55 != 0 { return nil }
            value = value << 8 | UInt64(reader[offset + index])
        }
        return Int(exactly: value)
    }

    private func offset(of object: Int) -> Int? {
        guard object < objectCount, let offset = integer(tableOffset + object * offsetSize, offsetSize),
            offset >= 8, offset < tableOffset
        else { return nil }
        return offset
    }

    private mutating func object(_ number: Int, key: CatalogText?, depth: Int) {
        guard let start = offset(of: number) else {
            fail(tableOffset, "object \(number) lies outside of the file")
            return
        }
        guard depth < PositionedTree.maximumDepth, tree.nodes.count <= reader.count else {
            fail(start, "the list refers to itself or is nested deeper than \(PositionedTree.maximumDepth) levels")
            return
        }
        let marker = reader[start]
        switch marker >> 4 {
        case 0x0: scalar(marker == 0x08 || marker == 0x09 ? .boolean : .null, key, start, start, start + 1)
        case 0x1: fixedSize(.integer, key, start, 1 << Int(marker & 0x0F))
        case 0x2: fixedSize(.real, key, start, 1 << Int(marker & 0x0F))
        case 0x3: fixedSize(.date, key, start, 8)
        case 0x4, 0x5, 0x6: text(marker, key, start)
        case 0x8: fixedSize(.data, key, start, Int(marker & 0x0F) + 1)
        case 0xA, 0xC: container(.array, key, start, depth)
        case 0xD: container(.dictionary, key, start, depth)
        default: fail(start, "a binary property list has no object of type \(marker >> 4)")
        }
    }

    private mutating func scalar(
        _ kind: PositionedTree.Kind, _ key: CatalogText?, _ start: Int, _ textStart: Int, _ end: Int,
        _ form: CatalogText.Form = .verbatim
    ) {
        guard end <= tableOffset else {
            fail(start, "the object is cut short")
            return
        }
        tree.add(kind, key: key, text: CatalogText(textStart, end, form), start: start, end: end)
    }

    private mutating func fixedSize(_ kind: PositionedTree.Kind, _ key: CatalogText?, _ start: Int, _ size: Int) {
        scalar(kind, key, start, start + 1, start + 1 + min(size, 16))
    }

    /// The count of a text or container and the offset behind it.
    private func length(_ start: Int) -> (count: Int, offset: Int)? {
        let small = Int(reader[start] & 0x0F)
        guard small == 0x0F else { return (small, start + 1) }
        let marker = reader[start + 1]
        guard marker >> 4 == 0x1, marker & 0x0F <= 3 else { return nil }
        let size = 1 << Int(marker & 0x0F)
        guard let count = integer(start + 2, size), count <= reader.count else { return nil }
        return (count, start + 2 + size)
    }

    private func readText(_ start: Int) -> (text: CatalogText, kind: PositionedTree.Kind)? {
        let type = reader[start] >> 4
        guard let (count, offset) = length(start) else { return nil }
        let end = offset + (type == 0x6 ? count * 2 : count)
        guard end <= tableOffset else { return nil }
        return (
            CatalogText(offset, end, type == 0x6 ? .utf16BigEndian : .verbatim), type == 0x4 ? .data : .string
        )
    }

    private mutating func text(_ marker: UInt8, _ key: CatalogText?, _ start: Int) {
        guard let (text, kind) = readText(start) else {
            fail(start, "the text is cut short")
            return
        }
        tree.add(kind, key: key, text: text, start: start, end: Int(text.end))
    }

    private mutating func container(
        _ kind: PositionedTree.Kind, _ key: CatalogText?, _ start: Int, _ depth: Int
    ) {
        let isDictionary = kind == .dictionary
        guard let (count, first) = length(start),
            first + count * (isDictionary ? 2 : 1) * referenceSize <= tableOffset
        else {
            fail(start, "the container is cut short")
            return
        }
        let index = tree.open(kind, key: key, comment: nil, start: start)
        for item in 0..<count {
            if hasFailed { break }
            var itemKey: CatalogText?
            if isDictionary {
                guard let reference = integer(first + item * referenceSize, referenceSize),
                    let keyOffset = offset(of: reference), [0x5, 0x6].contains(reader[keyOffset] >> 4),
                    let (text, _) = readText(keyOffset)
                else {
                    fail(start, "a key of the dictionary is no text")
                    break
                }
                itemKey = text
            }
            let position = isDictionary ? count + item : item
            guard let reference = integer(first + position * referenceSize, referenceSize) else {
                fail(start, "the container is cut short")
                break
            }
            object(reference, key: itemKey, depth: depth + 1)
        }
        tree.close(index, end: first + count * (isDictionary ? 2 : 1) * referenceSize)
    }
}
