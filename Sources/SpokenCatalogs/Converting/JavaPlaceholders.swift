/// Writes the arguments of Apple's formats, the common ground of conversions, as `java.util.Formatter` reads them.
struct JavaPlaceholders {
    /// What stands for `%arg` of a substitution: `lld`, without a percent sign.
    var selectedType = "d"

    /// The text with its arguments as the other format writes them, and what that cannot say.
    func convert(_ text: String) -> (text: String, losses: [String]) {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return (text, []) }
        let format = FormatString(text)
        // A text without arguments is shown as it stands: its percent signs are no format.
        guard format.isFormat else { return (text, []) }
        let bytes = Array(text.utf8)
        let arguments = format.placeholders.filter { $0.kind == .argument && $0.isReal }
        let isNumbered = arguments.count > 1 || arguments.contains { $0.position != nil }
        var next = 1
        var losses: [String] = []
        var result = ""
        var offset = 0
        for placeholder in format.placeholders {
            result += String(decoding: bytes[offset..<placeholder.range.lowerBound], as: UTF8.self)
            offset = placeholder.range.upperBound
            let written = String(decoding: bytes[placeholder.range], as: UTF8.self)
            switch placeholder.kind {
            case .argument where placeholder.isReal:
                var position: Int?
                if isNumbered {
                    position = placeholder.position ?? next
                    if placeholder.position == nil { next += 1 }
                }
                result += specifier(placeholder, written, position, &losses)
            case .selected: result += "%" + letter(of: selectedType)
            case .percent, .stray, .argument: result += "%%" + written.dropFirst(placeholder.kind == .percent ? 2 : 1)
            default:
                losses.append("'\(written)' has no counterpart and stays as it is")
                result += written
            }
        }
        return (result + String(decoding: bytes[offset...], as: UTF8.self), losses)
    }

    private func specifier(
        _ placeholder: Placeholder, _ written: String, _ position: Int?, _ losses: inout [String]
    ) -> String {
        var result = "%" + (position.map { "\($0)$" } ?? "")
        for (flag, sign) in [
            (Placeholder.Flags.leftAligned, "-"), (.plus, "+"), (.alternate, "#"), (.zeroPadded, "0"),
            (.grouped, ","),
        ] where placeholder.flags.contains(flag) {
            result += sign
        }
        for (number, mark) in [(placeholder.width, ""), (placeholder.precision, ".")] {
            switch number {
            case .fixed(let value)?: result += mark + String(value)
            case .argument?: losses.append("the width or precision of '\(written)' that an argument gives is lost")
            case nil: break
            }
        }
        if placeholder.conversion == UInt8(ascii: "p") {
            losses.append("the pointer '\(written)' is written as a text")
        }
        return result + letter(of: placeholder.conversion)
    }

    private func letter(of type: String) -> String {
        letter(of: type.utf8.last ?? UInt8(ascii: "d"))
    }

    private func letter(of conversion: UInt8) -> String {
        switch conversion {
        case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"): "s"
        case UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"): "d"
        case UInt8(ascii: "O"): "o"
        case UInt8(ascii: "F"): "f"
        case UInt8(ascii: "C"): "c"
        default: String(UnicodeScalar(conversion))
        }
    }
}
