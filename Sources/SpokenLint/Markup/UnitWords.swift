import SpokenICU
import SpokenLocaleData
import SpokenModel

/// The words and signs of units in a language, to tell what a number counts: “GB”, «сантиметров», “inches”.
final class UnitWords: Sendable {
    /// What each may mean: “t” is a tonne, and an hour in Norwegian.
    private let identifiers: [String: Set<String>]
    /// The beginnings of the words for percent.
    let percentWords: [String]

    /// Those of a language, made once.
    static func of(_ language: String) -> UnitWords {
        made.withLock { made in
            if let words = made[language] { return words }
            let words = UnitWords(language: language)
            made[language] = words
            return words
        }
    }

    private static let made = Guarded<[String: UnitWords]>([:])

    /// English signs serve every language: "GB" is the same in most.
    private init(language: String) {
        var words = Words()
        words.addTable("en", ["symbol", "spellings"])
        words.addTable(language, ["symbol", "spellings", "nominative", "plural", "genitive"])
        if let tag = try? LanguageTag(language) { words.addCLDR(tag) }
        identifiers = words.identifiers
        percentWords = words.identifiers.filter { $0.value.contains("percent") && $0.key.first?.isLetter == true }.map {
            String($0.key.lowercased().prefix(5))
        }
    }

    private struct Words {
        var identifiers: [String: Set<String>] = [:]

        mutating func addTable(_ language: String, _ prefixes: [String]) {
            guard let table = LocaleTables.table(language, "units") else { return }
            let columns = table.columns.indices.filter { index in
                prefixes.contains { table.columns[index].hasPrefix($0) }
            }
            for row in 0..<table.rowCount {
                let identifier = table.word(row, 0).string
                for column in columns {
                    for word in table.word(row, column).string.split(separator: "|") { add(word, identifier) }
                }
            }
        }

        /// What CLDR writes behind numbers: “Go” in French, “Stunden” in German.
        mutating func addCLDR(_ language: LanguageTag) {
            for width in [ICUNumberFormatter.Width.short, .full] {
                ICUUnitPatterns.forEach(in: language, width: width) { unit, before, behind in
                    guard before.isEmpty else { return }
                    add(behind.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }, String(unit))
                }
            }
        }

        private mutating func add(_ word: Substring, _ identifier: String) {
            guard !word.isEmpty else { return }
            identifiers[String(word), default: []].insert(identifier)
        }
    }

    /// What stands behind an offset of a text, one space between; nil where it is no unit.
    func units(behind offset: Int, in bytes: [UInt8]) -> Set<String>? {
        let start = Self.start(behind: offset, in: bytes)
        var end = start
        while end < bytes.count, end - start < 48,
            Self.isWord(bytes[end])
                // "km/h" is one word.
                || bytes[end] == 0x2F && end > start && end + 1 < bytes.count && Self.isWord(bytes[end + 1])
        {
            end += 1
        }
        guard end > start, !Self.isPreposition(start..<end, in: bytes) else { return nil }
        return identifiers[String(decoding: bytes[start..<end], as: UTF8.self)]
    }

    /// “Since 1998 in Paris”: inches only where no word follows.
    private static func isPreposition(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        bytes[range].elementsEqual("in".utf8) && range.upperBound + 1 < bytes.count && bytes[range.upperBound] == 0x20
            && isWord(bytes[range.upperBound + 1])
    }

    /// True when a text ends behind a number.
    static func isBare(_ offset: Int, in bytes: [UInt8]) -> Bool {
        bytes.dropFirst(offset).allSatisfy { ".!?) ".utf8.contains($0) }
    }

    /// True when a word of a text is one of the units: some languages write it before the number.
    func has(_ units: Set<String>, in text: String) -> Bool {
        text.split { !$0.isLetter }.contains { identifiers[String($0)]?.isDisjoint(with: units) == false }
    }

    /// Behind one space of any kind.
    private static func start(behind offset: Int, in bytes: [UInt8]) -> Int {
        for space in [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]] as [[UInt8]]
        where bytes.dropFirst(offset).starts(with: space) {
            return offset + space.count
        }
        return min(offset, bytes.count)
    }

    private static func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

    /// Units that translations turn into metric ones, with another number.
    static let imperial: Set<String> = [
        "inch", "foot", "yard", "mile", "pound", "ounce", "fluid-ounce", "gallon", "fahrenheit", "mile-per-hour",
        "stone",
    ]
}
