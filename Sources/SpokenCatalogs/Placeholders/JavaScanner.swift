/// Reads the specifiers of `java.util.Formatter`: `%s`, `%1$d`, `%,.2f`, `%tY`.
enum JavaScanner {
    static func next(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        let start = reader.firstIndex(of: UInt8(ascii: "%"), from: offset)
        guard start < reader.count else { return nil }
        return specifier(reader, start)
    }

    private static func specifier(_ reader: ByteReader, _ start: Int) -> Placeholder {
        var result = Placeholder(kind: .stray, range: start..<(start + 1), nameRange: start..<start)
        var index = start + 1
        if reader[index] == UInt8(ascii: "%") {
            result.kind = .percent
            result.conversion = UInt8(ascii: "%")
            result.range = start..<(start + 2)
            return result
        }
        let (position, behind) = number(reader, index)
        if behind > index, reader[behind] == UInt8(ascii: "$") {
            guard let position, (1...FormatScanner.maximumPosition).contains(position) else {
                result.kind = .invalid
                result.range = start..<(behind + 1)
                return result
            }
            result.position = position
            index = behind + 1
        }
        flags: while true {
            switch reader[index] {
            case UInt8(ascii: "-"): result.flags.insert(.leftAligned)
            case UInt8(ascii: "+"): result.flags.insert(.plus)
            case UInt8(ascii: " "): result.flags.insert(.space)
            case UInt8(ascii: "#"): result.flags.insert(.alternate)
            case UInt8(ascii: "0"): result.flags.insert(.zeroPadded)
            case UInt8(ascii: ","): result.flags.insert(.grouped)
            case UInt8(ascii: "("): break
            default: break flags
            }
            index += 1
        }
        let (width, widthEnd) = number(reader, index)
        if widthEnd > index {
            result.width = .fixed(width ?? .max)
            index = widthEnd
        }
        if reader[index] == UInt8(ascii: ".") {
            let (precision, end) = number(reader, index + 1)
            guard end > index + 1 else { return unfinished(result, start, index, reader) }
            result.precision = .fixed(precision ?? .max)
            index = end
        }
        switch reader[index] {
        case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"),
            UInt8(ascii: "H"):
            result.conversion = UInt8(ascii: "@")
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            // A letter says which part of the date.
            guard (reader[index + 1] | 0x20) &- 0x61 < 26 else { return unfinished(result, start, index, reader) }
            result.conversion = UInt8(ascii: "@")
            index += 1
        case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "d"), UInt8(ascii: "o"), UInt8(ascii: "x"),
            UInt8(ascii: "X"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            result.conversion = reader[index]
        default: return unfinished(result, start, index, reader)
        }
        result.kind = .argument
        result.range = start..<(index + 1)
        return result
    }

    /// A percent sign that starts nothing stands for itself in prose; behind a position something was meant: `%1$`.
    private static func unfinished(
        _ partial: Placeholder, _ start: Int, _ end: Int, _ reader: ByteReader
    ) -> Placeholder {
        var result = Placeholder(kind: .stray, range: start..<(start + 1), nameRange: start..<start)
        guard partial.position != nil, end <= reader.count else { return result }
        result.kind = .invalid
        result.range = start..<end
        return result
    }

    /// Up to six digits; no value where there are more.
    private static func number(_ reader: ByteReader, _ start: Int) -> (value: Int?, end: Int) {
        var value = 0
        var end = start
        while reader[end].isDigit {
            if end - start < 6 { value = value * 10 + Int(reader[end] - 0x30) }
            end += 1
        }
        return ((1...6).contains(end - start) ? value : nil, end)
    }
}
