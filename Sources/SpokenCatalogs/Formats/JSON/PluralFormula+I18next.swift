import SpokenModel

extension PluralFormula {
    /// The rules of version 3 of i18next's JSON that differ from those that gettext has for the language, or that CLDR
    /// tells apart further (the table of its PluralResolver).
    private static let numbered: [String: String] = [
        "sl": "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
        "he": "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);",
        "lv": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);",
        "cy": "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n!=8 && n!=11 ? 2 : 3);",
        "ga": "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4);",
        "mt": "nplurals=4; plural=(n==1 ? 0 : n==0 || n%100>1 && n%100<11 ? 1 : n%100>10 && n%100<20 ? 2 : 3);",
        "tr": "nplurals=2; plural=(n>1);", "fr": "nplurals=2; plural=(n>1);", "pt": "nplurals=2; plural=(n>1);",
    ]

    /// The rule by which i18next numbers the forms of a language in version 3.
    static func i18next(_ language: LanguageTag?) -> PluralFormula? {
        var found = language.flatMap { rule(of: $0) } ?? .germanic
        if let own = language.flatMap({ numbered[$0.language] }) { found = try? PluralFormula(header: own) }
        found?.seesFractions = true
        return found
    }
}
