import SpokenModel

/// Compiles a table of times to the numbers of `TimeImage`; refuses a word that nothing knows, with its line.
struct TimeRowParser {
    private(set) var numbers: [UInt32] = []

    init(_ table: LocaleTable) throws(LocaleTableError) {
        let column = try table.requiredColumn("text")
        // The names of `TimeKey` first.
        var names: [Substring: Int] = [:]
        for (index, name) in TimeKey.names.enumerated() { names[Substring(name)] = index }
        let keys = (0..<table.rowCount).map { table.word($0, 0).string }
        for key in keys {
            let name = key.prefix { $0 != " " }
            if names[name] == nil { names[name] = names.count }
        }
        var groups = [[(conditions: [TimeCondition], parts: [TimePart])]](repeating: [], count: names.count)
        var regions: [UInt32] = []
        var sets: [Substring: Range<Int>] = [:]
        var switches: TimeRows.Switches = []
        for (row, key) in keys.enumerated() {
            let words = key.split(separator: " ")
            let text = table.word(row, column)
            func wrong(_ name: String, _ value: some StringProtocol) -> LocaleTableError {
                .unknownValue(line: table.line(ofRow: row), column: name, value: String(value))
            }
            guard let name = words.first else { throw wrong("key", key) }
            if name == "regions", words.count == 2 {
                let start = regions.count
                regions += text.string.split(separator: " ").map { TimeRows.code($0) }
                sets[words[1]] = start..<regions.count
                continue
            }
            if name == "switch" {
                switch words.last {
                case "regional-clock": switches.insert(.regionalClock)
                case "closed-first": switches.insert(.closedFirst)
                case "regional-date": switches.insert(.regionalDate)
                case "suffixes": switches.insert(.suffixes)
                default: throw wrong("key", key)
                }
                continue
            }
            var conditions: [TimeCondition] = []
            for word in words.dropFirst() {
                guard let condition = TimeCondition(word, regions: sets) else { throw wrong("key", word) }
                conditions.append(condition)
            }
            guard let parts = TimePart.parts(of: text, names: names) else { throw wrong("text", text.string) }
            groups[names[name] ?? 0].append((conditions, parts))
        }
        layOut(groups, regions, switches)
    }

    private mutating func layOut(
        _ groups: [[(conditions: [TimeCondition], parts: [TimePart])]], _ regions: [UInt32],
        _ switches: TimeRows.Switches
    ) {
        let rows = groups.flatMap(\.self)
        let placeOfRows = TimeImage.headerCount + groups.count + 1
        let placeOfRegions = placeOfRows + rows.count * 2 + 1
        var places: [UInt32] = []
        var codes: [UInt32] = []
        var texts: [UInt8] = []
        let placeOfCodes = placeOfRegions + regions.count
        for row in rows {
            places.append(UInt32(placeOfCodes + codes.count))
            for condition in row.conditions {
                if case .regions(let set) = condition {
                    // A set is found by its place in the image.
                    let start = placeOfRegions + set.lowerBound
                    codes += TimeCondition.regions(start..<start + set.count).code
                } else {
                    codes += condition.code
                }
            }
            places.append(UInt32(placeOfCodes + codes.count))
            for part in row.parts { codes += part.code(&texts) }
        }
        places.append(UInt32(placeOfCodes + codes.count))
        var starts: [UInt32] = [0]
        for group in groups { starts.append((starts.last ?? 0) + UInt32(group.count)) }
        numbers = [
            TimeImage.magic, UInt32(switches.rawValue), UInt32(groups.count), UInt32(placeOfRows),
            UInt32(placeOfCodes + codes.count),
        ]
        numbers += starts + places + regions + codes
        // Words are copied in steps that may reach behind the last one.
        texts += [UInt8](repeating: 0x23, count: LocaleTable.margin - texts.count % 4 + 4)
        numbers += stride(from: 0, to: texts.count - 3, by: 4).map { start in
            texts[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }
}
