import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What a locale writes beside its numbers: the short names of units, the signs of currencies, its percent sign. From
/// the tables of the language, then from CLDR. Built once in a process and locale, when the first number asks for it.
final class WrittenForms: Sendable {
    typealias Meaning = SpellingTable.Meaning

    let notation: NumberNotation
    /// «30 см», «5 €», "20 %": what stands for one thing everywhere.
    let behind: WordTable<Meaning>
    /// All of them: short names of rarer units are words of the language too («al», «sem», "dec."), so that they are read
    /// only where an amount is all that a line has.
    let alone: WordTable<Meaning>
    /// The names of measures of time, also those that are other words.
    let times: WordTable<Meaning>
    /// "€5", "%50", "km 5"
    let before: WordTable<Meaning>
    /// «每小時5公里»: what stands on both sides of its number, with no space in it.
    let around: [(front: [UInt8], back: [UInt8], unit: MeasureUnit)]
    /// The bytes of the longest form.
    let longest: Int
    /// How far the forms behind a number reach, by what they begin with.
    private let reach: SpellingReach
    /// Words that govern the case of a number behind them.
    let governors: WordTable<GrammaticalCase>
    /// Whether the locale writes Latin letters.
    let hasLatinScript: Bool
    /// What a time is said with, and written with as well: «18:30 Uhr».
    let clockNouns: [String]
    /// What the language writes for something else too.
    let stays: StayingForms
    /// Nouns behind which digits are a name: "version", «тел».
    let codeNouns: Set<String>
    /// «21 mars 2025»: as the locale writes dates with the name of the month.
    let dates: WrittenDates
    /// Whether a table has words for its days and months.
    let hasCalendar: Bool
    let clock: WrittenClock
    let ordinals: WrittenOrdinals
    let counters: Counters
    /// What stands between the measures of one amount, beside a space: ", ", " et ".
    let joiners: [[UInt8]]

    /// The forms of a locale; built by the first who asks.
    static func of(_ language: LanguageTag) -> WrittenForms {
        let forms = try? cache.value(for: language) { () throws(ICUError) in WrittenForms(language) }
        return forms ?? WrittenForms(language)
    }

    private static let cache = ICUCache<LanguageTag, WrittenForms>(limit: 64)

    private init(_ language: LanguageTag) {
        let source = LocaleForms(language)
        notation = NumberNotation(source.dates)
        hasLatinScript = ICULocales.maximized(language)?.script == "Latn"
        governors = TableWords.words(language.language, "prepositions", "use") { GrammaticalCase(name: $0.string) }
        clockNouns = LanguageProfile.values(
            "clock-nouns", in: LocaleTables.table(language.language, "profile")
        ).map(String.init)
        stays = StayingForms(language.language)
        counters = Counters(language.language)
        codeNouns = Self.codeNouns
        dates = WrittenDates(source.dates)
        hasCalendar = LocaleTables.table(language.language, "calendar") != nil
        clock = WrittenClock(source.dates)
        ordinals = WrittenOrdinals(language)
        joiners = source.dates.filter { $0.kind == .joiner }.map { Array($0.text.utf8) }
        var forms = Forms(stays: stays)
        for form in source.signs { forms.add(form) }
        forms.addTables(language.language)
        // Rules know what stands before «²».
        let hasRules = RowRules.languages.contains(language.language)
        for form in source.units where !hasRules || !form.text.contains(where: { "²³".contains($0) }) {
            forms.add(form)
        }
        (behind, alone, before, around, times) = (forms.behind, forms.alone, forms.before, forms.around, forms.times)
        (longest, reach) = (forms.longest, forms.reach)
    }

    private static let codeNouns: Set<String> = {
        guard let table = LocaleTables.table("", "code-nouns") else { return [] }
        return Set((0..<table.rowCount).map { table.word($0, 0).string })
    }()

    /// The form that begins at a place, the longest one, and where it ends. Spaces of any kind are alike; marks of the
    /// writing direction are none of it.
    func formBehind(_ text: TextView, _ start: Int, isAlone: Bool) -> (meaning: Meaning, end: Int)? {
        // Handing on a table would count its references.
        isAlone ? form(text, start) { alone[$0] } : form(text, start) { behind[$0] }
    }

    /// The same of measures of time.
    func timeBehind(_ text: TextView, _ start: Int) -> (meaning: Meaning, end: Int)? {
        form(text, start) { times[$0] }
    }

