import SpokenLocaleData
import SpokenModel

/// The units of a language. The compiled-in ones are by far its largest table: they are read when a unit is wanted, so
/// that the first price of a process does not wait for them.
struct LanguageUnits: Sendable {
    enum Language: String, Sendable {
        case russian = "ru"
        case english = "en"
        case spanish = "es"
    }

    let language: Language
    /// A user's units before the compiled-in ones.
    private let own: UnitTable?

    init(_ language: Language, own: NounTable? = nil) {
        self.language = language
        guard let own, let nouns = Self.table(language)?.nouns else {
            self.own = nil
            return
        }
        self.own = UnitTable(nouns, own: own)
    }

    /// Nil when the table is broken, which the tests of the tables rule out.
    var table: UnitTable? { own ?? Self.table(language) }

    @inline(__always)
    func noun(_ unit: MeasureUnit) -> Noun? { table?.noun(unit) }

    @inline(__always)
    private static func table(_ language: Language) -> UnitTable? {
        switch language {
        case .russian: russian
        case .english: english
        case .spanish: spanish
        }
    }

    private static let russian = read(.russian)
    private static let english = read(.english)
    private static let spanish = read(.spanish)

    private static func read(_ language: Language) -> UnitTable? {
        LocaleTables.table(language.rawValue, "units").flatMap { try? NounTable($0) }.map { UnitTable($0) }
    }
}
