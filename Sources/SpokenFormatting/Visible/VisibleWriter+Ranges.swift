import SpokenLocaleData
import SpokenModel

extension VisibleWriter {
    /// «500–700 ₽», «30–40 мин», «$5–7»; ends that share no unit stand with spaces: «500 г – 1 кг».
    package func appendRange(
        _ start: Quantity, _ end: Quantity, symbol: (Magnitude?) -> LocaleWord?, to buffer: inout UTF8Buffer,
        other: (Quantity, inout UTF8Buffer) -> Void
    ) {
        switch (start.unsigned, end.unsigned) {
        case (.measure(let first), .measure(let second))
        where (start != start.unsigned || end != end.unsigned) && first.unit == second.unit
            && first.magnitude == second.magnitude:
            // «−5…+3 °C»
            if start != start.unsigned, !first.amount.isNegative { buffer.append("+") }
            appendNumber(first.amount.isWhole ? first.amount.trimmed : first.amount, to: &buffer)
            buffer.append("\u{2026}")
            other(end, &buffer)
        case (.money(let first), .money(let second))
        where first.currency == second.currency && first.magnitude == second.magnitude && first.per == second.per
            && !typography.isCurrencyBefore && first.amount.fraction == 0 && second.amount.fraction == 0:
            appendNumber(first.amount.trimmed, to: &buffer)
            buffer.append(dash(second.amount))
            appendMoney(second, magnitude: symbol(second.magnitude), to: &buffer)
        case (.measure(let first), .measure(let second))
        where first.unit == second.unit && first.magnitude == second.magnitude:
            appendNumber(first.amount.isWhole ? first.amount.trimmed : first.amount, to: &buffer)
            buffer.append(dash(second.amount))
            appendMeasure(second, magnitude: symbol(second.magnitude), to: &buffer)
        case (.cardinal(let first, _, _), .cardinal(let second, _, _)):
            appendNumber(first, to: &buffer)
            buffer.append(dash(second))
            appendNumber(second, to: &buffer)
        case (.magnitude(let first, let magnitude, _), .magnitude(_, let second, _)) where magnitude == second:
            appendNumber(first, to: &buffer)
            buffer.append("–")
            other(end, &buffer)
        case (.count(let first, let noun), .count(_, let secondNoun)) where noun == secondNoun:
            appendNumber(first, to: &buffer)
            buffer.append("–")
            other(end, &buffer)
        case (.ordinal(let first, _, _, _, _), .ordinal):
            buffer.append(digits: first)
            buffer.append("–")
            other(end, &buffer)
        default:
            other(start, &buffer)
            buffer.append("\u{A0}– ")
            other(end, &buffer)
        }
    }

    /// A dash before a minus sign would be read as one.
    private func dash(_ end: DecimalNumber) -> StaticString {
        end.isNegative ? "\u{2026}" : "–"
    }
}
