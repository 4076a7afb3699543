import SpokenModel

/// Finds the encoding of a file and makes its UTF-8 text.
enum SourceReader {
    /// 256 MB: no app has a larger one. Offsets are kept in 32 bits, also those in the UTF-8 text of UTF-16.
    static let maximumLength = 256 << 20

    /// - Parameter fallsBackToLatin1: true where bytes that are no UTF-8 are ISO-8859-1.
    static func read(
        _ bytes: [UInt8], fallsBackToLatin1: Bool = false
    ) -> (source: CatalogSource, problems: [ParseProblem]) {
        guard bytes.count <= maximumLength else {
            let problem = ParseProblem(
                rule: "file-too-large", severity: .error, start: 0, end: 0,
                message: "the file has \(bytes.count >> 20) MB; files of up to \(maximumLength >> 20) MB are read")
            return (CatalogSource(bytes: [], text: [], encoding: .utf8), [problem])
        }
        if bytes.starts(with: binaryMark) {
            return (CatalogSource(bytes: bytes, text: bytes, encoding: .binary), [])
        }
        let encoding = detect(bytes)
        guard encoding.isUTF16 else {
            if fallsBackToLatin1, bytes.withUnsafeBufferPointer({ UTF8Check.firstError(in: $0) }) != nil {
                return (CatalogSource(bytes: bytes, text: Latin1.utf8(from: bytes), encoding: .latin1), [])
            }
            let problems = bytes.withUnsafeBufferPointer { UTF8Check.firstError(in: $0) }.map { offset in
                [
                    ParseProblem.encoding(
                        offset, offset + 1,
                        "the bytes are not UTF-8; save the file as UTF-8, or as UTF-16 with a byte order mark")
                ]
            }
            return (CatalogSource(bytes: bytes, text: bytes, encoding: encoding), problems ?? [])
        }
        let (text, problem) = UTF16Transcoder.utf8(from: bytes, encoding)
        return (CatalogSource(bytes: bytes, text: text, encoding: encoding), problem.map { [$0] } ?? [])
    }

    /// The text of a file alone, for those who have its findings already; nil for a binary file.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count <= maximumLength, !bytes.starts(with: binaryMark) else { return nil }
        let encoding = detect(bytes)
        return encoding.isUTF16 ? UTF16Transcoder.utf8(from: bytes, encoding).0 : bytes
    }

    private static let binaryMark: [UInt8] = [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74]

    private static func detect(_ bytes: [UInt8]) -> CatalogEncoding {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8WithMark }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndianWithMark }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndianWithMark }
        // Without a mark, the zero bytes of ASCII characters give UTF-16 away: quotes, keys, white space, `=`.
        var evenZeros = 0
        var oddZeros = 0
        for (offset, byte) in bytes.prefix(512).enumerated() where byte == 0 {
            if offset & 1 == 0 { evenZeros += 1 } else { oddZeros += 1 }
        }
        let enough = max(1, min(bytes.count, 512) / 16)
        if oddZeros >= enough, evenZeros * 8 < oddZeros { return .utf16LittleEndian }
        if evenZeros >= enough, oddZeros * 8 < evenZeros { return .utf16BigEndian }
        return .utf8
    }
}
