import SpokenModel

/// One case with all its languages, as plain text for people who review it.
///
/// ```
/// spokentext golden 1
/// case: cart-button
/// columns: visible | spoken | utterance
///
/// [ru voiceOver]
/// В корзину за 695\u{00A0}₽ | В корзину за 695 рублей | В корзину за 695 рублей, кнопка
/// ```
/// Lines that begin with `#` are remarks of people; they stay in front of what they precede. Invisible characters are
/// escaped, an empty cell is `""`.
public struct GoldenFile: Sendable, Hashable {
    static let firstLine = "spokentext golden 1"
    static let headerNames = ["case", "columns", "input", "counts", "widths", "argument"]

    /// The name of the case.
    public var name: String
    /// The names of the cells of a row.
    public var columns: [String]
    /// What `spokentext fixtures` speaks anew, as a path from the file's folder; nil for what a test records.
    public var input: String?
    /// The numbers that a catalog's plurals are spoken with.
    public var counts: [String]
    /// The widths that a catalog's variants are chosen for; empty for none.
    public var widths: [Int]
    /// A section for each language and reader.
    public var sections: [GoldenSection]
    /// Remarks at the head of the file.
    public var remarks: [String]
    /// The line of the header `input:`; 0 for a file that was made now.
    var inputLine = 0

    /// A file that is made now.
    public init(
        _ name: String, columns: [String], input: String? = nil, counts: [String] = [], widths: [Int] = [],
        sections: [GoldenSection] = [], remarks: [String] = []
    ) {
        self.name = name
        self.columns = columns
        self.input = input
        self.counts = counts
        self.widths = widths
        self.sections = sections
        self.remarks = remarks
    }

    /// The section of a name: "ru" or "ru voiceOver".
    public func section(_ name: String) -> GoldenSection? { sections.first { $0.name == name } }

    /// Puts a section in the place of the one of its name, or behind all others.
    public mutating func put(_ section: GoldenSection) {
        if let index = sections.firstIndex(where: { $0.name == section.name }) {
            sections[index] = section
        } else {
            sections.append(section)
        }
    }

    /// The file as it stands on disk, LF at the end of each line.
    public var text: String {
        var result = Self.firstLine + "\n"
        for remark in remarks { result += remark + "\n" }
        result += "case: \(name)\ncolumns: \(columns.joined(separator: " | "))\n"
        if let input { result += "input: \(input)\n" }
        if !counts.isEmpty { result += "counts: \(counts.joined(separator: ", "))\n" }
        if !widths.isEmpty { result += "widths: \(widths.map(String.init).joined(separator: ", "))\n" }
        for section in sections {
            result += "\n[\(section.name)]\n"
            for row in section.rows { result += Self.line(row) + "\n" }
        }
        return result
    }

    /// A row as it stands in the file.
    public static func line(_ row: GoldenRow) -> String {
        row.cells.map(GoldenCell.escaped).joined(separator: " | ")
    }
}
