import SpokenModel

/// Fractions, which CLDR does not say.
extension ICUGrammar {
    /// «дві третини», «dwie trzecie», „zwei Drittel“, «deux tiers», «үштен екі»; also in the digits style, since a stroke
    /// between digits is read as a date or not at all.
    func sayFraction(
        _ whole: UInt64, _ numerator: UInt64, _ denominator: UInt64, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) -> String {
        guard denominator > 0 else { throw .zeroDenominator }
        guard slavic != nil || grammaticalCase == .nominative else {
            throw .unsupportedCase(grammaticalCase, language: language.description, accepted: [.nominative])
        }
        if numerator == 0 { return try word(whole, Inflection(grammaticalCase)) }
        if numerator == 1, denominator == 2, let text = try sayHalf(whole, grammaticalCase) { return text }
        if let slavic {
            var buffer = UTF8Buffer()
            slavic.appendFraction(
                whole: whole, numerator: numerator, denominator: denominator, grammaticalCase, to: &buffer)
            return Self.typographic(buffer.string)
        }
        let fraction: String
        switch fractions {
        case .ordinal: fraction = try ordinalFraction(numerator, denominator)
        case .joined: fraction = try joinedFraction(numerator, denominator)
        case .named: fraction = try namedFraction(numerator, denominator)
        case .ablative:
            let from = try word(denominator)
            fraction = (suffixes?.inflected(from, .instrumental) ?? from) + " " + (try word(numerator))
        case nil: throw .unsupported("fractions", language: language.description)
        }
        guard whole > 0 else { return fraction }
        let link = try phrase(suffixes == nil ? "fraction-and" : "whole").text
        return try word(whole) + " " + link + " " + fraction
    }

    private func word(_ value: UInt64, _ inflection: Inflection = Inflection()) throws(QuantityError) -> String {
        guard let number = DecimalNumber(exactly: value) else {
            throw .unsupported("the number \(value)", language: language.description)
        }
        return try words(number, inflection)
    }

    /// «півтора», «dwa i pół», „zweieinhalb“, «deux et demi», «екі жарым»; nil for a half that is said like any fraction.
    private func sayHalf(_ whole: UInt64, _ grammaticalCase: GrammaticalCase) throws(QuantityError) -> String? {
        if whole == 0 { return grammaticalCase == .nominative ? phrases?["half"]?.text : nil }
        if whole == 1, let text = phrases?["one-and-half"]?.text {
            guard grammaticalCase == .nominative || grammaticalCase == .accusative else {
                throw .unsupportedCase(
                    grammaticalCase, language: language.description, accepted: [.nominative, .accusative])
            }
            return text
        }
        guard let half = phrases?["and-half"] else { return nil }
        if half.hasGap { return PhraseTable.fill(half.text, [try word(whole, Inflection(.nominative, .neuter))]) }
        return try word(whole, Inflection(grammaticalCase)) + " " + half.text
    }

    /// «jedna trzecia», «dwie trzecie», «pięć ósmych»
    private func ordinalFraction(_ numerator: UInt64, _ denominator: UInt64) throws(QuantityError) -> String {
        let number = try word(numerator, Inflection(.nominative, .feminine))
        let isOne = numerator == 1
        let isFew = (2...4).contains(numerator % 10) && !(12...14).contains(numerator % 100)
        let inflection = Inflection(isOne || isFew ? .nominative : .genitive, .feminine, isOne ? .singular : .plural)
        return number + " " + (try sayOrdinal(denominator, inflection))
    }

    /// „ein Drittel“, „fünf Achtel“: the ordinal with -l (Duden, Grammatik, § 512).
    private func joinedFraction(_ numerator: UInt64, _ denominator: UInt64) throws(QuantityError) -> String {
        let number = try word(numerator, Inflection(.nominative, .neuter))
        if denominator < 3, let name = nameOfPart(numerator, 2) { return number + " " + name }
        var ordinal = try sayOrdinal(denominator, Inflection())
        // „Hundertstel“, „Tausendstel“ without a leading one
        if ["einhundertste", "eintausendste"].contains(ordinal) { ordinal.removeFirst(3) }
        return number + " " + ordinal.prefix(1).uppercased() + ordinal.dropFirst() + "l"
    }

    /// «un demi», «deux tiers», «trois quarts», «cinq huitièmes»
    private func namedFraction(_ numerator: UInt64, _ denominator: UInt64) throws(QuantityError) -> String {
        let number = try word(numerator)
        if let name = nameOfPart(numerator, denominator) { return number + " " + name }
        return number + " " + (try sayOrdinal(denominator, Inflection())) + (numerator == 1 ? "" : "s")
    }

    /// «demi», «quarts»: a part with a noun of its own, a row of `numeral-nouns.tsv`.
    private func nameOfPart(_ numerator: UInt64, _ denominator: UInt64) -> String? {
        magnitudes?.noun("1/\(denominator)")?.form(numerator == 1 ? .nominative : .pluralNominative).string
    }

    /// «екі бүтін жүзден жиырма бес»: the denominator in the ablative, then the numerator.
    func ablativeDecimal(_ number: DecimalNumber, _ suffixes: HarmonicSuffixes) throws(QuantityError) -> String {
        let sign = number.isNegative ? try minus() : ""
        let denominator = suffixes.inflected(
            try word(DecimalNumber.powerOfTen(number.fractionDigits)), .instrumental)
        return sign + (try word(number.integer)) + " " + (try phrase("whole").text) + " " + denominator + " "
            + (try word(number.fraction))
    }
}

extension Quantity {
    /// The number that decides the form of what follows.
    var countedNumber: DecimalNumber? {
        switch self {
        case .cardinal(let number, _, _), .count(let number, _): number.isWhole ? number.trimmed : number
        case .money(let money): money.magnitude == nil && money.amount.isWhole ? money.amount.trimmed : nil
        case .measure(let measure): measure.magnitude == nil && measure.amount.isWhole ? measure.amount.trimmed : nil
        default: nil
        }
    }
}
