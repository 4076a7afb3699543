import SpokenLocaleData
import SpokenModel

/// How rows become words.
extension RowTime {
    var rows: TimeRows? { language.words?.times }

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

    /// The words around the gap of a role's row, and the case of the gap.
    func role(_ role: QuantityRole, _ subject: TimeSubject) -> TimeRole {
        let key: TimeKey
        switch role {
        case .plain: return TimeRole("", .nominative)
        case .from: key = .from
        case .upTo: key = .upTo
        case .about: key = .about
        case .forPrice: key = .forPrice
        case .each: key = .each
        }
        guard let row = rows.flatMap({ self.row(of: key.rawValue, $0, TimeScene(subject), PlainNumerals()) }) else {
            return TimeRole("", .nominative)
        }
        var sides = ["", ""]
        var behind = 0
        var place = GrammaticalCase.nominative
        for part in row.parts {
            switch part {
            case .text(let word): sides[behind] += word.string
            case .quantity(let own):
                behind = 1
                place = own.resolved(nil) ?? .nominative
            default: break
            }
        }
        return TimeRole(sides[0], place, after: sides[1])
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
        // Rows that ask for one another would not end.
        guard depth < 8, let row = row(of: name, rows, scene, numerals) else { return }
        for part in row.parts {
            switch part {
            case .text(let word): buffer.append(word)
            case .space: buffer.append("\u{A0}")
            case .quantity: break
            case .number(let number): append(number, scene, numerals, to: &buffer)
            case .noun(let noun): append(noun, scene, to: &buffer)
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
    ) -> TimeRows.Row? {
        rows.rows(name).first { row in row.conditions.allSatisfy { holds($0, scene, numerals) } }
    }

    private func holds(_ condition: TimeCondition, _ scene: TimeScene, _ numerals: some NumeralGrammar) -> Bool {
        switch condition {
        case .style(let isDigits): saysDigits == isDigits
        case .value: !isOfText
        case .regional: clock != nil
        case .twelve: clock?.hasTwelveHours == true
        case .trait(let trait): scene.start.traits.contains(trait)
        case .field(let field, let ofEnd, let range): range.contains((ofEnd ? scene.end : scene.start)[field])
        case .category(let category):
            numerals.pluralCategory(of: DecimalNumber(exactly: scene.start.number) ?? 0) == category
        case .regions(let regions): regions.contains(region)
        }
    }

    private func append(
        _ part: TimeNumber, _ scene: TimeScene, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        let value = UInt64(truncatingIfNeeded: (part.ofEnd ? scene.end : scene.start)[part.field])
        let place = part.place.resolved(scene.grammaticalCase) ?? .nominative
        let inflection = Inflection(place, part.gender, part.number)
        switch part.reading {
        case .padded: buffer.append(digits: value, width: 2)
        case .roman: RomanNumeral.append(value, to: &buffer)
        case .ended where saysDigits: numerals.appendOrdinalDigits(value, inflection, to: &buffer)
        case _ where saysDigits: buffer.append(digits: value)
        case .digits: buffer.append(digits: value)
        case .cardinal: numerals.appendCardinal(value, inflection, to: &buffer)
        case .ordinal, .ended: numerals.appendOrdinal(value, inflection, to: &buffer)
        case .asYear: numerals.appendYear(value, to: &buffer)
        case .asDecade: numerals.appendDecade(value, to: &buffer)
        }
    }

    private func append(
        _ part: TimeNoun, _ scene: TimeScene, to buffer: inout UTF8Buffer
    ) {
        let nouns = CalendarNouns(language: language)
        let subject = part.ofEnd ? scene.end : scene.start
        let noun: Noun?
        var count = subject.number
        switch part.name {
        case .month: noun = nouns.month(UInt8(truncatingIfNeeded: subject.month))
        case .weekday: noun = nouns.weekday(subject.weekday)
        case .hour: (noun, count) = (nouns.hour, subject.hour)
        case .year: noun = nouns.year
        case .day: noun = nouns.day
        case .period: noun = nouns.noun(of: subject.kind)
        }
        guard let noun else { return }
        let place = part.place.resolved(scene.grammaticalCase) ?? .nominative
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
