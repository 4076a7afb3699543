import SpokenModel

/// Amounts of several measures that no rule reads.
extension Classifier {
    /// From the largest on.
    private static let timeParts = ["year", "month", "week", "day", "hour", "minute", "second"]

    /// «2 tim, 15 min»: measures of time, each smaller than the one before, as the locale joins them. A name that is another
    /// word too, such as «t», is the hour beside minutes.
    func commonMixed(_ number: ScannedNumber, _ front: Front, _ forms: WrittenForms) -> Reading? {
        // Rules know more of durations than CLDR.
        guard vocabulary.rows == nil, !number.hasFraction, !front.isNegative else { return nil }
        let (measures, end) = timeMeasures(number, forms)
        let last = text.skipDirectionMarks(end)
        guard measures.count > 1, isFreeBehind(last) else { return nil }
        return reading(.mixed(measures), front.start, abbreviationEnd(last, from: front.start))
    }

    private func timeMeasures(_ number: ScannedNumber, _ forms: WrittenForms) -> (measures: [Measure], end: Int) {
        var measures: [Measure] = []
        var (value, place, end) = (number.value, number.end, number.end)
        var smallest = -1
        while let (unit, next) = timeUnit(place, forms),
            let rank = Self.timeParts.firstIndex(of: unit.identifier), rank > smallest,
            // "5 m 30 s" has no months.
            smallest < 0 || smallest > 2 || rank < 4
        {
            measures.append(Measure(value, unit))
            (smallest, end) = (rank, next)
            guard let start = joinedNumber(end, forms),
                let found = localeNumber(start, forms.notation.numbers, forms.notation).number, !found.hasFraction
            else { break }
            (value, place) = (found.value, found.end)
        }
        return (measures, end)
    }

    private func timeUnit(_ end: Int, _ forms: WrittenForms) -> (unit: MeasureUnit, end: Int)? {
        let place = text.skipDirectionMarks(end)
        let start = text.skipDirectionMarks(place + text.spaceLength(place))
        guard let (meaning, last) = forms.timeBehind(text, start), let unit = meaning.unit else {
            return nil
        }
        return (unit, last)
    }

    /// The number behind what joins two measures.
    private func joinedNumber(_ end: Int, _ forms: WrittenForms) -> Int? {
        let place = text.skipDirectionMarks(end)
        for joiner in forms.joiners {
            if let next = text.end(of: joiner, at: place), text.decimalDigit(next) != nil { return next }
        }
        // Chinese joins by nothing: «2小时15分钟».
        let next = place + text.spaceLength(place)
        guard next > place || end > 0 && text.isUnspacedLetter(text.previousScalar(end)) else { return nil }
        return text.decimalDigit(next) != nil ? next : nil
    }

    /// The units that people write behind each other.
    static func isPart(_ small: MeasureUnit, of large: MeasureUnit) -> Bool {
        switch large {
        case .hour: small == .minute || small == .second
        case .minute: small == .second
        case .kilogram: small == .gram
        case .meter: small == .centimeter
        case .kilometer: small == .meter
        case .foot: small == .inch
        case .pound: small == .ounce
        default: false
        }
    }
}
