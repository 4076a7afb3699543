import SpokenDiagnostics
import SpokenModel

/// Reads the units of an XLIFF 1.2 file: `file`, `trans-unit`, `source`, `target`, `note`. Inline elements are taken as
/// the text in them.
struct XLIFFReader {
    private let reader: ByteReader
    private var offset = 0
    private var files: [XLIFFFile] = []
    private var unit: XLIFFFile.Unit?
    /// The element whose text is being gathered, and the text so far.
    private var element: (name: String, bytes: [UInt8])?
    private var depth = 0

    static let maximumDepth = 256

    static func read(_ bytes: [UInt8]) throws(XLIFFError) -> [XLIFFFile] {
        let (source, _) = SourceReader.read(bytes)
        let text = source.text
        return try text.withUnsafeBufferPointer { (buffer) throws(XLIFFError) in
            var reader = XLIFFReader(ByteReader(buffer))
            try reader.document()
            return reader.files
        }
    }

    private init(_ reader: ByteReader) {
        self.reader = reader
    }

    private func malformed(_ offset: Int, _ message: String) -> XLIFFError {
        .malformed(at: LineTable(Array(reader.slice(0, reader.count))).location(of: offset), message: message)
    }

    private mutating func document() throws(XLIFFError) {
        while offset < reader.count {
            guard reader[offset] == UInt8(ascii: "<") else {
                text(to: reader.firstIndex(of: UInt8(ascii: "<"), from: offset))
                continue
            }
            if reader.has("<!--", at: offset) || reader.has("<![CDATA[", at: offset) {
                let isComment = reader.has("<!--", at: offset)
                guard let end = reader.firstRange(of: isComment ? "-->" : "]]>", from: offset + (isComment ? 4 : 9))
                else { throw malformed(offset, "this markup is never closed") }
                text(to: end + 3)
                continue
            }
            let start = offset
            let end = tagEnd(offset)
            guard end < reader.count else { throw malformed(start, "this tag is never closed") }
            offset = end + 1
            if reader[start + 1] == UInt8(ascii: "?") || reader[start + 1] == UInt8(ascii: "!") { continue }
            try tag(start, end)
        }
        guard depth == 0 else { throw malformed(reader.count, "an element is never closed") }
        guard !files.isEmpty else { throw malformed(0, "there is no <file> element") }
    }

    /// The offset of the bracket that closes a tag; brackets in attributes do not count.
    private func tagEnd(_ start: Int) -> Int {
        var quote: UInt8 = 0
        var index = start
        while index < reader.count {
            let byte = reader[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index
            }
            index += 1
        }
        return reader.count
    }

    /// Takes the bytes up to `end` as text of the current element.
    private mutating func text(to end: Int) {
        let end = min(end, reader.count)
        if element != nil {
            var buffer = UTF8Buffer()
            CatalogTextDecoder.append(reader.slice(offset, end), .xml, to: &buffer)
            element?.bytes += buffer.withBytes { Array($0) }
        }
        offset = max(end, offset + 1)
    }

    private mutating func tag(_ start: Int, _ end: Int) throws(XLIFFError) {
        let isClosing = reader[start + 1] == UInt8(ascii: "/")
        let nameStart = start + (isClosing ? 2 : 1)
        var nameEnd = nameStart
        while nameEnd < end, reader[nameEnd] > 0x20, reader[nameEnd] != UInt8(ascii: "/") { nameEnd += 1 }
        let name = String(decoding: reader.slice(nameStart, nameEnd), as: UTF8.self)
        let isEmpty = !isClosing && reader[end - 1] == UInt8(ascii: "/")
        if isClosing {
            depth -= 1
            guard depth >= 0 else { throw malformed(start, "</\(name)> closes nothing") }
            close(name)
            return
        }
        if !isEmpty {
            depth += 1
            guard depth <= Self.maximumDepth else { throw malformed(start, "nested too deep") }
        }
        let attributes = attributes(nameEnd, end)
        switch name {
        case "file":
            files.append(
                XLIFFFile(
                    original: attributes["original"] ?? "", sourceLanguage: attributes["source-language"],
                    targetLanguage: attributes["target-language"]))
        case "trans-unit":
            unit = XLIFFFile.Unit(id: attributes["id"] ?? "")
        case "source", "target", "note":
            guard unit != nil, element == nil else { return }
            if name == "target" { unit?.state = attributes["state"] }
            element = (name, [])
            if isEmpty { close(name) }
        default: break
        }
    }

    private mutating func close(_ name: String) {
        if name == "trans-unit" {
            if let unit, !files.isEmpty { files[files.count - 1].units.append(unit) }
            unit = nil
            element = nil
        }
        guard let element, element.name == name else { return }
        let text = String(decoding: element.bytes, as: UTF8.self)
        switch name {
        case "source": unit?.source = text
        case "target": unit?.target = text
        default:
            let before = unit?.note.map { $0 + "\n" } ?? ""
            unit?.note = before + text
        }
        self.element = nil
    }

    private func attributes(_ start: Int, _ end: Int) -> [String: String] {
        var result: [String: String] = [:]
        var index = start
        while index < end {
            while index < end, reader[index] <= 0x20 { index += 1 }
            let nameStart = index
            while index < end, reader[index] > 0x20, reader[index] != UInt8(ascii: "=") { index += 1 }
            let name = String(decoding: reader.slice(nameStart, index), as: UTF8.self)
            while index < end, reader[index] <= 0x20 || reader[index] == UInt8(ascii: "=") { index += 1 }
            let quote = reader[index]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                index += 1
                continue
            }
            let valueEnd = reader.firstIndex(of: quote, from: index + 1)
            var buffer = UTF8Buffer()
            CatalogTextDecoder.append(reader.slice(index + 1, min(valueEnd, end)), .xml, to: &buffer)
            result[name] = buffer.string
            index = valueEnd + 1
        }
        return result
    }
}
