/// Why a text is no opening hours that are understood here.
public enum OpeningHoursError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: an empty text.
    case empty
    /// The smallest cause: `Mo 25:00-26:00`. The offset counts UTF-8 bytes from 0.
    case unexpected(String, offset: Int, expected: String)
    /// Right by the specification, but not understood here: `(sunset-01:30)`, `Mo[1]`, `week 1-10`, `easter`.
    case unsupported(String, offset: Int)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .empty: "the opening hours are empty; write them as in 'Mo-Fr 09:00-18:00'"
        case .unexpected(let text, let offset, let expected):
            text.isEmpty
                ? "column \(offset + 1): the text ends where \(expected) is expected"
                : "column \(offset + 1): '\(text)' stands where \(expected) is expected"
        case .unsupported(let text, let offset):
            "column \(offset + 1): '\(text)' cannot be said; write weekdays, months, dates, PH or SH with times"
        }
    }
}
