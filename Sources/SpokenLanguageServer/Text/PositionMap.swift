import SpokenCatalogs
import SpokenDiagnostics

/// Turns offsets of a text into positions of the protocol and back.
struct PositionMap {
    private let text: [UInt8]
    private let lines: LineTable
    private let encoding: PositionEncoding
    /// The place that was asked for last: findings come in the order of the file, and a line may have megabytes.
    private var last = (line: 0, offset: 0, character: 0)

    init(_ text: [UInt8], _ encoding: PositionEncoding) {
        self.text = text
        self.encoding = encoding
        lines = LineTable(text)
    }

    /// Editors do not count a byte order mark.
    private func start(ofLine line: Int) -> Int {
        let start = lines.lineSpan(line).start
        return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    mutating func position(of offset: Int) -> TextPosition {
        let offset = min(max(offset, 0), text.count)
        let line = lines.line(of: offset)
        let start = start(ofLine: line)
        let isBehind = last.line == line && last.offset <= offset
        let from = isBehind ? last.offset : start
        var character = isBehind ? last.character : 0
        if from < offset {
            if encoding == .utf8 {
                character += offset - from
            } else {
                text.withUnsafeBufferPointer { bytes in
                    for byte in bytes[from..<offset] { character += encoding.units(byte) }
                }
            }
        }
        last = (line, max(offset, from), character)
        return TextPosition(line - 1, character)
    }

    mutating func range(of span: SourceSpan) -> JSONValue {
        let start = position(of: span.start)
        return ["start": start.json, "end": position(of: span.end).json]
    }

    /// The offset of a position; one behind the end of its line is that end, one behind the last line the end of the text.
    /// A position within a character is its start.
    func offset(of position: TextPosition) -> Int {
        guard position.line < lines.lineCount else { return text.count }
        let span = lines.lineSpan(position.line + 1)
        var offset = min(start(ofLine: position.line + 1), span.end)
        var rest = position.character
        while offset < span.end {
            var next = offset + 1
            while next < span.end, text[next] & 0xC0 == 0x80 { next += 1 }
            let units = encoding == .utf8 ? next - offset : encoding.units(text[offset])
            guard rest >= units else { break }
            rest -= units
            offset = next
        }
        return offset
    }

    func line(of offset: Int) -> Int { lines.line(of: offset) - 1 }

    /// The first byte of the line of an offset.
    func lineStart(of offset: Int) -> Int { start(ofLine: lines.line(of: offset)) }

    var endOfText: Int { text.count }
}
