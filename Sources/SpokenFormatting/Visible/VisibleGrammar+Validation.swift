import SpokenModel

extension VisibleGrammar {
    /// What every language with tables checks alike, part by part. Whether the language has the case is checked before.
    func validateParts(_ quantity: Quantity, _ grammaticalCase: GrammaticalCase) throws(QuantityError) {
        switch quantity {
        case .cardinal, .ordinal, .free: break
        case .fraction(_, _, let denominator):
            guard denominator > 0 else { throw .zeroDenominator }
        case .count(let number, let noun): try validate(noun, behind: number, grammaticalCase)
        case .magnitude(_, let magnitude, let noun):
            if let noun { try validate(noun, behind: magnitude) }
        case .money(let money): try validate(money, grammaticalCase)
        case .measure(let measure): try validate(measure.unit)
        case .mixed(let measures):
            try QuantityRange.validateMixed(measures)
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
            // Only «скидка» is inflected.
            try validate(amount, case: .nominative)
        case .priceChange(let old, let new):
            try validate(old, cases.contains(.genitive) ? .genitive : .nominative)
            try validate(new, grammaticalCase)
        }
    }
}
