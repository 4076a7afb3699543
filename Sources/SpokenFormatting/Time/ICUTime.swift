import SpokenICU
import SpokenModel

/// Times, dates and weeks of a language without rows for them, as CLDR writes them: what is said is what is shown, with
/// plain spaces. How a language says a time or a day in words CLDR does not tell: the words style is refused.
struct ICUTime: TimeGrammar {
    let language: LanguageTag
    let saysDigits: Bool
    let phrases: PhraseTable?

    var inDigits: Self { Self(language, saysDigits: true, phrases) }

    /// Nil for a language that ICU does not know.
    init?(_ language: LanguageTag, saysDigits: Bool) {
        guard ICULocales.isKnown(language) else { return nil }
        self.init(language, saysDigits: saysDigits, PhraseTable(language))
    }

    private init(_ language: LanguageTag, saysDigits: Bool, _ phrases: PhraseTable?) {
        self.language = language
        self.saysDigits = saysDigits
        self.phrases = phrases
    }

    // MARK: What is shown

    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        let skeleton = (time.second ?? 0) > 0 ? "jms" : "jm"
        guard let formatter = try? ICUDateFormatter(language, skeleton: skeleton) else {
            return appendDigits(time, padded: true, to: &buffer)
        }
        var text = UTF8Buffer()
        formatter.append(time, to: &text)
        buffer.append(String(text.string.map { $0 == " " ? "\u{A0}" : $0 }))
    }

    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        if hours.isOpenEnd {
            buffer.append("≥\u{A0}")
            return appendVisibleClock(hours.start, to: &buffer)
        }
        // CLDR names the days of an interval that ends on another one.
        let hasSeconds = (hours.start.second ?? 0) > 0 || (hours.end.second ?? 0) > 0
        if hours.start < hours.end, hours.end.hour < 24,
            let formatter = try? ICUDateInterval(language, skeleton: hasSeconds ? "jms" : "jm")
        {
            return formatter.append(hours.start, hours.end, to: &buffer)
        }
        appendVisibleClock(hours.start, to: &buffer)
        buffer.append("\u{A0}– ")
        appendVisibleClock(hours.end, to: &buffer)
    }

    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        appendVisibleHours(hours, to: &buffer)
    }

    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        ICUDateFormatter.append(date, in: language, to: &buffer)
    }

    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        let isShared = (start.year == nil) == (end.year == nil)
        if isShared, let formatter = try? ICUDateInterval(language, skeleton: ICUDateFormatter.skeleton(start)) {
            var text = UTF8Buffer()
            formatter.append(start, end, to: &text)
            // Some languages have intervals with the number of the month alone: «21.–25. 3. 2025».
            if hasMonth(text.string, of: end) { return buffer.append(text.string) }
        }
        appendVisibleDate(start, to: &buffer)
        buffer.append("\u{A0}– ")
        appendVisibleDate(end, to: &buffer)
    }

    /// Whether a text has the name of a month where the date by itself has it.
    private func hasMonth(_ text: String, of date: CalendarDate) -> Bool {
        var own = UTF8Buffer()
        appendVisibleDate(date, to: &own)
        let names = [false, true].compactMap { isAlone in
            date.month.flatMap { ICUCalendarNames.month(Int($0), in: language, standalone: isAlone) }
        }
        return !names.contains(where: own.string.contains) || names.contains(where: text.contains)
    }

    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer) {
        if period.kind == .year, period.saysNoun, let year = CalendarDate(year: Int(period.number)) {
            return appendVisibleDate(year, to: &buffer)
        }
        appendNumber(period.number, to: &buffer)
    }

    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer) {
        if start.kind == .year, end.saysNoun, let first = CalendarDate(year: Int(start.number)),
            let last = CalendarDate(year: Int(end.number))
        {
            return appendVisibleDates(first, last, to: &buffer)
        }
        appendNumber(start.number, to: &buffer)
        buffer.append("–")
        appendNumber(end.number, to: &buffer)
    }

    /// The digits of the language, without groups.
    private func appendNumber(_ value: UInt64, to buffer: inout UTF8Buffer) {
        guard let numbers = try? ICUNumberFormatter(language), let number = DecimalNumber(exactly: value),
            (try? numbers.append(number, grouping: false, to: &buffer)) != nil
        else { return buffer.append(digits: value) }
    }

    // MARK: What is said

    /// What is shown, with plain spaces, and its abbreviations as words where a row has them: «21 март 2025 година».
    private func say(_ buffer: inout UTF8Buffer, _ show: (inout UTF8Buffer) -> Void) {
        var text = UTF8Buffer()
        show(&text)
        let plain = ICUGrammar.plainSpaces(text.string)
        guard let phrases, phrases.hasDateWords else { return buffer.append(plain) }
        let words = plain.split(separator: " ", omittingEmptySubsequences: false).map { word in
            phrases["date-\(word)"]?.text ?? String(word)
        }
        buffer.append(words.joined(separator: " "))
    }

    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        say(&buffer) { appendVisibleClock(time, to: &$0) }
    }

    func appendHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        say(&buffer) { appendVisibleHours(hours, to: &$0) }
    }

    func appendGovernedHours(
        _ hours: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendHours(hours, numerals, to: &buffer)
    }

    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        say(&buffer) { appendVisibleDate(date, to: &$0) }
    }

    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        say(&buffer) { appendVisibleDates(start, end, to: &$0) }
    }

    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        say(&buffer) { appendVisiblePeriod(period, to: &$0) }
    }

    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        say(&buffer) { appendVisiblePeriods(start, end, to: &$0) }
    }

    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        appendPeriods(start, end, .nominative, numerals, to: &buffer)
    }

    // MARK: Roles

    /// CLDR has no words for roles: a sign keeps the meaning, and what can refuse does.
    private func sign(_ role: QuantityRole) -> TimeRole {
        TimeRole(role.sign.map { "\($0)\u{A0}" } ?? "", .nominative)
    }

    func periodPreposition(_ role: QuantityRole) -> TimeRole { sign(role) }
    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole { sign(role) }
    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole { sign(role) }
    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String { event.rawValue }
    func canSay(_ role: QuantityRole) -> Bool { role == .plain }

    // MARK: What is refused

    private func refusal(_ kind: String) -> QuantityError { .unsupported(kind, language: language.description) }

    func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard saysDigits else { throw refusal("times and dates in words") }
        // A month in another case would be another word.
        guard grammaticalCase == .nominative else {
            throw .unsupportedCase(grammaticalCase, language: language.description, accepted: [.nominative])
        }
        switch quantity {
        case .range(let start, let end):
            try validate(start, case: grammaticalCase)
            try validate(end, case: grammaticalCase)
        case .period(let period):
            if period.kind != .year { throw refusal("decades and centuries") }
        case .date(let date):
            // The root of CLDR has no names: "M03".
            if let month = date.month, let name = ICUCalendarNames.month(Int(month), in: language),
                name.hasPrefix("M"), name.dropFirst().allSatisfy(\.isNumber)
            {
                throw refusal("the months")
            }
        default: break
        }
    }

    func validate(_ schedule: OpeningHours) throws(QuantityError) {
        guard saysDigits else { throw refusal("opening hours in words") }
        for rule in schedule.rules {
            if rule.state == .closed, phrases?["closed"] == nil { throw refusal("'closed'") }
            if rule.publicHolidays, phrases?["holidays"] == nil { throw refusal("public holidays") }
            if rule.schoolHolidays { throw refusal("school holidays") }
            if rule.hours.contains(where: \.isByDaylight) { throw refusal("sunrise and sunset") }
        }
    }

    func validate(_ status: OpeningStatus) throws(QuantityError) { throw refusal("whether a place is open") }

    func validate(relativeDay days: Int) throws(QuantityError) {
        guard let text = try? ICURelativeDays(language).string(days), saysDigits || !text.contains(where: \.isNumber)
        else {
            throw refusal("a day by its distance from today" + (saysDigits ? "" : " in words"))
        }
    }
}
