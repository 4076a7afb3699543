import SpokenModel

extension CalendarDate {
    /// Reads ISO 8601 dates: "2025-03-21", "2025-03", "2025" and, without a year, "--03-21".
    ///
    /// `try CalendarDate("2025-03-21")` is «21 марта 2025 г.»; `CalendarDate("2025-02-30")` throws.
    /// - Throws: `SpokenContentError.date` for anything else and for days that do not exist.
    public init(_ text: some StringProtocol) throws(SpokenContentError) {
        let error = SpokenContentError.date(String(text.prefix(64)))
        let hasNoYear = text.hasPrefix("--")
        let parts = (hasNoYear ? text.dropFirst(2) : text[...]).split(separator: "-", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        for (index, part) in parts.enumerated() {
            let length = index == 0 && !hasNoYear ? 4 : 2
            guard part.utf8.count == length, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { throw error }
            numbers.append(number)
        }
        let date: CalendarDate? =
            switch (hasNoYear, numbers.count) {
            case (true, 2): CalendarDate(month: numbers[0], day: numbers[1])
            case (false, 1): CalendarDate(year: numbers[0])
            case (false, 2): CalendarDate(year: numbers[0], month: numbers[1])
            case (false, 3): CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
            default: nil
            }
        guard let date else { throw error }
        self = date
    }
}
