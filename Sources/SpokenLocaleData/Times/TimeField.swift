/// A number of a time, a date or a period; 0 where there is none.
package enum TimeField: UInt8, Sendable, CaseIterable {
    case hour, minute, second
    case day, month, year
    /// 1…7 from Monday
    case weekday
    /// The number of a period, or of the days of a distance.
    case number
    /// The last digit of `number`, and its last two.
    case last
    case lastTwo
    /// Days from today; negative for the past.
    case ahead

    init?(name: some StringProtocol) {
        guard let field = Self.allCases.first(where: { $0 == .lastTwo ? name == "last-two" : "\($0)" == name }) else {
            return nil
        }
        self = field
    }
}
