import SpokenLocaleData
import SpokenModel

extension RowBook {
    /// A rule as it is asked.
    final class Entry: Sendable {
        let id: RuleID
        let semioticClass: SemioticClass
        let confidence: NormalizationConfidence
        let isGeneral: Bool
        let isCapital: Bool
        private let items: [RowItem]
        /// Where numbers stay digits, if something else is said then.
        private let digitItems: [RowItem]
        /// The rules that it goes before, by their numbers.
        let over: [Int]

        init(_ rule: RowRule, over: [Int]) {
            id = RuleID(rule.name)
            semioticClass = SemioticClass(rawValue: rule.semioticClass) ?? .cardinal
            confidence = NormalizationConfidence(rawValue: Int(rule.confidence.rawValue)) ?? .guess
            (isGeneral, isCapital) = (rule.isGeneral, rule.isCapital)
            (items, digitItems) = (rule.items, rule.digitItems)
            self.over = over
        }

        init(_ reader: inout ImageReader) {
            id = RuleID(reader.bytes())
            // Its class, how sure it is, two bits, and how many items follow for either style.
            let shape = reader.number()
            let (number, classes) = (Int(shape & 0xFF), SemioticClass.allCases)
            semioticClass = classes.indices.contains(number) ? classes[number] : .cardinal
            confidence = NormalizationConfidence(rawValue: Int(shape >> 8 & 0xF)) ?? .guess
            (isGeneral, isCapital) = (shape >> 12 & 1 != 0, shape >> 13 & 1 != 0)
            over = reader.list { Int($0.number()) }
            items = (0..<shape >> 16 & 0xFF).map { _ in RowItem(&reader) }
            digitItems = (0..<shape >> 24).map { _ in RowItem(&reader) }
        }

        /// What is said in a style.
        func items(_ style: NumberStyle) -> [RowItem] { style == .digits && !digitItems.isEmpty ? digitItems : items }

        func write(to writer: inout ImageWriter) {
            writer.add(id.description)
            var shape = UInt32(SemioticClass.allCases.firstIndex(of: semioticClass) ?? 0)
            shape |= UInt32(truncatingIfNeeded: confidence.rawValue & 0xF) << 8
            shape |= (isGeneral ? 1 << 12 : 0) | (isCapital ? 1 << 13 : 0)
            writer.add(shape | UInt32(min(items.count, 0xFF)) << 16 | UInt32(min(digitItems.count, 0xFF)) << 24)
            writer.add(over) { $0.add($1) }
            for item in items.prefix(0xFF) + digitItems.prefix(0xFF) { item.write(to: &writer) }
        }
    }
}
