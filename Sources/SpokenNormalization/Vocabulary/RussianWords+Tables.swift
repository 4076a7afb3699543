import SpokenLocaleData
import SpokenModel

/// Reads them from the tables.
extension RussianWords {
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

    /// The ranks of the parts of a text, and the nouns that are numbered, by all their forms.
    static func parts(_ abbreviations: Abbreviations?) -> (ranks: WordTable<Int>, numbered: WordSet) {
        var ranks = WordTable<Int>()
        var numbered = WordSet()
        guard let abbreviations else { return (ranks, numbered) }
        for entry in abbreviations.all {
            for form in entry.forms {
                if entry.rank > 0 { ranks[form] = min(ranks[form] ?? entry.rank, entry.rank) }
                if entry.isDeclined, entry.place == .number { numbered.insert(form) }
            }
        }
        return (ranks, numbered)
    }

    /// The month words that follow a day: the genitive and the abbreviation.
    static func months(_ language: String) -> WordTable<Int> {
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
            if !short.isEmpty, short != genitive {
                (result[short], result[short + "."]) = (month, month)
            }
        }
        return result
    }

    static func monthForms(_ language: String) -> WordSet {
        guard let table = LocaleTables.table(language, "calendar") else { return WordSet() }
        var result = WordSet()
        for month in 1...12 {
            guard let row = table.row("month-\(month)") else { continue }
            for name in WordCells.cases { result.insert(table.word(row, name.rawValue)) }
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
                number: day, nominative: table.word(row, "nominative"), genitive: table.word(row, "genitive"),
                dative: table.word(row, "dative"), accusative: table.word(row, "accusative"),
                pluralDative: table.word(row, "plural-dative"))
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

    /// The noun of a row of `counted-nouns`.
    func countedNoun(_ row: Int, ofFew isOfFew: Bool = false) -> CountedNoun? {
        LocaleTables.table(language, "counted-nouns").map { TableWords.noun($0, row, ofFew: isOfFew) }
    }
}
