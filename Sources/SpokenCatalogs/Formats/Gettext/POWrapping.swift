/// Breaks a text into pieces as gettext's tools do: behind line breaks, and between words within 80 columns.
enum POWrapping {
    private static let width = 80

    /// What stands between the first quote, which is at `start - 1`, and the last one.
    static func written(_ text: String, at start: Int, in file: [UInt8]) -> String {
        let lines = lines(of: text)
        let margin = margin(before: start, in: file)
        if lines.count == 1, let line = lines.first, margin + line.count + 2 <= width || !line.contains(" ") {
            return line
        }
        let feed = hasReturns(file) ? "\"\r\n\"" : "\"\n\""
        return ([""] + lines.flatMap(wrapped)).joined(separator: feed)
    }

    /// The text escaped, each piece with the line break that ends it.
    private static func lines(of text: String) -> [String] {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { POEscape.escaped(String($0)) }
        guard lines.count > 1 else { return lines }
        for index in lines.indices.dropLast() { lines[index] += "\\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func wrapped(_ line: String) -> [String] {
        var result: [String] = []
        var piece = ""
        var count = 0
        var word = ""
        for character in line {
            word.append(character)
            guard character == " " else { continue }
            take(word, &piece, &count, &result)
            word = ""
        }
        take(word, &piece, &count, &result)
        if !piece.isEmpty || result.isEmpty { result.append(piece) }
        return result
    }

    private static func take(_ word: String, _ piece: inout String, _ count: inout Int, _ result: inout [String]) {
        let length = word.count
        if count > 0, count + length + 2 > width {
            result.append(piece)
            piece = ""
            count = 0
        }
        piece += word
        count += length
    }

    /// How many columns stand before the text on its line.
    private static func margin(before start: Int, in file: [UInt8]) -> Int {
        var index = min(start, file.count)
        while index > 0, start - index < width, file[index - 1] != 0x0A { index -= 1 }
        return start - index
    }

    private static func hasReturns(_ file: [UInt8]) -> Bool {
        file.firstIndex(of: 0x0A).map { $0 > 0 && file[$0 - 1] == 0x0D } ?? false
    }
}
