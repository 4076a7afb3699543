import SpokenLocaleData
import SpokenModel

/// Number words of the East Slavic languages: cardinals and ordinals in six cases, and Russian decimals and fractions.
package struct SlavicNumerals: NumeralGrammar {
    let table: SlavicNumeralTable
    private let cells: UnsafeAddress
    /// «одна тысяча двести» or «тысяча двести»
    let saysOneThousand: Bool

    /// A pointer that may be shared: the cells are only read.
    private struct UnsafeAddress: @unchecked Sendable {
        let pointer: UnsafeMutablePointer<UInt8>
    }

    init(_ table: SlavicNumeralTable, saysOneThousand: Bool) {
        self.table = table
        cells = UnsafeAddress(pointer: table.cells)
        self.saysOneThousand = saysOneThousand
    }

    // MARK: Cardinals

    package func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        appendSpaced(value, inflection, to: &buffer)
        buffer.truncate(to: buffer.count &- 1)
    }

    /// Appends the number with one space behind it.
    @inline(__always)
    func appendSpaced(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let grammaticalCase = Self.index(inflection.grammaticalCase)
        let slot = Self.slot(inflection)
        var onesCase = grammaticalCase
        if inflection.animacy == .animate, inflection.grammaticalCase == .accusative {
            // «вижу одного кота», «вижу двух котов», but «вижу двадцать два кота» and «вижу одну кошку».
            let endsInOne = RussianAgreement.category(value) == .one && slot & 3 != 1 && slot & 3 != 2
            if endsInOne || value &- 2 < 3 { onesCase = 1 }
        }
        if value < 1000 {
            if value == 0 {
                appendCell(slot &* 120 &+ grammaticalCase, to: &buffer)
            } else {
                appendGroup(Int(truncatingIfNeeded: value), slot, grammaticalCase, onesCase, to: &buffer)
            }
        } else if value < 1_000_000 {
            let thousands = Int(truncatingIfNeeded: value / 1000)
            let rest = Int(truncatingIfNeeded: value) &- thousands &* 1000
            appendScale(thousands, 0, grammaticalCase, inflection.grammaticalCase, isFirst: true, to: &buffer)
            appendGroup(rest, slot, grammaticalCase, onesCase, to: &buffer)
        } else {
            appendLarge(value, slot, inflection.grammaticalCase, onesCase, to: &buffer)
        }
    }

    @inline(never)
    private func appendLarge(
        _ value: UInt64, _ slot: Int, _ grammaticalCase: GrammaticalCase, _ onesCase: Int, to buffer: inout UTF8Buffer
    ) {
        let index = Self.index(grammaticalCase)
        var divisor: UInt64 = 1_000_000_000_000_000_000
        var scale = 5
        var rest = value
        while scale >= 0 {
            let group = rest / divisor
            if group > 0 {
                appendScale(
                    Int(truncatingIfNeeded: group), scale, index, grammaticalCase, isFirst: rest == value, to: &buffer)
                rest -= group * divisor
            }
            divisor /= 1000
            scale -= 1
        }
        if rest > 0 { appendGroup(Int(truncatingIfNeeded: rest), slot, index, onesCase, to: &buffer) }
    }

    /// A group of three digits with its «тысяч», «миллионов», …
    @inline(__always)
    private func appendScale(
        _ group: Int, _ scale: Int, _ index: Int, _ grammaticalCase: GrammaticalCase, isFirst: Bool,
        to buffer: inout UTF8Buffer
    ) {
        if group != 1 || !isFirst || saysOneThousand {
            appendGroup(group, scale == 0 ? 1 : 0, index, index, to: &buffer)
        }
        let form = RussianAgreement.form(
            behind: UInt64(truncatingIfNeeded: group), grammaticalCase, animacy: .inanimate)
        appendCell(SlavicNumeralTable.scales &+ scale &* 14 &+ Int(form.rawValue), to: &buffer)
    }

    /// 0…999; nothing for 0
    @inline(__always)
    private func appendGroup(
        _ group: Int, _ slot: Int, _ grammaticalCase: Int, _ onesCase: Int, to buffer: inout UTF8Buffer
    ) {
        // Each place copies a cell, an empty one for a zero: which digits are zero cannot be foreseen, and a branch
        // taken wrongly costs more than the copy.
        let hundreds = group / 100
        let rest = group &- hundreds &* 100
        let tens = rest < 20 ? 0 : rest / 10
        let ones = rest &- tens &* 10
        appendCell(SlavicNumeralTable.hundreds &+ hundreds &* 6 &+ grammaticalCase, to: &buffer)
        appendCell(SlavicNumeralTable.tens &+ tens &* 6 &+ grammaticalCase, to: &buffer)
        appendCell(ones == 0 ? SlavicNumeralTable.empty : (slot &* 20 &+ ones) &* 6 &+ onesCase, to: &buffer)
    }

    @inline(__always)
    func appendCell(_ place: Int, to buffer: inout UTF8Buffer) {
        let cell = UnsafePointer(cells.pointer + place &* 32)
        buffer.append(cell: cell)
    }

    @inline(__always)
    static func index(_ grammaticalCase: GrammaticalCase) -> Int {
        Int(NounForm.singular(grammaticalCase).rawValue)
    }

    @inline(__always)
    private static func slot(_ inflection: Inflection) -> Int {
        if inflection.number == .plural { return 3 }
        switch inflection.gender {
        case .masculine, .common: return 0
        case .feminine: return 1
        case .neuter: return 2
        }
    }

    // MARK: Ordinals

    package func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let plain = SlavicNumerals(table, saysOneThousand: false)
        SlavicOrdinals(table: table.ordinals).append(value, inflection, to: &buffer) {
            plain.appendCardinal($0, Inflection(), to: &$1)
        }
    }

    // MARK: Plurals

    package func pluralCategory(of number: DecimalNumber) -> PluralCategory {
        RussianAgreement.category(of: number)
    }
}
