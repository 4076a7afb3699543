/// Cuts a stream of bytes into the messages of the base protocol: `Content-Length: 52`, an empty line, 52 bytes of JSON.
///
/// Behind a header that says no length the rest is passed over up to the next `Content-Length`.
struct MessageFrames {
    enum Frame: Equatable {
        case message([UInt8])
        /// With what is wrong.
        case broken(String)
    }

    /// No message of an editor is longer, and no header.
    static let longestMessage = 256 << 20
    private static let longestHeader = 8 << 10
    private static let name = Array("content-length".utf8)

    private var bytes: [UInt8] = []
    private var start = 0
    /// True behind a broken header, until the next one is found.
    private var isLost = false

    mutating func append(_ new: [UInt8]) {
        if start > 0, start >= bytes.count / 2 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += new
    }

    /// The next message; nil when more bytes are needed.
    mutating func next() -> Frame? {
        if isLost, !findHeader() { return nil }
        guard let (header, body) = header() else {
            guard bytes.count - start > Self.longestHeader else { return nil }
            return lose("a header has more than \(Self.longestHeader) bytes", from: start + 1)
        }
        guard let length = Self.length(header) else { return lose("a header says no Content-Length", from: body) }
        guard length <= Self.longestMessage else {
            return lose("a message of \(length) bytes is too long", from: body)
        }
        guard bytes.count - body >= length else { return nil }
        start = body + length
        return .message(Array(bytes[body..<start]))
    }

    private mutating func lose(_ reason: String, from place: Int) -> Frame {
        start = min(place, bytes.count)
        isLost = true
        return .broken(reason)
    }

    /// Passes over bytes up to the next header; false when none is there yet.
    private mutating func findHeader() -> Bool {
        var place = start
        while place + Self.name.count <= bytes.count {
            if Self.isName(bytes[place..<(place + Self.name.count)]) {
                start = place
                isLost = false
                return true
            }
            place += 1
        }
        start = place
        return false
    }

    /// The fields at the start, and where the content begins; nil without an empty line.
    private func header() -> (fields: ArraySlice<UInt8>, body: Int)? {
        var line = start
        var index = start
        while index < bytes.count, index - start <= Self.longestHeader {
            if bytes[index] == 0x0A {
                let isEmpty = index == line || index == line + 1 && bytes[line] == 0x0D
                // Line ends before a header belong to nothing.
                if isEmpty, line > start { return (bytes[start..<line], index + 1) }
                line = index + 1
            }
            index += 1
        }
        return nil
    }

    private static func length(_ header: ArraySlice<UInt8>) -> Int? {
        for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isName(line[..<colon]) else { continue }
            let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
            guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Int(String(decoding: digits, as: UTF8.self))
        }
        return nil
    }

    private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == name.count && zip(bytes, name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
}
