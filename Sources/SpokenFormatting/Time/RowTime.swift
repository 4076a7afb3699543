import SpokenLocaleData
import SpokenModel

/// Times of day, dates and weeks of a language whose rows of `times.tsv` say all of it.
struct RowTime: TimeGrammar {
    let saysDigits: Bool
    let words: CalendarWords
    /// The region of the tag, as `TimeRows.code` packs it.
    let region: UInt32
    /// How a region shows a time where the language is not at home.
    let clock: RegionalClock?
    /// The times were read from a text, which does not tell the half of the day.
    let isOfText: Bool

    var inDigits: Self {
        Self(saysDigits: true, words: words, region: region, clock: clock, isOfText: isOfText)
    }

    /// Nil when the language has no such rows.
    init?(_ tag: LanguageTag, saysDigits: Bool, isOfText: Bool) {
        guard let words = CalendarWords.of(tag.language), words.times != nil else { return nil }
        self.init(
            saysDigits: saysDigits, words: words, region: TimeRows.code(tag.region), clock: RegionalClock(tag),
            isOfText: isOfText)
    }

    private init(saysDigits: Bool, words: CalendarWords, region: UInt32, clock: RegionalClock?, isOfText: Bool) {
        self.saysDigits = saysDigits
        self.words = words
        self.region = region
        self.clock = clock
        self.isOfText = isOfText
    }

