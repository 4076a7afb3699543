import SpokenLocaleData
import SpokenModel

/// Times of day, dates and weeks of a language without a time grammar of its own: its rows of `calendar.tsv` and the
/// `time-…` rows of `phrases.tsv`, and one of four ways to name an hour.
struct TabledTime: TimeGrammar {
    /// How the language names an hour.
    enum Hours: String, Sendable {
        /// «дев’ята», «od dziewiątej»: an ordinal in the feminine.
        case ordinal
        /// «neun Uhr dreißig»
        case german
        /// «neuf heures trente»
        case french
        /// «сағат тоғыз отыз», with endings: «тоғыздан»
        case kazakh
    }

    let language: LanguageTag
    let saysDigits: Bool
    let traits: TabledTimeTraits
    let nouns: CalendarNouns
    let phrases: PhraseTable
    /// How another region than the first shows a time: «18 h 30» in Quebec.
    let clock: RegionalClock?

    var inDigits: Self { Self(language, saysDigits: true, traits, nouns, phrases) }

    /// Nil when the language has no such rows.
    init?(_ language: LanguageTag, saysDigits: Bool) {
        guard let traits = TabledTimeTraits(LanguageProfileCells(language.language)),
            let calendar = CalendarLanguage(rawValue: language.language), calendar.words != nil,
            let phrases = PhraseTable(language.language)
        else { return nil }
        self.init(language, saysDigits: saysDigits, traits, CalendarNouns(language: calendar), phrases)
    }

    private init(
        _ language: LanguageTag, saysDigits: Bool, _ traits: TabledTimeTraits, _ nouns: CalendarNouns,
        _ phrases: PhraseTable
    ) {
        self.language = language
        self.saysDigits = saysDigits
        self.traits = traits
        self.nouns = nouns
        self.phrases = phrases
        clock = RegionalClock(language)
    }

    var hours: Hours { traits.hours }

    // MARK: Rows

    /// A row of `phrases.tsv`, in words where the digits style has a row of its own: «24 heures sur 24».
    func phrase(_ key: String) -> PhraseTable.Phrase {
        let inWords = saysDigits ? nil : phrases["time-\(key)-words"]
        return inWords ?? phrases["time-\(key)"] ?? PhraseTable.Phrase(text: "", cases: [])
    }

    func append(_ key: String, to buffer: inout UTF8Buffer) { buffer.append(phrase(key).text) }

    /// Fills the gaps of a row with what the closure says in the case of each gap.
    func append(_ key: String, to buffer: inout UTF8Buffer, _ part: (Int, GrammaticalCase) -> String) {
        let phrase = phrase(key)
        let count = phrase.text.contains("{1}") ? 2 : 1
        let parts = (0..<count).map { part($0, $0 < phrase.cases.count ? phrase.cases[$0] : .nominative) }
        buffer.append(PhraseTable.fill(phrase.text, parts))
    }

    /// A text in a case: with a Kazakh ending, otherwise as it is.
    ///
    /// - Parameter reading: what the text is said as when it ends in digits.
    func ended(_ text: String, _ grammaticalCase: GrammaticalCase, reading: String? = nil) -> String {
        guard hours == .kazakh, grammaticalCase != .nominative,
            let ending = KazakhSuffixes.ending(of: reading ?? text, grammaticalCase)
        else { return text }
        return reading == nil ? text + ending : text + "-" + ending
    }

    func words(_ value: some BinaryInteger, _ inflection: Inflection, _ numerals: some NumeralGrammar) -> String {
        var buffer = UTF8Buffer()
        numerals.appendCardinal(UInt64(truncatingIfNeeded: value), inflection, to: &buffer)
        return buffer.string
    }

    func ordinal(_ value: some BinaryInteger, _ inflection: Inflection, _ numerals: some NumeralGrammar) -> String {
        var buffer = UTF8Buffer()
        numerals.appendOrdinal(UInt64(truncatingIfNeeded: value), inflection, to: &buffer)
        return buffer.string
    }

