extension CalendarDate {
    /// Reads ISO 8601 dates: "2025-03-21", "2025-03", "2025" and, without a year, "--03-21". Nil for anything else and for
    /// days that do not exist.
    package init?(digits text: String) {
        let hasNoYear = text.hasPrefix("--")
        let parts = (hasNoYear ? text.dropFirst(2) : text[...]).split(separator: "-", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        for (index, part) in parts.enumerated() {
            let length = index == 0 && !hasNoYear ? 4 : 2
            guard part.utf8.count == length, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        switch (hasNoYear, numbers.count) {
        case (true, 2): self.init(month: numbers[0], day: numbers[1])
        case (false, 1): self.init(year: numbers[0])
        case (false, 2): self.init(year: numbers[0], month: numbers[1])
        case (false, 3): self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        default: return nil
        }
    }

    /// As in ISO 8601: "2025-03-21", "2025-03", "2025", "--03-21"; a month alone is "--03".
    package var digits: String {
        func padded(_ value: Int, _ count: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let rest = [month, day].compactMap { $0 }.map { padded(Int($0), 2) }
        return ([year.map { padded(Int($0), 4) } ?? "-"] + rest).joined(separator: "-")
    }
}

extension CalendarDate: Codable {
    /// Reads an ISO 8601 date: "2025-03-21".
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = CalendarDate(digits: text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "'\(text.prefix(64))' is no date; write year-month-day, such as 2025-03-21"))
        }
        self = date
    }

    /// Writes an ISO 8601 date: "2025-03-21".
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(digits)
    }
}
