import SpokenFormatting
import SpokenLocaleData
import SpokenModel

/// Makes what is said of a pattern that stands in a text.
struct RowReading {
    let classifier: Classifier
    unowned(unsafe) let book: RowBook
    let captures: RowMatcher.Captures
    let captureCount: Int
    /// Where the core begins: what stands before it governs.
    let start: Int
    let end: Int

    var text: TextView { classifier.text }
    var vocabulary: Vocabulary { classifier.vocabulary }

    /// nil when a form is not known or could be two: then the text stays.
    func content(_ items: [RowItem]) -> Reading.Content? {
        var parts: [Reading.Content] = []
        for (index, item) in items.enumerated() {
            // A part that may be missing is said where it stands.
            if let first = item.captures.first, captured(first).isEmpty,
                item.captures.count == 1 || item.kind != .groups && item.kind != .date
            {
                continue
            }
            guard let part = part(item) else { return nil }
            // «12А» is «дванадцять А».
            let isApart =
                classifier.numbers == .words && item.kind == .copy && text.letterLength(self.token(item).start) > 0
            if !parts.isEmpty, !item.isGlued || isApart && items[index - 1].kind == .cardinal {
                parts.append(.words(" "))
            }
            parts.append(part)
        }
        guard let first = parts.first else { return nil }
        return parts.count == 1 ? first : .joined(parts)
    }

    /// Whether a word with a capital is said as another one.
    func isCapital(_ candidate: RowBook.Candidate, _ items: [RowItem]) -> Bool {
        // Where all nouns begin with a capital, that of «Mo» says nothing.
        let kind = candidate.pattern.core.first?.kind
        guard kind != .roman, kind != .initialism, !(kind == .weekday && book.joinsNouns), text.isUpper(start),
            let first = items.first, first.kind != .copy
        else { return false }
        // «ПН–ПТ», but «…, Пт 9–16»: behind a comma or a word none begins with a capital of its own.
        if kind == .weekday, text.letterLength(start + text.letterLength(start)) > 0 {
            let last = text.skipSpacesBack(start)
            return last == 0
                || !text.isLetterBefore(last) && !text.isDigit(last - 1)
                    && ![0x2C, 0x3B].contains(text[last - 1])
        }
        // «L a V»: the capital is that of the letter.
        if kind == .weekday, text.letterLength(start + text.letterLength(start)) == 0 {
            return first.kind != .text && isSentenceStart
        }
        // «Школа N 5»: so is that which a rule asks for.
        if kind == .word { return classifier.isLineStart(text.skipSpacesBack(start)) }
        // "C$5": nor is it a word.
        if kind == .literal, text[text.wordEnd(start)] == 0x24 { return false }
        // «Tuyau Ø 16 mm»: so is that of a letter which is a sign.
        if kind == .literal, text.letterLength(start + text.letterLength(start)) == 0 { return isSentenceStart }
        // «avec M. Petit» is «avec monsieur Petit»: the capital is that of the abbreviation.
        if kind == .abbreviation, let part = candidate.pattern.core.first,
            captures[part.capture].abbreviation?.pointee.isCapitalAlone == true
        {
            return isSentenceStart
        }
        return !text.isUpper(start + text.letterLength(start))
    }

    /// What a part was found to be.
    @inline(__always)
    func captured(_ part: UInt8) -> RowToken { captures[min(Int(part), RowMatcher.captureCount - 1)] }

    func token(_ item: RowItem, _ index: Int = 0) -> RowToken {
        index < item.captures.count ? captured(item.captures[index]) : RowToken()
    }

