/// Why rows of rules cannot be used: where, and what to do.
package struct RowError: Error, Sendable, Hashable, CustomStringConvertible {
    package var place: RowPlace
    package var message: String

    package init(_ place: RowPlace, _ message: String) {
        (self.place, self.message) = (place, message)
    }

    /// `uk/rules/dates.rules:12:8: no part 'intger'; did you mean 'integer'?`
    package var description: String { "\(place.file):\(place.line):\(place.column): \(message)" }
}
