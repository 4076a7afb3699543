import SpokenModel

extension CalendarDate {
    /// Reads what comes from outside: the ISO 8601 dates "2025-03-21", "2025-03", "2025" and, without a year, "--03-21".
    ///
    /// `try CalendarDate("2025-03-21")` is «21 марта 2025 г.»; "2025-02-30" throws.
    /// - Throws: `SpokenContentError.date` for anything else and for days that do not exist.
    public init(_ text: some StringProtocol) throws(SpokenContentError) {
        guard text.utf8.count <= 10, let date = CalendarDate(digits: String(text)) else {
            throw .date(String(text.prefix(64)))
        }
        self = date
    }
}
