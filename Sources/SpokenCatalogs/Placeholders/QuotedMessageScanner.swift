/// Reads the arguments of a message whose apostrophes quote: `'{'` stands for a brace, `''` for an apostrophe.
struct QuotedMessageScanner {
    private let reader: ByteReader
    /// True where every apostrophe quotes, not only one before a brace.
    private let quotesAll: Bool

    init(_ reader: ByteReader, quotesAll: Bool) {
        self.reader = reader
        self.quotesAll = quotesAll
    }

    /// - Parameter allowsNumber: true in a form of a plural, where `#` stands for its number.
    func next(from offset: Int, allowsNumber: Bool) -> Placeholder? {
        var index = offset
        while index < reader.count {
            switch reader[index] {
            case UInt8(ascii: "'"):
                if reader[index + 1] == UInt8(ascii: "'") {
                    return Placeholder(kind: .literal, range: index..<(index + 2), nameRange: index..<(index + 1))
                }
                if let end = quoteEnd(index, allowsNumber) {
                    let isClosed = end > index + 1 && reader[end - 1] == UInt8(ascii: "'")
                    var result = Placeholder(
                        kind: .literal, range: index..<end, nameRange: (index + 1)..<(isClosed ? end - 1 : end))
                    result.conversion = UInt8(ascii: "'")
                    return result
                }
            case UInt8(ascii: "{"):
                if let found = argument(index) { return found }
            case UInt8(ascii: "#") where allowsNumber:
                var result = Placeholder(kind: .selected, range: index..<(index + 1), nameRange: index..<index)
                result.conversion = UInt8(ascii: "@")
                return result
            default: break
            }
            index &+= 1
        }
        return nil
    }

    /// The offset behind a quote that an apostrophe opens; nil where it stands for itself.
    private func quoteEnd(_ start: Int, _ allowsNumber: Bool) -> Int? {
        let next = reader[start + 1]
        let quotes =
            quotesAll || next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
            || allowsNumber && next == UInt8(ascii: "#")
        guard quotes else { return nil }
        var end = start + 1
        while end < reader.count {
            if reader[end] == UInt8(ascii: "'") {
                guard reader[end + 1] == UInt8(ascii: "'") else { return end + 1 }
                end += 1
            }
            end += 1
        }
        return reader.count
    }

    private func argument(_ start: Int) -> Placeholder? {
        guard var result = MessageScanner.head(reader, start) else { return nil }
        if result.range.upperBound <= reader.count, reader[result.range.upperBound - 1] == UInt8(ascii: "}") {
            return result
        }
        var index = result.range.upperBound
        var depth = 1
        while index < reader.count, depth > 0, depth <= MessageScanner.maximumDepth {
            switch reader[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "'"):
                if reader[index + 1] == UInt8(ascii: "'") {
                    index += 1
                } else if let end = quoteEnd(index, true) {
                    index = end - 1
                }
            default: break
            }
            index += 1
        }
        guard depth == 0 else { return nil }
        result.range = start..<index
        return result
    }
}
