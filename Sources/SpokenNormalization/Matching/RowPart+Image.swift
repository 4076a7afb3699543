import SpokenLocaleData

/// Parts of patterns as the image of a book has them: a number that tells what a part is and which fields follow.
extension RowPart {
    /// What the number of a part's shape tells, and which fields that most parts do without stand behind it.
    fileprivate enum Shape {
        static let kind: UInt32 = 0x1F
        /// Where the flags begin, four bits.
        static let flags: UInt32 = 5
        static let features: UInt32 = 1 << 9
        static let sizes: UInt32 = 1 << 10
        static let classes: UInt32 = 1 << 11
        static let contexts: UInt32 = 1 << 12
        static let number: UInt32 = 1 << 13
        static let texts: UInt32 = 1 << 14
        static let places: UInt32 = 1 << 15
    }

    /// The parts of a book.
    static func list(_ reader: inout ImageReader) -> UnsafeBufferPointer<RowPart> {
        let read = reader.list { reader in
            let shape = reader.number()
            let features = RowElement.Features(rawValue: shape & Shape.features != 0 ? reader.number() : 0)
            return (shape, features, Details(&reader, shape))
        }
        let details = UnsafeBufferPointer(keeping: read.lazy.map(\.2))
        guard let first = details.baseAddress else { return UnsafeBufferPointer(start: nil, count: 0) }
        let parts = read.enumerated().lazy.map { index, part in
            let (shape, features, _) = part
            return RowPart(
                id: index + 1, RowElement.Kind(rawValue: UInt8(truncatingIfNeeded: shape & Shape.kind)) ?? .word,
                Flags(rawValue: UInt8(truncatingIfNeeded: shape >> Shape.flags & 0xF)),
                capture: min(Int(shape >> 16 & 0xFF), RowMatcher.captureCount - 1), features, first + index)
        }
        return UnsafeBufferPointer(keeping: parts)
    }

    func write(to writer: inout ImageWriter) {
        let letters = letters.map { UInt32(min($0.lowerBound, 0xFF)) << 8 | UInt32(min($0.upperBound, 0xFF)) << 16 }
        let sizes = UInt32(cases) | (letters ?? 0)
        let fields: [(Bool, UInt32)] = [
            (!features.isEmpty, Shape.features), (sizes != 0, Shape.sizes), (!classes.isEmpty, Shape.classes),
            (contexts != 0, Shape.contexts), (!number.isAnything, Shape.number), (!texts.isEmpty, Shape.texts),
            (places != 0, Shape.places),
        ]
        let shape = UInt32(kind.rawValue) | UInt32(flags.intersection(.written).rawValue) << Shape.flags
        writer.add(fields.reduce(shape | UInt32(capture) << 16 | UInt32(above) << 24) { $0 | ($1.0 ? $1.1 : 0) })
        if !features.isEmpty { writer.add(features.rawValue) }
        if sizes != 0 { writer.add(sizes) }
        if !classes.isEmpty {
            writer.add(long: classes.low)
            writer.add(long: classes.high)
        }
        if contexts != 0 { writer.add(long: contexts) }
        if !number.isAnything { number.write(to: &writer) }
        // No text has a byte of zero.
        if !texts.isEmpty { writer.add(Array(texts.joined(separator: [0]))) }
        if texts.count >= Self.many { writer.add(long: starts) }
        if places != 0 { writer.add(places) }
        if above > 0 {
            writer.add(long: distance.lowerBound)
            writer.add(long: distance.upperBound)
        }
    }
}

extension RowPart.Details {
    fileprivate init(_ reader: inout ImageReader, _ shape: UInt32) {
        typealias Shape = RowPart.Shape
        above = min(Int(shape >> 24), RowMatcher.captureCount - 1)
        let sizes = shape & Shape.sizes != 0 ? reader.number() : 0
        cases = UInt8(truncatingIfNeeded: sizes)
        let (least, most) = (Int(sizes >> 8 & 0xFF), Int(sizes >> 16 & 0xFF))
        letters = least > 0 ? least...max(least, most) : nil
        classes = shape & Shape.classes != 0 ? WordClasses(low: reader.long(), high: reader.long()) : []
        contexts = shape & Shape.contexts != 0 ? reader.long() : 0
        number = shape & Shape.number != 0 ? RowNumber.Asked(&reader) : .anything
        texts =
            shape & Shape.texts != 0
            ? UnsafeBufferPointer(keeping: reader.bytes().split(separator: 0).map { RowPart.Text(rebasing: $0) })
            : UnsafeBufferPointer(start: nil, count: 0)
        starts = texts.count < RowPart.many ? .max : reader.long()
        places = shape & Shape.places != 0 ? reader.number() : 0
        let (low, high) = above > 0 ? (reader.long(), reader.long()) : (1, .max)
        distance = low...max(low, high)
    }
}
