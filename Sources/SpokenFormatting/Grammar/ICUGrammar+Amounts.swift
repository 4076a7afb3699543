import SpokenICU
import SpokenLocaleData
import SpokenModel

extension ICUGrammar {
    // MARK: Nouns of tables

    /// The form of a noun behind a number, by its plural category.
    ///
    /// - one: «1 гривня»; few: «2 гривні» (column `paucal`); many: «5 гривень»; other: a fraction in languages with
    ///   `many` («1,5 гривні»), else the plural.
    private func form(_ noun: Noun, _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase) -> LocaleWord {
        let isDirect = grammaticalCase == .nominative || grammaticalCase == .accusative
        switch category(of: number) {
        case .one: return noun.form(.singular(grammaticalCase))
        case .few: return noun.form(isDirect ? .paucal : .plural(grammaticalCase))
        case .other where hasMany: return noun.form(.genitive)
        case .many where hasMany: return noun.form(isDirect ? .counting : .plural(grammaticalCase))
        default: return noun.form(.plural(grammaticalCase))
        }
    }

    private func say(
        _ number: DecimalNumber, _ noun: Noun, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) -> String {
        let number = number.isWhole ? number.trimmed : number
        let words = try sayBeforeNoun(number, Inflection(grammaticalCase, noun.gender))
        let counted = form(noun, number, grammaticalCase).string
        return isOfMillions(number) ? linked(words, counted) : words + " " + counted
    }

    /// Whether the last word of a number is a noun, «deux millions»: what it counts is linked to it in some languages.
    private func isOfMillions(_ number: DecimalNumber) -> Bool {
        !saysDigits && number.isWhole && number.integer > 0 && number.integer % 1_000_000 == 0
    }

    /// «millions d’euros», «millions de francs»; elsewhere «Millionen Euro».
    private func linked(_ words: String, _ counted: String) -> String {
        guard let link = phrases?["magnitude-of"]?.text, let first = counted.lowercased().first else {
            return words + " " + counted
        }
        let isElided = elidingLetters.contains(first)
        return words + " " + (isElided ? link.dropLast() + "\u{2019}" : link + " ") + counted
    }

    /// A number that a noun follows: «півтора», «półtorej»; otherwise as by itself.
    func sayBeforeNoun(_ number: DecimalNumber, _ inflection: Inflection) throws(QuantityError) -> String {
        let isDirect = inflection.grammaticalCase == .nominative || inflection.grammaticalCase == .accusative
        if !saysDigits, isDirect, !number.isNegative, number.integer == 1, number.trimmed.fraction == 5,
            number.trimmed.fractionDigits == 1,
            let text = phrases?[inflection.gender == .feminine ? "one-and-half-feminine" : "one-and-half"]
        {
            return text.text
        }
        if saysDigits { return try say(number, inflection) }
        return try spelled.value(SpelledNumber(number, inflection, .beforeNoun)) { () throws(QuantityError) in
            let text = try say(number, inflection)
            return cleaned(text, SpellOutCorrections.beforeNoun) ?? text
        }
    }

    /// «два мільйони», «двома мільйонами», «fünf Millionen», and with a noun «2 millions d’euros». Where rows have no noun
    /// for the power of ten, the number is said in full: «fünftausend Euro».
    func say(
        _ number: DecimalNumber, _ magnitude: Magnitude, _ grammaticalCase: GrammaticalCase, of counted: String? = nil
    ) throws(QuantityError) -> String {
        guard let noun = slavic?.table.noun(magnitude) ?? magnitudes?.noun(magnitude.key) else {
            guard magnitudes != nil, let full = number.multiplied(by: magnitude) else {
                throw .unsupported("thousands and millions as words", language: language.description)
            }
            let text = try say(full.isWhole ? full.trimmed : full, Inflection(grammaticalCase))
            return counted.map { text + " " + $0 } ?? text
        }
        let text = try say(number, noun, grammaticalCase)
        guard let counted else { return text }
        return linked(text, counted)
    }

    // MARK: Money

