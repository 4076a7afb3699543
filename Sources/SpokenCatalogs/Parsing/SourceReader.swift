import SpokenModel

/// Finds the encoding of a file and makes its UTF-8 text.
enum SourceReader {
    /// Offsets are kept in 32 bits.
    static let maximumLength = 0x7FFF_FFFF

    static func read(_ bytes: [UInt8]) -> (source: CatalogSource, problems: [ParseProblem]) {
        guard bytes.count <= maximumLength else {
            let problem = ParseProblem(
                rule: "file-too-large", severity: .error, start: 0, end: 0,
                message: "the file has \(bytes.count) bytes; at most \(maximumLength) can be read")
            return (CatalogSource(bytes: [], text: [], encoding: .utf8), [problem])
        }
        if bytes.starts(with: [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74]) {
            return (CatalogSource(bytes: bytes, text: bytes, encoding: .binary), [])
        }
        let encoding = detect(bytes)
        guard encoding.isUTF16 else {
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
