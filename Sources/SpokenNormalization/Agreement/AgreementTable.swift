import SpokenLocaleData
import SpokenModel

/// How numerals and the nouns that they count stand together: rows of `agreement.tsv`.
struct AgreementTable: Sendable {
    /// 1, 21 and 101; 2, 3 and 24; all others.
    enum Numeral: String, Sendable {
        case one, few, many
    }

    private enum Governed: String {
        case nominative
        case accusative
        case accusativeInanimate = "accusative-inanimate"
        case accusativeAnimate = "accusative-animate"
        case oblique

        func covers(_ grammaticalCase: GrammaticalCase, isAnimate: Bool) -> Bool {
            switch self {
            case .nominative: grammaticalCase == .nominative
            case .accusative: grammaticalCase == .accusative
            case .accusativeInanimate: grammaticalCase == .accusative && !isAnimate
            case .accusativeAnimate: grammaticalCase == .accusative && isAnimate
            case .oblique: grammaticalCase != .nominative && grammaticalCase != .accusative
            }
        }
    }

    private struct Row {
        var numeral: Numeral
        var governed: Governed
        var nounNumber: GrammaticalNumber
        /// nil: the governed one.
        var nounCase: GrammaticalCase?
        var numeralCase: GrammaticalCase?
    }

    private let rows: [Row]
    /// Whether 21 and 101 are as all others: a row of `one` whose `numbers` are 1 alone.
    private let isOneAlone: Bool
    /// Whether the living have an accusative of their own.
    private let tellsLiving: Bool

    init(language: String) {
        guard let table = LocaleTables.table(language, "agreement") else {
            (rows, isOneAlone, tellsLiving) = ([], false, false)
            return
        }
        let numbers = table.column("numbers")
        isOneAlone = (0..<table.rowCount).contains { table.word($0, numbers).string == "1" }
        let rows: [Row] = (0..<table.rowCount).compactMap { row in
            func field(_ column: String) -> String { table.word(row, column).string }
            guard let numeral = Numeral(rawValue: field("numeral")),
                let governed = Governed(rawValue: field("governed")),
                let number = GrammaticalNumber(rawValue: field("noun-number"))
            else { return nil }
            return Row(
                numeral: numeral, governed: governed, nounNumber: number,
                nounCase: GrammaticalCase(rawValue: field("noun-case")),
                numeralCase: GrammaticalCase(rawValue: field("numeral-case")))
        }
        self.rows = rows
        tellsLiving = rows.contains { $0.governed == .accusativeAnimate }
    }

    /// What a whole number is to the noun behind it.
    func numeral(_ number: ScannedNumber) -> Numeral {
        if isOneAlone { return number.integer == 1 ? .one : .many }
        return number.endsInOne ? .one : number.endsInFew ? .few : .many
    }

    /// The case of a numeral, when a reading of the noun behind it can stand there; nil when it can not.
    func numeralCase(
        _ numeral: Numeral, governed: GrammaticalCase, before noun: WordForm
    ) -> GrammaticalCase? {
        for row in rows where row.numeral == numeral && row.governed.covers(governed, isAnimate: noun.isAnimate) {
            guard noun.has(row.nounCase ?? governed, row.nounNumber) else { continue }
            // Of the living an accusative is said as the genitive: «одного гостя», but «одну сестру».
            if tellsLiving, row.numeralCase == .accusative, numeral == .one, noun.isAnimate, noun.gender != .feminine {
                return .genitive
            }
            return row.numeralCase ?? governed
        }
        return nil
    }
}
