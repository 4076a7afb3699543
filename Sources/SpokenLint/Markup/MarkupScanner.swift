/// Finds what translations must keep, by bytes and in one pass over a text for each kind.
enum MarkupScanner {
    /// `{name}`, `{{name}}`, `${name}`, `%{name}`, `#{name}`, `%(name)s`, `$(NAME)`; of `{count, plural, …}` the name.
    static func namedPlaceholders(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var index = 0
        while index < bytes.count {
            let isParenthesis = bytes[index] == 0x28 && index > 0 && [0x25, 0x24].contains(bytes[index - 1])
            guard bytes[index] == 0x7B || isParenthesis else {
                index += 1
                continue
            }
            var start = index
            var open = index + 1
            if !isParenthesis, open < bytes.count, bytes[open] == 0x7B { open += 1 }
            let close: UInt8 = isParenthesis ? 0x29 : 0x7D
            var end = open
            while end < bytes.count, end - open < 40, isName(bytes[end]) { end += 1 }
            guard end > open, end < bytes.count, bytes[end] == close || (bytes[end] == 0x2C && !isParenthesis) else {
                index += 1
                continue
            }
            if bytes[end] == close { end += 1 }
            if open - index == 2, end < bytes.count, bytes[end] == close { end += 1 }
            if start > 0, [0x24, 0x25, 0x23].contains(bytes[start - 1]) { start -= 1 }
            result.append(item(start..<end, bytes))
            index = end
        }
        return result
    }

