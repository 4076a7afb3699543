import SpokenLocaleData
import SpokenModel

/// Dates with the name of a month as a locale writes them, by CLDR: «21 mars 2025», «21 de marzo», «2025年3月21日».
struct WrittenDates: Sendable {
    private enum Part: Sendable, Hashable {
        /// What stands between the fields; spaces of any kind are alike.
        case literal([UInt8])
        case year, month, name, day

        var isNumber: Bool { self == .year || self == .month || self == .day }
    }

    private let patterns: [[Part]]
    private let names: [(bytes: [UInt8], month: Int)]

    init(_ forms: [LocaleForms.Form]) {
        patterns = forms.filter { $0.kind == .datePattern }.compactMap { Self.parts($0.text) }
        names = forms.filter { $0.kind == .month }
            .compactMap { form in Int(form.meaning).map { (Array(form.text.utf8), $0) } }
            .sorted { $0.bytes.count > $1.bytes.count }
    }

    /// The parts of a pattern of UTS #35; nil for one with another field than day, month and year.
    private static func parts(_ pattern: String) -> [Part]? {
        var parts: [Part] = []
        var literal: [UInt8] = []
        var isQuoted = false
        let scalars = Array(pattern.unicodeScalars)
        var index = 0
        func flush() {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = []
        }
        while index < scalars.count {
            let scalar = scalars[index]
            var end = index + 1
            if scalar == "'" {
                isQuoted.toggle()
            } else if !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic {
                while end < scalars.count, scalars[end] == scalar { end += 1 }
                flush()
                switch scalar {
                case "y": parts.append(.year)
                case "M", "L": parts.append(end - index > 2 ? .name : .month)
                case "d": parts.append(.day)
                default: return nil
                }
            } else if scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2009}" {
                literal.append(0x20)
            } else if !["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar) {
                literal += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
            index = end
        }
        flush()
        return parts
    }

    /// The date whose first number begins at a place, the longest one, and where it begins and ends.
    func date(_ text: TextView, _ place: Int) -> (date: CalendarDate, start: Int, end: Int)? {
        var best: (date: CalendarDate, start: Int, end: Int)?
        for parts in patterns {
            guard let found = match(parts, text, place), found.end > best?.end ?? place else { continue }
            best = found
        }
        return best
    }

    private func match(_ parts: [Part], _ text: TextView, _ place: Int) -> (date: CalendarDate, start: Int, end: Int)? {
        guard let first = parts.firstIndex(where: \.isNumber) else { return nil }
        var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
        var start = place
        for part in parts[..<first].reversed() {
            switch part {
            case .literal(let bytes):
                guard let before = text.start(of: bytes, endingAt: start) else { return nil }
                start = before
            case .name:
                guard let name = names.first(where: { isName($0.bytes, text, endingAt: start) }) else { return nil }
                month = name.month
                start -= name.bytes.count
            default: return nil
            }
        }
        var end = place
        for part in parts[first...] {
            end = text.skipDirectionMarks(end)
            switch part {
            case .literal(let bytes):
                guard let next = text.end(of: bytes, at: end) else { return nil }
                end = next
            case .name:
                guard let name = names.first(where: { text.has($0.bytes, at: end) }) else { return nil }
                month = name.month
                end += name.bytes.count
                if text.isSpacedLetter(end), text.isSpacedLetterBefore(end) { return nil }
            case .year, .month, .day:
                guard let (value, count, next) = number(text, end), count <= 2 || part == .year && count == 4 else {
                    return nil
                }
                if part == .year, count != 4 { return nil }
                switch part {
                case .year: year = value
                case .month: month = value
                default: day = value
                }
                end = next
            }
        }
        return CalendarDate(year: year, month: month, day: day).map { ($0, start, end) }
    }

    private func number(_ text: TextView, _ start: Int) -> (value: Int, count: Int, end: Int)? {
        var (value, count, place) = (0, 0, start)
        while count < 5, let digit = text.decimalDigit(place) {
            value = value * 10 + Int(digit.value)
            count += 1
            place += digit.length
        }
        return count > 0 ? (value, count, place) : nil
    }

    private func isName(_ name: [UInt8], _ text: TextView, endingAt end: Int) -> Bool {
        let start = end - name.count
        return start >= 0 && text.has(name, at: start) && !text.isSpacedLetterBefore(start)
    }
}