    private func part(_ item: RowItem) -> Reading.Content? {
        let token = token(item)
        switch item.kind {
        case .text: return .words(item.text)
        case .copy: return .words(classifier.word(token.start, token.end))
        case .cardinal:
            guard let form = numeral(item, token.number) else { return nil }
            if item.government == .agreeing || item.noun > 0, let half = oneAndHalf(token.number, form) {
                return .words(half)
            }
            if item.ending > 0, !ends(.cardinal(token.number.value, form.gender), form, as: captured(item.ending)) {
                // «5-ти минут»: the ending tells the case where nothing governs.
                guard item.government == .agreeing, let other = formByEnding(item, token.number) else { return nil }
                return .quantity(.cardinal(token.number.value, other.gender), other.grammaticalCase)
            }
            if let split = splitThousands(item, token.number, form) ?? splitLiving(item, token.number, form) {
                return split
            }
            // «ein Tag» is none of the numbers that are said by themselves.
            let isCounting = item.government == .agreeing || item.noun > 0
            let isBare = form.gender == .masculine && form.grammaticalCase == .nominative
            return .quantity(
                .cardinal(token.number.value, isCounting && isBare ? .common : form.gender), form.grammaticalCase)
        case .ordinal:
            // With its ending as it is written: "1st".
            if classifier.numbers == .digits, item.ending > 0, !captured(item.ending).isEmpty {
                return .words(classifier.word(token.start, captured(item.ending).end))
            }
            if classifier.numbers == .digits, !item.isSuffixed, book.marksOrdinals || text[token.start] < 0x41 {
                return .words(
                    book.markedOrdinal(token.number.integer, ordinal(item, token.number)?.gender ?? .masculine))
            }
            guard let form = ordinal(item, token.number) else { return nil }
            if classifier.numbers == .digits, let short = shortOrdinal(token.number.integer, form) {
                return .words(short)
            }
            let quantity = quantity(token.number.integer, form, isBeforeNoun: item.government == .agreeing)
            // «II Guerra»: where a language has no short ordinals, as "the 8th" is one, they are words in digits too.
            let isSpelled =
                classifier.numbers == .digits && form.grammaticalCase == .nominative
                && !book.shortensOrdinals
            return isSpelled ? .spelled(quantity) : .quantity(quantity, form.grammaticalCase)
        case .digits:
            if classifier.numbers == .digits { return .words(classifier.word(token.start, token.end)) }
            return .sequence(
                (token.start..<token.end).filter { text.isDigit($0) }.map {
                    .cardinal(Self.number(UInt64(text[$0] &- 0x30)))
                })
        case .groups: return groups(item)
        case .spelled: return book.initialisms.map { .words($0.spoken(text, token.start, token.end)) }
        case .pairs:
            return pairs(token)
        case .whole: return .quantity(.cardinal(Self.number(token.number.integer)), .nominative)
        case .decimals:
            var quantities: [Quantity] = []
            append(token.end - Int(token.number.fractionDigits), token.end, to: &quantities)
            return .sequence(quantities)
        case .noun:
            // «noun(decade D)»: of a number; other parts tell only whether it is said.
            return noun(token.number.integerDigits == 0 ? item.text : "\(item.text)-\(token.number.integer)", item)
        case .collective: return noun("collective-\(token.number.integer)", item)
        case .weekday: return noun("weekday-\(token.number.integer)", item)
        case .month: return month(item, token)
        case .clock:
            guard let time = time(item, 0) else { return nil }
            let clock = Reading.Content.quantity(.clock(time), grammaticalCase(item))
            // A whole hour has its unit already.
            guard !item.text.isEmpty, classifier.numbers == .digits, time.minute > 0,
                let unit = vocabulary.noun(.unit(MeasureUnit(identifier: item.text)), isPlural: true)
            else { return clock }
            return clock.appending(" " + unit)
        case .hour:
            guard let time = time(item, 0) else { return nil }
            if classifier.numbers == .digits, time.minute == 0 {
                return .quantity(.cardinal(Self.number(UInt64(time.hour))), .nominative)
            }
            return .quantity(.clock(time), grammaticalCase(item))
        case .hours:
            guard let opens = time(item, 0), let closes = time(item, 2) else { return nil }
            let hours = Reading.Content.quantity(.hours(opens, closes), grammaticalCase(item))
            // Behind a word that governs it a span has no «de», whatever cases the language has.
            return grammaticalCase(item) == .nominative ? hours : .joined([hours])
        case .date:
            let year = Self.year(self.token(item, 2))
            let day = token.isEmpty ? nil : Int(exactly: token.number.integer)
            let month = Int(exactly: self.token(item, 1).number.integer)
            let found =
                item.isRegional
                ? day.flatMap { day in month.flatMap { classifier.date(day, $0, year: year) } }
                : CalendarDate(year: year, month: month, day: day)
            guard let date = found else { return nil }
            return .quantity(.date(date), grammaticalCase(item))
        case .dates:
            let isOfTwoYears = item.captures.count > 5
            guard let first = date(item, 0, year: isOfTwoYears ? 2 : nil),
                let last = date(item, isOfTwoYears ? 3 : 2, year: isOfTwoYears ? 5 : 4)
            else { return nil }
            return .quantity(.range(.date(first), .date(last)), grammaticalCase(item))
        case .form: return form(item, token)
        case .year:
            return Period(item.isPlural ? .decade : .year, year(token), saysNoun: false)
                .map { .quantity(.period($0), .nominative) }
        case .large: return .words(classifier.word(token.start, token.end).uppercased())
        case .small: return .words(classifier.word(token.start, token.end).lowercased())
        case .unit: return one(token, grammaticalCase(item), isPlural: item.isPlural).map { .words($0) }
        case .compound:
            // «двадцятип’яти» of «25-річчя»
            let value = token.number.integer
            guard let ordinals = book.ordinals, (1..<1_000_000).contains(value) else { return nil }
            // «тысячелетие»: where a language begins a word with thousands.
            if value >= 1000, ordinals.row("1e3").map({ ordinals.word($0, "fused").isEmpty }) ?? true { return nil }
            return .compound(value)
        case .fraction:
            let isMixed = item.captures.count > 2
            let numerator = self.token(item, isMixed ? 1 : 0).number.integer
            let denominator = self.token(item, isMixed ? 2 : 1).number.integer
            guard denominator > 1, numerator > 0, numerator < denominator else { return nil }
            return .quantity(
                .fraction(whole: isMixed ? token.number.integer : 0, numerator: numerator, denominator: denominator),
                grammaticalCase(item))
        case .count:
            let row = self.token(item, 1).row
            guard let noun = book.countedNoun(row, ofFew: token.number.endsInFew) else { return nil }
            return .quantity(.count(token.number.value, noun), grammaticalCase(item))
        case .rate where isPriceOfUnit(item): return priceOfUnit(item)
        case .magnitude:
            guard let magnitude = book.magnitudes[text.lowered(self.token(item, 1).start, self.token(item, 1).end)]
            else {
                return nil
            }
            return .quantity(.magnitude(token.number.value, magnitude), grammaticalCase(item))
        case .measure, .range, .rate, .mixed, .dimensions:
            return amount(item).map { .quantity($0, grammaticalCase(item)) }
        }
    }

