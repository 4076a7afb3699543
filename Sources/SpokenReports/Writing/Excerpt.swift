import SpokenDiagnostics

/// One line of a source and the marks below it, for a terminal.
struct Excerpt {
    /// The line, with tabs and invisible characters made visible, cut to a window around the span.
    let line: String
    /// Spaces, a caret and tildes.
    let marks: String

    /// At most this many columns are shown.
    static let window = 96

    /// Nil when the line is not in the text.
    /// - Parameter columns: how many there are, where they are fewer than a window has.
    init?(_ diagnostic: Diagnostic, lines: LineTable, text: [UInt8], columns: Int? = nil) {
        let window = max(20, min(columns ?? Excerpt.window, Excerpt.window))
        let lineSpan = lines.lineSpan(diagnostic.start.line)
        guard lineSpan.end <= text.count, diagnostic.span.start >= lineSpan.start,
            diagnostic.span.start <= lineSpan.end
        else { return nil }
        let end = min(max(diagnostic.span.end, diagnostic.span.start), lineSpan.end)
        // A line of megabytes is never decoded as a whole.
        let reach = 4 * window
        var from = Excerpt.boundary(in: text, atOrBefore: diagnostic.span.start - reach, from: lineSpan.start)
        if from == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { from = min(3, diagnostic.span.start) }
        let to = Excerpt.boundary(in: text, atOrBehind: diagnostic.span.start + reach, upTo: lineSpan.end)
        let shownEnd = min(end, to)
        var before = Excerpt.visible(text[from..<diagnostic.span.start])
        let marked = Excerpt.visible(text[diagnostic.span.start..<max(shownEnd, diagnostic.span.start)])
        var after = Excerpt.visible(text[max(shownEnd, diagnostic.span.start)..<max(to, shownEnd)])
        var markedText = marked
        let isCutBefore = from > lineSpan.start + 3
        let markedWidth = DisplayWidth.of(marked)
        if DisplayWidth.of(before) + markedWidth + DisplayWidth.of(after) > window {
            if markedWidth > window * 2 / 3 {
                markedText = DisplayWidth.prefix(of: marked, window * 2 / 3) + "…"
                after = ""
            }
            let free = max(0, window - DisplayWidth.of(markedText))
            let beforeWidth = DisplayWidth.of(before)
            let kept = min(beforeWidth, max(free / 2, free - DisplayWidth.of(after)))
            if kept < beforeWidth { before = "…" + DisplayWidth.suffix(of: before, kept) }
            let left = max(0, free - kept)
            if DisplayWidth.of(after) > left { after = DisplayWidth.prefix(of: after, left) + "…" }
        } else if isCutBefore {
            before = "…" + before
        }
        line = before + markedText + after
        let width = max(1, DisplayWidth.of(markedText))
        marks =
            String(repeating: " ", count: DisplayWidth.of(before)) + "^" + String(repeating: "~", count: width - 1)
    }

    /// The start of the character at an offset, not before the start of its line. A character has at most three more
    /// bytes: a longer run of them is no text, and is cut anywhere.
    private static func boundary(in text: [UInt8], atOrBefore offset: Int, from start: Int) -> Int {
        guard offset > start else { return start }
        return (max(start, offset - 3)...offset).last { !isContinuation(text[$0]) } ?? offset
    }

    /// The next start of a character at or behind an offset, or the end of its line.
    private static func boundary(in text: [UInt8], atOrBehind offset: Int, upTo end: Int) -> Int {
        guard offset < end else { return end }
        return (offset..<min(end, offset + 4)).first { !isContinuation(text[$0]) } ?? offset
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Tabs become spaces; characters that cannot be seen, or that turn the line around, become `<U+202E>`.
    private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard DisplayWidth.simpleCount(text) == nil else { return text }
        var result = ""
        for character in text {
            if character == "\t" {
                result += "    "
                continue
            }
            guard character.unicodeScalars.contains(where: isInvisible) else {
                result.append(character)
                continue
            }
            // A joiner inside of an emoji is part of what is seen.
            if let first = character.unicodeScalars.first, first.properties.isEmoji, first.value > 0xFF {
                result.append(character)
                continue
            }
            for scalar in character.unicodeScalars {
                if isInvisible(scalar) {
                    let hex = String(scalar.value, radix: 16, uppercase: true)
                    result += "<U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex + ">"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
