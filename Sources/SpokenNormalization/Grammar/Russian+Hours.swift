import SpokenModel

/// Clock times and hours.
extension Classifier {
    /// «9:30», and «9.30» where only a time fits.
    private func russianClock(_ place: Int) -> (time: ClockTime, end: Int)? {
        clock(place) ?? pointedClock(place).flatMap { $0.time.minute % 5 == 0 ? $0 : nil }
    }

    /// Whether hours begin at a place: «9:00», «с 9 до 18».
    func startsClock(_ place: Int) -> Bool {
        guard text.isDigit(place) else { return false }
        if clock(place) != nil || hoursRange(place) != nil { return true }
        guard let (_, end) = russianClock(place) else { return false }
        return text.dashLength(text.skipSpaces(end)) > 0
    }

    /// «с 09:00 до 23:00» and «в 10:00–11:00» from their first word on.
    func hours(_ start: Int, _ wordEnd: Int) -> Reading? {
        let isCapital = text.isUpper(start)
        let opening = text.skipSpaces(wordEnd)
        guard text.isDigit(opening), opening > wordEnd else { return nil }
        if text.has("с", at: start) || text.has("С", at: start), wordEnd == start + 2 {
            guard let (opens, end) = russianClock(opening) ?? hyphenClock(opening) ?? minutes(opening, from: opening),
                text.skipSpaces(end) > end
            else { return nil }
            let until = text.skipSpaces(end)
            let closing = text.skipSpaces(until + 4)
            guard text.has("до", at: until),
                let (closes, last) = russianClock(closing) ?? hyphenClock(closing) ?? minutes(closing, from: opening),
                spelling(last) == nil || clock(opening) != nil, !isGrouped(last),
                !text.isHyphen(end - 3) && !text.isHyphen(last - 3) || areHours(opens, closes, last)
            else { return nil }
            return hours(opens, closes, start, last, isCapital)
        }
        // A range of hours brings its own prepositions, which take the place of the one that is written.
        guard wordEnd == start + 2, text.has("в", at: start) || text.has("В", at: start),
            let (opens, closes, last) = hoursRange(opening)
        else { return nil }
        return hours(opens, closes, start, last, isCapital)
    }

    private func hours(_ opens: ClockTime, _ closes: ClockTime, _ start: Int, _ end: Int, _ isCapital: Bool) -> Reading
    {
        Reading(
            start: start, end: end, content: .quantity(.hours(opens, closes), .nominative), semioticClass: .time,
            isCapital: isCapital)
    }

    /// «12–20» behind a day of the week or «ежедневно».
    private func dayHours(_ place: Int) -> (opens: ClockTime, closes: ClockTime, end: Int)? {
        let (first, length) = text.digits(place)
        guard (1...2).contains(length) else { return nil }
        let dashStart = text.skipSpaces(place + length)
        let dash = text.dashLength(dashStart)
        let second = text.skipSpaces(dashStart + dash)
        let (last, lastLength) = text.digits(second)
        let end = second + lastLength
        guard dash == 3 || dash == 1 && dashStart == place + length, (1...2).contains(lastLength), first < last,
            (dashStart > place + length) == (second > dashStart + dash), text[end] != 0x3A, text[end] != 0x2D,
            text.letterLength(end) == 0, ![0x2E, 0x2C].contains(text[end]) || !text.isDigit(end + 1),
            isHourTail(end), isBehindDay(place), let opens = ClockTime(hour: first), let closes = ClockTime(hour: last)
        else { return nil }
        return (opens, closes, end)
    }

    /// Whether hours without minutes may stand at a place: behind days, a point or a colon between them or not.
    private func isBehindDay(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        if text[end - 1] == 0x3A { end = text.skipSpacesBack(end - 1) }
        if text[end - 1] == 0x2E { end -= 1 }
        let start = text.wordStart(end)
        return start < end && end - start <= 24 && isDay(text.lowered(start, end))
    }

    /// What hours without minutes stand behind.
    private func isDay(_ word: Word) -> Bool {
        vocabulary.russian.isDayName(word) || vocabulary.russian.contexts.has(word, .hours)
    }

