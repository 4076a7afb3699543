import SpokenLocaleData

/// What a language is, as far as reading a text in it goes: in which letters it is written, how its numbers are. Rows of
/// `profile.tsv`; of a language without them CLDR and ICU tell. Plain bits: it is asked in the hottest places.
struct LanguageProfile: Sendable {
    /// Which abbreviations leave their full stop to the sentence.
    enum FinalStop: String {
        /// Those that are declined, at the end of a line.
        case ofDeclined = "declined"
        /// Those that close a list, before a capital alone; at the end of a line none.
        case ofClosing = "closing"
        /// All at the end of a line, and before a capital those that a sentence may end with.
        case stays
        /// At the end of a line all, before a capital by the place that the table says.
        case byPlace = "by-place"
    }

    /// How «www» and the countries of addresses are said.
    enum AddressLetters: String {
        case written
        /// "WWW"
        case capitals
        /// «w w w»; countries by capitals.
        case spelled
    }

    let addressLetters: AddressLetters
    /// Whether words in Cyrillic letters are looked at, beside those in Latin ones.
    let isCyrillic: Bool
    /// The signs of numbers as its rules read them: 0x2C and 0 in Russian, which groups by spaces alone. Languages
    /// without a profile have those of ICU instead.
    let decimal: UInt8
    let group: UInt8
    let groupsBySpace: Bool
    /// Whether a country is told in which it is at home: in others ICU tells the signs of numbers.
    let hasHome: Bool
    /// Whether the decimal sign of some of its countries parts groups in others.
    let hasOpenSigns: Bool
    /// Whether the full stop of an abbreviation ends its line or its sentence too, and then stays.
    let finalStop: FinalStop

    init(language: String) {
        let table = LocaleTables.table(language, "profile")
        func values(_ key: String) -> [Substring] { Self.values(key, in: table) }
        addressLetters = values("address-letters").first.flatMap { AddressLetters(rawValue: String($0)) } ?? .written
        isCyrillic = values("scripts").contains("Cyrl")
        func sign(_ name: Substring?) -> UInt8 { name == "comma" ? 0x2C : name == "point" ? 0x2E : 0 }
        decimal = sign(values("decimal").first)
        group = sign(values("group").first { $0 != "space" })
        groupsBySpace = values("group").contains("space")
        hasHome = !values("region").isEmpty
        hasOpenSigns = values("number-signs").contains("text")
        finalStop = values("final-stop").first.flatMap { FinalStop(rawValue: String($0)) } ?? .ofDeclined
    }

    /// The values of a row, which strokes part.
    static func values(_ key: String, in table: LocaleTable?) -> [Substring] {
        guard let table, let row = table.row(key) else { return [] }
        return table.word(row, "value").string.split(separator: "|")
    }
}
