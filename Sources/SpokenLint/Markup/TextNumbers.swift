import SpokenCatalogs

/// The numbers of a text outside of its placeholders.
struct TextNumbers {
    struct Item {
        let number: WrittenNumber
        let range: Range<Int>
    }

    private(set) var items: [Item] = []
    /// The digits of times, dates and telephones, which colons, slashes or hyphens join: «18:30», “555-0199”.
    private(set) var patterns: [Item] = []

    /// - Parameter syntax: how the arguments of the text are written.
    init(_ text: String, _ syntax: PlaceholderSyntax) {
        self.init(text, syntax == .apple ? nil : FormatString(text, syntax).placeholders)
    }

    init(_ text: String, _ placeholders: [Placeholder]?) {
        guard text.utf8.contains(where: { $0.isDigit || $0 >= 0x80 }) else { return }
        let known = placeholders ?? (text.utf8.contains(0x25) ? FormatString(text).placeholders : [])
        var offset = 0
        var number = WrittenNumber()
        var start = 0
        var end = 0
        var separator: Unicode.Scalar?
        var lastLetter = false
        func finish(_ numbers: inout TextNumbers) {
            guard !number.isEmpty else { return }
            let item = Item(number: number, range: start..<end)
            if number.isPattern { numbers.patterns.append(item) } else { numbers.items.append(item) }
            number = WrittenNumber()
        }
        let table = ScalarTable.shared
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            defer { offset += width }
            if let placeholder = known.holding(offset), placeholder.kind != .stray {
                finish(&self)
                separator = nil
                lastLetter = true
                continue
            }
            if let digit = Self.digit(scalar) {
                // "H2O" and "mp3" are words; ideographs stand right beside numbers.
                if number.isEmpty, lastLetter { continue }
                if number.isEmpty { start = offset }
                number.append(digit, behind: separator)
                end = offset + width
                separator = nil
                continue
            }
            let isLetter = table.isAlphabetic(scalar)
            if !number.isEmpty, separator == nil, !isLetter, WrittenNumber.joins(scalar) {
                separator = scalar
                continue
            }
            finish(&self)
            separator = nil
            lastLetter = isLetter && scalar.value < 0x2E80
        }
        finish(&self)
    }

    /// True when a text has a digit or an argument.
    static func hasNumber(_ text: String, _ placeholders: [Placeholder]) -> Bool {
        placeholders.contains { $0.kind == .argument } || text.utf8.contains(where: \.isDigit)
    }

    /// True when a number of the text may be read as another one.
    func has(_ number: WrittenNumber) -> Bool { items.contains { $0.number.isSame(as: number) } }

    private static func digit(_ scalar: Unicode.Scalar) -> Character? {
        if (0x30...0x39).contains(scalar.value) { return Character(scalar) }
        guard scalar.value >= 0x660, scalar.properties.generalCategory == .decimalNumber,
            let value = scalar.properties.numericValue
        else { return nil }
        return String(Int(value)).first
    }
}
