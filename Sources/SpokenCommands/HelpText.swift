import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The help of a command, filled to the width of the terminal: sentences flow, examples and tables stay as they are
/// written, so that an example can be copied from any terminal.
struct HelpText {
    /// Where the parser begins what it says of an option.
    private static let textColumn = 26
    /// So narrow no terminal is; below it the names of options have no room.
    private static let least = 40

    private let columns: Int
    private var lines: [String] = []
    private var paragraph: [Substring] = []

    /// What the parser says to an error that is help, a version or a script. Only help is filled.
    static func message(for error: any Error) -> String {
        let text = SpokenTextCommand.fullMessage(for: error, columns: 1 << 20)
        return text.hasPrefix("OVERVIEW: ") || text.hasPrefix("USAGE: ") ? filled(text, columns: columns) : text
    }

    /// - Parameters:
    ///   - text: help whose lines are as long as they are.
    ///   - columns: the width of the terminal, which examples may pass.
    static func filled(_ text: String, columns: Int) -> String {
        var help = HelpText(columns: max(columns, least))
        help.fill(text)
        return help.lines.joined(separator: "\n")
    }

    private init(columns: Int) { self.columns = columns }

    /// As the shell says (`COLUMNS`), else as the terminal is.
    private static var columns: Int {
        getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? TerminalWidth.columns ?? 80
    }

    private mutating func fill(_ text: String) {
        var isOverview = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isOverview, line.hasPrefix("USAGE: ") { isOverview = false }
            if isOverview {
                add(overview: line)
            } else if line.hasPrefix("USAGE: ") {
                add(Self.terms(line), indent: 9)
            } else {
                add(option: line)
            }
        }
        finish()
    }

    /// Lines that begin at the margin are sentences; what is indented is an example or a table.
    private mutating func add(overview line: Substring) {
        let isSentence = !line.isEmpty && !line.hasPrefix(" ")
        guard isSentence else {
            finish()
            return lines.append(String(line))
        }
        paragraph += line.split(separator: " ")
        // What is announced begins a line.
        if line.hasSuffix(":") { finish() }
    }

    private mutating func finish() {
        add(paragraph, indent: 0)
        paragraph = []
    }

    /// `  --name <value>       What it does.`, or only one half of it.
    private mutating func add(option line: Substring) {
        let indent = line.prefix { $0 == " " }.count
        let label = line.prefix(Self.textColumn)
        guard line.count > columns, indent >= Self.textColumn || label.hasSuffix(" ") else {
            return lines.append(String(line))
        }
        let first = lines.count
        add(line.dropFirst(Self.textColumn).split(separator: " "), indent: Self.textColumn, fromStart: true)
        lines[first] = "\(label)\(lines[first].dropFirst(Self.textColumn))"
    }

    /// - Parameter indent: of all lines but the first, or of all.
    private mutating func add(_ words: [Substring], indent: Int, fromStart: Bool = false) {
        let margin = String(repeating: " ", count: indent)
        var line = fromStart ? margin : ""
        var width = fromStart ? indent : 0
        var isFirst = true
        for word in words {
            if !isFirst, width + 1 + word.count > columns {
                lines.append(line)
                line = margin
                width = indent
                isFirst = true
            }
            if !isFirst {
                line += " "
                width += 1
            }
            line += word
            width += word.count
            isFirst = false
        }
        if !words.isEmpty { lines.append(line) }
    }

    /// The parts of a usage that stay together: `[--numbers <numbers>]`, `--to <to>`.
    private static func terms(_ usage: Substring) -> [Substring] {
        var terms: [Substring] = []
        var start = usage.startIndex
        var depth = 0
        for index in usage.indices {
            switch usage[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case " " where depth == 0 && !(usage[start..<index].hasPrefix("--") && usage[index...].hasPrefix(" <")):
                terms.append(usage[start..<index])
                start = usage.index(after: index)
            default: break
            }
        }
        terms.append(usage[start...])
        return terms
    }
}