    // MARK: Times of day

    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        let isFull = time.minute == 0 && (time.second ?? 0) == 0
        if saysDigits, hours == .ordinal || (hours == .kazakh && !isFull && grammaticalCase == .nominative) {
            return appendDigits(time, padded: false, to: &buffer)
        }
        let text = bare(time, grammaticalCase, numerals)
        buffer.append(
            hours == .kazakh && isFull && grammaticalCase == .nominative
                ? PhraseTable.fill(phrase("clock").text, [text]) : text)
    }

    /// The time as it stands in a range: «9», «дев’ятої», «neun Uhr», «9 heures», «9-дан».
    func bare(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar
    ) -> String {
        switch hours {
        case .ordinal: ordinalHour(time, grammaticalCase, numerals)
        case .german: germanTime(time, numerals)
        case .french: frenchTime(time, numerals)
        case .kazakh: kazakhTime(time, grammaticalCase, numerals)
        }
    }

    private func digits(_ time: ClockTime) -> String {
        if time.minute == 0, (time.second ?? 0) == 0 { return "\(time.hour)" }
        var buffer = UTF8Buffer()
        appendDigits(time, padded: false, to: &buffer)
        return buffer.string
    }

    /// «дев’ята», «дев’ятої тридцять», «dziewiąta zero pięć», «з півночі»: the minutes are not inflected.
    private func ordinalHour(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar
    ) -> String {
        if saysDigits { return digits(time) }
        let second = time.second ?? 0
        if time.hour == 0, time.minute == 0, second == 0, let midnight = nouns.midnight {
            return midnight.form(.singular(grammaticalCase)).string
        }
        let gender = Inflection(.nominative, traits.minuteGender)
        var text =
            time.hour == 0
            ? words(0, Inflection(), numerals) : ordinal(time.hour, Inflection(grammaticalCase, .feminine), numerals)
        guard time.minute > 0 || second > 0 else { return text }
        for value in [time.minute] + (second > 0 ? [second] : []) {
            text += " "
            if value > 0, value < 10 { text += words(0, Inflection(), numerals) + " " }
            text += words(value, gender, numerals)
        }
        return text
    }

    /// «zwölf Uhr eins», «zweitausendeins»: a number that no noun follows.
    func germanNumber(_ value: some BinaryInteger, _ numerals: some NumeralGrammar) -> String {
        let text = words(value, Inflection(), numerals)
        return text.hasSuffix("ein") ? text + "s" : text
    }

    /// «9 Uhr», «9:30 Uhr», «neun Uhr dreißig», «ein Uhr»
    private func germanTime(_ time: ClockTime, _ numerals: some NumeralGrammar) -> String {
        if saysDigits { return digits(time) + " Uhr" }
        var text = words(time.hour, Inflection(.nominative, .neuter), numerals) + " Uhr"
        let second = time.second ?? 0
        if time.minute > 0 || second > 0 { text += " " + germanNumber(time.minute, numerals) }
        if second > 0 {
            let count = words(second, Inflection(.nominative, .feminine), numerals)
            text += " und " + count + (second == 1 ? " Sekunde" : " Sekunden")
        }
        return text
    }

    /// «9 heures», «9 heures 30», «neuf heures trente», «une heure»
    private func frenchTime(_ time: ClockTime, _ numerals: some NumeralGrammar) -> String {
        func number(_ value: UInt8) -> String {
            saysDigits ? "\(value)" : words(value, Inflection(.nominative, .feminine), numerals)
        }
        let noun = nouns.hour?.form(time.hour < 2 ? .nominative : .pluralNominative).string ?? ""
        var text = number(time.hour) + " " + noun
        let second = time.second ?? 0
        if time.minute > 0 || second > 0 { text += " " + number(time.minute) }
        if second > 0 { text += " et " + number(second) + (second < 2 ? " seconde" : " secondes") }
        return text
    }

    /// «9», «9-дан», «тоғыздан», «тоғыз отызға»
    private func kazakhTime(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar
    ) -> String {
        let second = time.second ?? 0
        let isFull = time.minute == 0 && second == 0
        let last = words(isFull ? time.hour : second > 0 ? second : time.minute, Inflection(), numerals)
        if saysDigits { return ended(digits(time), grammaticalCase, reading: last) }
        var parts = [words(time.hour, Inflection(), numerals)]
        if !isFull {
            if time.minute < 10, time.minute > 0 { parts.append(words(0, Inflection(), numerals)) }
            parts.append(words(time.minute, Inflection(), numerals))
        }
        if second > 0 { parts.append(words(second, Inflection(), numerals)) }
        return ended(parts.joined(separator: " "), grammaticalCase)
    }

    func appendHours(_ interval: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if interval.isWholeDay { return append("whole-day", to: &buffer) }
        if interval.isOpenEnd {
            return append("hours-from", to: &buffer) { bare(interval.start, $1, numerals) }
        }
        let end = Self.end(interval)
        append("hours", to: &buffer) { index, grammaticalCase in
            let text = bare(index == 0 ? interval.start : end, grammaticalCase, numerals)
            // «von neun bis dreiundzwanzig Uhr», but «von ein Uhr bis zwei Uhr»
            let isShort = interval.start.minute == 0 && (interval.start.second ?? 0) == 0 && interval.start.hour != 1
            guard hours == .german, index == 0, isShort || saysDigits else { return text }
            return text.hasSuffix(" Uhr") ? String(text.dropLast(4)) : text
        }
    }

    func appendGovernedHours(
        _ interval: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        buffer.append(bare(interval.start, grammaticalCase, numerals))
        buffer.append(saysDigits && hours == .ordinal ? "–" : " – ")
        buffer.append(bare(Self.end(interval), grammaticalCase, numerals))
    }

    /// A midnight at the end is 24.
    private static func end(_ hours: OpenInterval) -> ClockTime {
        hours.end.minutesOfDay == 0 ? ClockTime(hour: 24) ?? hours.end : hours.end
    }

    /// The row of a role; nothing for a role that the language has no row for, which `validate` refuses.
    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole { timeRole(role.rawValue) }

    func timeRole(_ key: String) -> TimeRole {
        guard let phrase = phrases["time-\(key)"] else { return TimeRole("", .nominative) }
        let parts = phrase.text.split(separator: "{0}", maxSplits: 1, omittingEmptySubsequences: false)
        return TimeRole(
            String(parts.first ?? ""), phrase.grammaticalCase, after: parts.count > 1 ? String(parts[1]) : "")
    }

    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String {
        phrase("\(isEnd ? "until" : "since")-\(event.rawValue)").text
    }

    func canSay(_ role: QuantityRole) -> Bool { role == .plain || phrases["time-\(role.rawValue)"] != nil }

    func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        switch quantity {
        case .range(.period(let start), _) where traits.namesYearsFirst && start.kind == .year && !saysDigits:
            throw .unsupported("ranges of years in words", language: language.language)
        case .range(let start, _): try validate(start, case: grammaticalCase)
        case .period(let period):
            if period.kind == .decade, traits.decadeEnding == nil {
                throw .unsupported("decades", language: language.description)
            }
            guard hours == .ordinal || grammaticalCase == .nominative else {
                throw .unsupportedCase(grammaticalCase, language: language.description, accepted: [.nominative])
            }
        default: break
        }
    }
}
