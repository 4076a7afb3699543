import SpokenModel

/// Reads opening hours byte by byte; every step moves forward, so that any text ends in rules or an error.
struct OpeningHoursParser {
    private let bytes: [UInt8]
    private var place = 0
    /// What is read of a rule; a rule ends before a separator.
    private var rule = OpeningRule()
    private var rules: [OpeningRule] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() throws(OpeningHoursError) -> [OpeningRule] {
        skipSpaces()
        guard place < bytes.count else { throw .empty }
        while place < bytes.count {
            try parseRule()
            skipSpaces()
            if place >= bytes.count { break }
            if take(";") {
                rule.combination = .normal
            } else if take("||") {
                rule.combination = .fallback
            } else if take(",") {
                rule.combination = .additional
            } else {
                throw unexpected("';', ',' or the end")
            }
            skipSpaces()
        }
        return rules
    }

    // MARK: Rules

    private mutating func parseRule() throws(OpeningHoursError) {
        let combination = rule.combination
        rule = OpeningRule()
        rule.combination = combination
        let start = place
        if take("24/7") {
            // Monday to Sunday from midnight to midnight, holidays as well.
        } else {
            try parseDates()
            skipSpaces()
            _ = take(":")
            skipSpaces()
            try parseDays()
            skipSpaces()
            _ = take(":")
            skipSpaces()
            try parseTimes()
        }
        skipSpaces()
        try parseState()
        guard place > start else { throw unexpected("a day, a time, 'off' or '24/7'") }
        rules.append(rule)
    }

    private mutating func parseState() throws(OpeningHoursError) {
        if takeWord("off") || takeWord("closed") {
            rule.state = .closed
        } else if takeWord("open") {
            rule.state = .open
        } else if takeWord("unknown") {
            rule.state = .unknown
        }
        skipSpaces()
        guard take("\"") else {
            if rule.state == .unknown { throw unexpected("a comment in quotes that tells more than 'unknown'") }
            return
        }
        let start = place
        while place < bytes.count, bytes[place] != 0x22 { place += 1 }
        guard place < bytes.count else {
            place = start
            throw unexpected("a comment that ends with '\"'")
        }
        rule.comment = String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        if rule.state == .open, rule.intervals.isEmpty { rule.state = .unknown }
    }

    // MARK: Days

    private static let weekdays = ["mo", "tu", "we", "th", "fr", "sa", "su"]

    private mutating func parseDays() throws(OpeningHoursError) {
        var isFirst = true
        while true {
            let before = place
            if !isFirst {
                guard take(",") else { return }
                skipSpaces()
            }
            if takeWord("ph") {
                rule.publicHolidays = true
            } else if takeWord("sh") {
                rule.schoolHolidays = true
            } else if let first = takeWeekday() {
                if take("[") {
                    place = before
                    let end = min(before + 5, bytes.count)
                    throw .unsupported(String(decoding: bytes[before..<end], as: UTF8.self), offset: before)
                }
                try parseRangeOfDays(from: first)
            } else {
                place = before
                return
            }
            isFirst = false
        }
    }

    private mutating func parseRangeOfDays(from first: Int) throws(OpeningHoursError) {
        let before = place
        skipSpaces()
        guard takeDash() else {
            place = before
            rule.weekdays.insert(first)
            return
        }
        skipSpaces()
        guard let last = takeWeekday() else { throw unexpected("a weekday such as Fr") }
        var day = first
        rule.weekdays.insert(day)
        while day != last {
            day = day % 7 + 1
            rule.weekdays.insert(day)
        }
    }

    private mutating func takeWeekday() -> Int? {
        for (index, name) in Self.weekdays.enumerated() {
            let before = place
            if takeLetters(name) {
                // schema.org and people also write Mon and Monday.
                while let byte = peek(), Self.isLetter(byte) { place += 1 }
                let word = String(decoding: bytes[before..<place], as: UTF8.self).lowercased()
                if Self.isWeekday(word, index) { return index + 1 }
                place = before
            }
        }
        return nil
    }

    private static let weekdayNames = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    private static func isWeekday(_ word: String, _ index: Int) -> Bool {
        word == weekdays[index] || (word.utf8.count >= 3 && weekdayNames[index].hasPrefix(word))
    }

    // MARK: Times

    private mutating func parseTimes() throws(OpeningHoursError) {
        var isFirst = true
        while true {
            let before = place
            if !isFirst {
                guard take(",") else { return }
                skipSpaces()
            }
            try refuseShiftedTime()
            guard let start = try parseMoment(latest: 1440) else {
                place = before
                return
            }
            skipSpaces()
            if takeDash() {
                skipSpaces()
                try refuseShiftedTime()
                guard let end = try parseMoment(latest: 2880) else { throw unexpected("a time such as 09:00") }
                // «22:00-02:00+» is said up to its named end.
                _ = take("+")
                rule.intervals.append(OpenInterval(start, end))
            } else if take("+") {
                rule.intervals.append(OpenInterval(start, nil))
            } else {
                throw unexpected("'-' and the closing time, or '+'")
            }
            isFirst = false
        }
    }

    /// `(sunset-01:30)`: nobody says it in a few words.
    private func refuseShiftedTime() throws(OpeningHoursError) {
        if peek() == 0x28 { throw .unsupported("(", offset: place) }
    }

