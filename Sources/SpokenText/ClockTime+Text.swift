import SpokenModel

extension ClockTime {
    /// Reads "9", "09:00", "9:30" and "09:30:15"; hours 0…24, minutes and seconds of two digits.
    /// - Throws: `SpokenContentError.hour` for anything else.
    public init(_ text: some StringProtocol) throws(SpokenContentError) {
        let error = SpokenContentError.hour(String(text.prefix(64)))
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { throw error }
        var numbers: [Int] = []
        for (index, part) in parts.enumerated() {
            let isLengthRight = index == 0 ? (1...2).contains(part.utf8.count) : part.utf8.count == 2
            guard isLengthRight, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else {
                throw error
            }
            numbers.append(number)
        }
        let minute = numbers.count > 1 ? numbers[1] : 0
        guard let time = ClockTime(hour: numbers[0], minute: minute, second: numbers.count > 2 ? numbers[2] : nil)
        else { throw error }
        self = time
    }
}
