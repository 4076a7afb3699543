import SpokenLint
import Testing

struct FontMetricsTests {
    /// A font of three glyphs: the empty box, "a" (600 of 1000 units) and "b" to "d", which share the last metric (300).
    private func font(mapFormat: Int = 4, version: [UInt8] = [0, 1, 0, 0], cutTo length: Int? = nil) -> [UInt8] {
        func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }
        let head = [UInt8](repeating: 0, count: 18) + short(1000) + [UInt8](repeating: 0, count: 34)
        let hhea = [UInt8](repeating: 0, count: 34) + short(3)
        let hmtx = short(500) + short(0) + short(600) + short(0) + short(300) + short(0)
        let format4 =
            short(4) + short(40) + short(0) + short(6) + short(0) + short(0) + short(0)
            + short(0x61) + short(0x64) + short(0xFFFF) + short(0)
            + short(0x61) + short(0x62) + short(0xFFFF) + short(0x10000 - 0x60) + short(0x10000 - 0x60) + short(1)
            + short(0) + short(0) + short(0)
        let format12 =
            short(12) + short(0) + long(40) + long(0) + long(2) + long(0x61) + long(0x61) + long(1) + long(0x62)
            + long(0x64) + long(2)
        let cmap = short(0) + short(1) + short(3) + short(1) + long(12) + (mapFormat == 4 ? format4 : format12)
        let tables: [(String, [UInt8])] = [("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx)]
        var offset = 12 + 16 * tables.count
        var bytes = version + short(tables.count) + short(0) + short(0) + short(0)
        for (name, content) in tables {
            bytes += Array(name.utf8) + long(0) + long(offset) + long(content.count)
            offset += content.count
        }
        for (_, content) in tables { bytes += content }
        return Array(bytes.prefix(length ?? bytes.count))
    }

    @Test(arguments: [4, 12]) func advancesAreReadFromBothFormats(mapFormat: Int) throws {
        let metrics = try FontMetrics(bytes: font(mapFormat: mapFormat))
        #expect(metrics.unitsPerEm == 1000)
        #expect(metrics.points(of: "a", size: 10) == 6)
        #expect(metrics.points(of: "abcd", size: 10) == 15)
        // What the font lacks is as wide as its small letters are on average, an ideograph fills the square.
        #expect(metrics.points(of: "Щ", size: 1000) == 375)
        #expect(metrics.points(of: "字", size: 10) == 10)
        #expect(metrics.points(of: "a\u{301}", size: 10) == 6)
    }

    @Test func aFontWithCurvesOfPostScriptIsReadToo() throws {
        #expect(try FontMetrics(bytes: font(version: Array("OTTO".utf8))).points(of: "a", size: 10) == 6)
    }

    @Test func whatIsNoFontIsToldSo() {
        #expect(throws: FontError.notAFont) { try FontMetrics(bytes: Array("\"a\" = \"b\";".utf8)) }
        #expect(throws: FontError.notAFont) { try FontMetrics(bytes: []) }
        #expect(throws: FontError.notAFont) { try FontMetrics(bytes: font(version: Array("wOFF".utf8))) }
    }

    @Test func aFontThatIsCutOffAnywhereIsAnErrorAndNoTrap() {
        for length in 0..<font().count {
            #expect(throws: FontError.self, "cut to \(length)") {
                // The last metric's side bearing is not read.
                try FontMetrics(bytes: font(cutTo: min(length, font().count - 3)))
            }
        }
    }

    @Test func theStandardFontKnowsLatinAndCyrillic() {
        #expect(FontMetrics.standard.points(of: "0", size: 1000) == 572)
        #expect(FontMetrics.standard.points(of: "Ж", size: 1000) == 969)
        #expect(FontMetrics.standard.points(of: "", size: 17) == 0)
        #expect(FontMetrics.standard.points(of: "Добавить", size: 17) == 77)
    }
}
