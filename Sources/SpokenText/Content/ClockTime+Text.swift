import SpokenModel

extension ClockTime {
    /// Reads what comes from outside: "9", "09:00", "9:30" and "09:30:15"; hours 0…24, minutes and seconds of two digits.
    /// - Throws: `SpokenContentError.hour` for anything else.
    public init(_ text: some StringProtocol) throws(SpokenContentError) {
        guard text.utf8.count <= 8, let time = ClockTime(digits: String(text)) else {
            throw .hour(String(text.prefix(64)))
        }
        self = time
    }
}