    /// A time or `sunrise`, `sunset`, `dawn`, `dusk`; nil where neither stands.
    private mutating func parseMoment(latest: Int) throws(OpeningHoursError) -> OpenInterval.Moment? {
        for event in DaylightEvent.allCases where takeWord(event.rawValue) { return .daylight(event) }
        guard let byte = peek(), Self.isDigit(byte) else { return nil }
        let minutes = try parseTime(latest: latest)
        if minutes == 1440, latest > 1440, let midnight = ClockTime(hour: 24) { return .clock(midnight) }
        return .clock(ClockTime(minutesSinceMidnight: minutes))
    }

    /// "9:00", "09:00", "26:00": minutes since midnight
    private mutating func parseTime(latest: Int) throws(OpeningHoursError) -> Int {
        let start = place
        guard let hour = takeNumber(digits: 2), take(":") || take("."), let minute = takeNumber(digits: 2) else {
            place = start
            throw unexpected("a time such as 09:00")
        }
        let minutes = hour * 60 + minute
        guard minute < 60, minutes <= latest else {
            place = start
            throw unexpected("a time from 00:00 to \(latest / 60):00")
        }
        // schema.org allows seconds.
        if peek() == 0x3A {
            place += 1
            guard takeNumber(digits: 2) != nil else { throw unexpected("seconds") }
        }
        return minutes
    }

    // MARK: Dates

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private mutating func parseDates() throws(OpeningHoursError) {
        for word in ["week", "easter"] where starts(with: word) { throw .unsupported(word, offset: place) }
        var isFirst = true
        while true {
            let before = place
            if !isFirst {
                guard take(",") else { return }
                skipSpaces()
            }
            guard let start = try parseDate(like: nil) else {
                place = before
                return
            }
            let afterStart = place
            skipSpaces()
            if takeDash() {
                skipSpaces()
                guard let end = try parseDate(like: start) else { throw unexpected("a month, a day or a year") }
                rule.dates.append(OpeningRule.Dates(start: start, end: end))
            } else {
                place = afterStart
                rule.dates.append(OpeningRule.Dates(start: start, end: start))
            }
            isFirst = false
        }
    }

    /// "2025", "2025 Mar", "Mar 20", "Mar", and behind a dash also "31" for a day of the same month.
    private mutating func parseDate(like start: CalendarDate?) throws(OpeningHoursError) -> CalendarDate? {
        let before = place
        var year: Int?
        if digitCount() == 4, let number = takeNumber(digits: 4) {
            // "2025-2026" is years, "1000-1800" no time of this syntax.
            year = number
            skipSpaces()
        }
        var month = takeMonth()
        var day: Int?
        if month != nil {
            let afterMonth = place
            skipSpaces()
            day = takeDay()
            if day == nil { place = afterMonth }
        } else if let start, start.day != nil, year == nil {
            day = takeDay()
            month = day == nil ? nil : start.month.map(Int.init)
        }
        guard year != nil || month != nil else {
            place = before
            return nil
        }
        if year == nil, let start, let startYear = start.year, month != nil { year = Int(startYear) }
        guard let date = CalendarDate(year: year, month: month, day: day) else {
            place = before
            throw unexpected("a date that exists")
        }
        return date
    }

    /// Two digits that are no hour: "25" but not "25:00".
    private mutating func takeDay() -> Int? {
        let before = place
        let count = digitCount()
        guard count == 1 || count == 2, let day = takeNumber(digits: 2), peek() != 0x3A || !isDigit(at: place + 1)
        else {
            place = before
            return nil
        }
        return day
    }

    private mutating func takeMonth() -> Int? {
        for (index, name) in Self.months.enumerated() {
            let before = place
            if takeLetters(name) {
                if let byte = peek(), Self.isLetter(byte) {
                    place = before
                } else {
                    return index + 1
                }
            }
        }
        return nil
    }

    // MARK: Bytes

    private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private func isDigit(at index: Int) -> Bool { index < bytes.count && Self.isDigit(bytes[index]) }

    private func digitCount() -> Int {
        var end = place
        while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        return end - place
    }

    private mutating func skipSpaces() {
        while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
    }

    private func starts(with text: String) -> Bool {
        var index = place
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] | 0x20 == byte | 0x20 else { return false }
            index += 1
        }
        return true
    }

    private mutating func take(_ text: String) -> Bool {
        var index = place
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        place = index
        return true
    }

    /// Hyphen-minus, en dash, em dash.
    private mutating func takeDash() -> Bool { take("-") || take("–") || take("—") }

    private mutating func takeLetters(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        place += text.utf8.count
        return true
    }

    private mutating func takeWord(_ text: String) -> Bool {
        let before = place
        guard takeLetters(text) else { return false }
        if let byte = peek(), Self.isLetter(byte) {
            place = before
            return false
        }
        return true
    }

    private mutating func takeNumber(digits: Int) -> Int? {
        var value = 0
        var count = 0
        while count < digits, let byte = peek(), Self.isDigit(byte) {
            value = value * 10 + Int(byte & 0x0F)
            place += 1
            count += 1
        }
        return count == 0 ? nil : value
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private func unexpected(_ expected: String) -> OpeningHoursError {
        let end = min(place + 12, bytes.count)
        let start = min(place, end)
        return .unexpected(String(decoding: bytes[start..<end], as: UTF8.self), offset: place, expected: expected)
    }
}
