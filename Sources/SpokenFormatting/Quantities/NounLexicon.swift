import SpokenLocaleData
import SpokenModel

/// Nouns that an app counts, read from rows: a table with a header, tabs and one noun a line.
///
/// ```swift
/// let nouns = try NounLexicon("""
///     key\tgender\tnominative\tgenitive\tdative\taccusative\tinstrumental\tprepositional\tplural-nominative\tplural-genitive\tplural-dative\tplural-accusative\tplural-instrumental\tplural-prepositional
///     пицца\tfeminine\tпицца\tпиццы\tпицце\tпиццу\tпиццей\tпицце\tпиццы\tпицц\tпиццам\tпиццы\tпиццами\tпиццах
///     """)
/// try nouns["пицца"].map { formatter.format(.count(2, $0), case: .instrumental) }  // «двумя пиццами»
/// ```
/// Columns: `key` (the first one), `gender` (masculine without it), `animacy` (inanimate without it), the twelve cases,
/// and `collective`, in which `yes` says «двое детей». A case that a row leaves empty is an error only where it is needed.
public struct NounLexicon: Sendable {
    private let nouns: [String: CountedNoun]

    /// - Throws: `NounLexiconError` with the line of the mistake.
    public init(_ text: String) throws(NounLexiconError) {
        let table: LocaleTable
        do { table = try LocaleTable(text) } catch { throw .badTable(error.description) }
        try self.init(table)
    }

    /// The nouns that shops and apps count most, rows of `Resources/Locales/<language>/nouns.tsv`: 155 in Russian, some
    /// 70 in English and Spanish, none in other languages.
    ///
    /// ```swift
    /// NounLexicon.common(in: .russian)["товар"].map { formatter.format(.count(3, $0)) }  // «3 товара»
    /// ```
    public static func common(in language: LanguageTag) -> NounLexicon {
        switch language.language {
        case "ru": russian
        case "en": english
        case "es": spanish
        default: NounLexicon()
        }
    }

    private static let russian = compiledIn("ru")
    private static let english = compiledIn("en")
    private static let spanish = compiledIn("es")

    private static func compiledIn(_ language: String) -> NounLexicon {
        LocaleTables.table(language, "nouns").flatMap { try? NounLexicon($0) } ?? NounLexicon()
    }

    private init() { nouns = [:] }

    private init(_ table: LocaleTable) throws(NounLexiconError) {
        let cases: [GrammaticalCase] = [.nominative, .genitive, .dative, .accusative, .instrumental, .prepositional]
        var nouns: [String: CountedNoun] = [:]
        for row in 0..<table.rowCount {
            func value<Value: RawRepresentable>(_ column: String, _ standard: Value) throws(NounLexiconError) -> Value
            where Value.RawValue == String {
                let word = table.word(row, column)
                guard !word.isEmpty else { return standard }
                guard let value = Value(rawValue: word.string) else {
                    throw .badTable(
                        LocaleTableError.unknownValue(
                            line: table.line(ofRow: row), column: column, value: word.string
                        ).description)
                }
                return value
            }
            func forms(_ form: (GrammaticalCase) -> NounForm) -> [GrammaticalCase: String] {
                var result: [GrammaticalCase: String] = [:]
                for grammaticalCase in cases {
                    let word = table.word(row, form(grammaticalCase).column)
                    if !word.isEmpty { result[grammaticalCase] = word.string }
                }
                return result
            }
            let noun = CountedNoun(
                gender: try value("gender", GrammaticalGender.masculine),
                animacy: try value("animacy", Animacy.inanimate), singular: forms(NounForm.singular),
                plural: forms(NounForm.plural), isCollective: table.word(row, "collective") == "yes")
            guard !noun.singular.isEmpty || !noun.plural.isEmpty else {
                throw .noForms(line: table.line(ofRow: row), key: table.word(row, 0).string)
            }
            nouns[table.word(row, 0).string] = noun
        }
        self.nouns = nouns
    }

    /// The noun of a key, in small letters where it is not found as it is written; nil when there is no such row.
    public subscript(key: String) -> CountedNoun? {
        if nouns.isEmpty { return nil }
        if let noun = nouns[key] { return noun }
        return Self.isSmall(key) ? nil : nouns[key.lowercased()]
    }

    /// Whether there are no letters but small ones of ASCII, as in nearly all keys of a catalog: those come here with each
    /// request.
    private static func isSmall(_ key: String) -> Bool {
        var key = key
        return key.withUTF8 { bytes in
            for byte in bytes where byte >= 0x80 || byte &- 0x41 < 26 { return false }
            return true
        }
    }

    /// The noun of a key, for a message: to find the nearest key takes longer than to format a menu.
    ///
    /// - Throws: `.unknownNoun` with the nearest key, for a key without a row.
    public func noun(_ key: String) throws(NounLexiconError) -> CountedNoun {
        if let noun = self[key] { return noun }
        throw .unknownNoun(key, nearest: NearestName.nearest(to: key, in: keys))
    }

    /// Every key, in the order of the alphabet.
    public var keys: [String] { nouns.keys.sorted() }
}

/// Why a text is no table of nouns.
public enum NounLexiconError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a gender `male`.
    case badTable(String)
    /// The smallest cause: a row with a key and nothing else.
    case noForms(line: Int, key: String)
    /// The smallest cause: «тавар».
    case unknownNoun(String, nearest: String?)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .badTable(let reason): "the table of nouns cannot be read: \(reason)"
        case .unknownNoun(let key, let nearest):
            "'\(key)' is no noun of the table; "
                + (nearest.map { "did you mean \($0)?" } ?? "give its forms, or a table of nouns with a row for it")
        case .noForms(let line, let key): "line \(line): the noun '\(key)' has no forms; fill at least one case"
        }
    }
}
