import SpokenMessages
import SpokenModel
import SpokenText

extension MessageArgument {
    private static let kinds = ["price", "measure", "hours", "time", "date", "text"]

    /// Reads an argument as a person types it: `3`, `1.5`, `price:21:RUB`, `measure:30:centimeter`,
    /// `hours:09:00-23:00`, `time:14:30`, `date:2026-05-09`, `text:5`; anything else is a text.
    init(commandLine text: String) throws(CommandFailure) {
        if let number = try? DecimalNumber(text) {
            self = .number(number)
            return
        }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, Self.kinds.contains(parts[0]) else {
            // A misspelt kind would be shown as it is typed.
            if parts.count == 2, !parts[1].hasPrefix(" "), let kind = NearestName.nearest(to: parts[0], in: Self.kinds)
            {
                throw CommandFailure(
                    "in '\(text)': did you mean '\(kind):'? Write 'text:' before it when it is a text")
            }
            self = .string(text)
            return
        }
        guard parts[0] != "text" else {
            self = .string(parts[1])
            return
        }
        do {
            self = .quantity(try Self.quantity(parts[0], parts[1]))
        } catch {
            throw CommandFailure("in '\(text)': \(error)")
        }
    }

    private static func quantity(_ kind: String, _ text: String) throws(SpokenContentError) -> Quantity {
        switch kind {
        case "hours":
            let ends = text.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count == 2 else { throw .hour(text) }
            return .hours(try ClockTime(ends[0]), try ClockTime(ends[1]))
        case "time": return .clock(try ClockTime(text))
        case "date": return .date(try CalendarDate(text))
        default: break
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let amount: DecimalNumber
        do {
            amount = try DecimalNumber(parts.first ?? "")
        } catch {
            throw .number(error)
        }
        let name = parts.dropFirst().joined(separator: ":")
        return kind == "price"
            ? .money(Money(amount, try CurrencyCode(iso4217: name)))
            : .measure(Measure(amount, try MeasureUnit(cldr: name)))
    }
}