    /// Whether nothing that is counted follows: no word at all, another day, or «перерыв».
    func isHourTail(_ place: Int) -> Bool {
        let next = loweredAfter(place)
        return next.isEmpty || vocabulary.russian.contexts.has(next, .hourTail) || isDay(next)
    }

    /// «9-00», «17-30»: with a hyphen only where nothing but a time fits.
    func hyphenClock(_ place: Int, behindDash: Bool = false) -> (time: ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let minutes = place + length + 1
        let (minute, count) = text.digits(minutes)
        guard (1...2).contains(length), text[minutes - 1] == 0x2D, count == 2, minute % 15 == 0,
            place == 0 || behindDash
                || ![0x2D, 0x2E, 0x2C].contains(text[place - 1]),
            text.letterLength(minutes + 2) == 0,
            ![0x2E, 0x2C, 0x3A, 0x2F].contains(text[minutes + 2])
                || !text.isDigit(minutes + 3),
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        return (time, minutes + 2)
    }

    /// Two times with hyphens: one of them shows by its minutes that it is no range of numbers.
    private func areHours(_ opens: ClockTime, _ closes: ClockTime, _ end: Int) -> Bool {
        guard opens < closes, isHourTail(end), !isPriced(end) else { return false }
        return opens.minute == 0 || closes.minute == 0 || opens.minute == 30 && closes.minute == 30
    }

    /// Whether three digits follow, which would make one number of them and of an hour.
    private func isGrouped(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        return next > place && text.digits(next).count == 3
    }

    /// Whether a sign of money or percent follows: then the numbers are no times.
    private func isPriced(_ place: Int) -> Bool {
        switch spelling(place)?.meaning {
        case .currency, .minorUnit, .magnitude: true
        case .unit(let unit): unit == .percent || unit == .permille
        case nil: isGrouped(place)
        }
    }

    /// «завтра 12–14 ч»: hours of a day rather than so many of them.
    func hoursOfDay(
        _ first: ScannedNumber, _ second: ScannedNumber, _ quantity: Quantity, from start: Int, _ end: Int
    ) -> Reading? {
        guard case .measure(let measure) = quantity, measure.unit == .hour, !first.hasFraction, !second.hasFraction,
            first.integer < second.integer, second.integer <= 24,
            let noun = vocabulary.noun(.unit(.hour), of: second, .genitive)
        else { return nil }
        let before = wordBefore(start)
        guard
            ["завтра", "сегодня", "послезавтра"].contains(before) || vocabulary.russian.weekdayNames.contains(before),
            let opens = ClockTime(hour: Int(first.integer)), let closes = ClockTime(hour: Int(second.integer))
        else { return nil }
        return .likely(start, end, .quantity(.hours(opens, closes), .nominative).appending(" " + noun), .time)
    }

    /// «9-00 – 18-00»
    private func hyphenHours(_ place: Int) -> (opens: ClockTime, closes: ClockTime, end: Int)? {
        guard let (opens, end) = hyphenClock(place) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        guard dash > 0, let (closes, last) = hyphenClock(text.skipSpaces(dashStart + dash), behindDash: true),
            text[last] != 0x2D, areHours(opens, closes, last)
        else { return nil }
        return (opens, closes, last)
    }

    private func hoursRange(_ place: Int) -> (opens: ClockTime, closes: ClockTime, end: Int)? {
        if let found = dayHours(place) ?? hyphenHours(place) { return found }
        guard let (opens, end) = russianClock(place) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        guard dash > 0, let (closes, last) = russianClock(text.skipSpaces(dashStart + dash)), !isPriced(last),
            (text[place + 1] == 0x3A || text[place + 2] == 0x3A)
                || (opens.hour >= 6 && closes.hour > opens.hour && spelling(last) == nil)
        else { return nil }
        return (opens, closes, last)
    }

