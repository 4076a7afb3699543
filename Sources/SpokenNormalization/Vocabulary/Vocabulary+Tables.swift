import SpokenLocaleData
import SpokenModel

/// Reads the words of a language from its tables.
extension Vocabulary {
    static func words(_ language: String, _ name: String, _ column: String) -> WordTable<String> {
        guard let table = LocaleTables.table(language, name) else { return WordTable() }
        var result = WordTable<String>(capacity: table.rowCount)
        let column = table.column(column)
        for row in 0..<table.rowCount { result[table.word(row, 0)] = table.word(row, column).string }
        return result
    }

    static func governors(_ language: String) -> WordTable<Government> {
        guard let table = LocaleTables.table(language, "governors") else { return WordTable() }
        var result = WordTable<Government>(capacity: table.rowCount)
        let column = table.column("case")
        for row in 0..<table.rowCount {
            let name = table.word(row, column).string
            let government: Government =
                switch name {
                case "transparent": .transparent
                case "joint": .joint
                case "distributive": .distributive
                case "age": .age
                case "named": .named
                case "price": .price
                case "negatable": .negatable
                default: .governs(GrammaticalCase(name: name) ?? .nominative)
                }
            result[table.word(row, 0)] = government
        }
        return result
    }

    /// The numerals of `numerals.tsv`, whole ones that count one by one: no «двое», «полтора».
    static func numerals(_ language: String) -> WordTable<Numeral> {
        guard let table = LocaleTables.table(language, "numerals") else { return WordTable() }
        var result = WordTable<Numeral>(capacity: table.rowCount * 4)
        let columns = GrammaticalCase.allCases.map { table.column($0.rawValue) }
        for row in 0..<table.rowCount {
            let key = table.word(row, 0).string.split(separator: "-")
            let counts = key.count < 2 || GrammaticalGender(rawValue: String(key[1])) != nil
            guard let first = key.first, counts || key[1] == "plural", let value = UInt64(first) else { continue }
            let gender = key.count > 1 ? GrammaticalGender(rawValue: String(key[1])) : nil
            for (index, column) in columns.enumerated() {
                let form = table.word(row, column)
                guard !form.isEmpty else { continue }
                if var known = result[form] {
                    // «два» is masculine and neuter, «три» all of them.
                    if known.value == value, known.gender != gender, known.gender != nil {
                        known.gender = known.gender == .feminine || gender == .feminine ? nil : .masculine
                        result[form] = known
                    }
                    continue
                }
                result[form] = Numeral(value: value, gender: gender, isNominative: counts && index == 0)
            }
        }
        return result
    }

    static func abbreviations(_ language: String) -> [UInt16: [Abbreviation]] {
        guard let table = LocaleTables.table(language, "abbreviations") else { return [:] }
        var result: [UInt16: [Abbreviation]] = [:]
        let columns = Abbreviation.cases.map { table.column($0.rawValue) }
        // A language without cases has one column.
        let (spoken, place, rank) = (columns[0] ?? table.column("spoken"), table.column("place"), table.column("rank"))
        let (abbreviation, licence) = (table.column("abbreviation"), table.column("licence"))
        let (feminine, plural) = (table.column("feminine"), table.column("plural"))
        for row in 0..<table.rowCount {
            let written = Array(table.word(row, abbreviation).bytes)
            guard written.count >= 2, let place = Abbreviation.Place(rawValue: table.word(row, place).string) else {
                continue
            }
            let isDeclined = !table.word(row, columns[1]).isEmpty
            let entry = Abbreviation(
                written: written,
                forms: isDeclined ? columns.map { table.word(row, $0).string } : [table.word(row, spoken).string],
                feminine: table.word(row, feminine).string, place: place,
                rank: table.word(row, rank).isEmpty ? 0 : Int(table.word(row, rank).string) ?? 0,
                licence: Abbreviation.Licence(rawValue: table.word(row, licence).string),
                plural: table.word(row, plural).string)
            result[UInt16(written[0]) << 8 | UInt16(written[1]), default: []].append(entry)
        }
        // Of two that are written alike, the one that asks more of its place goes first.
        return result.mapValues { entries in
            entries.sorted { ($0.written.count, $0.isNarrow ? 1 : 0) > ($1.written.count, $1.isNarrow ? 1 : 0) }
        }
    }

