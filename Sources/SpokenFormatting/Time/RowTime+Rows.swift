import SpokenLocaleData
import SpokenModel

/// How rows become words.
extension RowTime {
    var rows: TimeRows? { words.times }

    /// A row that needs no number words.
    func append(_ key: TimeKey, _ scene: TimeScene, to buffer: inout UTF8Buffer) {
        append(key, scene, PlainNumerals(), to: &buffer)
    }

    func append(_ key: TimeKey, _ scene: TimeScene, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        guard let rows else { return }
        append(key.rawValue, scene, rows, numerals, depth: 0, to: &buffer)
    }

    func text(_ key: TimeKey, _ subject: TimeSubject = TimeSubject()) -> String {
        var buffer = UTF8Buffer()
        append(key, TimeScene(subject), to: &buffer)
        return buffer.string
    }

    /// Whether a row speaks.
    func says(_ key: TimeKey, _ scene: TimeScene) -> Bool {
        rows.flatMap { row(of: key.rawValue, $0, scene, PlainNumerals()) } != nil
    }

    /// The words around the gap of a role's row, and the case of the gap.
    func role(_ role: QuantityRole, _ subject: TimeSubject) -> TimeRole {
        guard let rows, let key = Self.key(role),
            let row = self.row(of: key.rawValue, rows, TimeScene(subject), PlainNumerals())
        else { return TimeRole("", .nominative) }
        var sides = ["", ""]
        var behind = 0
        var place = GrammaticalCase.nominative
        for piece in rows.parts(row) {
            switch rows.part(piece) {
            case .text(let word): sides[behind] += word.string
            case .quantity(let own):
                behind = 1
                place = own.resolved(nil) ?? .nominative
            default: break
            }
        }
        return TimeRole(sides[0], place, after: sides[1])
    }

    /// The rows that a role asks for; nil for a value by itself.
    static func key(_ role: QuantityRole) -> TimeKey? {
        switch role {
        case .plain: nil
        case .from: .from
        case .upTo: .upTo
        case .about: .about
        case .forPrice: .forPrice
        case .each: .each
        }
    }

    private func append(
        _ name: Int, _ scene: TimeScene, _ rows: TimeRows, _ numerals: some NumeralGrammar,
        depth: Int, to buffer: inout UTF8Buffer
    ) {
        if name == TimeKey.visibleClock.rawValue, rows.switches.contains(.regionalClock), let clock,
            let time = scene.start.clock, clock.append(time, to: &buffer)
        {
            return
        }
        if name == TimeKey.visibleDate.rawValue, rows.switches.contains(.regionalDate), let clock,
            let date = scene.start.calendarDate
        {
            return clock.append(date, to: &buffer)
        }
        // Rows that ask for one another would not end.
        guard depth < 8, let row = row(of: name, rows, scene, numerals) else { return }
        for piece in rows.parts(row) {
            switch rows.part(piece) {
            case .text(let word): buffer.append(word)
            case .space(let isNarrow): buffer.append(isNarrow ? "\u{202F}" : "\u{A0}")
            case .quantity: break
            case .number(let number):
                append(number, scene, numerals, hasSuffixes: rows.switches.contains(.suffixes), to: &buffer)
            case .noun(let noun): append(noun, scene, hasSuffixes: rows.switches.contains(.suffixes), to: &buffer)
            case .row(let name, let side, let place):
                var part = scene
                switch side {
                case .whole: break
                case .start: part = TimeScene(scene.start)
                case .end: part = TimeScene(scene.end)
                case .half: part.start = scene.start.ofHalfDay
                }
                part.grammaticalCase = place.resolved(scene.grammaticalCase)
                append(name, part, rows, numerals, depth: depth + 1, to: &buffer)
            }
        }
    }

    private func row(
        of name: Int, _ rows: TimeRows, _ scene: TimeScene, _ numerals: some NumeralGrammar
    ) -> Int? {
        rows.first(of: name) { holds($0, rows, scene, numerals) }
    }

