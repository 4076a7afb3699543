/// Reads the specifiers of printf as C, Python, PHP, Perl and Ruby write them.
enum PrintfScanner {
    static func next(_ reader: ByteReader, from offset: Int, _ syntax: PlaceholderSyntax) -> Placeholder? {
        let start = reader.firstIndex(of: UInt8(ascii: "%"), from: offset)
        guard start < reader.count else { return nil }
        return specifier(reader, start, syntax)
    }

    /// `%{name}` and `%<name>d` alone, as Ruby's I18n has them.
    static func nextNamed(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        var start = reader.firstIndex(of: UInt8(ascii: "%"), from: offset)
        while start < reader.count {
            if reader[start + 1] == UInt8(ascii: "{") || reader[start + 1] == UInt8(ascii: "<") {
                let found = specifier(reader, start, .python)
                if found.isNamed { return found }
            }
            start = reader.firstIndex(of: UInt8(ascii: "%"), from: start + 1)
        }
        return nil
    }

    private static func specifier(_ reader: ByteReader, _ start: Int, _ syntax: PlaceholderSyntax) -> Placeholder {
        var result = Placeholder(kind: .stray, range: start..<(start + 1), nameRange: start..<start)
        var index = start + 1
        if reader[index] == UInt8(ascii: "%") {
            result.kind = .percent
            result.range = start..<(start + 2)
            result.conversion = UInt8(ascii: "%")
            return result
        }
        // `%(name)s` of Python, `%<name>s` and `%{name}` of Ruby, `%<PRIu64>` of C.
        if let end = name(reader, index) {
            result.nameRange = (index + 1)..<end
            let opening = reader[index]
            index = end + 1
            if opening == UInt8(ascii: "<"), reader.has("PRI", at: result.nameRange.lowerBound) {
                result.conversion = reader[result.nameRange.lowerBound + 3]
                result.nameRange = start..<start
                result.kind = .argument
                result.range = start..<index
                return result
            }
            if opening == UInt8(ascii: "{") {
                result.kind = .argument
                result.conversion = UInt8(ascii: "@")
                result.range = start..<index
                return result
            }
        } else if let (value, end) = number(reader, index), reader[end] == UInt8(ascii: "$") {
            guard (1...FormatScanner.maximumPosition).contains(value) else {
                result.kind = syntax == .unknown ? .stray : .invalid
                result.range = start..<(syntax == .unknown ? start + 1 : end + 1)
                return result
            }
            result.position = value
            index = end + 1
        }
        index = flags(reader, index, &result)
        index = width(reader, index, &result)
        index = length(reader, index, &result)
        let conversion = reader[index]
        guard isConversion(conversion, syntax) else {
            // `%(name)` that nothing ends stops Python; in prose a percent sign stands for itself.
            let isBroken = !result.nameRange.isEmpty && syntax == .python
            return Placeholder(
                kind: isBroken ? .invalid : .stray,
                range: start..<(isBroken ? result.nameRange.upperBound + 1 : start + 1), nameRange: start..<start)
        }
        result.kind = .argument
        result.conversion = conversion
        if syntax != .printf, conversion == UInt8(ascii: "s") || conversion == UInt8(ascii: "r") {
            result.conversion = UInt8(ascii: "@")
        }
        result.range = start..<(index + 1)
        return result
    }

    /// The offset of the bracket that closes a name; nil where none is opened.
    private static func name(_ reader: ByteReader, _ start: Int) -> Int? {
        let close: UInt8
        switch reader[start] {
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        case UInt8(ascii: "<"): close = UInt8(ascii: ">")
        case UInt8(ascii: "{"): close = UInt8(ascii: "}")
        default: return nil
        }
        var end = start + 1
        while end - start <= 64 {
            let byte = reader[end]
            if byte == close { return end > start + 1 ? end : nil }
            let isName = byte.isDigit || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
            guard isName || byte == 0x5F || byte == 0x2D || byte == 0x2E else { return nil }
            end += 1
        }
        return nil
    }

    private static func flags(_ reader: ByteReader, _ start: Int, _ result: inout Placeholder) -> Int {
        var index = start
        while true {
            switch reader[index] {
            case UInt8(ascii: "-"): result.flags.insert(.leftAligned)
            case UInt8(ascii: "+"): result.flags.insert(.plus)
            case UInt8(ascii: " "): result.flags.insert(.space)
            case UInt8(ascii: "#"): result.flags.insert(.alternate)
            case UInt8(ascii: "0"): result.flags.insert(.zeroPadded)
            case UInt8(ascii: "'"): result.flags.insert(.grouped)
            default: return index
            }
            index += 1
        }
    }

    private static func width(_ reader: ByteReader, _ start: Int, _ result: inout Placeholder) -> Int {
        var index = start
        if reader[index] == UInt8(ascii: "*") {
            result.width = .argument(position: nil)
            index += 1
        } else if let (value, end) = number(reader, index) {
            result.width = .fixed(value)
            index = end
        }
        guard reader[index] == UInt8(ascii: ".") else { return index }
        index += 1
        if reader[index] == UInt8(ascii: "*") {
            result.precision = .argument(position: nil)
            return index + 1
        }
        guard let (value, end) = number(reader, index) else {
            result.precision = .fixed(0)
            return index
        }
        result.precision = .fixed(value)
        return end
    }

    private static func length(_ reader: ByteReader, _ start: Int, _ result: inout Placeholder) -> Int {
        var index = start
        while true {
            switch reader[index] {
            case UInt8(ascii: "h"): result.length = result.length == .short ? .char : .short
            case UInt8(ascii: "l"): result.length = result.length == .long ? .longLong : .long
            case UInt8(ascii: "q"): result.length = .quad
            case UInt8(ascii: "L"): result.length = .longDouble
            case UInt8(ascii: "z"): result.length = .size
            case UInt8(ascii: "t"): result.length = .difference
            case UInt8(ascii: "j"): result.length = .maximum
            default: return index
            }
            index += 1
        }
    }

    private static func isConversion(_ byte: UInt8, _ syntax: PlaceholderSyntax) -> Bool {
        switch byte {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "s"), UInt8(ascii: "f"),
            UInt8(ascii: "x"), UInt8(ascii: "c"), UInt8(ascii: "g"):
            true
        case UInt8(ascii: "o"), UInt8(ascii: "X"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "F"),
            UInt8(ascii: "G"):
            syntax != .unknown
        case UInt8(ascii: "a"), UInt8(ascii: "r"): syntax == .python
        case UInt8(ascii: "p"), UInt8(ascii: "A"): syntax == .printf
        default: false
        }
    }

    /// Up to six digits; nil where none stand.
    private static func number(_ reader: ByteReader, _ start: Int) -> (value: Int, end: Int)? {
        var value = 0
        var end = start
        while reader[end].isDigit, end - start < 6 {
            value = value * 10 + Int(reader[end] - 0x30)
            end += 1
        }
        return end > start ? (value, end) : nil
    }
}
