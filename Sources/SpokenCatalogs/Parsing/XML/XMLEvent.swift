/// One piece of an XML document, by its place in the bytes; the whole piece is `XMLReader.eventRange`.
enum XMLEvent {
    /// `<name …>`, or `<name …/>` behind which no `end` comes.
    case start(XMLTag)
    /// `</name>`; the names of the two tags are the same.
    case end(name: Range<Int>)
    /// Characters between two pieces of markup; verbatim without references and carriage returns.
    case text(isVerbatim: Bool, isBlank: Bool)
    /// What a CDATA section holds.
    case data(Range<Int>)
    /// What stands between `<!--` and `-->`.
    case comment(Range<Int>)
    /// `<?…?>`
    case instruction
    /// `<!DOCTYPE …>` with everything in it; nothing of it is ever expanded.
    case documentType
    /// The end of the file, or the place where it is broken: `XMLReader.problems` says which.
    case finished
}

/// An opening tag.
struct XMLTag {
    /// With its prefix: `xliff:g`.
    var name: Range<Int>
    /// From behind the name to the closing bracket.
    var attributes: Range<Int>
    /// True for `<name/>`.
    var isEmpty: Bool
}
