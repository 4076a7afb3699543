/// UTF-16 offsets of places in a text that are known as UTF-8 offsets, which grow.
struct UTF16Offsets {
    private let text: String
    private var byte = 0
    private var unit = 0
    private var index: String.UTF8View.Index

    init(_ text: String) {
        self.text = text
        index = text.utf8.startIndex
    }

    /// The offset of a place that is not before the last one asked for.
    mutating func offset(_ place: Int) -> Int {
        while byte < place, index < text.utf8.endIndex {
            let lead = text.utf8[index]
            // Each scalar counts once at its first byte, twice beyond the basic plane.
            if lead & 0xC0 != 0x80 { unit += lead >= 0xF0 ? 2 : 1 }
            index = text.utf8.index(after: index)
            byte += 1
        }
        return unit
    }
}

extension NormalizedText {
    /// The spans with ranges in code units of UTF-16, as JavaScript, Java and NSString count.
    ///
    /// ```swift
    /// try TextNormalizer(language: .russian).normalize("от 5 кг").spansInUTF16[0].visible  // 3..<7
    /// ```
    public var spansInUTF16: [NormalizedSpan] {
        var (visible, spoken) = (UTF16Offsets(visibleText), UTF16Offsets(accessibleText))
        return spans.map { span in
            var span = span
            let (start, spokenStart) = (visible.offset(span.visible.lowerBound), spoken.offset(span.spoken.lowerBound))
            span.visible = start..<visible.offset(span.visible.upperBound)
            span.spoken = spokenStart..<spoken.offset(span.spoken.upperBound)
            return span
        }
    }
}
