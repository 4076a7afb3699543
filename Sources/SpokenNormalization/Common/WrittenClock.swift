import SpokenLocaleData
import SpokenModel

/// Times of day as a locale writes them, by CLDR: "18:30", "6:30 PM", «下午6:30», «18:30 น.».
struct WrittenClock: Sendable {
    /// What stands before the hour, between it and the minutes, and behind them; spaces of any kind are alike.
    private struct Shape: Sendable {
        let before: [UInt8]
        let between: [UInt8]
        let behind: [UInt8]
        /// The hour of the day by the hour that is written; 0xFF for none.
        var hours = [UInt8](repeating: 0xFF, count: 25)
    }

    private let shapes: [Shape]

    init(_ forms: [LocaleForms.Form]) {
        var shapes: [Shape] = []
        var places: [String: Int] = [:]
        for form in forms where form.kind == .clock {
            let numbers = form.meaning.split(separator: ":").compactMap { UInt8($0) }
            let parts = form.text.utf8.split(separator: 0x09, omittingEmptySubsequences: false)
            guard numbers.count == 2, numbers[1] < 25, parts.count == 3 else { continue }
            let place = places[form.text] ?? shapes.count
            if place == shapes.count {
                places[form.text] = place
                shapes.append(Shape(before: Array(parts[0]), between: Array(parts[1]), behind: Array(parts[2])))
            }
            if shapes[place].hours[Int(numbers[1])] == 0xFF { shapes[place].hours[Int(numbers[1])] = numbers[0] }
        }
        // "6:30 PM" before "6:30".
        self.shapes = shapes.sorted { $0.before.count + $0.behind.count > $1.before.count + $1.behind.count }
    }

    /// The time whose hour begins at a place, and where it begins and ends; `isBare` without anything around its numbers.
    func time(_ text: TextView, _ place: Int) -> (time: ClockTime, start: Int, end: Int, isBare: Bool)? {
        guard let hour = text.smallNumber(place) else { return nil }
        for shape in shapes {
            guard hour.value < 25, shape.hours[hour.value] != 0xFF,
                let next = text.end(of: shape.between, at: hour.end), let minute = text.smallNumber(next),
                minute.count == 2, text.decimalDigit(minute.end) == nil,
                let end = text.end(of: shape.behind, at: minute.end),
                let start = text.start(of: shape.before, endingAt: place),
                let time = ClockTime(hour: Int(shape.hours[hour.value]), minute: minute.value)
            else { continue }
            return (time, start, end, shape.before.isEmpty && shape.behind.isEmpty)
        }
        return nil
    }
}

extension TextView {
    /// A number of one or two digits of any script.
    func smallNumber(_ start: Int) -> (value: Int, count: Int, end: Int)? {
        var (value, count, place) = (0, 0, start)
        while let digit = decimalDigit(place) {
            guard count < 2 else { return nil }
            value = value * 10 + Int(digit.value)
            count += 1
            place += digit.length
        }
        return count > 0 ? (value, count, place) : nil
    }

    /// Behind these bytes, whose spaces may be of any kind; marks of the writing direction are skipped.
    func end(of bytes: [UInt8], at start: Int) -> Int? {
        var place = skipDirectionMarks(start)
        for byte in bytes {
            let length = byte == 0x20 ? spaceLength(place) : place < end && self[place] == byte ? 1 : 0
            guard length > 0 else { return nil }
            place = skipDirectionMarks(place + length)
        }
        return place
    }

    /// Where these bytes begin when they end at a place.
    func start(of bytes: [UInt8], endingAt end: Int) -> Int? {
        var place = end
        for byte in bytes.reversed() {
            place = skipDirectionMarksBack(place)
            guard place > 0 else { return nil }
            let before = byte == 0x20 ? previousScalar(place) : place - 1
            guard byte == 0x20 ? spaceLength(before) > 0 : self[before] == byte else { return nil }
            place = before
        }
        return place
    }
}
