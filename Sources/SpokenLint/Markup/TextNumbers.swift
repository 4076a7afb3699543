import SpokenCatalogs

/// The numbers of a text outside of its placeholders, as digits of ASCII without separators of groups.
struct TextNumbers {
    struct Item {
        let value: String
        let range: Range<Int>
    }

    private(set) var items: [Item] = []
    /// True when digits are joined by colons, slashes or hyphens: times, dates, telephones.
    private(set) var hasPattern = false

    var values: [String] { items.map(\.value) }
    var all: Set<String> { Set(items.map(\.value)) }

    init(_ text: String, _ placeholders: [Placeholder]?) {
        guard text.utf8.contains(where: { $0.isDigit || $0 >= 0x80 }) else { return }
        let known = placeholders ?? (text.utf8.contains(0x25) ? FormatString(text).placeholders : [])
        var offset = 0
        var digits = ""
        var start = 0
        var separator: Unicode.Scalar?
        var lastLetter = false
        func finish(_ end: Int, _ items: inout [Item]) {
            guard !digits.isEmpty else { return }
            items.append(Item(value: digits, range: start..<end))
            digits = ""
        }
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            defer { offset += width }
            if known.contains(where: { $0.range.contains(offset) && $0.kind != .stray }) {
                finish(start, &items)
                separator = nil
                lastLetter = true
                continue
            }
            if let digit = Self.digit(scalar) {
                // "H2O" and "mp3" are words; ideographs stand right beside numbers.
                if digits.isEmpty, lastLetter { continue }
                if digits.isEmpty { start = offset }
                if let separator, [":", "/", "-", "–"].contains(separator) { hasPattern = true }
                digits += digit
                separator = nil
                continue
            }
            let isLetter = scalar.properties.isAlphabetic
            if !digits.isEmpty, separator == nil, !isLetter, Self.joins(scalar) {
                separator = scalar
                continue
            }
            if !digits.isEmpty { finish(offset, &items) }
            separator = nil
            lastLetter = isLetter && scalar.value < 0x2E80
        }
        finish(offset, &items)
    }

    /// Marks within a number; which of them part groups and which begin a fraction differs by language.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "\u{A0}", "\u{202F}", "'", "’", ":", "/", "-", "–", "\u{66B}", "\u{66C}": true
        default: false
        }
    }

    private static func digit(_ scalar: Unicode.Scalar) -> String? {
        if (0x30...0x39).contains(scalar.value) { return String(scalar) }
        guard scalar.value >= 0x660, scalar.properties.generalCategory == .decimalNumber,
            let value = scalar.properties.numericValue
        else { return nil }
        return String(Int(value))
    }
}
