/// A piece of a YAML file in its order, as its reader hands it over. The reader stands above the library, which has no
/// libyaml.
package struct YAMLItem: Sendable {
    package enum Kind: Sendable {
        case mapping, sequence
        /// Of a mapping or a sequence.
        case end
        /// What an anchor above stands for.
        case alias
        /// A text as it stands, in quotes, or in several lines.
        case plain, quoted, block
    }

    package let kind: Kind
    /// A scalar with its quotes, escapes and folds resolved.
    package let text: String
    /// Where it begins and ends: lines and characters from 0.
    package let start: (line: Int, column: Int)
    package let end: (line: Int, column: Int)

    package init(_ kind: Kind, text: String = "", start: (line: Int, column: Int), end: (line: Int, column: Int)) {
        self.kind = kind
        self.text = text
        self.start = start
        self.end = end
    }
}

/// Why a file is no YAML, and where: lines and characters from 0.
package struct YAMLProblem: Error, Sendable {
    package let line: Int
    package let column: Int
    package let message: String

    package init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}
