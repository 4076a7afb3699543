import SpokenICU
import SpokenLocaleData
import SpokenModel

extension AnalyticGrammar: VisibleGrammar {
    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        appendVisibleInRole(quantity, role, to: &buffer)
    }

    func preposition(_ role: QuantityRole) -> StaticString { words.preposition(role) }

    func appendVisibleOrdinal(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        words.appendOrdinalDigits(value, inflection, isBeforeNoun: isBeforeNoun, to: &buffer)
    }

    func visibleForm(of noun: CountedNoun, behind number: DecimalNumber) -> String {
        form(noun, isSingular: words.isSingular(number))
    }

    func form(of noun: CountedNoun, behind magnitude: Magnitude) -> String {
        form(noun, isSingular: false)
    }

    func symbol(_ magnitude: Magnitude?) -> LocaleWord? {
        magnitude.flatMap(tables.magnitude)?.abbreviation
    }

    var insteadOf: StaticString { words.insteadOf }
    var free: StaticString { words.free }

    // MARK: Validation

    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard grammaticalCase == .nominative else {
            throw .unsupportedCase(grammaticalCase, language: words.tag.description, accepted: cases)
        }
        switch quantity {
        case .cardinal, .ordinal, .free: break
        case .fraction(_, _, let denominator):
            guard denominator > 0 else { throw .zeroDenominator }
        case .count(let number, let noun):
            let isSingular = words.isSingular(number)
            guard !form(noun, isSingular: isSingular).isEmpty else {
                throw .missingForm(.nominative, isSingular ? .singular : .plural)
            }
        case .magnitude(_, _, let noun):
            if let noun, form(noun, isSingular: false).isEmpty { throw .missingForm(.nominative, .plural) }
        case .money(let money): try validate(money)
        case .measure(let measure): try validate(measure.unit)
        case .mixed(let measures):
            guard !measures.isEmpty else { throw .empty }
            for measure in measures { try validate(measure.unit) }
        case .dimensions(let numbers, let unit):
            guard !numbers.isEmpty else { throw .empty }
            for number in numbers where number.isNegative { throw .negative(number.description) }
            try validate(unit)
        case .clock, .hours, .date, .period: try time.validate(quantity, case: grammaticalCase)
        case .signed(_, let value): try validate(value, case: grammaticalCase)
        case .range(let start, let end), .approximate(let start, let end):
            if TimeVerbalizer.handles(quantity) { return try time.validate(quantity, case: grammaticalCase) }
            try validate(start, case: grammaticalCase)
            try validate(end, case: grammaticalCase)
            try QuantityRange.validate(start, end)
        case .discount(let amount):
            try QuantityRange.validateDiscount(amount)
            try validate(amount, case: grammaticalCase)
        case .priceChange(let old, let new):
            try validate(old)
            try validate(new)
        }
    }

    private func validate(_ money: Money) throws(QuantityError) {
        guard
            tables.currencies.major(money.currency) != nil
                || ICUCurrency.name(money.currency, .other, in: words.tag) != nil
        else { throw .unknownCurrency(money.currency.description, language: words.tag.description) }
        guard let per = money.per else { return }
        guard tables.units.noun(per) != nil, per != .percent else {
            throw .noPerForm(per.identifier, language: words.tag.description)
        }
    }

    private func validate(_ unit: MeasureUnit) throws(QuantityError) {
        if tables.units.noun(unit) != nil || ICUUnitFormatter.isKnown(unit) { return }
        if let (first, per) = CompoundUnit.parts(unit), tables.units.noun(first) != nil, tables.units.noun(per) != nil {
            return
        }
        throw .unknownUnit(unit.identifier, language: words.tag.description)
    }
}
