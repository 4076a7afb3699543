import SpokenCatalogs
import SpokenModel

/// The nouns of a choice by number, and whether the one of `other` also serves 2, 3 and 4.
struct CountedNouns {
    /// By categories, in small letters.
    private var nouns: [String: String] = [:]
    /// The categories whose noun is cut short with a point.
    private var abbreviated: Set<String> = []
    private let language: LintLanguage

    init(_ choice: PluralChoice, _ language: LintLanguage, in scope: LintScope) {
        self.language = language
        for variation in choice.variations.cases {
            guard let unit = variation.content.units.first else { continue }
            let format = FormatString(scope.catalog.string(unit.value), choice.syntax, inForm: true)
            let noun = Self.noun(of: format, language)
            guard let noun = noun?.lowercased(), !noun.isEmpty else { continue }
            for name in scope.catalog.names(of: variation) {
                nouns[name] = noun
                if format.text.utf8.last == UInt8(ascii: "."), format.text.lowercased().ends(with: noun + ".") {
                    abbreviated.insert(name)
                }
            }
        }
    }

    /// The noun that is counted: behind the number, or the first word where the form has none («=1{файла}») or writes it out
    /// (“1 znaka”); behind an adjective («часовых поясах»).
    private static func noun(of format: FormatString, _ language: LintLanguage) -> String? {
        var rest = format.text.unicodeScalars[...]
        if let number = format.placeholders.first(where: \.isReal) {
            guard let behind = PluralForms.text(behind: number, in: format.text) else { return nil }
            rest = behind
        }
        var adjective: String?
        for piece in rest.split(separator: " ") where piece.first.map(ScalarTable.shared.isAlphabetic) == true {
            let word = String(Substring(piece.prefix(while: PluralForms.isOfWord)))
            guard adjective == nil, language.isEastSlavic, isAdjective(word.lowercased()) else { return word }
            adjective = word
        }
        return adjective
    }

    private static func isAdjective(_ word: String) -> Bool { adjectives.contains(where: word.ends(with:)) }

    /// Endings of Russian, Ukrainian and Belarusian adjectives in the plural.
    private static let adjectives = ["ых", "их", "ым", "им", "ыми", "ими", "ые", "ие"]

    /// True when what `other` says of a noun is also said with 2, 3 and 4: Polish nouns whose plural nominative and
    /// genitive are one form (“2 odpowiedzi”, “5 odpowiedzi”), and participles for persons (“2 obserwujących”); nouns that
    /// stand in another case («2 пользователям», «размер 2 файлов», “kopiowanie 2 elementów”); words that are cut short.
    var serveFew: Bool {
        guard let other = nouns["other"] else { return false }
        if isCutShort || Self.indefinite.contains(other) { return true }
        let one = nouns["one"] ?? ""
        switch language.tag.language {
        case "ru", "uk", "be": return Self.isEastSlavicOblique(one, other)
        case "pl":
            // “2 dni” and “5 dni”; one in -u is a genitive, and one in -a beside many in -ów.
            return other == "dni" || ["ści", "dzi", "ych", "ich"].contains(where: other.ends(with:))
                || other.ends(with: "ów") && (one.ends(with: "u") || one.ends(with: "a"))
        case "cs", "sk":
            // “2 hlášení”; no noun in the nominative ends in -y or -u: “mazání 2 položek”.
            return ["ní", "tí"].contains(where: other.ends(with:))
                || other != one && (one.ends(with: "y") || one.ends(with: "u"))
        // Masculine nouns alone have -ov, and “znaka” is their genitive.
        case "sl": return (other.ends(with: "ov") || other.ends(with: "ev")) && one.ends(with: "a")
        default: return false
        }
    }

    /// True where `other` also serves 1: “+1 more” has no noun that English would inflect.
    var serveOne: Bool {
        guard let other = nouns["other"], nouns["one"] == nil else { return false }
        if Self.indefinite.contains(other) { return true }
        guard language.tag.language == "en" else { return false }
        let irregular: Set<String> = ["people", "children", "men", "women", "feet", "mice", "teeth", "data", "media"]
        return !irregular.contains(other) && !PluralForms.isPluralLike(other, "en")
    }

    /// Numerals without a number, which no number changes and which govern the noun behind them: «+2 несколько участников».
    private static let indefinite: Set<String> = [
        "несколько", "немного", "много", "больше", "более", "ещё", "еще", "кілька", "декілька", "багато", "більше",
        "ще",
        "некалькі", "шмат", "больш", "яшчэ",
    ]

    /// «элем.» beside «элемент»: no number changes it.
    private var isCutShort: Bool {
        abbreviated.contains("other") && !abbreviated.contains("one") && nouns["one"] != nil
    }

    /// Nouns and adjectives in the dative, instrumental and prepositional plural.
    private static let oblique = [
        "ам", "ям", "ами", "ями", "ьми", "ах", "ях", "ым", "им", "ыми", "ими", "аў", "яў",
    ]

    private static func isEastSlavicOblique(_ one: String, _ other: String) -> Bool {
        guard other.count > 3 else { return false }
        if oblique.contains(where: other.ends(with:)) { return true }
        // Masculine nouns alone have -ов, and «файла» is their genitive.
        return ["ов", "ев", "ів", "їв"].contains(where: other.ends(with:))
            && (one.ends(with: "а") || one.ends(with: "я") || one.ends(with: "у"))
    }
}
