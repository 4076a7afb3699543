import SpokenMessages
import SpokenModel
import SpokenText

extension MessageArgument {
    /// Reads an argument as a person types it: `3`, `1.5`, `price:21:RUB`, `measure:30:centimeter`,
    /// `hours:09:00-23:00`; anything else is a text.
    init(commandLine text: String) throws(CommandFailure) {
        if let number = try? DecimalNumber(text) {
            self = .number(number)
            return
        }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, ["price", "measure", "hours"].contains(parts[0]) else {
            self = .string(text)
            return
        }
        self = .quantity(
            try CommandFailure.wrapping { () throws(SpokenContentError) in
                try Self.quantity(parts[0], parts[1])
            })
    }

    private static func quantity(_ kind: String, _ text: String) throws(SpokenContentError) -> Quantity {
        if kind == "hours" {
            let ends = text.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count == 2 else { throw .hour(text) }
            return .hours(try ClockTime(ends[0]), try ClockTime(ends[1]))
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let amount: DecimalNumber
        do {
            amount = try DecimalNumber(parts[0])
        } catch {
            throw .number(error)
        }
        let name = parts.count == 2 ? parts[1] : ""
        return kind == "price"
            ? .money(Money(amount, try CurrencyCode(iso4217: name)))
            : .measure(Measure(amount, try MeasureUnit(cldr: name)))
    }
}
