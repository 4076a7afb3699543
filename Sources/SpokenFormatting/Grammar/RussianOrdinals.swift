import SpokenLocaleData
import SpokenModel

/// Russian ordinals in digits, and the names of decimal places.
extension SlavicNumerals {
    package func appendOrdinalDigits(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        appendOrdinalDigits(value, inflection, isGrouped: false, to: &buffer)
    }

    /// «3-й», «3-го», «5-ю»: the digits with the letters that end the word.
    ///
    /// - Parameter isGrouped: visible text writes «40 000-й», but «2024-й», which is mostly a year.
    package func appendOrdinalDigits(
        _ value: UInt64, _ inflection: Inflection, isGrouped: Bool, to buffer: inout UTF8Buffer
    ) {
        if isGrouped, value > 9999 {
            buffer.append(grouped: value, separator: "\u{A0}")
        } else {
            buffer.append(digits: value)
        }
        buffer.append(byte: 0x2D)
        let endsInThree = value % 10 == 3 && value % 100 != 13
        buffer.append(table.ordinals.mark(endsInThree ? 3 : 1, inflection))
    }

    /// «десятая», «десятитысячная», «миллионная»: the name of a decimal place, from 1 for tenths.
    func appendDecimalPlace(_ digits: Int, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let ordinals = table.ordinals
        if digits < 3 { return ordinals.append(OrdinalTable.row(digits == 1 ? 10 : 100), inflection, to: &buffer) }
        switch digits % 3 {
        case 1: buffer.append(ordinals.fused(OrdinalTable.row(10)))
        case 2: buffer.append(ordinals.fused(OrdinalTable.row(100)))
        default: break
        }
        ordinals.append(OrdinalTable.row(scale: digits / 3), inflection, to: &buffer)
    }
}