    /// `<b>`, `</b>`, `<br/>`, `<xliff:g id="1">`: the name with its slash; attributes do not count.
    static func tags(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x3C else {
                index += 1
                continue
            }
            let isClosing = index + 1 < bytes.count && bytes[index + 1] == 0x2F
            let start = index + (isClosing ? 2 : 1)
            var end = start
            while end < bytes.count,
                bytes[end].isLetter || bytes[end].isDigit || bytes[end] == 0x3A || bytes[end] == 0x2D
            {
                end += 1
            }
            guard end > start, bytes[start].isLetter, end < bytes.count,
                [0x20, 0x2F, 0x3E].contains(bytes[end]),
                let close = bytes[end...].prefix(400).firstIndex(where: { $0 == 0x3E || $0 == 0x3C }),
                bytes[close] == 0x3E,
                // "<name placeholder>" is no tag: attributes have a sign of equality.
                bytes[end] != 0x20 || bytes[end..<close].contains(0x3D) || bytes[close - 1] == 0x2F
            else {
                index += 1
                continue
            }
            let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
            result.append(MarkupItem(name: isClosing ? "</\(name)>" : "<\(name)>", range: index..<(close + 1)))
            index = close + 1
        }
        return result
    }

    /// `https://apple.com/de/support`, `www.apple.com`: the last two labels of the host, since languages have pages of
    /// their own.
    static func links(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var index = 0
        while index + 3 < bytes.count {
            let isScheme =
                bytes[index] == 0x3A && bytes[index + 1] == 0x2F && bytes[index + 2] == 0x2F && index > 0
                && bytes[index - 1].isLetter
            guard isScheme || isWWW(bytes, index) else {
                index += 1
                continue
            }
            var start = index
            while start > 0, bytes[start - 1].isLetter { start -= 1 }
            let host = isScheme ? index + 3 : index
            var end = host
            while end < bytes.count, isHost(bytes[end]) { end += 1 }
            while end > host, bytes[end - 1] == 0x2E { end -= 1 }
            let labels = String(decoding: bytes[host..<end], as: UTF8.self).lowercased().split(separator: ".").suffix(2)
            // A host that is put in has a percent sign or a brace in its place.
            if labels.count == 2 { result.append(MarkupItem(name: labels.joined(separator: "."), range: start..<end)) }
            index = max(end, index + 1)
        }
        return result
    }

    /// `www.` with something before it that is no part of a name; behind a scheme the host is told with it.
    private static func isWWW(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index...].starts(with: "www.".utf8)
            && (index == 0 || !isMailbox(bytes[index - 1]) && bytes[index - 1] != 0x2F)
    }

    /// The paths of web addresses without language codes, which pages of other languages have: `/help` of
    /// `https://apple.com/de/help`.
    static func paths(_ text: String) -> [MarkupItem] {
        links(text).compactMap { link in
            let bytes = text.utf8.dropFirst(link.range.upperBound)
            let written = bytes.prefix { $0 > 0x20 && $0 < 0x80 && !"\"'<>()[]{}%,;".utf8.contains($0) }
            var path = Substring(String(decoding: written, as: UTF8.self))
            while let last = path.last, ".?!:".contains(last) { path.removeLast() }
            let parts = path.split(separator: "/").filter { $0.utf8.count > 2 && !isRegion($0) }
            guard path.first == "/", !parts.isEmpty else { return nil }
            let end = link.range.upperBound + path.utf8.count
            return MarkupItem(name: parts.joined(separator: "/"), range: link.range.lowerBound..<end)
        }
    }

    /// `en-US`, `pt_br`
    private static func isRegion(_ part: Substring) -> Bool {
        part.utf8.count == 5 && (part.dropFirst(2).first == "-" || part.dropFirst(2).first == "_")
    }

    /// `name@example.com`
    static func addresses(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x40, index > 0, isMailbox(bytes[index - 1]) else {
                index += 1
                continue
            }
            var start = index
            while start > 0, isMailbox(bytes[start - 1]) { start -= 1 }
            var end = index + 1
            while end < bytes.count, isHost(bytes[end]) { end += 1 }
            while end > index + 1, bytes[end - 1] == 0x2E { end -= 1 }
            let host = bytes[(index + 1)..<end]
            // `%1$@.txt` and "%@example.com" put something in.
            if bytes[start..<index].contains(where: \.isLetter), host.contains(0x2E),
                start == 0 || bytes[start - 1] != 0x25
            {
                let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
                result.append(MarkupItem(name: name, range: start..<end))
            }
            index = max(end, index + 1)
        }
        return result
    }

    /// `[text](target)` of Markdown: the target.
    static func markdownLinks(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var open: Int?
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x5B { open = index }
            guard bytes[index] == 0x5D, let start = open, index + 1 < bytes.count, bytes[index + 1] == 0x28,
                let close = bytes[(index + 2)...].prefix(400).firstIndex(where: { $0 == 0x29 || $0 <= 0x20 }),
                bytes[close] == 0x29, close > index + 2
            else {
                index += 1
                continue
            }
            result.append(
                MarkupItem(
                    name: String(decoding: bytes[(index + 2)..<close], as: UTF8.self), range: start..<(close + 1)))
            open = nil
            index = close + 1
        }
        return result
    }

    /// `**bold**` and `~~gone~~` of Markdown: the marks, each as often as it stands.
    static func emphasis(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var index = 0
        while index + 1 < bytes.count {
            let byte = bytes[index]
            guard byte == 0x2A || byte == 0x7E, bytes[index + 1] == byte else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, bytes[end] == byte { end += 1 }
            if end - index == 2 { result.append(item(index..<end, bytes)) }
            index = end
        }
        return result
    }

    /// `*slanted*`, and with it a star before or behind a word without partner; those of `**` and “2 * 3” do not count.
    static func stars(_ text: String) -> [MarkupItem] {
        guard text.utf8.contains(0x2A) else { return [] }
        let bytes = Array(text.utf8)
        func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x20 }
        func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
        return bytes.indices.filter { index in
            guard bytes[index] == 0x2A, byte(index - 1) != 0x2A, byte(index + 1) != 0x2A else { return false }
            let (before, behind) = (byte(index - 1), byte(index + 1))
            let opens = !isSpace(behind) && (isSpace(before) || "([{\"'-".utf8.contains(before) || before >= 0x80)
            let closes =
                !isSpace(before) && (isSpace(behind) || ")]}\"'-.,:;!?".utf8.contains(behind) || behind >= 0x80)
            return opens || closes
        }.map { item($0..<($0 + 1), bytes) }
    }

    /// The marks of `code`, those of blocks too.
    static func codeMarks(_ text: String) -> [MarkupItem] {
        guard text.utf8.contains(0x60) else { return [] }
        let bytes = Array(text.utf8)
        return bytes.indices.filter { bytes[$0] == 0x60 }.map { item($0..<($0 + 1), bytes) }
    }

    /// `&gt;`, `&nbsp;`, `&#160;`
    static func entities(_ text: String) -> [MarkupItem] {
        let bytes = Array(text.utf8)
        var result: [MarkupItem] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x26 else {
                index += 1
                continue
            }
            var end = index + 1
            if end < bytes.count, bytes[end] == 0x23 { end += 1 }
            let start = end
            while end < bytes.count, end - start < 8, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
            guard end < bytes.count, bytes[end] == 0x3B, end > start else {
                index += 1
                continue
            }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            if bytes[index + 1] == 0x23 || known.contains(name) { result.append(item(index..<(end + 1), bytes)) }
            index = end + 1
        }
        return result
    }

    private static let known: Set<String> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "shy", "copy", "reg", "trade", "hellip", "mdash", "ndash", "laquo",
        "raquo", "ldquo", "rdquo", "lsquo", "rsquo", "bull", "middot", "euro", "times", "deg", "eacute", "uuml", "ouml",
        "auml", "szlig",
    ]

    private static func item(_ range: Range<Int>, _ bytes: [UInt8]) -> MarkupItem {
        MarkupItem(name: String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self), range: range)
    }

    /// Letters of any script, digits, points and underlines.
    private static func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte == 0x2E || byte == 0x5F || byte == 0x2D
    }

    private static func isHost(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == 0x2E || byte == 0x2D }

    private static func isMailbox(_ byte: UInt8) -> Bool { isHost(byte) || byte == 0x5F || byte == 0x2B }
}
