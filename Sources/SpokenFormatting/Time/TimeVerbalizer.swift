import SpokenModel

/// Says and shows clock times, hour ranges, dates and their ranges for one language.
package struct TimeVerbalizer: Sendable {
    let language: LanguageTag
    let numbers: NumberStyle
    let options: FormattingOptions
    /// Nil when the language has no words for times.
    let grammar: (any TimeGrammar)?

    package init(language: LanguageTag, numbers: NumberStyle, options: FormattingOptions) {
        self.language = language
        self.numbers = numbers
        self.options = options
        grammar = TimeGrammars.grammar(for: language, numbers: numbers, isOfText: options.isOfText)
    }

    /// True for the quantities that this type says: `.clock`, `.hours`, `.date`, `.period` and ranges of them.
    package static func handles(_ quantity: Quantity) -> Bool {
        switch quantity {
        case .clock, .hours, .date, .period: true
        case .range(let start, _): handles(start)
        default: false
        }
    }

    /// - Parameter numerals: the number words of the same language.
    package func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase?,
        numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        guard let grammar else { return appendVisible(quantity, role: role, to: &buffer) }
        append(quantity, role, grammaticalCase, grammar, numerals, to: &buffer)
    }

    private func append(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?, _ grammar: some TimeGrammar,
        _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        switch quantity {
        case .clock(let time):
            let phrase = grammar.clockPreposition(role, time)
            buffer.append(phrase.before)
            grammar.appendClock(time, grammaticalCase ?? phrase.grammaticalCase, numerals, to: &buffer)
            buffer.append(phrase.after)
        case .hours(let start, let end), .range(.clock(let start), .clock(let end)):
            let hours = OpenInterval(start, end)
            if role == .plain, let grammaticalCase, !hours.isWholeDay, !hours.isOpenEnd {
                grammar.appendGovernedHours(hours, grammaticalCase, numerals, to: &buffer)
            } else {
                grammar.appendHours(hours, numerals, to: &buffer)
            }
        case .period(let period):
            let phrase = grammar.periodPreposition(role)
            buffer.append(phrase.before)
            grammar.appendPeriod(period, grammaticalCase ?? phrase.grammaticalCase, numerals, to: &buffer)
            buffer.append(phrase.after)
        case .range(.period(let start), .period(let end)):
            if role == .from { return grammar.appendFromTo(start, end, numerals, to: &buffer) }
            let phrase = grammar.periodPreposition(role)
            buffer.append(phrase.before)
            grammar.appendPeriods(start, end, grammaticalCase ?? phrase.grammaticalCase, numerals, to: &buffer)
            buffer.append(phrase.after)
        case .date(let date):
            let phrase = grammar.datePreposition(role, date)
            buffer.append(phrase.before)
            let governed = role == .plain ? nil : phrase.grammaticalCase
            grammar.appendDate(date, grammaticalCase ?? governed, numerals, to: &buffer)
            buffer.append(phrase.after)
        case .range(.date(let start), .date(let end)):
            grammar.appendDates(start, end, numerals, to: &buffer)
        case .range(let start, let end):
            // `validate` refuses ends of two kinds.
            append(start, .plain, grammaticalCase, grammar, numerals, to: &buffer)
            buffer.append(" – ")
            append(end, .plain, grammaticalCase, grammar, numerals, to: &buffer)
        default: break
        }
    }

    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        guard let grammar else {
            if case .date(let date) = quantity { buffer.append(date.isoText) }
            if case .clock(let time) = quantity { appendPlain(time, to: &buffer) }
            if case .period(let period) = quantity { buffer.append(digits: period.number) }
            if case .hours(let start, let end) = quantity {
                appendPlain(start, to: &buffer)
                buffer.append("–")
                appendPlain(end, to: &buffer)
            }
            return
        }
        switch quantity {
        case .clock(let time):
            let phrase = grammar.clockPreposition(role, time)
            buffer.append(phrase.before)
            grammar.appendVisibleClock(time, to: &buffer)
            buffer.append(phrase.after)
        case .hours(let start, let end):
            grammar.appendVisibleHours(OpenInterval(start, end), to: &buffer)
        case .date(let date):
            let phrase = grammar.datePreposition(role, date)
            buffer.append(phrase.before)
            grammar.appendVisibleDate(date, to: &buffer)
            buffer.append(phrase.after)
        case .range(.clock(let start), .clock(let end)):
            grammar.appendVisibleHours(OpenInterval(start, end), to: &buffer)
        case .range(.date(let start), .date(let end)):
            grammar.appendVisibleDates(start, end, to: &buffer)
        case .period(let period):
            buffer.append(grammar.periodPreposition(role).before)
            grammar.appendVisiblePeriod(period, to: &buffer)
        case .range(.period(let start), .period(let end)):
            if role != .from { buffer.append(grammar.periodPreposition(role).before) }
            grammar.appendVisiblePeriods(start, end, to: &buffer)
        case .range(let start, let end):
            appendVisible(start, role: .plain, to: &buffer)
            buffer.append("\u{A0}– ")
            appendVisible(end, role: .plain, to: &buffer)
        default: break
        }
    }

    private func appendPlain(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        buffer.append(digits: UInt64(time.hour), width: 2)
        buffer.append(byte: 0x3A)
        buffer.append(digits: UInt64(time.minute), width: 2)
    }

    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard let grammar else { throw .unsupported("times and dates", language: language.description) }
        try grammar.validate(quantity, case: grammaticalCase)
        switch quantity {
        case .range(.date(let start), .date(let end)):
            guard (start.month == nil) == (end.month == nil), (start.day == nil) == (end.day == nil) else {
                throw .mismatchedRange
            }
            if let first = start.year, let last = end.year {
                let isReversed =
                    (first, start.month ?? 0, start.day ?? 0) > (last, end.month ?? 0, end.day ?? 0)
                guard !isReversed else { throw .reversedRange(start.isoText, end.isoText) }
            }
        case .range(.period(let start), .period(let end)):
            guard start.kind == end.kind else { throw .mismatchedRange }
            guard start.number <= end.number else { throw .reversedRange("\(start.number)", "\(end.number)") }
        case .range(.clock, .clock), .clock, .hours, .date, .period: break
        default: throw .mismatchedRange
        }
    }
}

extension CalendarDate {
    /// "2025-03-21", "03-21", "2025" (ISO 8601)
    package var isoText: String {
        func padded(_ value: UInt8) -> String { value < 10 ? "0\(value)" : "\(value)" }
        var parts: [String] = []
        if let year { parts.append("\(year)") }
        if let month { parts.append(padded(month)) }
        if let day { parts.append(padded(day)) }
        return parts.joined(separator: "-")
    }
}
