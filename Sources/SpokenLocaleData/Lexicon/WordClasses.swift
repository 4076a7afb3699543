/// A set of classes.
package struct WordClasses: OptionSet, Sendable, Hashable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package init(_ word: WordClass) { rawValue = 1 << UInt64(word.rawValue) }

    package func has(_ word: WordClass) -> Bool { contains(WordClasses(word)) }
}
