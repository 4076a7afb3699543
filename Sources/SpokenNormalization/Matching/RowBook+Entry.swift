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
            let number = Int(reader.number())
            let classes = SemioticClass.allCases
            semioticClass = classes.indices.contains(number) ? classes[number] : .cardinal
            confidence = NormalizationConfidence(rawValue: Int(reader.number())) ?? .guess
            let flags = reader.number()
            (isGeneral, isCapital) = (flags & 1 != 0, flags & 2 != 0)
            over = reader.list { Int($0.number()) }
            items = reader.list { RowItem(&$0) }
            digitItems = reader.list { RowItem(&$0) }
        }

        /// What is said in a style.
        func items(_ style: NumberStyle) -> [RowItem] { style == .digits && !digitItems.isEmpty ? digitItems : items }

        func write(to writer: inout ImageWriter) {
            writer.add(id.description)
            writer.add(SemioticClass.allCases.firstIndex(of: semioticClass) ?? 0)
            writer.add(confidence.rawValue)
            writer.add((isGeneral ? 1 : 0) | (isCapital ? 2 : 0) as UInt32)
            writer.add(over) { $0.add($1) }
            writer.add(items) { $1.write(to: &$0) }
            writer.add(digitItems) { $1.write(to: &$0) }
        }
    }
}
