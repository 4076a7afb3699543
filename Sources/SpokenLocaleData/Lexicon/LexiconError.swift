/// Why rows of a lexicon cannot be used: where, and what to do.
public struct LexiconError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file, or another name of the text.
    public var file: String
    /// From 1.
    public var line: Int
    /// Counted in characters, from 1.
    public var column: Int
    public var message: String

    /// `ru/lexicon/food.tsv:12:8: no paradigm 'm-hrad'; …`
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
