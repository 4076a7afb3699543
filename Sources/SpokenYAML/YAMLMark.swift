/// A place in a file: lines and characters, both from 1.
package struct YAMLMark: Hashable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// As compilers write it: `3:7`.
    package var description: String { "\(line):\(column)" }
}
