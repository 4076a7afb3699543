import SpokenModel

/// Comments of gettext: `# …` of translators and `#. …` of programmers, line by line.
enum POComment {
    /// Decodes a line: what stands behind the mark and one blank. Returns the offset of the next line.
    static func decode(_ reader: ByteReader, _ offset: Int, to buffer: inout UTF8Buffer) -> Int {
        var start = offset
        while reader[start] == 0x20 || reader[start] == 0x09 { start += 1 }
        if reader[start] == UInt8(ascii: "#") {
            start += 1
            if reader[start] == UInt8(ascii: ".") { start += 1 }
            if reader[start] == 0x20 { start += 1 }
        }
        let feed = reader.firstIndex(of: 0x0A, from: start)
        let end = feed > start && reader[feed - 1] == 0x0D ? feed - 1 : feed
        buffer.append(bytes: reader.slice(start, end))
        guard feed < reader.count else { return reader.count }
        buffer.append(byte: 0x0A)
        return feed + 1
    }
}
