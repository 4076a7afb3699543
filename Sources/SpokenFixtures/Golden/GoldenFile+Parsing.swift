import SpokenModel

extension GoldenFile {
    /// Reads a golden file.
    ///
    /// - Parameters:
    ///   - bytes: what the file holds, in UTF-8.
    ///   - path: told in errors.
    public init(_ bytes: [UInt8], path: String) throws(GoldenError) {
        var parser = GoldenParser(path: path)
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            try parser.read(line, number: index + 1)
        }
        self = try parser.finish()
    }

    /// Reads the text of a file.
    ///
    /// - Throws: the first line that is wrong.
    public init(_ text: String, path: String) throws(GoldenError) {
        try self.init(Array(text.utf8), path: path)
    }
}

private struct GoldenParser {
    let path: String
    var file = GoldenFile("", columns: [])
    var line = 0

    init(path: String) { self.path = path }

    func error(_ cause: GoldenError.Cause) -> GoldenError { GoldenError(path: path, line: line, cause: cause) }

    mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(GoldenError) {
        line = number
        if bytes.last == 0x0D || bytes.contains(0x0D) { throw error(.carriageReturn) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw error(.brokenUTF8) }
        for marker in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where text.hasPrefix(marker) {
            throw error(.mergeMarker(marker))
        }
        if number == 1 {
            guard text == GoldenFile.firstLine else { throw error(.notGolden) }
        } else if text.hasPrefix("#") {
            if file.sections.isEmpty { file.remarks.append(text) }
        } else if text.hasPrefix("[") {
            try readSection(text)
        } else if !text.isEmpty {
            if file.sections.isEmpty { try readHeader(text) } else { try readRow(text) }
        }
    }

    mutating func readHeader(_ text: String) throws(GoldenError) {
        guard let colon = text.firstIndex(of: ":") else { throw error(.rowOutsideSection) }
        let name = String(text[..<colon])
        let value = text[text.index(after: colon)...].trimmed
        func list() -> [String] { value.split(separator: ",").map { $0.trimmed } }
        switch name {
        case "case": file.name = value
        case "columns": file.columns = value.split(separator: "|").map { $0.trimmed }
        case "input":
            file.input = value
            file.inputLine = line
        case "counts":
            for count in list() where (try? DecimalNumber(count)) == nil {
                throw error(.badValue(header: name, value: count))
            }
            file.counts = list()
        case "widths":
            var widths: [Int] = []
            for text in list() {
                guard let width = Int(text), width > 0 else { throw error(.badValue(header: name, value: text)) }
                widths.append(width)
            }
            file.widths = widths
        default: throw error(text.contains(" | ") ? .rowOutsideSection : .unknownHeader(name))
        }
    }

    mutating func readSection(_ text: String) throws(GoldenError) {
        guard !file.columns.isEmpty else { throw error(.noColumns) }
        guard text.hasSuffix("]") else { throw error(.badSection(text)) }
        let parts = text.dropFirst().dropLast().split(separator: " ")
        guard let first = parts.first, parts.count <= 2, let language = try? LanguageTag(first) else {
            throw error(.badSection(text))
        }
        var section = GoldenSection(language, profile: parts.count == 2 ? String(parts[1]) : "")
        section.line = line
        guard file.section(section.name) == nil else { throw error(.duplicateSection(section.name)) }
        file.sections.append(section)
    }

    mutating func readRow(_ text: String) throws(GoldenError) {
        var cells: [String] = []
        for cell in text.cells {
            do throws(GoldenCell.BadEscape) {
                cells.append(try GoldenCell.unescaped(cell))
            } catch let bad {
                throw error(.badEscape(bad.text))
            }
        }
        guard cells.count == file.columns.count else {
            throw error(.columnCount(found: cells.count, expected: file.columns.count))
        }
        file.sections[file.sections.count - 1].rows.append(GoldenRow(cells, line: line))
    }

    mutating func finish() throws(GoldenError) -> GoldenFile {
        guard !file.columns.isEmpty else { throw error(.noColumns) }
        return file
    }
}

extension StringProtocol {
    /// Without the plain spaces around it.
    var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension String {
    /// The cells of a row: cut at bars that no backslash precedes.
    var cells: [Substring] {
        var result: [Substring] = []
        var start = utf8.startIndex
        var index = start
        func cell(_ end: Index) -> Substring {
            var cell = self[start..<end]
            if cell.utf8.first == 0x20 { cell.removeFirst() }
            if cell.utf8.last == 0x20 { cell.removeLast() }
            return cell
        }
        while index < utf8.endIndex {
            if utf8[index] == 0x5C {
                index = utf8.index(after: index)
                if index == utf8.endIndex { break }
            } else if utf8[index] == 0x7C {
                result.append(cell(index))
                start = utf8.index(after: index)
            }
            index = utf8.index(after: index)
        }
        result.append(cell(utf8.endIndex))
        return result
    }
}
