/// Why bytes are not read as YAML, and where.
package struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
    package let mark: YAMLMark
    /// One line without a place.
    package let problem: String

    package init(mark: YAMLMark, problem: String) {
        self.mark = mark
        self.problem = problem
    }

    package var description: String { "\(mark): \(problem)" }
}
