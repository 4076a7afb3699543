import SpokenModel

/// The checks of ranges and discounts that every language shares.
package enum QuantityRange {
    /// Throws when the ends are of two kinds or in the wrong order.
    package static func validate(_ start: Quantity, _ end: Quantity) throws(QuantityError) {
        switch (start.unsigned, end.unsigned) {
        case (.money(let first), .money(let second)):
            guard first.currency == second.currency, first.per == second.per else { throw .mismatchedRange }
            try validate(first.amount, first.magnitude, second.amount, second.magnitude)
        case (.measure(let first), .measure(let second)):
            guard first.unit == second.unit else { return }
            try validate(first.amount, first.magnitude, second.amount, second.magnitude)
        case (.count(let first, let noun), .count(let second, let secondNoun)):
            guard noun == secondNoun else { throw .mismatchedRange }
            try validate(first, nil, second, nil)
        case (
            .magnitude(let first, let firstMagnitude, let noun), .magnitude(let second, let secondMagnitude, let other)
        ):
            guard noun == other else { throw .mismatchedRange }
            try validate(first, firstMagnitude, second, secondMagnitude)
        case (.cardinal(let first, _, _), .cardinal(let second, _, _)):
            try validate(first, nil, second, nil)
        case (.ordinal(let first, _, _, _, _), .ordinal(let second, _, _, _, _)):
            guard first <= second else { throw .reversedRange("\(first)", "\(second)") }
        case (.mixed, .mixed), (.mixed, .measure), (.measure, .mixed), (.fraction, .fraction): break
        default: throw .mismatchedRange
        }
    }

    private static func validate(
        _ start: DecimalNumber, _ startMagnitude: Magnitude?, _ end: DecimalNumber, _ endMagnitude: Magnitude?
    ) throws(QuantityError) {
        guard startMagnitude == endMagnitude else { return }
        guard !isLess(end, start) else { throw .reversedRange(start.description, end.description) }
    }

    /// Throws for a measure of several units with a sign inside: «2 ч −15 мин».
    package static func validateMixed(_ measures: [Measure]) throws(QuantityError) {
        guard !measures.isEmpty else { throw .empty }
        for measure in measures where measure.amount.isNegative { throw .negative(measure.amount.description) }
    }

    /// The order of numbers, whatever their zeros.
    package static func isLess(_ left: DecimalNumber, _ right: DecimalNumber) -> Bool {
        let leftIsNegative = left.isNegative && !left.isZero
        let rightIsNegative = right.isNegative && !right.isZero
        if leftIsNegative != rightIsNegative { return leftIsNegative }
        let digits = max(left.fractionDigits, right.fractionDigits)
        let first = (left.integer, left.fraction &* DecimalNumber.powerOfTen(digits &- left.fractionDigits))
        let second = (right.integer, right.fraction &* DecimalNumber.powerOfTen(digits &- right.fractionDigits))
        return leftIsNegative ? second < first : first < second
    }

    /// Throws unless the quantity is a percentage, money, or a range of them.
    package static func validateDiscount(_ quantity: Quantity) throws(QuantityError) {
        switch quantity {
        case .money(let money):
            if money.amount.isNegative { throw .negative(money.amount.description) }
        case .measure(let measure) where measure.unit == .percent:
            if measure.amount.isNegative { throw .negative(measure.amount.description) }
            if isLess(100, measure.amount) { throw .aboveTotal("\(measure.amount) %", total: "100 %") }
        case .range(let start, let end):
            try validateDiscount(start)
            try validateDiscount(end)
        default: throw .notADiscount
        }
    }
}
