import SpokenDiagnostics
import SpokenModel

/// Reads the units of an XLIFF 1.2 file: `file`, `trans-unit`, `source`, `target`, `note`. Inline elements are taken as
/// the text in them.
struct XLIFFReader {
    private var reader: XMLReader
    private var files: [XLIFFFile] = []
    private var unit: XLIFFFile.Unit?
    /// The element whose text is being gathered, and the text so far.
    private var element: (name: String, bytes: [UInt8])?

    static func read(_ bytes: [UInt8]) throws(XLIFFError) -> [XLIFFFile] {
        let (source, _) = SourceReader.read(bytes)
        let text = source.text
        return try text.withUnsafeBufferPointer { (buffer) throws(XLIFFError) in
            var reader = XLIFFReader(
                reader: XMLReader(buffer, start: source.encoding == .utf8WithMark ? 3 : 0))
            reader.document()
            // An ampersand that starts no entity stands for itself.
            if reader.reader.hasFailed, let problem = reader.reader.problems.last {
                throw .malformed(at: LineTable(text).location(of: problem.start), message: problem.message)
            }
            guard !reader.files.isEmpty else {
                throw .malformed(at: LineTable(text).location(of: 0), message: "there is no <file> element")
            }
            return reader.files
        }
    }

    private init(reader: XMLReader) {
        self.reader = reader
    }

    private mutating func document() {
        while true {
            switch reader.next() {
            case .start(let tag): start(tag)
            case .end(let name): close(reader.name(name))
            case .text, .data: text()
            case .comment, .instruction, .documentType: continue
            case .finished: return
            }
        }
    }

    /// Takes the last piece as text of the current element.
    private mutating func text() {
        guard element != nil else { return }
        let range = reader.eventRange
        var buffer = UTF8Buffer()
        CatalogTextDecoder.append(reader.bytes.slice(range.lowerBound, range.upperBound), .xml, to: &buffer)
        element?.bytes += buffer.withBytes { Array($0) }
    }

    private mutating func start(_ tag: XMLTag) {
        let name = reader.name(tag.name)
        switch name {
        case "file":
            let attributes = attributes(tag)
            files.append(
                XLIFFFile(
                    original: attributes["original"] ?? "", sourceLanguage: attributes["source-language"],
                    targetLanguage: attributes["target-language"]))
        case "trans-unit":
            unit = XLIFFFile.Unit(id: attributes(tag)["id"] ?? "")
        case "source", "target", "note":
            guard unit != nil, element == nil else { return }
            if name == "target" {
                let state = attributes(tag)["state"]
                unit?.state = state
            }
            element = (name, [])
        default: break
        }
        if tag.isEmpty { close(name) }
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

    private func attributes(_ tag: XMLTag) -> [String: String] {
        var result: [String: String] = [:]
        for attribute in XMLAttributes(tag, in: reader.bytes) {
            var buffer = UTF8Buffer()
            CatalogTextDecoder.append(
                reader.bytes.slice(attribute.value.lowerBound, attribute.value.upperBound), .xml, to: &buffer)
            result[reader.name(attribute.name)] = buffer.string
        }
        return result
    }
}
