/// The expressions of `plural=`: those of C over the one unsigned variable n, without calls and assignments.
enum PluralExpression {
    enum Operation: UInt8, Sendable, Hashable {
        case number, variable, not, multiply, divide, remainder, add, subtract
        case less, lessOrEqual, greater, greaterOrEqual, equal, unequal, and, or, choose
    }

    /// An operation and where its operands stand.
    struct Node: Sendable, Hashable {
        var operation: Operation
        var first: Int = 0
        var second: Int = 0
        var third: Int = 0
        var value: UInt64 = 0
    }

    /// Deeper nesting is no rule of a language.
    static let maximumDepth = 64
    static let maximumNodes = 512

    /// Operands before their operation: the last node is the whole.
    static func parse(_ text: String) throws(PluralFormulaError) -> [Node] {
        var parser = Parser(text)
        let end = parser.choice(0)
        guard end != nil, parser.isAtEnd else { throw .syntax(text, column: parser.offset + 1) }
        return parser.nodes
    }

    /// The value for a number; nil where it divides by zero. 1 is true and 0 false.
    static func value<Number: PluralArithmetic>(of nodes: [Node], _ number: Number) -> Number? {
        nodes.isEmpty ? nil : value(of: nodes, nodes.count - 1, number)
    }

    private static func value<Number: PluralArithmetic>(of nodes: [Node], _ index: Int, _ number: Number) -> Number? {
        let node = nodes[index]
        let first = { value(of: nodes, node.first, number) }
        let second = { value(of: nodes, node.second, number) }
        switch node.operation {
        case .number: return Number(node.value)
        case .variable: return number
        case .choose: return first().flatMap { $0 != 0 ? second() : value(of: nodes, node.third, number) }
        case .not: return first().map { $0 == 0 ? 1 : 0 }
        case .and: return first().flatMap { $0 == 0 ? 0 : second() }.map { $0 != 0 ? 1 : 0 }
        case .or: return first().flatMap { $0 != 0 ? 1 : second() }.map { $0 != 0 ? 1 : 0 }
        default: break
        }
        guard let left = first(), let right = second() else { return nil }
        switch node.operation {
        case .multiply: return left &* right
        case .divide: return right == 0 ? nil : left / right
        case .remainder: return right == 0 ? nil : left % right
        case .add: return left &+ right
        case .subtract: return left &- right
        case .less: return left < right ? 1 : 0
        case .lessOrEqual: return left <= right ? 1 : 0
        case .greater: return left > right ? 1 : 0
        case .greaterOrEqual: return left >= right ? 1 : 0
        case .equal: return left == right ? 1 : 0
        default: return left != right ? 1 : 0
        }
    }

    /// Binds as C does; `?:` nests to the right. A method that cannot read leaves the offset where it stopped.
    private struct Parser {
        private let bytes: [UInt8]
        private(set) var offset = 0
        private(set) var nodes: [Node] = []

        init(_ text: String) { bytes = Array(text.utf8) }

        var isAtEnd: Bool { offset >= bytes.count }

        private mutating func skip() {
            while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
        }

        private mutating func take(_ sign: StaticString) -> Bool {
            skip()
            let length = sign.utf8CodeUnitCount
            guard bytes.count - offset >= length else { return false }
            for index in 0..<length where bytes[offset + index] != sign.utf8Start[index] { return false }
            offset += length
            return true
        }

        private mutating func add(_ node: Node) -> Int? {
            guard nodes.count < PluralExpression.maximumNodes else { return nil }
            nodes.append(node)
            return nodes.count - 1
        }

        mutating func choice(_ depth: Int) -> Int? {
            guard depth < PluralExpression.maximumDepth, let condition = binary(0, depth) else { return nil }
            guard take("?") else {
                skip()
                return condition
            }
            guard let second = choice(depth + 1), take(":"), let third = choice(depth + 1) else { return nil }
            return add(Node(operation: .choose, first: condition, second: second, third: third))
        }

        /// Longer signs first: `<=` before `<`.
        private static let levels: [[(StaticString, Operation)]] = [
            [("||", .or)], [("&&", .and)], [("==", .equal), ("!=", .unequal)],
            [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
            [("+", .add), ("-", .subtract)], [("*", .multiply), ("/", .divide), ("%", .remainder)],
        ]

        private mutating func binary(_ level: Int, _ depth: Int) -> Int? {
            guard level < Self.levels.count else { return unary(depth) }
            guard var left = binary(level + 1, depth) else { return nil }
            while let operation = operation(level) {
                guard let right = binary(level + 1, depth),
                    let node = add(Node(operation: operation, first: left, second: right))
                else { return nil }
                left = node
            }
            return left
        }

        private mutating func operation(_ level: Int) -> Operation? {
            for (sign, operation) in Self.levels[level] where take(sign) { return operation }
            return nil
        }

        private mutating func unary(_ depth: Int) -> Int? {
            guard depth < PluralExpression.maximumDepth else { return nil }
            if take("!") {
                guard let operand = unary(depth + 1) else { return nil }
                return add(Node(operation: .not, first: operand))
            }
            if take("(") {
                guard let inner = choice(depth + 1), take(")") else { return nil }
                return inner
            }
            if take("n") { return add(Node(operation: .variable)) }
            skip()
            var value: UInt64 = 0
            let start = offset
            while offset < bytes.count, bytes[offset].isDigit, offset - start < 18 {
                value = value * 10 + UInt64(bytes[offset] - 0x30)
                offset += 1
            }
            return offset > start ? add(Node(operation: .number, value: value)) : nil
        }
    }
}