    /// The ranks of the parts of a text, and the nouns that are numbered, by all their forms.
    static func parts(_ abbreviations: [UInt16: [Abbreviation]]) -> (ranks: WordTable<Int>, numbered: WordSet) {
        var ranks = WordTable<Int>()
        var numbered = WordSet()
        for entry in abbreviations.values.joined() {
            for form in entry.forms {
                if entry.rank > 0 { ranks[form] = min(ranks[form] ?? entry.rank, entry.rank) }
                if entry.isDeclined, entry.place == .number { numbered.insert(form) }
            }
        }
        return (ranks, numbered)
    }

    /// The month words that follow a day: the genitive and the abbreviation.
    static func months(_ language: String, isRussian: Bool) -> WordTable<Int> {
        guard let table = LocaleTables.table(language, "calendar") else { return WordTable() }
        var result = WordTable<Int>()
        for month in 1...12 {
            guard let row = table.row("month-\(month)") else { continue }
            for column in ["genitive", "symbol"] {
                let word = table.word(row, column).string
                if !word.isEmpty { result[word] = month }
            }
            // «15 фев», «15 фев.»
            let genitive = table.word(row, "genitive").string
            let short = String(genitive.prefix(3))
            // «мая» is no short word: its point is a full stop.
            if isRussian, !short.isEmpty, short != genitive {
                (result[short], result[short + "."]) = (month, month)
            }
        }
        return result
    }

    static func loneSymbols(_ language: String) -> WordTable<String> {
        guard let table = LocaleTables.table(language, "symbols") else { return WordTable() }
        var result = WordTable<String>()
        for row in 0..<table.rowCount where table.word(row, "alone") == "yes" {
            result[table.word(row, "symbol")] = table.word(row, "spoken").string
        }
        return result
    }

    static func monthForms(_ language: String) -> WordSet {
        guard let table = LocaleTables.table(language, "calendar") else { return WordSet() }
        var result = WordSet()
        for month in 1...12 {
            guard let row = table.row("month-\(month)") else { continue }
            for name in Abbreviation.cases { result.insert(table.word(row, name.rawValue)) }
        }
        return result
    }

    /// The short names of the days of the week, where hours are written with them.
    static func weekdays(_ language: String) -> WordTable<Weekday> {
        guard let table = LocaleTables.table(language, "calendar") else { return WordTable() }
        var result = WordTable<Weekday>()
        for day in 1...7 {
            guard let row = table.row("weekday-\(day)") else { continue }
            let word = table.word(row, "symbol").string
            result[word] = Weekday(
                number: day, nominative: table.word(row, "nominative").string,
                genitive: table.word(row, "genitive").string, dative: table.word(row, "dative").string,
                accusative: table.word(row, "accusative").string,
                pluralDative: table.word(row, "plural-dative").string)
        }
        return result
    }

    static func weekdayNames(_ weekdays: WordTable<Weekday>) -> WordSet {
        var result = WordSet(capacity: 28)
        weekdays.forEach { _, day in
            for form in [day.nominative, day.genitive, day.accusative, day.pluralDative] { result.insert(form) }
        }
        return result
    }

    /// The words of a table's first column.
    static func keys(_ language: String, _ name: String) -> WordSet {
        guard let table = LocaleTables.table(language, name) else { return WordSet() }
        var result = WordSet(capacity: table.rowCount)
        for row in 0..<table.rowCount { result.insert(table.word(row, 0)) }
        return result
    }

    /// The row of each word of a table.
    static func rows(_ language: String, _ name: String) -> WordTable<Int> {
        guard let table = LocaleTables.table(language, name) else { return WordTable() }
        var result = WordTable<Int>(capacity: table.rowCount)
        for row in 0..<table.rowCount { result[table.word(row, 0)] = row }
        return result
    }

    /// The noun of a row of `counted-nouns`.
    func countedNoun(_ row: Int) -> CountedNoun? {
        guard let table = LocaleTables.table(language, "counted-nouns") else { return nil }
        var singular: [GrammaticalCase: String] = [:]
        var plural: [GrammaticalCase: String] = [:]
        for name in Abbreviation.cases {
            singular[name] = table.word(row, name.rawValue).string
            plural[name] = table.word(row, "plural-" + name.rawValue).string
        }
        return CountedNoun(
            gender: GrammaticalGender(rawValue: table.word(row, "gender").string) ?? .masculine, singular: singular,
            plural: plural)
    }
}