    private func form(
        _ text: TextView, _ start: Int, _ meaning: (UnsafeBufferPointer<UInt8>) -> Meaning?
    ) -> (meaning: Meaning, end: Int)? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 4) { folded in
            var best: (Meaning, Int)?
            var count = 0
            var place = start
            var (limit, seen) = (longest, 1)
            while place < text.end, count < limit {
                let mark = text.directionMarkLength(place)
                if mark > 0 {
                    place += mark
                    continue
                }
                let space = text.spaceLength(place)
                let length = min(text.scalarLength(place), text.end - place)
                if space > 0 {
                    folded[count] = 0x20
                    count += 1
                } else {
                    guard count + length <= longest else { break }
                    for offset in 0..<length { folded[count + offset] = text[place + offset] }
                    count += length
                }
                place += space > 0 ? space : length
                // Most texts are told from every form by their first letters.
                while seen <= min(count, SpellingReach.start), let base = folded.baseAddress {
                    limit = min(limit, reach.behind(base, count: seen))
                    seen *= 2
                }
                guard count <= limit else { break }
                if !text.isCombiningMark(place), !text.isSpacedLetterBefore(place) || !text.isSpacedLetter(place),
                    text.decimalDigit(place) == nil || !text.isLetterBefore(place) && !text.isDigitBefore(place)
                        || text.isUnspacedLetter(text.previousScalar(place)),
                    let meaning = meaning(UnsafeBufferPointer(rebasing: folded[..<count]))
                {
                    best = (meaning, place)
                }
            }
            return best.map { ($0.0, $0.1) }
        }
    }

    /// The form that ends at a place, the longest one, and where it begins.
    func formBefore(_ text: TextView, _ end: Int) -> (meaning: Meaning, start: Int)? {
        guard !before.isEmpty, end > 0 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 4) { folded in
            var best: (Meaning, Int)?
            var first = folded.count
            var start = end
            while start > 0 {
                let place = text.previousScalar(start)
                let isSpace = text.spaceLength(place) > 0
                let length = isSpace ? 1 : start - place
                guard folded.count - first + length <= longest, text[place] != 0x0A else { break }
                first -= length
                if isSpace {
                    folded[first] = 0x20
                } else {
                    for offset in 0..<length { folded[first + offset] = text[place + offset] }
                }
                start = place
                if !text.isSpacedLetter(start) || !text.isSpacedLetterBefore(start),
                    !text.isDigitBefore(start) || !text.isSpacedLetter(start),
                    let meaning = before[UnsafeBufferPointer(rebasing: folded[first...])]
                {
                    best = (meaning, start)
                }
            }
            return best.map { ($0.0, $0.1) }
        }
    }
}

extension WrittenForms {
    /// The forms that are known so far; the first meaning of a form stays.
    private struct Forms {
        let stays: StayingForms
        var behind = WordTable<Meaning>(capacity: 128)
        var alone = WordTable<Meaning>(capacity: 512)
        var before = WordTable<Meaning>(capacity: 128)
        var times = WordTable<Meaning>(capacity: 32)
        var around: [(front: [UInt8], back: [UInt8], unit: MeasureUnit)] = []
        var longest = 0
        var reach = SpellingReach()

        private static let timeUnits: [MeasureUnit] = [.year, .month, .week, .day, .hour, .minute, .second]

        init(stays: StayingForms) { self.stays = stays }

        mutating func add(_ form: LocaleForms.Form) {
            let bytes = form.meaning.utf8
            let isCode = bytes.count == 3 && bytes.allSatisfy { (0x41...0x5A).contains($0) }
            let meaning: Meaning
            if isCode {
                guard let code = CurrencyCode(form.meaning) else { return }
                meaning = .currency(code)
            } else {
                let unit = MeasureUnit(identifier: form.meaning)
                if form.kind == .around {
                    let parts = form.text.utf8.split(separator: 0x09, omittingEmptySubsequences: false)
                    if parts.count == 2 { around.append((Array(parts[0]), Array(parts[1]), unit)) }
                    return
                }
                meaning = .unit(unit)
            }
            add(form.text, meaning, form.kind)
        }

        private mutating func add(_ word: String, _ meaning: Meaning, _ kind: LocaleForms.Kind) {
            if kind != .before { reach.add(word) }
            if kind != .before, let unit = meaning.unit, Self.timeUnits.contains(unit), times[word] == nil {
                times[word] = meaning
            }
            if stays.never.contains(word) { return }
            longest = max(longest, word.utf8.count)
            if kind == .before {
                if before[word] == nil { before[word] = meaning }
                return
            }
            if alone[word] == nil { alone[word] = meaning }
            guard kind == .behind, behind[word] == nil, !stays.always.contains(word) else { return }
            behind[word] = meaning
        }

        /// The tables' own spellings: «грн», «тис.», «мес».
        mutating func addTables(_ language: String) {
            for evidence in CurrencyEvidence.rows(language) {
                guard case .currency(let code) = evidence.meaning else { continue }
                add(String(decoding: evidence.sign, as: UTF8.self), .currency(code), .before)
            }
            for name in ["currencies", "numeral-nouns", "units"] {
                guard let table = LocaleTables.table(language, name) else { continue }
                let columns = ["symbol", "abbreviation", "spellings"].map(table.column)
                for row in 0..<table.rowCount {
                    let key = table.word(row, 0).string
                    let meaning: Meaning? =
                        switch name {
                        case "currencies":
                            CurrencyCode(key.prefix(3)).map { key.utf8.count == 3 ? .currency($0) : .minorUnit($0) }
                        case "numeral-nouns": Magnitude(key: key).map { .magnitude($0) }
                        default: .unit(MeasureUnit(identifier: key))
                        }
                    guard let meaning else { continue }
                    // "PEN 250"
                    if case .currency = meaning { add(key, meaning, .before) }
                    for column in columns {
                        for form in table.word(row, column).string.split(separator: "|") {
                            // A sign that several currencies have is the locale's.
                            if case .currency = meaning, form.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic })
                            {
                                if !CurrencySigns.shared.contains(form), let word = LocaleForms.word(form) {
                                    add(word, meaning, .before)
                                }
                                continue
                            }
                            // «S/ 25», «RD$ 500»
                            if case .currency = meaning, !form.allSatisfy(\.isLetter),
                                let word = LocaleForms.word(form)
                            {
                                add(word, meaning, .before)
                            }
                            if let word = LocaleForms.word(form, isListed: true) { add(word, meaning, .behind) }
                        }
                    }
                }
            }
        }
    }
}
