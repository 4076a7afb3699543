import SpokenModel

/// Walks over one line of a file of rules, character by character, and knows where it is.
struct RowScanner {
    private let characters: [Character]
    private var index = 0
    let file: String
    let line: Int

    init(_ text: some StringProtocol, file: String, line: Int, from column: Int = 1) {
        characters = Array(text)
        self.file = file
        self.line = line
        index = min(max(column - 1, 0), characters.count)
    }

    var place: RowPlace { RowPlace(file: file, line: line, column: index + 1) }
    var isAtEnd: Bool { index >= characters.count }
    var next: Character? { index < characters.count ? characters[index] : nil }

    mutating func skipBlanks() {
        while let next, next == " " || next == "\t" { index += 1 }
    }

    mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    mutating func take(_ text: String) -> Bool {
        let text = Array(text)
        guard index + text.count <= characters.count, Array(characters[index..<index + text.count]) == text else {
            return false
        }
        index += text.count
        return true
    }

    /// Letters, digits and hyphens.
    mutating func word() -> String {
        var word = ""
        while let next, next.isLetter || next.isNumber || next == "-" {
            word.append(next)
            index += 1
        }
        return word
    }

    mutating func number() -> UInt64? {
        var digits = ""
        while let next, next.isASCII, next.isNumber {
            digits.append(next)
            index += 1
        }
        return UInt64(digits)
    }

    /// A text up to a closing mark, which is taken too; two quotes within are one that belongs to the text.
    mutating func text(until close: Character) throws(RowError) -> String {
        var text = ""
        let start = place
        // «в 7 «А» классе»: a quotation within one.
        var depth = 0
        while let next {
            index += 1
            if next == "«", close == "»" { depth += 1 }
            if next == close, depth > 0 {
                depth -= 1
            } else if next == close {
                guard close == "\"", take("\"") else { return text }
            }
            text.append(next)
        }
        throw RowError(start, "no \(close) closes the text")
    }

    /// The rest of the line, without blanks at its end.
    mutating func rest() -> String {
        defer { index = characters.count }
        var rest = Array(characters[index...])
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return String(rest)
    }

    /// What was walked over since a place of the same line.
    func text(from start: RowPlace) -> String { String(characters[min(start.column - 1, index)..<index]) }

    func error(_ message: String) -> RowError { RowError(place, message) }
}

extension RowError {
    /// The name that was meant, or all that there are.
    static func hint(_ name: String, _ names: [String]) -> String {
        NearestName.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
            ?? "there are \(names.joined(separator: ", "))"
    }
}
