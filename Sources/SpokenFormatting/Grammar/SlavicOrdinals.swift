import SpokenLocaleData
import SpokenModel

/// Ordinals of the Slavic languages: only the end is inflected («двадцать первого», «dwudziestego pierwszego»), round
/// thousands are one word («сорокатысячный»), and a leading one is not said («тысяча первый»).
struct SlavicOrdinals: Sendable {
    let table: OrdinalTable

    /// False for numbers whose words the rows do not build: «двадцатиоднотысячный» has a link of its own in each language.
    func canSay(_ value: UInt64) -> Bool {
        guard value > 0 else { return true }
        let (group, scale, _) = Self.split(value)
        if scale == 0 { return true }
        // «двадцатипятитысячный» joins two genitives; below five the languages differ.
        if group < 100 { return group <= 20 && !isFusedMissing(group) || group % 10 == 0 || group % 10 >= 5 }
        return group % 100 == 0
    }

    private func isFusedMissing(_ group: Int) -> Bool {
        group > 1 && table.fused(OrdinalTable.row(group)).isEmpty
    }

    /// The last three digits that are not zero, their power of a thousand, and all before them.
    private static func split(_ value: UInt64) -> (group: Int, scale: Int, head: UInt64) {
        var divisor: UInt64 = 1
        var scale = 0
        while value / divisor % 1000 == 0 {
            divisor *= 1000
            scale += 1
        }
        let group = value / divisor % 1000
        return (Int(truncatingIfNeeded: group), scale, value - group * divisor)
    }

    /// - Parameter appendCardinal: appends the words of a number in the nominative, without a leading one.
    func append(
        _ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer,
        cardinal appendCardinal: (UInt64, inout UTF8Buffer) -> Void
    ) {
        guard value > 0 else { return table.append(0, inflection, to: &buffer) }
        let (group, scale, head) = Self.split(value)
        if head > 0 {
            appendCardinal(head, &buffer)
            buffer.append(byte: 0x20)
        }
        if scale == 0 {
            append(group, inflection, to: &buffer, cardinal: appendCardinal)
        } else {
            if group > 1 { appendFused(group, to: &buffer) }
            table.append(OrdinalTable.row(scale: scale), inflection, to: &buffer)
        }
    }

    private func append(
        _ group: Int, _ inflection: Inflection, to buffer: inout UTF8Buffer,
        cardinal appendCardinal: (UInt64, inout UTF8Buffer) -> Void
    ) {
        var rest = group
        if rest % 100 > 0, rest >= 100 {
            appendCardinal(UInt64(truncatingIfNeeded: rest / 100 * 100), &buffer)
            buffer.append(byte: 0x20)
            rest %= 100
        }
        if rest % 10 > 0, rest > 20, rest < 100 {
            if table.inflectsTens {
                table.append(OrdinalTable.row(rest / 10 * 10), inflection, to: &buffer)
            } else {
                appendCardinal(UInt64(truncatingIfNeeded: rest / 10 * 10), &buffer)
            }
            buffer.append(byte: 0x20)
            rest %= 10
        }
        table.append(OrdinalTable.row(rest), inflection, to: &buffer)
    }

    /// «двадцатипяти» in «двадцатипятитысячный», «тысячедвухсот» in «тысячедвухсотметровый».
    ///
    /// - Parameter value: below a million; nothing is appended for others.
    func appendFused(_ value: Int, to buffer: inout UTF8Buffer) {
        guard value > 0, value < 1_000_000 else { return }
        if value >= 2000 { appendFused(value / 1000, to: &buffer) }
        if value >= 1000 { buffer.append(table.fused(OrdinalTable.row(scale: 1))) }
        var rest = value % 1000
        if rest >= 100 {
            buffer.append(table.fused(OrdinalTable.row(rest / 100 * 100)))
            rest %= 100
        }
        if rest >= 20 {
            buffer.append(table.fused(OrdinalTable.row(rest / 10 * 10)))
            rest %= 10
        }
        if rest > 0 { buffer.append(table.fused(OrdinalTable.row(rest))) }
    }
}