    /// «5 гривень 50 копійок», «5 Euro und 99 Cent»; without a row CLDR's name, in the nominative only.
    func sayMoney(_ money: Money, _ grammaticalCase: GrammaticalCase) throws(QuantityError) -> String {
        guard ICUCurrency.isKnown(money.currency) else {
            throw .unknownCurrency(money.currency.description, language: language.description)
        }
        let per = try money.per.map { unit throws(QuantityError) in try sayPer(unit) } ?? ""
        let amount = money.amount.isWhole ? money.amount.trimmed : money.countedAmount
        if let magnitude = money.magnitude {
            guard let major = currencies?.major(money.currency) else {
                throw .unknownCurrency(money.currency.description, language: language.description)
            }
            return try say(amount, magnitude, grammaticalCase, of: major.form(.counting).string) + per
        }
        guard let major = currencies?.major(money.currency) else {
            return try sayUnlisted(amount, money.currency, grammaticalCase) + per
        }
        let digits = amount.trimmed.fractionDigits
        if amount.fraction > 0, options.minorUnits != .fraction, digits <= major.minorDigits,
            let minor = currencies?.minor(money.currency)
        {
            let rest = amount.trimmed.fraction &* DecimalNumber.powerOfTen(major.minorDigits &- digits)
            let small = DecimalNumber(uncheckedInteger: rest, fraction: 0, fractionDigits: 0, isNegative: false)
            let minorText = try say(small, minor, grammaticalCase)
            guard amount.integer > 0 else {
                if amount.isNegative { throw .negative(amount.description) }
                return minorText + per
            }
            let whole = DecimalNumber(
                uncheckedInteger: amount.integer, fraction: 0, fractionDigits: 0, isNegative: amount.isNegative)
            let joiner = phrases?["minor-joiner"]?.text ?? ""
            let majorText = try say(whole, major, grammaticalCase)
            return majorText + (joiner.isEmpty ? " " : " \(joiner) ") + minorText + per
        }
        return try say(amount, major, grammaticalCase) + per
    }

    private func sayUnlisted(
        _ amount: DecimalNumber, _ currency: CurrencyCode, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) -> String {
        guard grammaticalCase == .nominative || cases == [.nominative] else {
            throw .unsupportedCase(grammaticalCase, language: language.description, accepted: [.nominative])
        }
        // A number word needs the gender of the name, which CLDR does not tell: only languages without genders may.
        guard saysDigits || hasNoGenders || !isGendered(amount) else {
            throw .unsupported("\(currency) in words", language: language.description)
        }
        guard let name = ICUCurrency.countedName(currency, category(of: amount), in: language) else {
            throw .unknownCurrency(currency.description, language: language.description)
        }
        return try sayBeforeNoun(amount, Inflection()) + link(amount, currency, name) + name
    }

