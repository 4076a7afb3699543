extension ClockTime {
    /// Reads "9", "09:00", "9:30" and "09:30:15"; hours 0…24, minutes and seconds of two digits. Nil for anything else.
    package init?(digits text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for (index, part) in parts.enumerated() {
            let isLengthRight = index == 0 ? (1...2).contains(part.utf8.count) : part.utf8.count == 2
            guard isLengthRight, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else {
                return nil
            }
            numbers.append(number)
        }
        let minute = numbers.count > 1 ? numbers[1] : 0
        self.init(hour: numbers[0], minute: minute, second: numbers.count > 2 ? numbers[2] : nil)
    }

    /// "09:30", with seconds "09:30:15".
    package var digits: String {
        ([hour, minute] + (second.map { [$0] } ?? [])).map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }
}

extension ClockTime: Codable {
    /// Reads "09:30" or "09:30:15".
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let time = ClockTime(digits: text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "'\(text.prefix(64))' is no time of day; write 00:00 to 24:00"))
        }
        self = time
    }

    /// Writes "09:30" or "09:30:15".
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(digits)
    }
}
