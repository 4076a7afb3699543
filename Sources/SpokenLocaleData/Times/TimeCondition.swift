import SpokenModel

/// A word behind the name of a row of `times.tsv`: the row speaks only where it holds.
package enum TimeCondition: Sendable {
    /// `digits` and `words`: the style.
    case style(isDigits: Bool)
    /// `value`: the time is a value and was not read from a text, which does not tell the half of the day.
    case value
    /// `nominative`: the place governs no other case.
    case nominative
    /// `regional`: the region is not where the language is at home. `twelve`: its clock has twelve hours.
    case regional, twelve
    /// `same-month`, `noun`, `century` …
    case trait(TimeTraits)
    /// `hour=1`, `minute<10`, `end.year>0`, `ahead=2..6`
    case field(TimeField, ofEnd: Bool, ClosedRange<Int16>)
    /// `few`: the category of the number for plurals.
    case category(PluralCategory)
    /// `in=month-first`: where the regions of the row `regions month-first` stand, each as `TimeRows.code` packs it.
    case regions(Range<Int>)

    /// - Parameter regions: the sets of regions that stand above.
    init?(_ word: Substring, regions: [Substring: Range<Int>]) {
        switch word {
        case "digits": self = .style(isDigits: true)
        case "words": self = .style(isDigits: false)
        case "value": self = .value
        case "nominative": self = .nominative
        case "regional": self = .regional
        case "twelve": self = .twelve
        default:
            if let trait = TimeTraits(name: word) {
                self = .trait(trait)
            } else if let category = PluralCategory(rawValue: String(word)) {
                self = .category(category)
            } else if word.hasPrefix("in="), let set = regions[word.dropFirst(3)] {
                self = .regions(set)
            } else {
                self.init(comparison: word)
            }
        }
    }

    private init?(comparison word: Substring) {
        guard let sign = word.firstIndex(where: { "=<>".contains($0) }) else { return nil }
        var name = word[..<sign]
        let isEnd = name.hasPrefix("end.")
        if isEnd { name = name.dropFirst(4) }
        guard let field = TimeField(name: name) else { return nil }
        let value = word[word.index(after: sign)...]
        let range: ClosedRange<Int16>
        if word[sign] == "=", let dots = value.firstRange(of: "..") {
            guard let low = Int16(value[..<dots.lowerBound]), let high = Int16(value[dots.upperBound...]), low <= high
            else {
                return nil
            }
            range = low...high
        } else {
            guard let number = Int16(value), number.magnitude < 10_000 else { return nil }
            switch word[sign] {
            case "<": range = .min...(number - 1)
            case ">": range = (number + 1)...(.max)
            default: range = number...number
            }
        }
        self = .field(field, ofEnd: isEnd, range)
    }
}
