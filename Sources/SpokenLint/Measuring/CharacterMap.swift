/// The table `cmap` of a font: which glyph shows a character. Formats 4 and 12, which every font of text has.
enum CharacterMap {
    static func read(_ reader: FontReader, at table: Int) throws(FontError) -> [(code: Int, glyph: Int)] {
        guard let count = reader.short(table + 2) else { throw .damaged(table: "cmap") }
        var best: (rank: Int, offset: Int)?
        for index in 0..<count {
            let record = table + 4 + 8 * index
            guard let platform = reader.short(record), let encoding = reader.short(record + 2),
                let offset = reader.long(record + 4)
            else { throw .damaged(table: "cmap") }
            // Unicode, or Windows with Unicode; other platforms have encodings of their own.
            guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)) else { continue }
            let rank = reader.short(table + offset) == 12 ? 2 : reader.short(table + offset) == 4 ? 1 : 0
            if rank > best?.rank ?? 0 { best = (rank, table + offset) }
        }
        guard let best else { throw .noCharacters }
        return try best.rank == 2 ? groups(reader, best.offset) : segments(reader, best.offset)
    }

    /// Format 12: ranges of code points with glyphs in a row.
    private static func groups(_ reader: FontReader, _ table: Int) throws(FontError) -> [(code: Int, glyph: Int)] {
        guard let count = reader.long(table + 12) else { throw .damaged(table: "cmap") }
        var result: [(code: Int, glyph: Int)] = []
        for index in 0..<min(count, 0x10000) {
            let group = table + 16 + 12 * index
            guard let first = reader.long(group), let last = reader.long(group + 4), let glyph = reader.long(group + 8)
            else { throw .damaged(table: "cmap") }
            // Only the Basic Multilingual Plane is kept; overlapping groups of a damaged font must not grow without end.
            guard first <= last, first < 0x10000, result.count < 0x20000 else { continue }
            for code in first...min(last, 0xFFFF) { result.append((code, glyph &+ code - first)) }
        }
        return result
    }

    /// Format 4: segments with a delta or a list of glyphs.
    private static func segments(_ reader: FontReader, _ table: Int) throws(FontError) -> [(code: Int, glyph: Int)] {
        guard let twice = reader.short(table + 6) else { throw .damaged(table: "cmap") }
        var result: [(code: Int, glyph: Int)] = []
        for index in 0..<(twice / 2) {
            let offsets = table + 16 + 3 * twice + 2 * index
            guard let last = reader.short(table + 14 + 2 * index),
                let first = reader.short(table + 16 + twice + 2 * index),
                let delta = reader.short(table + 16 + 2 * twice + 2 * index), let offset = reader.short(offsets)
            else { throw .damaged(table: "cmap") }
            guard first <= last, result.count < 0x20000 else { continue }
            for code in first...last where code != 0xFFFF {
                var glyph = code
                if offset != 0 {
                    guard let listed = reader.short(offsets + offset + 2 * (code - first)) else { continue }
                    guard listed != 0 else { continue }
                    glyph = listed
                }
                result.append((code, (glyph + delta) & 0xFFFF))
            }
        }
        return result
    }
}
