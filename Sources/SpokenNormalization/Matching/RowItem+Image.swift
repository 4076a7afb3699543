import SpokenLocaleData
import SpokenModel

/// An item of a rule as the image of a book has it: a number that tells what it is, then one of the parts that it says, one of
/// those that lend it a form, and a text, where it has them.
extension RowItem {
    private static let genders: [GrammaticalGender?] = [nil, .masculine, .feminine, .neuter, .common]

    /// Where the fields of the first number begin, and its bits.
    private enum Shape {
        static let kind: UInt32 = 0x3F
        static let government: UInt32 = 6
        static let grammaticalCase: UInt32 = 8
        static let gender: UInt32 = 11
        static let flags: UInt32 = 14
        static let captures: UInt32 = 1 << 21
        static let lenders: UInt32 = 1 << 22
        static let text: UInt32 = 1 << 23
    }

    init(_ reader: inout ImageReader) {
        let shape = reader.number()
        self.init(kind: Kind(rawValue: UInt8(truncatingIfNeeded: shape & Shape.kind)) ?? .copy)
        government = Government(rawValue: UInt8(truncatingIfNeeded: shape >> Shape.government & 3)) ?? .named
        grammaticalCase = GrammaticalCase(cell: shape >> Shape.grammaticalCase & 7)
        let gender = Int(shape >> Shape.gender & 7)
        self.gender = Self.genders.indices.contains(gender) ? Self.genders[gender] : nil
        let flags = shape >> Shape.flags
        (isPlural, isEach, isSingular) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        (isGlued, isRegional, isAfternoon) = (flags & 8 != 0, flags & 16 != 0, flags & 32 != 0)
        isSuffixed = flags & 64 != 0
        if shape & Shape.captures != 0 { captures = RowCaptures(bits: UInt64(reader.number())) }
        if shape & Shape.lenders != 0 {
            let lenders = reader.number()
            (with, ending, noun) = (Self.part(lenders, 0), Self.part(lenders, 1), Self.part(lenders, 2))
        }
        if shape & Shape.text != 0 { text = reader.text() }
    }

    func write(to writer: inout ImageWriter) {
        let flags = [isPlural, isEach, isSingular, isGlued, isRegional, isAfternoon, isSuffixed]
        let (captures, lenders) = (UInt32(truncatingIfNeeded: captures.bits), Self.number([with, ending, noun]))
        var shape = UInt32(kind.rawValue) | UInt32(government.rawValue) << Shape.government
        shape |= UInt32(WordCells.cases.firstIndex(of: grammaticalCase) ?? 0) << Shape.grammaticalCase
        shape |= UInt32(Self.genders.firstIndex(of: gender) ?? 0) << Shape.gender
        shape |= flags.reversed().reduce(0 as UInt32) { $0 << 1 | ($1 ? 1 : 0) } << Shape.flags
        if captures != 0 { shape |= Shape.captures }
        if lenders != 0 { shape |= Shape.lenders }
        if !text.isEmpty { shape |= Shape.text }
        writer.add(shape)
        if captures != 0 { writer.add(captures) }
        if lenders != 0 { writer.add(lenders) }
        if !text.isEmpty { writer.add(text) }
    }

    /// Parts of a pattern as one number, four bits for each: no pattern has more of them with names.
    private static func number(_ parts: [UInt8]) -> UInt32 {
        parts.prefix(mostCaptures).reversed().reduce(0) { $0 << 4 | UInt32($1 & 0xF) }
    }

    private static func part(_ number: UInt32, _ place: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: min(number >> (place * 4) & 0xF, UInt32(RowMatcher.captureCount - 1)))
    }
}

extension GrammaticalCase {
    /// A case by its number among those of paradigms.
    init(cell number: UInt32) {
        let number = Int(number)
        self = WordCells.cases.indices.contains(number) ? WordCells.cases[number] : .nominative
    }
}
