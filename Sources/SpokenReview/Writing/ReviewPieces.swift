import SpokenReports

/// HTML on its way out: what is written here is markup, and every text of a catalog goes through `text`.
struct ReviewPieces {
    private var pieces: ReportPieces

    init(_ sink: @escaping ([UInt8]) -> Void) { pieces = ReportPieces(sink) }

    mutating func markup(_ text: StaticString) {
        pieces.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Markup that the program made: parts of the template, names of our own, numbers.
    mutating func own(_ text: some StringProtocol) { pieces.append(text.utf8) }

    /// A text of a file, between tags or in an attribute in double quotes. Most have nothing to be escaped.
    mutating func text(_ text: some StringProtocol) {
        var text = String(text)
        let isPlain = text.withUTF8 { bytes in bytes.allSatisfy(Self.isPlain) }
        if isPlain {
            pieces.append(text.utf8)
        } else {
            pieces.append(XMLText.escape(text).utf8)
        }
    }

    /// The parts of an address behind `#`.
    mutating func address(_ anchor: String) {
        text(
            anchor.utf8.contains(UInt8(ascii: "%"))
                ? anchor.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25") : anchor)
    }

    mutating func finish() { pieces.finish() }

    /// False for `&`, `<`, `>`, quotes, controls, and the first byte of U+FFFE.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0..<0x20, 0xEF: false
        default: true
        }
    }
}
