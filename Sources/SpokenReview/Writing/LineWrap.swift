import SpokenLint

/// Breaks a text into lines as a label does: between words, behind hyphens, between ideographs, and inside a word that is wider than
/// the room. Resources/Review/page.js breaks at the same places.
struct LineWrap {
    private let font: FontMetrics
    /// The room in units of the font.
    private let most: Double
    private var count = 1
    /// The width of the line up to the last place where it may break, and from there on.
    private var line = 0
    private var word = 0

    /// - Returns: how many lines a text takes.
    static func lines(of text: String, font: FontMetrics, units most: Double) -> Int {
        var wrap = LineWrap(font: font, most: most)
        for scalar in text.unicodeScalars { wrap.add(scalar) }
        return wrap.count
    }

    private init(font: FontMetrics, most: Double) {
        self.font = font
        self.most = most
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        let width = font.advance(of: scalar)
        switch scalar.value {
        case 0x0A:
            count += 1
            line = 0
            word = 0
            return
        // Blanks hang over the end of a line.
        case 0x20, 0x09, 0x200B:
            line += word + width
            word = 0
            return
        case 0x2E80...0xD7A3, 0xFF01...0xFF60:
            line += word
            word = 0
        default: break
        }
        if Double(line + word + width) > most {
            if line > 0 {
                count += 1
                line = 0
            }
            if word > 0, Double(word + width) > most {
                count += 1
                word = 0
            }
        }
        word += width
        switch scalar.value {
        case 0x2D, 0x2010, 0x2013, 0x2014, 0x2E80...0xD7A3, 0xFF01...0xFF60:
            line += word
            word = 0
        default: break
        }
    }
}
