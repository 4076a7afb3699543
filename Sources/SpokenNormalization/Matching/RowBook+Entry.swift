import SpokenLocaleData
import SpokenModel

extension RowBook {
    /// A rule as it is asked.
    struct Entry: @unchecked Sendable {
        // Sendable: it points into an image, which lives for ever.
        let id: RuleID
        let semioticClass: SemioticClass
        let confidence: NormalizationConfidence
        let isGeneral: Bool
        let isCapital: Bool
        /// The rules that it goes before, by their numbers.
        let over: UnsafeBufferPointer<UInt32>
        /// What is said, as the image has it: how many items, and behind them those that are said where numbers stay digits,
        /// if something else is said then.
        private let image: UnsafeBufferPointer<UInt32>
        private let counts: (words: Int, digits: Int)

        init(_ reader: inout ImageReader) {
            id = RuleID(reader.bytes())
            // Its class, how sure it is, two bits, and how many items follow for either style.
            let shape = reader.number()
            let (number, classes) = (Int(shape & 0xFF), SemioticClass.allCases)
            semioticClass = classes.indices.contains(number) ? classes[number] : .cardinal
            confidence = NormalizationConfidence(rawValue: Int(shape >> 8 & 0xF)) ?? .guess
            (isGeneral, isCapital) = (shape >> 12 & 1 != 0, shape >> 13 & 1 != 0)
            over = reader.numbers()
            image = reader.numbers()
            counts = (Int(shape >> 16 & 0xFF), Int(shape >> 24))
        }

        /// What is said in a style.
        func items(_ style: NumberStyle) -> [RowItem] {
            var reader = ImageReader(image)
            let words = (0..<counts.words).map { _ in RowItem(&reader) }
            return style == .digits && counts.digits > 0 ? (0..<counts.digits).map { _ in RowItem(&reader) } : words
        }

        /// - Parameter over: the numbers of the rules that it goes before.
        static func write(_ rule: RowRule, over: [Int], to writer: inout ImageWriter) {
            writer.add(rule.name)
            let semioticClass = SemioticClass(rawValue: rule.semioticClass) ?? .cardinal
            let (items, digitItems) = (rule.items.prefix(0xFF), rule.digitItems.prefix(0xFF))
            var shape = UInt32(SemioticClass.allCases.firstIndex(of: semioticClass) ?? 0)
            shape |= UInt32(truncatingIfNeeded: rule.confidence.rawValue & 0xF) << 8
            shape |= (rule.isGeneral ? 1 << 12 : 0) | (rule.isCapital ? 1 << 13 : 0)
            writer.add(shape | UInt32(items.count) << 16 | UInt32(digitItems.count) << 24)
            writer.add(over) { $0.add($1) }
            var image = ImageWriter()
            for item in items + digitItems { item.write(to: &image) }
            writer.add(image.words) { $0.add($1) }
        }
    }
}
