import SpokenLocaleData
import SpokenModel

/// Choices of wording that hold for whole values.
extension QuantityFormatter {
    /// A clock time as its hours and minutes, where that is the wording: «12 часов 5 минут».
    func worded(_ quantity: Quantity) -> Quantity {
        guard options.saysTimeUnits, case .clock(let time) = quantity, time.minute > 0 || (time.second ?? 0) > 0,
            LocaleTables.table(language.language, "profile")?.row("clock-units") != nil
        else { return quantity }
        var parts = [Measure(whole(time.hour), .hour), Measure(whole(time.minute), .minute)]
        if let second = time.second, second > 0 { parts.append(Measure(whole(second), .second)) }
        return .mixed(parts)
    }

    private func whole(_ value: UInt8) -> DecimalNumber {
        DecimalNumber(uncheckedInteger: UInt64(value), fraction: 0, fractionDigits: 0, isNegative: false)
    }

    /// "oh": what a zero of telephones and codes is called beside its name; nil where the language has no such word.
    private var zeroOfCodes: LocaleWord? {
        guard let table = LocaleTables.table(language.language, "numerals"), let row = table.row("zero-of-codes") else {
            return nil
        }
        return table.word(row, "cardinal")
    }

    /// Appends the number of a telephone or a code in its wording: in a group, or digit by digit, with the zero that the
    /// language has for them.
    package func appendCode(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        guard numbers == .words, case .cardinal(let number, _, _) = quantity, number.isWhole else {
            return appendSpoken(quantity, to: &buffer)
        }
        guard options.codes == .digits, number.integer > 9 else {
            if number.integer == 0, options.saysOh, let zero = zeroOfCodes { return buffer.append(zero) }
            return appendSpoken(quantity, to: &buffer)
        }
        for (index, digit) in String(number.integer).utf8.enumerated() {
            if index > 0 { buffer.append(byte: 0x20) }
            let value = DecimalNumber(
                uncheckedInteger: UInt64(digit &- 0x30), fraction: 0, fractionDigits: 0, isNegative: false)
            appendCode(.cardinal(value), to: &buffer)
        }
    }
}