    /// A month by its number; its whole name stays as it is written: "MARCH".
    private func month(_ item: RowItem, _ token: RowToken) -> Reading.Content? {
        guard let name = noun("month-\(token.number.integer)", item) else { return nil }
        let written = classifier.word(token.start, token.end)
        if case .words(let word) = name, word.lowercased() == written.lowercased() { return .words(written) }
        return name
    }

    /// The number of a year; of two digits behind an apostrophe one of this century or the last: "Jan '24".
    private func year(_ token: RowToken) -> UInt64 {
        let isShort = text[token.start - 1] == 0x27 || text.has("\u{2019}", at: token.start - 3)
        return isShort ? UInt64(Self.year(token) ?? 0) : token.number.integer
    }

    /// Two digits at a time, of an odd number of them the first alone; a zero before another digit as the language says it.
    private func pairs(_ token: RowToken) -> Reading.Content {
        let odd = (token.end - token.start) % 2
        var parts = odd > 0 ? [Quantity.cardinal(Self.number(UInt64(text[token.start] &- 0x30)))] : []
        guard classifier.numbers == .words, let zero = vocabulary.symbols["oh"] else {
            for place in stride(from: token.start + odd, to: token.end - 1, by: 2) {
                let (ten, one) = (UInt64(text[place] &- 0x30), UInt64(text[place + 1] &- 0x30))
                if ten == 0 { parts.append(.cardinal(Self.number(0))) }
                parts.append(.cardinal(Self.number(ten * 10 + one)))
            }
            return .sequence(parts, separator: classifier.numbers == .words ? " " : "")
        }
        var contents = parts.map { Reading.Content.quantity($0, .nominative) }
        for place in stride(from: token.start + odd, to: token.end - 1, by: 2) {
            let value = Int(text[place] &- 0x30) * 10 + Int(text[place + 1] &- 0x30)
            if value == 0, let hundred = vocabulary.symbols["hundred"] {
                contents.append(.words(hundred))
            } else {
                let content = Reading.Content.quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative)
                contents.append(value < 10 ? content.prefixed(zero + " ") : content)
            }
        }
        return .joined(contents.enumerated().flatMap { $0.offset > 0 ? [.words(" "), $0.element] : [$0.element] })
    }

    /// A year; of two digits one of this century up to the middle, then of the last: «14/07/24».
    private static func year(_ token: RowToken) -> Int? {
        guard !token.isEmpty, let year = Int(exactly: token.number.integer) else { return nil }
        return token.number.integerDigits == 2 ? year + (year < 50 ? 2000 : 1900) : year
    }

    /// A date whose day and month are the captures from an index on; one without a year where none was captured.
    private func date(_ item: RowItem, _ index: Int, year: Int?) -> CalendarDate? {
        let (day, month) = (token(item, index), token(item, index + 1))
        guard !day.isEmpty, !month.isEmpty else { return nil }
        return CalendarDate(
            year: year.flatMap { Self.year(token(item, $0)) }, month: Int(exactly: month.number.integer),
            day: Int(exactly: day.number.integer))
    }

    /// A time from the captures from an index on; a minute that was not captured is zero.
    private func time(_ item: RowItem, _ index: Int) -> ClockTime? {
        let (hour, minute) = (token(item, index), token(item, index + 1))
        guard !hour.isEmpty, let hour = Int(exactly: hour.number.integer),
            let minute = Int(exactly: minute.isEmpty ? 0 : minute.number.integer)
        else { return nil }
        return ClockTime(hour: item.isAfternoon && hour < 12 ? hour + 12 : hour, minute: minute)
    }

    /// «044» digit by digit where it begins with a zero, others as numbers, each group by itself.
    private func groups(_ item: RowItem) -> Reading.Content {
        var quantities: [Quantity] = []
        for capture in item.captures {
            let token = captured(capture)
            guard !token.isEmpty else { continue }
            append(token.start, token.end, to: &quantities)
        }
        return .sequence(quantities)
    }

    private func append(_ start: Int, _ end: Int, to quantities: inout [Quantity]) {
        var place = start
        while text[place] == 0x30 {
            quantities.append(.cardinal(Self.number(0)))
            place += 1
        }
        let (value, count) = text.digits(place)
        if count > 0, place < end { quantities.append(.cardinal(Self.number(UInt64(value)))) }
    }

    static func number(_ value: UInt64) -> DecimalNumber {
        DecimalNumber(uncheckedInteger: value, fraction: 0, fractionDigits: 0, isNegative: false)
    }

    /// A noun of the tables in the case of its place.
    private func noun(_ key: String, _ item: RowItem) -> Reading.Content? {
        var (name, isPlural) = (grammaticalCase(item), item.isPlural)
        var key = key
        if item.government == .agreeing {
            let governed = classifier.rowGovernment(start, book)
            guard let form = classifier.rowWordForms(captured(item.with), governed, book).first else { return nil }
            (name, isPlural) = (form.grammaticalCase, form.isPlural)
            // An adjective has a row for each gender: `maximal-feminine`.
            if !isPlural, form.gender != .masculine { key += "-\(form.gender.rawValue)" }
        } else if item.noun > 0 {
            // "eine halbe Stunde": of the gender of a unit.
            let gender = gender(captured(item.noun))
            if gender != .masculine { key += "-\(gender.rawValue)" }
        }
        let column = (isPlural ? "plural-" : "") + name.rawValue
        for table in book.nouns {
            guard let row = table.row(key) else { continue }
            let word = table.word(row, column)
            return word.isEmpty ? nil : .words(word.string)
        }
        return nil
    }

    func grammaticalCase(_ item: RowItem) -> GrammaticalCase {
        switch item.government {
        case .named: item.grammaticalCase
        case .agreeing:
            // «godzinie 9:30»: a time in the case of its noun.
            classifier.rowNounForms(captured(item.with), classifier.rowGovernment(start, book), book)
                .first { !item.isSingular || !$0.isPlural }?.grammaticalCase ?? item.grammaticalCase
        case .governed: classifier.rowGovernment(start, book)?.first ?? item.grammaticalCase
        case .located:
            classifier.rowGovernment(start, book).map { cases in
                if cases.contains(.prepositional) { return .prepositional }
                // «за домом», «по улице»: not where something goes.
                let places = cases.first == .accusative ? [GrammaticalCase.instrumental, .dative] : []
                return places.first(where: cases.contains) ?? cases.first ?? item.grammaticalCase
            } ?? item.grammaticalCase
        }
    }

    /// An abbreviation as a word, in the case of its place or of the word that it agrees with.
    private func form(_ item: RowItem, _ token: RowToken) -> Reading.Content? {
        guard let abbreviation = token.abbreviation?.pointee else { return nil }
        // «Hauptstr.»: the abbreviation is the end of the word.
        let head = Int(exactly: token.number.integer) ?? 0
        if head > 0 {
            return .words(classifier.word(token.start, token.start + head) + abbreviation.form(grammaticalCase(item)))
        }
        if item.gender == .feminine, !abbreviation.feminine.isEmpty { return .words(abbreviation.feminine) }
        if item.isPlural, !abbreviation.plural.isEmpty { return .words(abbreviation.plural) }
        guard item.government == .agreeing else { return .words(abbreviation.form(grammaticalCase(item))) }
        guard abbreviation.isDeclined else { return .words(abbreviation.form(.nominative)) }
        let governed = classifier.rowGovernment(min(start, captured(item.with).start), book)
        let forms = classifier.rowWordForms(captured(item.with), governed, book)
        guard let found = forms.first else { return nil }
        return .words(abbreviation.form(found.grammaticalCase))
    }

    /// «кілограм», «штуку»: one of what is counted.
    func one(_ token: RowToken, _ name: GrammaticalCase, isPlural: Bool = false) -> String? {
        guard let meaning = meaning(token) else {
            let noun = book.countedNoun(token.row)
            return (isPlural ? noun?.plural : noun?.singular)?[name]
        }
        let form = isPlural ? NounForm.plural(name) : .singular(name)
        if let word = vocabulary.nouns.form(meaning, form), !word.isEmpty { return word.string }
        guard case .unit(let unit) = meaning,
            let units = book.units,
            let parts = try? units.parts(Self.number(isPlural ? 5 : 1), unit, case: name), !parts.after.isEmpty
        else { return nil }
        return String(parts.after.drop { $0.isWhitespace })
    }
}
