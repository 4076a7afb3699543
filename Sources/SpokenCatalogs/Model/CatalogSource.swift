import SpokenDiagnostics
import SpokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The bytes of a file, read once and shared by everything that points into them.
public final class CatalogSource: Sendable {
    /// The file as it is on disk.
    public let bytes: [UInt8]
    /// The file as UTF-8: the very bytes of a UTF-8 file with its mark, the transcoded characters of a UTF-16 file,
    /// the bytes of a binary property list. All spans are offsets in it.
    public let text: [UInt8]
    public let encoding: CatalogEncoding
    /// Texts that are put together of several pieces.
    @usableFromInline let stored: StoredTexts

    init(bytes: [UInt8], text: [UInt8], encoding: CatalogEncoding, stored: StoredTexts = StoredTexts()) {
        self.bytes = bytes
        self.text = text
        self.encoding = encoding
        self.stored = stored
    }

    /// The same file with the texts that its reader put together.
    func with(_ stored: StoredTexts) -> CatalogSource {
        stored.isEmpty ? self : CatalogSource(bytes: bytes, text: text, encoding: encoding, stored: stored)
    }

    /// The text with its escapes and entities resolved; broken UTF-8 becomes U+FFFD.
    public func string(_ text: CatalogText) -> String {
        if text.form == .stored { return stored.withText(at: Int(text.start)) { String(decoding: $0, as: UTF8.self) } }
        return self.text.withUnsafeBufferPointer { all in
            let bytes = Self.slice(all, text)
            if text.form == .verbatim { return String(decoding: bytes, as: UTF8.self) }
            var buffer = UTF8Buffer(capacity: bytes.count)
            CatalogTextDecoder.append(bytes, text.form, to: &buffer)
            return buffer.string
        }
    }

    /// How many bytes a file has at most; larger ones are no string files.
    package static let maximumLength = SourceReader.maximumLength

    /// The UTF-8 text of a file, without a look at what it says; nil for a binary file.
    package static func text(of bytes: [UInt8]) -> [UInt8]? { SourceReader.text(of: bytes) }

    /// The place in the file of a range of UTF-8 offsets in `string(text)`: through escapes and entities.
    public func span(ofUTF8 range: Range<Int>, in text: CatalogText) -> SourceSpan {
        let start = Int(text.start)
        if text.form == .stored { return text.span }
        guard text.form != .verbatim else {
            let length = Int(text.end) - start
            let lower = min(max(range.lowerBound, 0), length)
            return SourceSpan(start + lower, start + min(max(range.upperBound, lower), length))
        }
        return self.text.withUnsafeBufferPointer { all in
            let offsets = CatalogTextDecoder.sourceOffsets(of: range, in: Self.slice(all, text), text.form)
            return SourceSpan(start + offsets.lowerBound, start + offsets.upperBound)
        }
    }

    /// The place in the file of each byte of `string(text)`: all of them at once.
    func offsets(of text: CatalogText) -> [Int] {
        self.text.withUnsafeBufferPointer { all in
            CatalogTextDecoder.offsets(in: Self.slice(all, text), text.form).map { Int(text.start) + $0 }
        }
    }

    /// Appends the text to a buffer that the caller reuses.
    @usableFromInline package func append(_ text: CatalogText, to buffer: inout UTF8Buffer) {
        guard text.form != .stored else { return stored.withText(at: Int(text.start)) { buffer.append(bytes: $0) } }
        self.text.withUnsafeBufferPointer { all in
            CatalogTextDecoder.append(Self.slice(all, text), text.form, to: &buffer)
        }
    }

    /// Reads the bytes of a text in place where they stand verbatim, else through a buffer.
    @inlinable
    package func withBytes<Result>(
        _ text: CatalogText, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if text.isVerbatim { return self.text.withUnsafeBufferPointer { body(Self.slice($0, text)) } }
        if text.form == .stored { return stored.withText(at: Int(text.start), body) }
        var buffer = UTF8Buffer(capacity: 256)
        append(text, to: &buffer)
        return buffer.withBytes(body)
    }

    /// True when the text reads so; compares without making a string where the text is verbatim.
    package func isEqual(_ text: CatalogText, _ other: StaticString) -> Bool {
        withBytes(text) { bytes in
            bytes.count == other.utf8CodeUnitCount
                && bytes.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
        }
    }

    package func isEqual(_ text: CatalogText, _ other: String) -> Bool {
        var other = other
        return other.withUTF8 { isEqual(text, $0) }
    }

    package func isEqual(_ text: CatalogText, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        withBytes(text) { bytes in
            guard bytes.count == other.count else { return false }
            guard let left = bytes.baseAddress, let right = other.baseAddress else { return true }
            return memcmp(left, right, bytes.count) == 0
        }
    }

    /// The first place of a byte, found by the C library with the machine's widest registers.
    package static func offset(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(base).distance(to: found)
    }

    /// Finds lines and columns; for a binary file all is line 1 and a column is an offset + 1.
    public func makeLineTable() -> LineTable { LineTable(encoding == .binary ? [] : text) }

    /// A diagnostic at a span of this file.
    package func diagnostic(
        _ rule: String, _ severity: Severity, path: String, span: SourceSpan, message: String, lines: LineTable
    ) -> Diagnostic {
        let isBinary = encoding == .binary
        let start = isBinary ? SourceLocation(line: 1, column: span.start + 1) : lines.location(of: span.start)
        let end = isBinary ? SourceLocation(line: 1, column: span.end + 1) : lines.location(of: span.end)
        return Diagnostic(
            rule: rule, severity: severity, file: path, span: span, start: start, end: end, message: message)
    }

    @inlinable
    static func slice(
        _ all: UnsafeBufferPointer<UInt8>, _ text: CatalogText
    ) -> UnsafeBufferPointer<UInt8> {
        let start = Int(text.start)
        let end = Int(text.end)
        guard start < end, end <= all.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: all[start..<end])
    }
}
