import SpokenModel

/// Values as people and programs write them, for all doors (the command, C): each is read in one way and refused in the same
/// words.
package enum WrittenValue {
    /// "2/3", or "1 1/2" with a whole number in front.
    package static func fraction(_ text: String) throws(WrittenValueError) -> Quantity {
        func whole(_ text: Substring) -> UInt64? { UInt64(text).flatMap { $0 <= DecimalNumber.maximum ? $0 : nil } }
        let words = text.split(separator: " ")
        let terms = (words.last ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(words.count), terms.count == 2, let numerator = whole(terms[0]),
            let denominator = whole(terms[1]), let before = words.count == 2 ? whole(words[0]) : 0
        else { throw WrittenValueError(text, "fraction; write it as 2/3 or 1 1/2") }
        return .fraction(whole: before, numerator: numerator, denominator: denominator)
    }

    /// "3", for «3-й».
    package static func place(_ text: String) throws(WrittenValueError) -> UInt64 {
        guard let place = UInt64(text), place <= DecimalNumber.maximum else {
            throw WrittenValueError(
                text, "place in an order; write a whole number from 0 to \(DecimalNumber.maximum)")
        }
        return place
    }

    /// "-3" or "−3", for «3 дня назад».
    package static func days(_ text: String) throws(WrittenValueError) -> Int {
        guard let days = Int(text.replacing("\u{2212}", with: "-")), days.magnitude <= 1_000_000 else {
            throw WrittenValueError(text, "number of days; write -1000000 to 1000000")
        }
        return days
    }

    /// "8100", for «2 ч 15 мин».
    package static func seconds(_ text: String) throws(WrittenValueError) -> Int64 {
        guard let seconds = Int64(text.replacing("\u{2212}", with: "-")) else {
            throw WrittenValueError(text, "number of seconds; write a whole number")
        }
        return seconds
    }

    /// "19" of a century, "90" or "1990" of a decade.
    package static func period(
        _ kind: Period.Kind, _ text: String, saysNoun: Bool
    ) throws(WrittenValueError) -> Quantity {
        guard let number = UInt64(text), let period = Period(kind, number, saysNoun: saysNoun) else {
            let accepted =
                switch kind {
                case .year: "1 to 9999"
                case .decade: "a number from 0 to 9990 that ends in 0"
                case .century, .millennium: "1 to 99"
                }
            throw WrittenValueError(text, "\(kind.rawValue); write \(accepted)")
        }
        return .period(period)
    }

    /// "one=товар,few=товара,many=товаров"
    package static func forms(_ text: String) throws(WrittenValueError) -> [PluralCategory: String] {
        var result: [PluralCategory: String] = [:]
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, let category = PluralCategory(rawValue: String(pair[0])) else {
                throw WrittenValueError(
                    String(part), "form; write a plural category, = and the form, such as one=товар")
            }
            result[category] = String(pair[1])
        }
        return result
    }

    /// A quantity by itself, up to another one, or beside its neighbour; a sign stands before each.
    package static func range(
        from start: Quantity, to end: Quantity?, approximate: Bool, sign: NumberSign?
    ) -> Quantity {
        func signed(_ quantity: Quantity) -> Quantity { sign.map { .signed($0, quantity) } ?? quantity }
        guard let end else { return signed(start) }
        return approximate ? .approximate(start, signed(end)) : .range(start, signed(end))
    }
}

/// A text that is no value of its kind, in one line.
package struct WrittenValueError: Error, CustomStringConvertible {
    package let description: String

    /// - Parameter wanted: what it should be, and how that is written.
    init(_ text: String, _ wanted: String) { description = "'\(text.prefix(64))' is no \(wanted)" }
}
