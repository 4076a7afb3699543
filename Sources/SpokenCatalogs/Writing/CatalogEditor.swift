import SpokenDiagnostics

/// Changes values of a file and leaves every other byte as it is.
///
/// ```swift
/// var editor = CatalogEditor(file)
/// editor.replace(unit.value, with: "30 сантиметров")
/// let bytes = try editor.write()
/// ```
public struct CatalogEditor: Sendable {
    public let file: CatalogFile
    private var edits: [Edit] = []

    private struct Edit: Sendable {
        var span: SourceSpan
        var replacement: String
    }

    /// - Parameter file: a file without errors; one with errors is refused by `write`.
    public init(_ file: CatalogFile) {
        self.file = file
    }

    /// Puts another text in the place of one; quotes, escapes and entities are written as the place asks.
    ///
    /// The value of a .strings entry that is only a key (`"Open";`) becomes `"Open" = "…";`.
    public mutating func replace(_ text: CatalogText, with replacement: String) {
        let (span, written) = file.format.definition.edit(text, to: replacement, in: file)
        edits.append(Edit(span: span, replacement: written))
    }

    /// Applies an edit that is already written as the file asks, such as a fix of a linter.
    public mutating func replace(_ span: SourceSpan, verbatim replacement: String) {
        edits.append(Edit(span: span, replacement: replacement))
    }

    /// The bytes of the file with all edits.
    ///
    /// - Throws: `CatalogEditError` for binary property lists, broken files and edits that overlap.
    public func write() throws(CatalogEditError) -> [UInt8] {
        guard !edits.isEmpty else { return file.source.bytes }
        guard file.format.definition.isWritable else { throw .unwritable(path: file.path) }
        guard file.source.encoding != .binary else { throw .binary(path: file.path) }
        if let problem = file.diagnostics.first(where: { $0.severity == .error }) {
            throw .broken(path: file.path, line: problem.start.line, message: problem.message)
        }
        let sorted = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
        var result: [UInt8] = []
        result.reserveCapacity(file.source.bytes.count + 256)
        var offset = 0
        let source = file.source
        var disk = (utf8: 0, byte: 0)
        for edit in sorted {
            guard edit.span.start >= offset, edit.span.end <= source.text.count else {
                throw .overlapping(path: file.path, offset: edit.span.start)
            }
            offset = edit.span.end
            let start = diskOffset(edit.span.start, from: disk)
            let end = diskOffset(edit.span.end, from: (edit.span.start, start))
            result += source.bytes[min(disk.byte, start)..<start]
            if source.encoding.isUTF16 {
                result += UTF16Transcoder.utf16(from: edit.replacement, source.encoding)
            } else if source.encoding == .latin1 {
                result += Latin1.bytes(of: edit.replacement)
            } else {
                result += Array(edit.replacement.utf8)
            }
            disk = (edit.span.end, end)
        }
        result += source.bytes[min(disk.byte, source.bytes.count)...]
        // What is left of ISO-8859-1 may look like UTF-8, and would be read as that.
        if source.encoding == .latin1, result.contains(where: { $0 >= 0x80 }),
            String(validating: result, as: UTF8.self) != nil
        {
            return file.format.definition.withoutLetters(result)
        }
        return result
    }

    /// - Parameter known: a place before it, in the text and in the file.
    private func diskOffset(_ offset: Int, from known: (utf8: Int, byte: Int)) -> Int {
        if file.source.encoding == .latin1 {
            return known.byte + Latin1.count(file.source.text[min(known.utf8, offset)..<offset])
        }
        guard file.source.encoding.isUTF16 else { return offset }
        return UTF16Transcoder.byteOffset(ofUTF8: offset, in: file.source.bytes, file.source.encoding)
    }
}

/// Why a file could not be edited.
public enum CatalogEditError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: a binary property list.
    case binary(path: String)
    /// The smallest cause: a .ftl file.
    case unwritable(path: String)
    /// The smallest cause: a file with a syntax error.
    case broken(path: String, line: Int, message: String)
    /// The smallest cause: two edits of one value.
    case overlapping(path: String, offset: Int)

    public var description: String {
        switch self {
        case .binary(let path): "'\(path)' is a binary property list; convert it to XML before editing"
        case .unwritable(let path): "'\(path)' is of a format that is read alone; edit it by hand"
        case .broken(let path, let line, let message): "'\(path)' is not edited because of line \(line): \(message)"
        case .overlapping(let path, let offset): "two edits of '\(path)' overlap at offset \(offset)"
        }
    }
}