    private func holds(
        _ condition: TimeCondition, _ rows: TimeRows, _ scene: TimeScene, _ numerals: some NumeralGrammar
    ) -> Bool {
        switch condition {
        case .style(let isDigits): saysDigits == isDigits
        case .value: !isOfText
        case .nominative: scene.grammaticalCase == nil || scene.grammaticalCase == .nominative
        case .regional: clock != nil
        case .twelve: clock?.hasTwelveHours == true
        case .trait(let trait): scene.start.traits.contains(trait)
        case .field(let field, let ofEnd, let range): range ~= Int16(clamping: (ofEnd ? scene.end : scene.start)[field])
        case .category(let category):
            numerals.pluralCategory(of: DecimalNumber(exactly: scene.start.number) ?? 0) == category
        case .regions(let regions): rows.has(region, in: regions)
        }
    }

    private func append(
        _ part: TimeNumber, _ scene: TimeScene, _ numerals: some NumeralGrammar, hasSuffixes: Bool,
        to buffer: inout UTF8Buffer
    ) {
        let value = UInt64(truncatingIfNeeded: (part.ofEnd ? scene.end : scene.start)[part.field])
        let place = part.place.resolved(scene.grammaticalCase) ?? .nominative
        if hasSuffixes, place != .nominative, let suffixes = words.suffixes {
            return append(value, part, place, suffixes, numerals, to: &buffer)
        }
        let inflection = Inflection(place, part.gender, part.number)
        switch part.reading {
        case .padded: buffer.append(digits: value, width: 2)
        case .roman: RomanNumeral.append(value, to: &buffer)
        case .spelled: numerals.appendOrdinal(value, inflection, to: &buffer)
        case .ended where saysDigits: numerals.appendOrdinalDigits(value, inflection, to: &buffer)
        case _ where saysDigits: buffer.append(digits: value)
        case .digits: buffer.append(digits: value)
        case .cardinal: numerals.appendCardinal(value, inflection, to: &buffer)
        case .ordinal, .ended: numerals.appendOrdinal(value, inflection, to: &buffer)
        case .asYear: numerals.appendYear(value, to: &buffer)
        case .asDecade: numerals.appendDecade(value, to: &buffer)
        }
    }

    /// A number with the ending of its case behind it; digits take the ending of their words: «9-дан», «тоғыздан».
    private func append(
        _ value: UInt64, _ part: TimeNumber, _ place: GrammaticalCase, _ suffixes: HarmonicSuffixes,
        _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        var words = UTF8Buffer()
        switch part.reading {
        case .ordinal, .ended, .spelled: numerals.appendOrdinal(value, Inflection(), to: &words)
        default: numerals.appendCardinal(value, Inflection(), to: &words)
        }
        let reading = words.string
        let ending = suffixes.ending(of: reading, place) ?? ""
        if saysDigits, part.reading != .spelled {
            if part.reading == .padded { buffer.append(digits: value, width: 2) } else { buffer.append(digits: value) }
            if !ending.isEmpty { buffer.append("-") }
        } else {
            buffer.append(reading)
        }
        buffer.append(ending)
    }

    private func append(
        _ part: TimeNoun, _ scene: TimeScene, hasSuffixes: Bool, to buffer: inout UTF8Buffer
    ) {
        let subject = part.ofEnd ? scene.end : scene.start
        let noun: Noun?
        var count = subject.number
        switch part.name {
        case .month: noun = words.month(UInt8(truncatingIfNeeded: subject.month))
        case .weekday: noun = words.weekday(subject.weekday)
        case .hour: (noun, count) = (words.hour, subject.hour)
        case .year: noun = words.year
        case .day: noun = words.day
        case .midnight: noun = words.midnight
        case .period: noun = words.noun(of: subject.kind)
        }
        guard let noun else { return }
        let place = part.place.resolved(scene.grammaticalCase) ?? .nominative
        if hasSuffixes, place != .nominative, let suffixes = words.suffixes {
            let word = noun.form(part.form == .plural ? .pluralNominative : .nominative).string
            return buffer.append(suffixes.inflected(word, place))
        }
        switch part.form {
        case .singular: buffer.append(noun.form(.singular(place)))
        case .plural: buffer.append(noun.form(.plural(place)))
        case .counted:
            let count = UInt64(truncatingIfNeeded: count)
            buffer.append(noun.form(RussianAgreement.form(behind: count, place, animacy: .inanimate)))
        case .symbol: buffer.append(noun.symbol)
        case .per: buffer.append(noun.per)
        }
    }
}
