import SpokenFormatting
import SpokenModel

/// The numeral that begins a compound adjective: «двух» of «2-комнатная», «двадцатиодно» of «21-дневный».
enum RussianCompound {
    /// Appends the stem; nothing for a number that no such adjective has.
    static func append(_ value: UInt64, _ formatter: QuantityFormatter, to buffer: inout UTF8Buffer) {
        guard value > 0, value < 1_000_000 else { return }
        let thousands = value / 1000
        if thousands > 1 { append(thousands, formatter, to: &buffer) }
        if thousands > 0 { buffer.append("тысяче") }
        let hundreds = value % 1000 / 100 * 100
        let rest = value % 100
        if hundreds == 100 { buffer.append("сто") } else { appendGenitive(hundreds, formatter, to: &buffer) }
        if rest < 20 {
            appendUnit(rest, formatter, to: &buffer)
        } else {
            if rest >= 90 { buffer.append("девяносто") } else { appendGenitive(rest / 10 * 10, formatter, to: &buffer) }
            appendUnit(rest % 10, formatter, to: &buffer)
        }
    }

    private static func appendUnit(_ value: UInt64, _ formatter: QuantityFormatter, to buffer: inout UTF8Buffer) {
        if value == 1 { buffer.append("одно") } else { appendGenitive(value, formatter, to: &buffer) }
    }

    private static func appendGenitive(_ value: UInt64, _ formatter: QuantityFormatter, to buffer: inout UTF8Buffer) {
        guard value > 0, let number = DecimalNumber(exactly: value) else { return }
        formatter.appendSpoken(.cardinal(number), case: .genitive, to: &buffer)
    }
}
