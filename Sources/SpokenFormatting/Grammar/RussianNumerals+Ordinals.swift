import SpokenLocaleData
import SpokenModel

extension RussianNumerals {
    /// Only the last word is inflected: «двадцать первого». Round thousands are one word: «сорокатысячный».
    /// A leading one is not said: «тысяча первый», «тысяча девятьсот девяносто девятый».
    package func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        guard value > 0 else { return appendOrdinalWord(0, inflection, to: &buffer) }
        var divisor: UInt64 = 1
        var scale = 0
        while value / divisor % 1000 == 0 {
            divisor *= 1000
            scale += 1
        }
        let group = Int(truncatingIfNeeded: value / divisor % 1000)
        let head = value - UInt64(truncatingIfNeeded: group) * divisor
        if head > 0 {
            let plain = RussianNumerals(table, saysOneThousand: false)
            plain.appendSpaced(head, Inflection(), to: &buffer)
        }
        if scale == 0 {
            appendOrdinalGroup(group, inflection, to: &buffer)
        } else {
            appendFused(group, to: &buffer)
            appendOrdinalWord(table.ordinalRow(scale: scale), inflection, to: &buffer)
        }
    }

    private func appendOrdinalGroup(_ group: Int, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        var rest = group
        if rest % 100 > 0, rest >= 100 {
            appendSpaced(UInt64(truncatingIfNeeded: rest / 100 * 100), Inflection(), to: &buffer)
            rest %= 100
        }
        if rest % 10 > 0, rest > 20, rest < 100 {
            appendSpaced(UInt64(truncatingIfNeeded: rest / 10 * 10), Inflection(), to: &buffer)
            rest %= 10
        }
        appendOrdinalWord(table.ordinalRow(rest), inflection, to: &buffer)
    }

    /// «двадцатипяти» in «двадцатипятитысячный»; nothing for 1.
    private func appendFused(_ group: Int, to buffer: inout UTF8Buffer) {
        guard group > 1 else { return }
        var rest = group
        if rest >= 100 {
            buffer.append(table.fused(table.ordinalRow(rest / 100 * 100)))
            rest %= 100
        }
        if rest >= 20 {
            buffer.append(table.fused(table.ordinalRow(rest / 10 * 10)))
            rest %= 10
        }
        if rest > 0 { buffer.append(table.fused(table.ordinalRow(rest))) }
    }

    private func appendOrdinalWord(_ row: Int, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(table.stem(row))
        buffer.append(table.adjectiveClass(row).ending(inflection))
    }

    /// «3-й», «3-го», «5-ю»: the digits with the letters that end the word.
    package func appendOrdinalDigits(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(digits: value)
        buffer.append(byte: 0x2D)
        let endsInThree = value % 10 == 3 && value % 100 != 13
        buffer.append((endsInThree ? RussianAdjective.third : .hard).suffix(inflection))
    }

    /// «десятая», «десятитысячная», «миллионная»: the name of a decimal place, from 1 for tenths.
    func appendDecimalPlace(_ digits: Int, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if digits < 3 {
            appendOrdinalWord(table.ordinalRow(digits == 1 ? 10 : 100), inflection, to: &buffer)
            return
        }
        switch digits % 3 {
        case 1: buffer.append(table.fused(table.ordinalRow(10)))
        case 2: buffer.append(table.fused(table.ordinalRow(100)))
        default: break
        }
        appendOrdinalWord(table.ordinalRow(scale: digits / 3), inflection, to: &buffer)
    }
}
