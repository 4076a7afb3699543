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
        /// Of men, and of groups with one among them: «dwóch studentów», but «dwie studentki», «dwa koty».
        case nominativePersonal = "nominative-personal"
        case nominativeOther = "nominative-other"
        case accusativePersonal = "accusative-personal"
        case accusativeOther = "accusative-other"
        /// Of nouns that are declined as adjectives: «два взрослых».
        case nominativeAdjectival = "nominative-adjectival"
        case oblique

        func covers(_ grammaticalCase: GrammaticalCase, _ noun: WordForm) -> Bool {
            switch self {
            case .nominative: grammaticalCase == .nominative
            case .accusative: grammaticalCase == .accusative
            case .accusativeInanimate: grammaticalCase == .accusative && !noun.isAnimate
            case .accusativeAnimate: grammaticalCase == .accusative && noun.isAnimate
            case .nominativePersonal: grammaticalCase == .nominative && noun.isPersonal
            case .nominativeOther: grammaticalCase == .nominative && !noun.isPersonal
            case .accusativePersonal: grammaticalCase == .accusative && noun.isPersonal
            case .accusativeOther: grammaticalCase == .accusative && !noun.isPersonal
            case .nominativeAdjectival: grammaticalCase == .nominative && noun.isAdjectival
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
        /// Only of thousands without a rest.
        var isRound = false
    }

    private let rows: [Row]
    /// Whether 21 and 101 are as all others: a row of `one` whose `numbers` are 1 alone.
    private let isOneAlone: Bool
    /// Whether 2 to 4 are something of their own.
    private let hasFew: Bool
    /// Whether the living have an accusative of their own.
    private let tellsLiving: Bool
    /// Whether men are counted in a way of their own.
    private let tellsPersons: Bool
    /// Whether thousands have a way of their own, which what is left behind them has not.
    let splitsThousands: Bool

    init(language: String) {
        guard let table = LocaleTables.table(language, "agreement") else {
            (rows, isOneAlone, hasFew, tellsLiving, tellsPersons, splitsThousands) =
                ([], false, true, false, false, false)
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
            var rule = Row(
                numeral: numeral, governed: governed, nounNumber: number,
                nounCase: GrammaticalCase(rawValue: field("noun-case")),
                numeralCase: GrammaticalCase(rawValue: field("numeral-case")))
            rule.isRound = field("numbers") == "1000n"
            return rule
        }
        self.rows = rows
        hasFew = rows.contains { $0.numeral == .few }
        tellsPersons = rows.contains { $0.governed == .accusativePersonal }
        splitsThousands = rows.contains(where: \.isRound)
        tellsLiving = rows.contains { $0.governed == .accusativeAnimate }
    }

    /// What a whole number is to the noun behind it.
    func numeral(_ number: ScannedNumber) -> Numeral {
        if isOneAlone { return number.integer == 1 ? .one : hasFew && number.endsInFew ? .few : .many }
        return number.endsInOne ? .one : number.endsInFew ? .few : .many
    }

    /// The case and the number of a noun behind a numeral, when all that is known of it is whether it is alive; nil where the
    /// table of a language does not tell.
    func noun(
        _ numeral: Numeral, governed: GrammaticalCase, isAnimate: Bool
    ) -> (grammaticalCase: GrammaticalCase, number: GrammaticalNumber)? {
        let row = rows.first {
            guard $0.numeral == numeral, !$0.isRound else { return false }
            switch $0.governed {
            case .nominative: return governed == .nominative
            case .accusative: return governed == .accusative
            case .accusativeInanimate: return governed == .accusative && !isAnimate
            case .accusativeAnimate: return governed == .accusative && isAnimate
            case .oblique: return governed != .nominative && governed != .accusative
            case .nominativePersonal, .nominativeOther, .accusativePersonal, .accusativeOther, .nominativeAdjectival:
                return false
            }
        }
        return row.map { ($0.nounCase ?? governed, $0.nounNumber) }
    }

    /// The case of a numeral, when a reading of the noun behind it can stand there; nil when it can not.
    ///
    /// - Parameter value: the number, where its size tells how it stands beside persons: «dwa tysiące studentów».
    func numeralCase(
        _ numeral: Numeral, governed: GrammaticalCase, before noun: WordForm, of value: UInt64 = 0
    ) -> GrammaticalCase? {
        for row in rows where row.numeral == numeral && row.governed.covers(governed, noun) {
            if row.isRound, value == 0 || value % 1000 != 0 { continue }
            guard noun.has(row.nounCase ?? governed, row.nounNumber) else { continue }
            // Where men are counted apart, one of any masculine whose accusative is not its nominative: «jednego kota».
            if tellsPersons, row.numeralCase == .accusative, numeral == .one, noun.gender == .masculine,
                !noun.has(.nominative, .singular)
            {
                return .genitive
            }
            // Of the living an accusative is said as the genitive: «одного гостя», but «одну сестру».
            if tellsLiving, row.numeralCase == .accusative, numeral == .one, noun.isAnimate, noun.gender != .feminine {
                return .genitive
            }
            return row.numeralCase ?? governed
        }
        return nil
    }
}
