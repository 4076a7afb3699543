import SpokenModel

/// A set of classes, at most 128.
package struct WordClasses: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// A bit for each class, the first in the lowest bit of the first number.
    package private(set) var bits: (low: UInt64, high: UInt64)

    init(low: UInt64, high: UInt64) { bits = (low, high) }

    package init(_ word: WordClass) {
        let bit = UInt64(1) << UInt64(word.rawValue & 63)
        bits = word.rawValue < 64 ? (bit, 0) : (0, bit)
    }

    package init(arrayLiteral classes: WordClass...) {
        bits = (0, 0)
        for word in classes { insert(word) }
    }

    /// The classes of a field, with bars between their names.
    init(_ field: LexiconField, file: String) throws(LexiconError) {
        bits = (0, 0)
        for name in field.text.split(separator: "|") {
            guard let found = WordClass(name: name) else {
                let names = WordClass.allCases.map(\.name)
                let hint =
                    NearestName.nearest(to: String(name), in: names).map { "did you mean '\($0)'?" }
                    ?? "there are \(names.joined(separator: ", "))"
                throw field.error(file, "no class '\(name)'; \(hint)")
            }
            insert(found)
        }
        if isEmpty { throw field.error(file, "no class; write one, such as goods or person") }
    }

    package mutating func insert(_ word: WordClass) { formUnion(WordClasses(word)) }

    package mutating func formUnion(_ other: WordClasses) {
        bits.low |= other.bits.low
        bits.high |= other.bits.high
    }

    package var isEmpty: Bool { bits == (0, 0) }

    package func has(_ word: WordClass) -> Bool { !isDisjoint(with: WordClasses(word)) }

    package func isDisjoint(with other: WordClasses) -> Bool {
        bits.low & other.bits.low | bits.high & other.bits.high == 0
    }

    package static func == (left: WordClasses, right: WordClasses) -> Bool { left.bits == right.bits }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bits.low)
        hasher.combine(bits.high)
    }
}
