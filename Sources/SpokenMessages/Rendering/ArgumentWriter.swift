import SpokenCatalogs
import SpokenModel

/// Writes one argument as a specifier asks; an argument of a wrong type is written readably all the same.
struct ArgumentWriter {
    /// A width beyond this many characters is cut.
    static let maximumWidth = 1000

    let placeholder: Placeholder
    let precision: Int?
    let language: MessageLanguage

    /// Returns false when the argument is not of the type that the specifier asks for.
    func append(_ argument: MessageArgument, to buffer: inout UTF8Buffer) -> Bool {
        switch argument {
        case .string(let text):
            append(text, to: &buffer)
            return acceptsText
        case .text(let pair):
            append(pair.visibleText, to: &buffer)
            return acceptsText
        case .quantity(let quantity):
            if let formatter = language.formatter {
                formatter.appendVisible(quantity, behind: &buffer)
            } else if let amount = NumberRendering.amount(of: quantity) {
                buffer.append(amount.description)
            }
            return placeholder.argumentType == .object
        case .number(let number): return append(number, to: &buffer)
        case .double(let value): return append(value, to: &buffer)
        }
    }

    /// What a specifier asks for, in words.
    static func expectation(_ placeholder: Placeholder) -> String {
        switch placeholder.argumentType {
        case .signed, .unsigned: "a whole number"
        case .double: "a number"
        case .character: "a character"
        case .cString: "a text"
        case .object, .pointer, nil: "a value"
        }
    }

    private var acceptsText: Bool {
        switch placeholder.argumentType {
        case .object, .cString: true
        case .character: true
        default: false
        }
    }

    private func append(_ text: String, to buffer: inout UTF8Buffer) {
        if let precision, placeholder.argumentType == .cString || placeholder.argumentType == .object {
            buffer.append(text.prefix(max(0, precision)))
        } else {
            buffer.append(text)
        }
    }

    private func append(_ number: DecimalNumber, to buffer: inout UTF8Buffer) -> Bool {
        switch placeholder.argumentType {
        case .object:
            language.append(number, isGrouped: true, to: &buffer)
            return true
        case .double:
            if let digits = NumberRendering.digits(of: .number(number), for: placeholder, precision: precision),
                placeholder.conversion | 0x20 == UInt8(ascii: "f")
            {
                appendLocalized(digits, to: &buffer)
            } else {
                return append(Double(number.description) ?? 0, to: &buffer)
            }
            return true
        case .unsigned where isRadix:
            buffer.append(NumberRendering.radix(number, placeholder))
            return number.isWhole
        case .signed, .unsigned:
            appendLocalized(number, to: &buffer)
            return number.fractionDigits == 0
        case .character:
            if let scalar = Unicode.Scalar(UInt32(clamping: number.integer)), !number.isNegative {
                buffer.append(scalar: scalar)
                return true
            }
            language.append(number, isGrouped: true, to: &buffer)
            return false
        case .pointer:
            buffer.append("0x" + NumberRendering.radix(number, placeholder))
            return number.isWhole
        case .cString, nil:
            language.append(number, isGrouped: true, to: &buffer)
            return false
        }
    }

    private func append(_ value: Double, to buffer: inout UTF8Buffer) -> Bool {
        guard value.isFinite else {
            buffer.append(value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞")
            return placeholder.argumentType == .double || placeholder.argumentType == .object
        }
        let lower = placeholder.conversion | 0x20
        if placeholder.argumentType == .double, lower != UInt8(ascii: "f") {
            let text = NumberRendering.scientific(value, placeholder.conversion, precision: precision)
            if lower == UInt8(ascii: "g"), let number = try? DecimalNumber(text) {
                appendLocalized(number, to: &buffer)
            } else {
                buffer.append(text)
            }
            return true
        }
        if let digits = NumberRendering.digits(of: .double(value), for: placeholder, precision: precision) {
            appendLocalized(digits, to: &buffer)
        } else {
            buffer.append(value.description)
        }
        return placeholder.argumentType == .double || placeholder.argumentType == .object
    }

    private var isRadix: Bool {
        let lower = placeholder.conversion | 0x20
        return lower == UInt8(ascii: "x") || lower == UInt8(ascii: "o")
    }

    private func appendLocalized(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        var number = number
        if !number.isNegative {
            if placeholder.flags.contains(.plus) { buffer.append(byte: UInt8(ascii: "+")) }
        }
        // Zeros that fill a width would be torn apart by grouping.
        let isGrouped = !placeholder.flags.contains(.zeroPadded)
        if number.isNegative, number.isZero { number = number.magnitude }
        language.append(number, isGrouped: isGrouped, to: &buffer)
    }

    /// Fills what stands behind `start` up to a width in characters: spaces before it, behind it with `-`, zeros with
    /// `0`.
    ///
    /// - Returns: how many characters were added, at most `limit`.
    static func pad(
        from start: Int, width: Int, _ placeholder: Placeholder, atMost limit: Int, to buffer: inout UTF8Buffer
    ) -> Int {
        let isLeft = width < 0 || placeholder.flags.contains(.leftAligned)
        let target = Int(min(width.magnitude, UInt(maximumWidth)))
        let written = buffer.withBytes { bytes in String(decoding: bytes.dropFirst(start), as: UTF8.self) }
        let missing = min(target - written.unicodeScalars.count, limit)
        guard missing > 0 else { return 0 }
        if isLeft {
            buffer.append(String(repeating: " ", count: missing))
            return missing
        }
        let isZero = placeholder.flags.contains(.zeroPadded) && placeholder.argumentType != .object
        buffer.truncate(to: start)
        guard isZero else {
            buffer.append(String(repeating: " ", count: missing) + written)
            return missing
        }
        let sign = written.prefix { $0 == "-" || $0 == "\u{2212}" || $0 == "+" }
        buffer.append(sign + String(repeating: "0", count: missing) + written.dropFirst(sign.count))
        return missing
    }
}
