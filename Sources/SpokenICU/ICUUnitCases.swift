internal import CSpokenICU
import SpokenModel

/// The grammatical cases in which CLDR inflects the units of a language, with CLDR's own names for them: Russian says
/// prepositional where Polish says locative. ICU takes an unknown name for the nominative, so only these may go to it.
package struct ICUUnitCases: Sendable {
    private let names: [GrammaticalCase: String]

    package init(_ language: LanguageTag) {
        let list = ICUText.string { spoken_icu_unit_cases(language.description, $0, $1) } ?? ""
        var names: [GrammaticalCase: String] = [:]
        for name in list.split(separator: " ") {
            guard let grammaticalCase = GrammaticalCase(name: name) else { continue }
            // Russian has both words for one case; ours is CLDR's too.
            if name == grammaticalCase.rawValue || names[grammaticalCase] == nil {
                names[grammaticalCase] = String(name)
            }
        }
        self.names = names
    }

    /// The nominative and what else there is, in the order of `GrammaticalCase`.
    package var all: [GrammaticalCase] {
        GrammaticalCase.allCases.filter { $0 == .nominative || names[$0] != nil }
    }

    /// False for English, French, Kazakh, …
    package var inflects: Bool { !names.isEmpty }

    /// CLDR's name; nil for a case that the language does not have and for the nominative, which needs no name.
    func name(of grammaticalCase: GrammaticalCase) -> String? {
        grammaticalCase == .nominative ? nil : names[grammaticalCase]
    }
}
