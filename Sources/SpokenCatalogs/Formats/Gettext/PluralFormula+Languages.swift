import SpokenModel

extension PluralFormula {
    /// The rules that are in use, each for a family of languages; which language has which is asked of CLDR.
    private static let families: [PluralFormula] = [
        "nplurals=2; plural=(n != 1);",
        "nplurals=2; plural=(n > 1);",
        "nplurals=1; plural=0;",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
        "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2);",
        "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
        "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>1 && n%100<20) ? 1 : 2);",
        "nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
        "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
        "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3);",
        "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);",
        "nplurals=2; plural=(n%10==1 ? 0 : 1);",
        "nplurals=5; plural=(n==1 ? 0 : n==0 || (n%100>=2 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3);",
        "nplurals=2; plural=(n==1 || n==2 || n==3 || (n%10!=4 && n%10!=6 && n%10!=9) ? 0 : 1);",
    ].compactMap { try? PluralFormula(header: $0) }

    /// The rule that tells the numbers 0 … 1000 of a language apart as CLDR does; nil for the few that have none in use.
    package static func rule(of language: LanguageTag) -> PluralFormula? {
        families.first { $0.differences(from: language).isEmpty }
    }

    /// The rule as the header has it.
    package var header: String { "nplurals=\(count); plural=\(expression);" }
}
