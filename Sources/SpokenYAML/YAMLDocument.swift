/// The one document of a YAML file, with the place of every value.
///
/// Any bytes are read or refused. What is read is bounded: a few lines of aliases can stand for more values than a machine
/// has memory for, and a file of brackets for more levels than it has stack.
package enum YAMLDocument {
    /// How deep lists and mappings may stand in each other.
    package static let maximumDepth = 64
    /// How many values a document may have, those of its aliases counted wherever they stand.
    package static let maximumCount = 1_000_000

    /// The value of the document in UTF-8, or in UTF-16 behind a byte order mark; nil when there is none.
    ///
    ///     try YAMLDocument.read(Array("rules: {three-dots: off}".utf8))?.mapping?.first?.key.scalar  // "rules"
    ///
    /// - Throws: what is wrong first, with its place: no YAML, a key that stands twice, an alias without its anchor, a
    ///   second document, too many or too deep values.
    package static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
        var composer = YAMLComposer(try YAMLEvents(bytes))
        return try composer.document()
    }
}
