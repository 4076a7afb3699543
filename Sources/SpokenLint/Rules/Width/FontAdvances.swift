import SpokenCatalogs

/// How wide letters are, in thousandths of the text size.
///
/// The numbers are the advances of DejaVu Sans Condensed 2.37, whose widths are near those of the sans fonts of
/// phones. Apple defines no unit for width variants, so texts are only compared with each other.
enum FontAdvances {
    static let unitsPerEm = 1000

    /// The width of a text; a placeholder counts as a number of four digits.
    static func units(of text: String) -> Int {
        guard text.utf8.contains(0x25) else { return text.unicodeScalars.reduce(0) { $0 &+ advance(of: $1) } }
        var result = 0
        var offset = 0
        var placeholders = FormatString(text).placeholders[...]
        for scalar in text.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            while let first = placeholders.first, first.range.upperBound <= offset { placeholders.removeFirst() }
            if let first = placeholders.first, first.kind != .stray, first.range.contains(offset) {
                if first.range.lowerBound == offset { result &+= first.kind == .percent ? advance(of: "%") : 4 * digit }
                continue
            }
            result &+= advance(of: scalar)
        }
        return result
    }

    static func advance(of scalar: Unicode.Scalar) -> Int {
        let value = Int(scalar.value)
        if value >= 0x20, value - 0x20 < latin.count { return latin[value - 0x20] }
        if value >= 0x400, value - 0x400 < cyrillic.count { return cyrillic[value - 0x400] }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // Ideographs, kana, Hangul and emoji fill the em square.
        if (0x1100...0x115F).contains(value) || (0x2E80...0xD7A3).contains(value) || value >= 0x1F000 { return 1000 }
        return 560
    }

    private static let digit = 572

    /// U+0020 to U+017F.
    private static let latin = [
        285, 360, 413, 753, 572, 854, 701, 247, 351, 351, 449, 753, 285, 324, 285, 303, 572, 572, 572, 572,
        572, 572, 572, 572, 572, 572, 303, 303, 753, 753, 753, 477, 899, 615, 617, 628, 692, 568, 517, 697,
        676, 265, 265, 589, 500, 776, 672, 708, 542, 708, 625, 571, 549, 658, 615, 889, 616, 549, 616, 351,
        303, 351, 753, 449, 449, 551, 571, 494, 571, 553, 316, 571, 570, 250, 250, 520, 250, 876, 570, 550,
        571, 571, 369, 468, 352, 570, 532, 735, 532, 532, 472, 572, 303, 572, 753, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 285, 360, 572, 572, 572,
        572, 303, 449, 449, 899, 423, 550, 753, 324, 899, 449, 449, 753, 360, 360, 449, 572, 572, 285, 449,
        360, 423, 550, 872, 872, 872, 477, 615, 615, 615, 615, 615, 615, 876, 628, 568, 568, 568, 568, 265,
        265, 265, 265, 697, 672, 708, 708, 708, 708, 708, 753, 708, 658, 658, 658, 658, 549, 544, 566, 551,
        551, 551, 551, 551, 551, 883, 494, 553, 553, 553, 553, 250, 250, 250, 250, 550, 570, 550, 550, 550,
        550, 550, 753, 550, 570, 570, 570, 570, 532, 571, 532, 615, 551, 615, 551, 615, 551, 628, 494, 628,
        494, 628, 494, 628, 494, 692, 571, 697, 571, 568, 553, 568, 553, 568, 553, 568, 553, 568, 553, 697,
        571, 697, 571, 697, 571, 697, 571, 676, 570, 824, 625, 265, 250, 265, 250, 265, 250, 265, 250, 265,
        250, 530, 500, 265, 250, 589, 520, 520, 500, 250, 500, 250, 500, 337, 500, 307, 505, 255, 672, 570,
        672, 570, 672, 570, 731, 672, 570, 708, 550, 708, 550, 708, 550, 962, 920, 625, 369, 625, 369, 625,
        369, 571, 468, 571, 468, 571, 468, 571, 468, 549, 352, 549, 352, 549, 352, 658, 570, 658, 570, 658,
        570, 658, 570, 658, 570, 658, 570, 889, 735, 549, 532, 549, 616, 472, 616, 472, 616, 472, 316,
    ]

    /// U+0400 to U+045F.
    private static let cyrillic = [
        568, 568, 707, 548, 628, 571, 265, 265, 265, 984, 940, 707, 638, 672, 548, 676, 615, 617, 617, 548,
        703, 568, 969, 576, 672, 672, 638, 676, 776, 676, 708, 676, 542, 628, 549, 548, 774, 616, 698, 616,
        962, 984, 749, 793, 617, 628, 971, 625, 551, 554, 530, 472, 622, 553, 810, 478, 584, 584, 543, 575,
        678, 588, 550, 588, 571, 494, 523, 532, 769, 532, 612, 531, 823, 847, 635, 710, 530, 493, 757, 541,
        553, 553, 562, 472, 493, 468, 250, 250, 250, 812, 808, 586, 543, 584, 532, 588,
    ]
}
