import SpokenLocaleData
import SpokenModel

/// An item of a rule as the image of a book has it.
extension RowItem {
    private static let genders: [GrammaticalGender?] = [nil, .masculine, .feminine, .neuter, .common]

    init(_ reader: inout ImageReader) {
        func byte() -> UInt8 { UInt8(truncatingIfNeeded: reader.number()) }
        self.init(kind: Kind(rawValue: byte()) ?? .copy)
        captures = reader.list { $0.capture() }
        government = Government(rawValue: byte()) ?? .named
        (with, ending, noun) = (reader.capture(), reader.capture(), reader.capture())
        grammaticalCase = reader.grammaticalCase()
        let gender = Int(reader.number())
        self.gender = Self.genders.indices.contains(gender) ? Self.genders[gender] : nil
        let flags = reader.number()
        (isPlural, isEach, isSingular) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        (isGlued, isRegional, isAfternoon) = (flags & 8 != 0, flags & 16 != 0, flags & 32 != 0)
        isSuffixed = flags & 64 != 0
        text = reader.text()
    }

    func write(to writer: inout ImageWriter) {
        writer.add(UInt32(kind.rawValue))
        writer.add(captures) { $0.add(UInt32($1)) }
        for byte in [government.rawValue, with, ending, noun] { writer.add(UInt32(byte)) }
        writer.add(WordCells.cases.firstIndex(of: grammaticalCase) ?? 0)
        writer.add(Self.genders.firstIndex(of: gender) ?? 0)
        let flags = [isPlural, isEach, isSingular, isGlued, isRegional, isAfternoon, isSuffixed]
        writer.add(flags.enumerated().reduce(0 as UInt32) { $0 | ($1.element ? 1 << UInt32($1.offset) : 0) })
        writer.add(text)
    }
}

extension ImageReader {
    /// The number of a capture that there is memory for.
    fileprivate mutating func capture() -> UInt8 {
        UInt8(truncatingIfNeeded: min(number(), UInt32(RowMatcher.captureCount - 1)))
    }

    /// A case by its number among those of paradigms.
    mutating func grammaticalCase() -> GrammaticalCase {
        let number = Int(number())
        return WordCells.cases.indices.contains(number) ? WordCells.cases[number] : .nominative
    }
}
