/// Placeholders of format strings: «%1$@», "%2$lld", "%.1f". What will stand in their place is not known, so no part of
/// them is said, in any language.
extension Classifier {
    /// The end of the placeholder that a digit at a place belongs to; nil when none is there.
    func specifierEnd(_ place: Int) -> Int? {
        var sign = place - 1
        while sign > place - 4, [0x2B, 0x2D, 0x2E, 0x23].contains(text[sign]) { sign -= 1 }
        // «50%» is a percentage.
        guard text[sign] == 0x25, !text.isDigit(sign - 1) else { return nil }
        var end = place
        while end < place + 12, text.isDigit(end) || [0x24, 0x2B, 0x2D, 0x2E].contains(text[end]) { end += 1 }
        while end < place + 15, Self.lengths.contains(text[end]) { end += 1 }
        if Self.conversions.contains(text[end]) { return end + 1 }
        return place + text.digits(place).count
    }

    private static let lengths: [UInt8] = Array("hlqztjL".utf8)
    private static let conversions: [UInt8] = Array("@diouxXeEfFgGaAcCsSp".utf8)
}