    /// « de » of «20 de lei», «1000000 de euros»: what CLDR writes between an amount and the name of its currency.
    private func link(_ amount: DecimalNumber, _ currency: CurrencyCode, _ name: String) -> String {
        guard let after = (try? numbers.parts(amount, currency: currency, width: .name))?.after, after.hasSuffix(name)
        else { return " " }
        let link = after.dropLast(name.count).map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }
        return link.contains(where: \.isLetter) ? String(link) : " "
    }

    /// True when all genders of the language have the same number words.
    private var hasNoGenders: Bool {
        guard let spellOut else { return false }
        return ![GrammaticalGender.feminine, .neuter, .common].contains(where: spellOut.hasCardinal)
    }

    /// True when the number is another word in another gender: «одна», «дві», but «п’ять» for all.
    private func isGendered(_ number: DecimalNumber) -> Bool {
        guard number.isWhole, let masculine = try? say(number, Inflection(.nominative, .masculine)) else { return true }
        return [GrammaticalGender.feminine, .neuter, .common].contains { gender in
            guard spellOut?.hasCardinal(in: gender) == true else { return false }
            return (try? say(number, Inflection(.nominative, gender))) != masculine
        }
    }

    /// « pro Monat»: what stands behind the gram in CLDR's name of grams per month.
    private func sayPer(_ unit: MeasureUnit) throws(QuantityError) -> String {
        if let noun = noun(unit), !noun.per.isEmpty { return " " + noun.per.string }
        let error = QuantityError.noPerForm(unit.identifier, language: language.description)
        let compound = MeasureUnit(identifier: "gram-per-\(unit.identifier)")
        guard let unitNames, let gram = try? unitNames.parts(5, MeasureUnit(identifier: "gram")).after,
            let both = try? unitNames.parts(5, compound).after, both.hasPrefix(gram), both.count > gram.count
        else { throw error }
        let per = String(both.dropFirst(gram.count))
        guard per.hasPrefix(" ") || per.hasPrefix("\u{A0}"), Self.isSpeakable(per) else { throw error }
        return per
    }

    /// «знижка 20 відсотків», „20 Prozent Rabatt“
    func sayDiscount(_ amount: Quantity) throws(QuantityError) -> String {
        let text = try spoken(amount, .plain, nil)
        if let behind = phrases?["discount-behind"] { return text + " " + behind.text }
        return try phrase("discount").text + " " + text
    }

    // MARK: Measures

    func sayMeasure(_ measure: Measure, _ grammaticalCase: GrammaticalCase) throws(QuantityError) -> String {
        if let magnitude = measure.magnitude {
            // Behind five stands the genitive plural, as behind a power of ten.
            if let noun = noun(measure.unit) {
                return try say(measure.amount, magnitude, grammaticalCase, of: noun.form(.counting).string)
            }
            guard let parts = try? unitNames?.parts(5, measure.unit), parts.before.isEmpty,
                Self.isSpeakable(parts.after)
            else { throw .unknownUnit(measure.unit.identifier, language: language.description) }
            let name = String(parts.after.drop { $0 == " " || $0 == "\u{A0}" })
            return try say(measure.amount, magnitude, grammaticalCase, of: name)
        }
        if let noun = noun(measure.unit) { return try say(measure.amount, noun, grammaticalCase) }
        let unit = measure.unit
        let unknown = QuantityError.unknownUnit(unit.identifier, language: language.description)
        guard ICUUnitFormatter.isKnown(unit.identifier) else { throw unknown }
        let unnamed = QuantityError.unsupported("the unit \(unit.identifier)", language: language.description)
        guard let unitNames else { throw unnamed }
        let amount = measure.amount.isWhole ? measure.amount.trimmed : measure.amount
        let isNeutral = cases == [.nominative]
        let phrase = try unitPhrase(unit, amount.magnitude, grammaticalCase, unitNames)
        guard phrase.isSpeakable else {
            if unit == .percent, let text = phrases?["percent"]?.text {
                return PhraseTable.fill(text, [try say(amount, Inflection())])
            }
            throw unnamed
        }
        if !phrase.isCounted { return phrase.before + phrase.after }
        if phrase.gender == nil, !saysDigits, !hasNoGenders, isGendered(amount) {
            throw .unsupported("\(unit.identifier) in words", language: language.description)
        }
        // Korean counts hours in words of its own: «다섯 시간».
        if !saysDigits, unit == .hour, amount.isWhole, !amount.isNegative,
            let native = spellOut?.ruleSet(named: "spellout-cardinal-native-attributive")
        {
            return phrase.before + (try spell(amount, native)) + phrase.after
        }
        let number = try sayBeforeNoun(
            amount, Inflection(isNeutral ? .nominative : grammaticalCase, phrase.gender ?? .masculine))
        if phrase.before.isEmpty, isOfMillions(amount) {
            return linked(number, String(phrase.after.drop { $0.isWhitespace }))
        }
        return phrase.before + number + phrase.after
    }

    /// What stands around a number with a unit, asked of CLDR once for each plural category.
    private func unitPhrase(
        _ unit: MeasureUnit, _ amount: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ names: ICUUnitFormatter
    ) throws(QuantityError) -> UnitPhrase {
        let key = UnitPhrase.Key(unit: unit, category: category(of: amount), grammaticalCase: grammaticalCase)
        return try unitPhrases.value(key) { () throws(QuantityError) in
            let gender = names.gender(of: unit)
            // CLDR tells the gender where it has looked at the grammar: such a unit without other forms is invariable.
            let isInvariable = cases == [.nominative] || (gender != nil && !names.inflects(unit))
            let parts: ICUNumberFormatter.Parts
            do throws(ICUError) {
                parts = try names.parts(amount, unit, case: isInvariable ? .nominative : grammaticalCase)
            } catch {
                if case .missingCase = error {
                    throw .unsupportedCase(grammaticalCase, language: language.description, accepted: [.nominative])
                }
                throw .unknownUnit(unit.identifier, language: language.description)
            }
            let isSpeakable =
                Self.isSpeakable(parts.before) && Self.isSpeakable(parts.after) && !isAbbreviated(unit, parts)
            return UnitPhrase(
                before: Self.plainSpaces(parts.before), after: Self.plainSpaces(parts.after),
                isCounted: !parts.number.isEmpty, gender: gender, isSpeakable: isSpeakable)
        }
    }

    /// False for signs of abbreviations: «км/гадз», «m²», «°», «г.». «千» of «千克» counts as a number, and is a word.
    private static func isSpeakable(_ text: String) -> Bool {
        !text.contains { "/²³°%٪‰′″.·⋅".contains($0) || ($0.isNumber && !$0.isIdeograph) }
    }

    /// CLDR fills a name that it lacks with the symbol: «5 г» in Belarusian. A name as short as a symbol that is also the
    /// short form is no word, unless a row says so, but in scripts without small letters, which abbreviate little: «分»,
    /// «시간», «นาที».
    private func isAbbreviated(_ unit: MeasureUnit, _ parts: ICUNumberFormatter.Parts) -> Bool {
        guard !ShortNames.areWords(unit, in: language.language), let unitNames,
            let short = try? unitNames.parts(5, unit, width: .short),
            let full = try? unitNames.parts(5, unit, width: .full), short == full
        else { return false }
        let name = (full.before + full.after).filter(\.isLetter)
        return name.count < (name.contains(where: \.isCased) ? 4 : name.contains(where: \.isJoined) ? 3 : 1)
    }

    // MARK: Counts and ranges

    func sayCount(
        _ number: DecimalNumber, _ noun: CountedNoun, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) -> String {
        let number = number.isWhole ? number.trimmed : number
        let isDirect = grammaticalCase == .nominative || grammaticalCase == .accusative
        let wanted: (GrammaticalCase, GrammaticalNumber)
        switch category(of: number) {
        case .one: wanted = (grammaticalCase, .singular)
        case .few where hasMany: wanted = (isDirect ? .nominative : grammaticalCase, .plural)
        case .many where hasMany: wanted = (isDirect ? .genitive : grammaticalCase, .plural)
        case .other where hasMany: wanted = (.genitive, .singular)
        default: wanted = (grammaticalCase, .plural)
        }
        let forms = wanted.1 == .singular ? noun.singular : noun.plural
        guard let form = forms[wanted.0] else { throw .missingForm(wanted.0, wanted.1) }
        return try sayBeforeNoun(number, Inflection(grammaticalCase, noun.gender, .singular, noun.animacy)) + " " + form
    }

    func sayRange(
        _ start: Quantity, _ end: Quantity, _ grammaticalCase: GrammaticalCase, isGoverned: Bool
    ) throws(QuantityError) -> String {
        if isGoverned {
            let first = try startOfRange(start, end, grammaticalCase)
            let last = try spoken(end, .plain, grammaticalCase)
            return first + (first.contains(" ") ? " – " : "–") + last
        }
        if saysDigits, phrases?["range-start"] == nil, time.grammar is ICUTime {
            // Where no words are known, what is shown: «5–7 kilometr».
            let last = try spoken(end, .plain, grammaticalCase)
            guard last.first?.isNumber == true else {
                return try spoken(start, .plain, grammaticalCase) + " – " + last
            }
            return try startOfRange(start, end, grammaticalCase) + "–" + last
        }
        let opening = try phrase("range-start")
        let closing = try phrase("range-end")
        if suffixes != nil {
            // «500-ден 700 теңгеге дейін»
            let first = try numberOnly(start, end) ?? start
            return try around(opening, first, nil) + " " + around(closing, end, nil)
        }
        let first = try startOfRange(start, end, opening.grammaticalCase)
        let last = try spoken(end, .plain, closing.grammaticalCase)
        return join(opening, first) + " " + join(closing, last)
    }

    /// «п’ять-шість кілограмів», «fünf bis sechs Kilogramm», «cinq ou six kilos», «5–6 кг»
    func sayApproximate(
        _ start: Quantity, _ end: Quantity, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) -> String {
        let joiner = try phrase("approximate").text
        let first = try startOfRange(start, end, grammaticalCase)
        let last = try spoken(end, .plain, grammaticalCase)
        guard joiner == "-" else { return first + " " + joiner + " " + last }
        let number = try startOfRange(end, end, grammaticalCase)
        let isApart = first.contains(" ") || number.contains(" ")
        return first + (isApart ? " – " : saysDigits ? "–" : "-") + last
    }

    /// The number alone when the noun of the end serves both.
    private func startOfRange(
        _ start: Quantity, _ end: Quantity, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) -> String {
        guard case .cardinal(let number, let gender, let animacy)? = try numberOnly(start, end) else {
            return try spoken(start, .plain, grammaticalCase)
        }
        return try say(trimmed(number), Inflection(grammaticalCase, gender, .singular, animacy))
    }

    /// The bare number of the start in the gender of its noun; nil when the noun of the end does not serve both.
    private func numberOnly(_ start: Quantity, _ end: Quantity) throws(QuantityError) -> Quantity? {
        switch (start, end) {
        case (.measure(let first), .measure(let second))
        where first.unit == second.unit && first.magnitude == nil && second.magnitude == nil:
            let gender = noun(first.unit)?.gender ?? unitNames?.gender(of: first.unit) ?? .masculine
            return .cardinal(first.amount, gender)
        case (.money(let first), .money(let second))
        where first.currency == second.currency && first.amount.isWhole && second.amount.isWhole
            && first.magnitude == nil && second.magnitude == nil && first.per == second.per:
            return .cardinal(first.amount, currencies?.major(first.currency)?.gender ?? .masculine)
        case (.count(let number, let first), .count(_, let second)) where first == second:
            return .cardinal(number, first.gender, first.animacy)
        default: return nil
        }
    }

    private func trimmed(_ number: DecimalNumber) -> DecimalNumber {
        number.isWhole ? number.trimmed : number
    }
}

extension Character {
    fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic == true }

    /// True for letters of Arabic, Hebrew and their like, whose abbreviations are no shorter than words elsewhere.
    fileprivate var isJoined: Bool { unicodeScalars.first.map { ("\u{590}"..."\u{8FF}").contains($0) } ?? false }
}