    // MARK: Times of day

    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        append(.clock, TimeScene(TimeSubject(time), case: grammaticalCase), numerals, to: &buffer)
    }

    func appendHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        let key: TimeKey = hours.isWholeDay ? .wholeDay : hours.isOpenEnd ? .hoursFrom : .hours
        append(key, TimeScene(TimeSubject(hours.start), Self.end(hours.end)), numerals, to: &buffer)
    }

    func appendGovernedHours(
        _ hours: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        let scene = TimeScene(TimeSubject(hours.start), Self.end(hours.end), case: grammaticalCase)
        append(.governedHours, scene, numerals, to: &buffer)
    }

    /// A midnight at the end is 24: «с 10 до 24».
    private static func end(_ time: ClockTime) -> TimeSubject {
        var subject = TimeSubject(time)
        if time.minutesOfDay == 0, subject.second == 0 { subject.hour = 24 }
        return subject
    }

    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole {
        self.role(role, TimeSubject(time))
    }

    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String {
        let trait: TimeTraits =
            switch event {
            case .dawn: .dawn
            case .sunrise: .sunrise
            case .sunset: .sunset
            case .dusk: .dusk
            }
        return text(isEnd ? .until : .since, TimeSubject(trait))
    }

    /// The words before the first gap of rows, and the case of the gap.
    private func openings(_ keys: [TimeKey]) -> [(words: String, GrammaticalCase)] {
        guard let rows else { return [] }
        return keys.flatMap { rows.rows($0.rawValue) }.compactMap { row in
            let parts = rows.parts(row).prefix(2).map { rows.part($0) }
            guard case .text(let word)? = parts.first, let place = parts.last?.place else { return nil }
            let words = word.string
            return words.last == " " ? (String(words.dropLast()), place) : nil
        }
    }

    var openings: [String] { openings([.hours, .hoursFrom, .dates, .fromTo]).map(\.words) }

    func governedCase(after text: TextTail) -> GrammaticalCase? {
        openings([.from, .upTo, .about, .at]).first { text.ends(with: $0.words) }?.1
    }

    func canSay(_ role: QuantityRole) -> Bool {
        Self.key(role).map { rows?.rows($0.rawValue).isEmpty == false } ?? true
    }

    /// Throws for a period that no row says: decades of Polish, ranges of its years in words.
    func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        switch quantity {
        case .period(let period):
            try validate(.period, TimeScene(TimeSubject(period), case: grammaticalCase), period.kind.names)
        case .range(.period(let start), .period(let end)):
            let names = "ranges of " + start.kind.names
            try validate(.periods, Self.scene(start, end, grammaticalCase), names)
        default: break
        }
    }

    private func validate(_ key: TimeKey, _ scene: TimeScene, _ names: String) throws(QuantityError) {
        if says(key, scene) { return }
        var direct = scene
        direct.grammaticalCase = nil
        if let governed = scene.grammaticalCase, says(key, direct) {
            throw .unsupportedCase(governed, language: words.language, accepted: [.nominative])
        }
        throw .unsupported(inDigits.says(key, direct) ? names + " in words" : names, language: words.language)
    }

    // MARK: Dates and periods

    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        append(.date, TimeScene(TimeSubject(date), case: grammaticalCase), numerals, to: &buffer)
    }

    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        append(.dates, Self.scene(start, end), numerals, to: &buffer)
    }

    /// A year that both dates share stands with the second one.
    private static func scene(_ start: CalendarDate, _ end: CalendarDate) -> TimeScene {
        var scene = TimeScene(TimeSubject(start), TimeSubject(end))
        if start.month != nil, start.year == end.year || start.year == nil {
            scene.start.year = 0
            if start.day != nil, start.month == end.month { scene.start.traits.insert(.sameMonth) }
        }
        return scene
    }

    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole {
        self.role(role, TimeSubject(date))
    }

    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        var scene = TimeScene(TimeSubject(period), case: grammaticalCase)
        // What `validate` refuses is said as by itself, or else as it is shown.
        if !says(.period, scene) { scene.grammaticalCase = nil }
        if says(.period, scene) { return append(.period, scene, numerals, to: &buffer) }
        appendVisiblePeriod(period, to: &buffer)
    }

    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        var scene = Self.scene(start, end, grammaticalCase)
        if !says(.periods, scene) { scene.grammaticalCase = nil }
        if says(.periods, scene) { return append(.periods, scene, numerals, to: &buffer) }
        appendVisiblePeriods(start, end, to: &buffer)
    }

    /// The noun stands once, behind or before both numbers.
    private static func scene(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase? = nil
    ) -> TimeScene {
        var scene = TimeScene(TimeSubject(start), TimeSubject(end), case: grammaticalCase)
        scene.start.traits.remove(.noun)
        if end.saysNoun { scene.start.traits.insert(.noun) }
        return scene
    }

    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        append(.fromTo, TimeScene(TimeSubject(start), TimeSubject(end)), numerals, to: &buffer)
    }

    func periodPreposition(_ role: QuantityRole) -> TimeRole { self.role(role, TimeSubject()) }

    // MARK: Weeks

    var everyDay: String { text(.everyDay) }
    var closed: String { text(.closed) }
    var and: String { " " + text(.and) + " " }
    var closedStandsFirst: Bool { rows?.switches.contains(.closedFirst) == true }

    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer) {
        append(.weekdays, TimeScene(TimeSubject(weekday: run.first), TimeSubject(weekday: run.last)), to: &buffer)
    }

    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer) {
        var day = TimeSubject(weekday: weekday)
        if isFirst { day.traits.insert(.first) }
        if isLast { day.traits.insert(.last) }
        append(.weekday, TimeScene(day), to: &buffer)
    }

    func holiday(isSchool: Bool, isFirst: Bool) -> String {
        text(isSchool ? .school : .holidays, TimeSubject(isFirst ? .first : .none))
    }

    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        append(.within, TimeScene(TimeSubject(date)), numerals, to: &buffer)
    }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        func append(_ key: TimeKey, _ time: TimeSubject = TimeSubject(), _ ahead: Int = 0, _ weekday: Int = 0) {
            var scene = TimeScene(time)
            scene.start.ahead = ahead
            scene.start.number = Int(truncatingIfNeeded: ahead.magnitude)
            scene.start.weekday = (1...7).contains(weekday) ? weekday : 0
            self.append(key, scene, numerals, to: &buffer)
        }
        switch status {
        case .alwaysOpen: append(.alwaysOpen)
        case .unknown: append(.unknownNow)
        case .openWithoutEnd: append(.openNow)
        case .closedIndefinitely: append(.closedNow)
        case .open(let until, let daysAhead, let weekday): append(.openUntil, Self.end(until), daysAhead, weekday)
        case .closed(let opens, let daysAhead, let weekday):
            append(.opens, TimeSubject(opens), daysAhead, weekday)
        }
    }

    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        append(.relative, TimeScene(TimeSubject(ahead: days)), numerals, to: &buffer)
    }

    // MARK: What is shown

    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        inDigits.append(.visibleClock, TimeScene(TimeSubject(time)), to: &buffer)
    }

    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        appendVisible(hours, .visibleHours, to: &buffer)
    }

    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        appendVisible(hours, .compactHours, to: &buffer)
    }

    private func appendVisible(_ hours: OpenInterval, _ key: TimeKey, to buffer: inout UTF8Buffer) {
        var scene = TimeScene(TimeSubject(hours.start), TimeSubject(hours.end))
        if hours.isOpenEnd { scene.start.traits.insert(.open) }
        if hours.isWholeDay { scene.start.traits.insert(.wholeDay) }
        inDigits.append(key, scene, to: &buffer)
    }

    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        inDigits.append(.visibleDate, TimeScene(TimeSubject(date)), to: &buffer)
    }

    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        inDigits.append(.visibleDates, Self.scene(start, end), to: &buffer)
    }

    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        if days.isEveryDay {
            buffer.append(text(.visibleEveryDay))
        } else {
            appendVisibleRuns(days, words, to: &buffer)
        }
        appendVisibleHolidays(days, text(.visibleHolidays), text(.visibleSchool), to: &buffer)
    }

    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer) {
        inDigits.append(.visiblePeriod, TimeScene(TimeSubject(period)), to: &buffer)
    }

    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer) {
        inDigits.append(.visiblePeriods, Self.scene(start, end), to: &buffer)
    }
}
