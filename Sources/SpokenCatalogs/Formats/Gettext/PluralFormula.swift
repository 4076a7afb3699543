import SpokenModel

/// The rule by which a gettext file numbers its plural forms: `nplurals=3; plural=(n%10==1 ? 0 : …);`.
///
/// ```swift
/// let formula = try PluralFormula(header: "nplurals=2; plural=(n != 1);")
/// formula.form(of: 21)   // 1
/// ```
package struct PluralFormula: Sendable, Hashable {
    /// How many forms there are: `nplurals`.
    package let count: Int
    /// What follows `plural=`, as written.
    package let expression: String
    private let nodes: [PluralExpression.Node]
    /// True where 1.5 is seen as it is, as in JavaScript; gettext takes its whole part.
    package internal(set) var seesFractions = false
    /// The forms of 0 … 1000: nearly all numbers, and what the rule is judged by.
    private let small: [UInt8]

    /// More forms than any language has; Arabic has six.
    static let maximumCount = 16
    static let smallest = 1001

    /// What gettext takes where the header says nothing: one form for 1 and one for all else.
    package static let germanic: PluralFormula? = try? PluralFormula(header: "nplurals=2; plural=n != 1;")

    /// Reads the value of the header field `Plural-Forms`.
    package init(header: String) throws(PluralFormulaError) {
        var rest = header.utf8[...]
        guard let number = Self.field("nplurals", &rest), let count = Int(number) else { throw .noCount }
        guard (1...Self.maximumCount).contains(count) else { throw .count(count) }
        guard let expression = Self.field("plural", &rest) else { throw .noExpression }
        self.count = count
        self.expression = expression
        let nodes = try PluralExpression.parse(expression)
        self.nodes = nodes
        var small: [UInt8] = []
        small.reserveCapacity(Self.smallest)
        for number in 0..<UInt64(Self.smallest) {
            guard let form = PluralExpression.value(of: nodes, number) else { throw .division(number) }
            guard form < UInt64(count) else { throw .form(form, of: number, count: count) }
            small.append(UInt8(truncatingIfNeeded: form))
        }
        self.small = small
    }

    /// The form of a whole number, below `count`.
    package func form(of number: UInt64) -> Int {
        if number < UInt64(small.count) { return Int(small[Int(number)]) }
        guard let form = PluralExpression.value(of: nodes, number), form < UInt64(count) else { return 0 }
        return Int(form)
    }

    /// The form of any number: of its whole part, where the rule sees no fractions.
    package func form(of number: DecimalNumber) -> Int {
        guard seesFractions, number.fraction != 0 else { return form(of: number.integer) }
        var value = Double(number.fraction)
        for _ in 0..<number.fractionDigits { value /= 10 }
        guard let form = PluralExpression.value(of: nodes, Double(number.integer) + value), form >= 0,
            form < Double(count)
        else { return 0 }
        return Int(form)
    }

    /// The value of `name=` up to the semicolon, without white space around it.
    private static func field(_ name: StaticString, _ rest: inout Substring.UTF8View) -> String? {
        let sign = rest.firstIndex(of: UInt8(ascii: "="))
        guard let sign else { return nil }
        let written = rest[..<sign].filter { $0 > 0x20 }
        guard written.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) else {
            return nil
        }
        let behind = rest[rest.index(after: sign)...]
        let end = behind.firstIndex(of: UInt8(ascii: ";")) ?? behind.endIndex
        var value = behind[..<end]
        while let first = value.first, first <= 0x20 { value.removeFirst() }
        while let last = value.last, last <= 0x20 { value.removeLast() }
        rest = end < behind.endIndex ? behind[behind.index(after: end)...] : behind[end...]
        return String(Substring(value))
    }
}

/// Why a header field `Plural-Forms` could not be read.
package enum PluralFormulaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: an empty field.
    case noCount
    /// The smallest cause: `nplurals=0; …`.
    case count(Int)
    /// The smallest cause: `nplurals=2;`.
    case noExpression
    /// The smallest cause: `plural=n ==;`, with the place in the expression from 1.
    case syntax(String, column: Int)
    /// The smallest cause: `plural=n/n`, with the number.
    case division(UInt64)
    /// The smallest cause: `nplurals=1; plural=n != 1`, with the form, the number and `nplurals`.
    case form(UInt64, of: UInt64, count: Int)

    package var description: String {
        switch self {
        case .noCount: "nplurals is missing; write 'nplurals=2; plural=(n != 1);' with the rule of the language"
        case .count(let count): "nplurals is \(count); languages have 1 to 6 forms"
        case .noExpression: "'plural=' is missing behind nplurals; write the rule of the language"
        case .syntax(let text, let column): "the rule '\(text.prefix(120))' cannot be read at character \(column)"
        case .division(let number): "the rule divides by zero for \(number)"
        case .form(let form, let number, let count):
            "the rule gives form \(form) for \(number), but nplurals is \(count)"
        }
    }
}
