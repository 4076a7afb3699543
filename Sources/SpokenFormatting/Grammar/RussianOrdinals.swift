import SpokenLocaleData
import SpokenModel

/// Russian ordinals in digits, and the names of decimal places.
extension SlavicNumerals {
    package func appendOrdinalDigits(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        appendOrdinalDigits(value, inflection, isGrouped: false, to: &buffer)
    }

    /// «3-й», «3-го», «5-ю»: the digits with the letters that end the word. One letter behind a vowel, two behind a
    /// consonant (Milchin, Reference of the Editor, 6.1.3).
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
        let bytes = table.ordinals.ending(endsInThree ? 3 : 1, inflection).bytes
        guard bytes.count > 1 else { return }
        // Every ending ends in «й», «го», «му», «м», «я», «ю», «е», «х», «ми» or «и».
        switch (bytes[bytes.count - 2], bytes[bytes.count - 1]) {
        case (0xD0, 0xB9): buffer.append("й")
        case (0xD0, 0xBE): buffer.append("го")
        case (0xD1, 0x83): buffer.append("му")
        case (0xD0, 0xBC): buffer.append("м")
        case (0xD1, 0x8F): buffer.append("я")
        case (0xD1, 0x8E): buffer.append("ю")
        case (0xD0, 0xB5): buffer.append("е")
        case (0xD1, 0x85): buffer.append("х")
        default: buffer.append(inflection.grammaticalCase == .instrumental ? "ми" : "и")
        }
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
