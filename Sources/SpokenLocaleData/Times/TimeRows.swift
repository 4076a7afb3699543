import SpokenModel

/// How a language says and shows times: the rows of `Resources/Locales/<language>/times.tsv`.
///
/// The key of a row is a name and the conditions under which it speaks (`bare words hour=1`), its text has gaps. Of the
/// rows of a name the first that holds speaks.
package final class TimeRows: Sendable {
    package struct Row: Sendable {
        package let conditions: [TimeCondition]
        package let parts: [TimePart]
    }

    /// What a language says of itself in a row `switch`.
    package struct Switches: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Other regions than the language's own show the clock as CLDR writes it.
        package static let regionalClock = Switches(rawValue: 1)
        /// "closed Sunday" and not "Sunday closed"
        package static let closedFirst = Switches(rawValue: 2)
    }

    /// The rows of each name, the names of `TimeKey` first.
    private let groups: [[Row]]
    package let switches: Switches

    package init(_ table: LocaleTable) throws(LocaleTableError) {
        let column = try table.requiredColumn("text")
        var names: [Substring: Int] = [:]
        for (index, name) in TimeKey.names.enumerated() { names[Substring(name)] = index }
        let keys = (0..<table.rowCount).map { table.word($0, 0).string }
        for key in keys {
            let name = key.prefix { $0 != " " }
            if names[name] == nil { names[name] = names.count }
        }
        var groups = [[Row]](repeating: [], count: names.count)
        var regions: [Substring: [UInt32]] = [:]
        var switches: Switches = []
        for (row, key) in keys.enumerated() {
            let words = key.split(separator: " ")
            let text = table.word(row, column)
            func wrong(_ name: String, _ value: some StringProtocol) -> LocaleTableError {
                .unknownValue(line: table.line(ofRow: row), column: name, value: String(value))
            }
            guard let name = words.first else { throw wrong("key", key) }
            if name == "regions", words.count == 2 {
                regions[words[1]] = text.string.split(separator: " ").map { Self.code($0) }
                continue
            }
            if name == "switch" {
                switch words.last {
                case "regional-clock": switches.insert(.regionalClock)
                case "closed-first": switches.insert(.closedFirst)
                default: throw wrong("key", key)
                }
                continue
            }
            var conditions: [TimeCondition] = []
            for word in words.dropFirst() {
                guard let condition = TimeCondition(word, regions: regions) else { throw wrong("key", word) }
                conditions.append(condition)
            }
            guard let parts = TimePart.parts(of: text, names: names) else { throw wrong("text", text.string) }
            groups[names[name] ?? 0].append(Row(conditions: conditions, parts: parts))
        }
        self.groups = groups
        self.switches = switches
    }

    /// The rows of a name, in the order in which they are asked.
    package func rows(_ name: Int) -> [Row] { name >= 0 && name < groups.count ? groups[name] : [] }

    /// A region in one number; a dash stands for a tag without one.
    package static func code(_ region: some StringProtocol) -> UInt32 {
        region == "-" ? 0 : region.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
