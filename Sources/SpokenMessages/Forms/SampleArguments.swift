import SpokenModel

/// Values for the placeholders of a string that nobody calls: to show what it says.
package enum SampleArguments {
    /// What the placeholders ask for: a letter for a text (`%@`), the number where a text is refused.
    ///
    /// - Parameters:
    ///   - number: for every placeholder that takes one.
    ///   - text: what stands for the text at a position from 1.
    ///   - problems: what is wrong in a call with these arguments.
    package static func find(
        number: DecimalNumber, text: (Int) -> String = letter,
        problems: ([MessageArgument]) -> [MessageProblem]
    ) -> [MessageArgument] {
        var arguments: [MessageArgument] = []
        // Each round mends one argument; the number of positions is bounded by the scanner.
        for _ in 0..<256 {
            var isChanged = false
            for problem in problems(arguments) {
                switch problem {
                case .missingArgument(_, let position, let count) where count == arguments.count && position <= 127:
                    while arguments.count < position { arguments.append(.string(text(arguments.count + 1))) }
                    isChanged = true
                case .wrongArgument(_, let position, _) where arguments.indices.contains(position - 1):
                    guard case .string = arguments[position - 1] else { continue }
                    arguments[position - 1] = .number(number)
                    isChanged = true
                default: continue
                }
            }
            if !isChanged { break }
        }
        return arguments
    }

    /// A, B, C, …
    package static func letter(_ position: Int) -> String {
        String(UnicodeScalar(UInt8(0x41 + max(0, position - 1) % 26)))
    }
}
