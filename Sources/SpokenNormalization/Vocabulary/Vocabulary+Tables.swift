import SpokenLocaleData
import SpokenModel

/// Reads the words of a language from its tables.
extension Vocabulary {
    static func words(_ language: String, _ name: String, _ column: String) -> [String: String] {
        guard let table = LocaleTables.table(language, name) else { return [:] }
        var result: [String: String] = [:]
        for row in 0..<table.rowCount { result[table.word(row, 0).string] = table.word(row, column).string }
        return result
    }

    static func governors(_ language: String) -> [String: Government] {
        guard let table = LocaleTables.table(language, "governors") else { return [:] }
        var result: [String: Government] = [:]
        for row in 0..<table.rowCount {
            let name = table.word(row, "case").string
            let government: Government =
                switch name {
                case "transparent": .transparent
                case "joint": .joint
                case "distributive": .distributive
                case "age": .age
                case "negatable": .negatable
                default: .governs(GrammaticalCase(name: name) ?? .nominative)
                }
            result[table.word(row, 0).string] = government
        }
        return result
    }

    static func abbreviations(_ language: String) -> [UInt16: [Abbreviation]] {
        guard let table = LocaleTables.table(language, "abbreviations") else { return [:] }
        var result: [UInt16: [Abbreviation]] = [:]
        for row in 0..<table.rowCount {
            let written = Array(table.word(row, "abbreviation").bytes)
            guard written.count >= 2, let place = Abbreviation.Place(rawValue: table.word(row, "place").string) else {
                continue
            }
            let forms = Abbreviation.cases.map { table.word(row, $0.rawValue).string }.filter { !$0.isEmpty }
            // A language without cases has one column.
            let entry = Abbreviation(
                written: written, forms: forms.isEmpty ? [table.word(row, "spoken").string] : forms, place: place,
                rank: Int(table.word(row, "rank").string) ?? 0)
            result[UInt16(written[0]) << 8 | UInt16(written[1]), default: []].append(entry)
        }
        // Of two that are written alike, the one that asks more of its place goes first.
        return result.mapValues { entries in
            entries.sorted { ($0.written.count, $0.isNarrow ? 1 : 0) > ($1.written.count, $1.isNarrow ? 1 : 0) }
        }
    }

    /// The month words that follow a day: the genitive and the abbreviation.
    static func months(_ language: String) -> [String: Int] {
        guard let table = LocaleTables.table(language, "calendar") else { return [:] }
        var result: [String: Int] = [:]
        for month in 1...12 {
            guard let row = table.row("month-\(month)") else { continue }
            for column in ["genitive", "symbol"] {
                let word = table.word(row, column).string
                if !word.isEmpty { result[word] = month }
            }
            // «15 фев», «15 фев.»
            let short = String(table.word(row, "genitive").string.prefix(3))
            if language == "ru", !short.isEmpty { (result[short], result[short + "."]) = (month, month) }
        }
        return result
    }

    static func loneSymbols(_ language: String) -> [String: String] {
        guard let table = LocaleTables.table(language, "symbols") else { return [:] }
        var result: [String: String] = [:]
        for row in 0..<table.rowCount where table.word(row, "alone").string == "yes" {
            result[table.word(row, "symbol").string] = table.word(row, "spoken").string
        }
        return result
    }

    static func monthForms(_ language: String) -> Set<String> {
        guard language == "ru", let table = LocaleTables.table(language, "calendar") else { return [] }
        var result: Set<String> = []
        for month in 1...12 {
            guard let row = table.row("month-\(month)") else { continue }
            for name in Abbreviation.cases { result.insert(table.word(row, name.rawValue).string) }
        }
        return result
    }

    /// The short names of the days of the week, where hours are written with them.
    static func weekdays(_ language: String) -> [String: Weekday] {
        guard language == "ru", let table = LocaleTables.table(language, "calendar") else { return [:] }
        var result: [String: Weekday] = [:]
        for day in 1...7 {
            guard let row = table.row("weekday-\(day)") else { continue }
            let word = table.word(row, "symbol").string
            result[word] = Weekday(
                number: day, nominative: table.word(row, "nominative").string,
                genitive: table.word(row, "genitive").string,
                accusative: table.word(row, "accusative").string)
        }
        return result
    }
}
