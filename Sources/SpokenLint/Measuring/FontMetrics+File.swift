extension FontMetrics {
    /// Reads the advances of a TrueType or OpenType font (ISO/IEC 14496-22: tables `head`, `hhea`, `hmtx`, `cmap`); of a
    /// collection (.ttc) the first font.
    public init(bytes: [UInt8]) throws(FontError) {
        let reader = FontReader(bytes)
        var start = 0
        if reader.tag(0) == "ttcf" {
            guard let first = reader.long(12) else { throw .damaged(table: "ttcf") }
            start = first
        }
        guard let version = reader.long(start), version == 0x0001_0000 || ["OTTO", "true"].contains(reader.tag(start))
        else { throw .notAFont }
        func table(_ name: String) throws(FontError) -> Int {
            guard let count = reader.short(start + 4) else { throw .damaged(table: name) }
            for index in 0..<count where reader.tag(start + 12 + 16 * index) == name {
                if let offset = reader.long(start + 12 + 16 * index + 8), offset < bytes.count { return offset }
            }
            throw .damaged(table: name)
        }
        guard let unitsPerEm = reader.short(try table("head") + 18), (16...16384).contains(unitsPerEm) else {
            throw .damaged(table: "head")
        }
        guard let metricCount = reader.short(try table("hhea") + 34), metricCount > 0 else {
            throw .damaged(table: "hhea")
        }
        let metrics = try table("hmtx")
        var glyphs: [UInt16] = []
        glyphs.reserveCapacity(metricCount)
        for glyph in 0..<metricCount {
            guard let advance = reader.short(metrics + 4 * glyph) else { throw .damaged(table: "hmtx") }
            glyphs.append(UInt16(min(advance, Int(Self.missing) - 1)))
        }
        let characters = try CharacterMap.read(reader, at: try table("cmap"))
        var advances = [UInt16](repeating: Self.missing, count: 0x10000)
        var sum = 0
        var letters = 0
        for (code, glyph) in characters where code < advances.count && glyph > 0 {
            // Glyphs behind the last metric share it: a monospaced font has one.
            let advance = glyphs[min(glyph, glyphs.count - 1)]
            advances[code] = advance
            if (0x61...0x7A).contains(code) {
                sum += Int(advance)
                letters += 1
            }
        }
        guard advances.contains(where: { $0 != Self.missing }) else { throw .noCharacters }
        self.init(
            unitsPerEm: unitsPerEm, advances: advances, fallback: letters > 0 ? sum / letters : unitsPerEm * 56 / 100)
    }
}

/// Reads numbers of a font; nil beyond its end.
struct FontReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func short(_ offset: Int) -> Int? {
        guard offset >= 0, offset < bytes.count - 1 else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func long(_ offset: Int) -> Int? {
        guard let high = short(offset), let low = short(offset + 2) else { return nil }
        return high << 16 | low
    }

    /// Four ASCII letters; empty beyond the end.
    func tag(_ offset: Int) -> String {
        guard offset >= 0, offset <= bytes.count - 4 else { return "" }
        return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
    }
}