    /// «2 PM», «10:30 AM»: in Russian the part of the day is named.
    func russianMeridiem(_ place: Int) -> Decision? {
        let clock = clock(place)
        let (hour, length) = text.digits(place)
        let end = clock?.end ?? place + length
        let mark = text.skipSpaces(end)
        guard text[mark] | 0x20 == 0x61 || text[mark] | 0x20 == 0x70, text[mark + 1] | 0x20 == 0x6D,
            text.wordEnd(mark) == mark + 2, (1...12).contains(clock.map { Int($0.time.hour) } ?? hour),
            (1...2).contains(length),
            let time = clock?.time ?? ClockTime(hour: hour)
        else { return nil }
        let isMorning = text[mark] | 0x20 == 0x61
        let part: String
        switch (isMorning, time.hour % 12) {
        case (true, 0...3): part = " ночи"
        case (true, _): part = " утра"
        case (false, 0...4): part = " дня"
        case (false, _): part = " вечера"
        }
        let grammaticalCase = governedCase(before: place, of: clockNumber(time))
        let spoken: Reading.Content =
            time.minute == 0
            ? .quantity(.measure(Measure(DecimalNumber(exactly: time.hour) ?? 0, .hour)), grammaticalCase)
            : numbers == .digits ? .words(word(place, end)) : said(time, grammaticalCase, isTold: true)
        return .reading(
            .likely(place, mark + 2, spoken.appending(part), .time)
        )
    }

    /// «10:00–22:00», «в 15.00»; in words also «18:30».
    func russianTime(_ place: Int) -> Decision? {
        if let (opens, closes, end) = hoursRange(place) {
            let before = wordBefore(place)
            // Behind «на» or «к» the two stand side by side; «работает» is no preposition.
            if vocabulary.isGovernor(before), !vocabulary.russian.contexts.has(before, .hours), before != "с",
                before != "со"
            {
                guard numbers == .words else { return .skip(end) }
                let grammaticalCase = governedCase(before: place, of: clockNumber(opens))
                return .reading(
                    .likely(
                        place, end,
                        .joined([
                            .quantity(.clock(opens), grammaticalCase), .words("–"),
                            .quantity(.clock(closes), grammaticalCase),
                        ]), .time))
            }
            return .reading(hours(opens, closes, place, end, false))
        }
        if let reading = hyphenTime(place) ?? pointedTime(place) { return .reading(reading) }
        guard let (time, end) = russianClock(place) else { return nil }
        // «в масштабе 1:43»
        if clock(place) != nil, isProportion(place) {
            let number = text.scanNumber(place, syntax)
            return numbers == .words ? score(number, from: place).map { .reading($0) } : .skip(end)
        }
        // «2:05.33», «1:23:45,6» are results.
        if text[end] == 0x2E || text[end] == 0x2C, text.isDigit(end + 1), !startsClock(end + 1) {
            return .skip(codeEnd(end))
        }
        if clock(place) == nil {
            guard vocabulary.russian.contexts.has(wordBefore(place), .clock), spelling(end) == nil, text[end] != 0x25,
                !(numbers == .digits && time.minute > 0),
                // «около 12.50 метра»
                wordBefore(place) != "около" || !isOfAmount(end)
            else { return nil }
        }
        guard numbers == .words || clock(place) == nil else { return .skip(end) }
        return .reading(
            Reading(
                start: place, end: end,
                content: said(time, governedCase(before: place, of: clockNumber(time)), isTold: isTold(place)),
                semioticClass: .time,
                // «к 15.00»: behind a word for an hour; full hours are no decimals.
                confidence: clock(place) != nil ? .certain : time.minute == 0 ? .likely : .guess))
    }

    /// «в 18-00», «до 20-00», «в 8-30».
    private func hyphenTime(_ place: Int) -> Reading? {
        guard let (time, end) = hyphenClock(place), text[end] != 0x2D, isHourTail(end), spelling(end) == nil,
            text[end] != 0x25
        else { return nil }
        let before = wordBefore(place)
        guard
            vocabulary.russian.contexts.has(before, .clock)
                || time.minute == 0 && vocabulary.russian.contexts.has(before, .until)
        else {
            return nil
        }
        return .likely(
            place, end, said(time, governedCase(before: place, of: clockNumber(time)), isTold: isTold(place)), .time)
    }

    /// «до 1:30»
    private func isTold(_ place: Int) -> Bool {
        let before = wordBefore(place)
        return vocabulary.russian.contexts.has(before, .clock) || vocabulary.russian.contexts.has(before, .until)
    }

    private func clockNumber(_ time: ClockTime) -> ScannedNumber {
        var number = ScannedNumber(start: 0, end: 0)
        number.integer = UInt64(time.hour)
        return number
    }
}
