/// Reads the specifiers of Apple's format strings, one after the other, without allocating.
///
/// As in the open CoreFoundation scanner, flags, digits, `.`, `*` and length modifiers may come in any order, and
/// `%1#@count@` is width 1 with an implicit argument.
package struct FormatScanner {
    /// Positions above this are an error.
    package static let maximumPosition = 127

    /// The specifier at or after `offset`; nil when no percent sign is left.
    package static func next(
        in bytes: UnsafeBufferPointer<UInt8>, from offset: Int, allowsSelected: Bool = true
    ) -> Placeholder? {
        let reader = ByteReader(bytes)
        let start = reader.firstIndex(of: UInt8(ascii: "%"), from: offset)
        guard start < reader.count else { return nil }
        return specifier(reader, start, allowsSelected: allowsSelected)
    }

    private static func specifier(_ reader: ByteReader, _ start: Int, allowsSelected: Bool) -> Placeholder {
        var result = Placeholder(kind: .stray, range: start..<(start + 1), nameRange: start..<start)
        let first = reader[start + 1]
        if first == UInt8(ascii: "@") || first == UInt8(ascii: "d") {
            // Nearly all specifiers are one of these two.
            result.kind = .argument
            result.conversion = first
            result.range = start..<(start + 2)
            return result
        }
        if allowsSelected, first == UInt8(ascii: "a"), reader.has("%arg", at: start), !isNameByte(reader[start + 4]) {
            result.kind = .selected
            result.range = start..<(start + 4)
            result.conversion = UInt8(ascii: "@")
            return result
        }
        var index = start + 1
        var hasPoint = false
        var isTooLarge = false
        while index < reader.count {
            let byte = reader[index]
            switch byte {
            case UInt8(ascii: "-"): result.flags.insert(.leftAligned)
            case UInt8(ascii: "+"): result.flags.insert(.plus)
            case UInt8(ascii: " "): result.flags.insert(.space)
            case UInt8(ascii: "#"): result.flags.insert(.alternate)
            case UInt8(ascii: "'"): result.flags.insert(.grouped)
            case UInt8(ascii: "0") where !hasPoint && result.width == nil: result.flags.insert(.zeroPadded)
            case UInt8(ascii: "."):
                hasPoint = true
                result.precision = .fixed(0)
            case 0x30...0x39:
                let (value, end) = number(reader, index)
                index = end
                if reader[end] == UInt8(ascii: "$"), !hasPoint {
                    guard let value, (1...maximumPosition).contains(value) else {
                        result.kind = .invalid
                        result.range = start..<(end + 1)
                        return result
                    }
                    result.position = value
                    index = end + 1
                } else if let value {
                    if hasPoint { result.precision = .fixed(value) } else { result.width = .fixed(value) }
                } else {
                    // Told of the whole specifier, when it is one.
                    isTooLarge = true
                }
                continue
            case UInt8(ascii: "$") where result.flags.contains(.zeroPadded):
                result.kind = .invalid
                result.range = start..<(index + 1)
                return result
            case UInt8(ascii: "*"):
                var position: Int?
                let (value, end) = number(reader, index + 1)
                if let value, reader[end] == UInt8(ascii: "$"), (1...maximumPosition).contains(value) {
                    position = value
                    index = end
                }
                if hasPoint {
                    result.precision = .argument(position: position)
                } else {
                    result.width = .argument(position: position)
                }
            case UInt8(ascii: "h"): result.length = result.length == .short ? .char : .short
            case UInt8(ascii: "l"): result.length = result.length == .long ? .longLong : .long
            case UInt8(ascii: "q"): result.length = .quad
            case UInt8(ascii: "L"): result.length = .longDouble
            case UInt8(ascii: "z"): result.length = .size
            case UInt8(ascii: "t"): result.length = .difference
            case UInt8(ascii: "j"): result.length = .maximum
            case UInt8(ascii: "%"):
                // "%%" only; "% %" is two signs.
                if index == start + 1 {
                    result.kind = .percent
                    result.range = start..<(index + 1)
                    result.conversion = byte
                }
                return index == start + 1 ? result : stray(start)
            case UInt8(ascii: "@"):
                var found = object(reader, start, index, result)
                if isTooLarge { found.kind = .invalid }
                return found
            case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
                UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "f"),
                UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"),
                UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "s"),
                UInt8(ascii: "S"), UInt8(ascii: "p"):
                // «100 % 1234567 cartas» is text.
                if isTooLarge, result.flags.contains(.space) { return stray(start) }
                result.kind = isTooLarge ? .invalid : .argument
                result.conversion = byte
                result.range = start..<(index + 1)
                return result
            default: return stray(start)
            }
            index += 1
        }
        return stray(start)
    }

    private static func stray(_ start: Int) -> Placeholder {
        Placeholder(kind: .stray, range: start..<(start + 1), nameRange: start..<start)
    }

    /// `%@`, or `%#@name@` where a sharp stands before the sign and a name and a sign behind it.
    private static func object(
        _ reader: ByteReader, _ start: Int, _ sign: Int, _ partial: Placeholder
    ) -> Placeholder {
        var result = partial
        result.conversion = UInt8(ascii: "@")
        result.kind = .argument
        result.range = start..<(sign + 1)
        guard partial.flags.contains(.alternate) else { return result }
        var end = sign + 1
        // Catalogs name substitutions after keys, with points and hyphens; the sign behind the name tells it apart.
        while isNameByte(reader[end]) || reader[end] == UInt8(ascii: ".") || reader[end] == UInt8(ascii: "-") {
            end += 1
        }
        guard end > sign + 1, reader[end] == UInt8(ascii: "@") else { return result }
        result.kind = .variable
        result.nameRange = (sign + 1)..<end
        result.range = start..<(end + 1)
        return result
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == UInt8(ascii: "_")
    }

    /// Digits; no value when there are more than six, or none.
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
