import SpokenModel

/// The bytes of a compiled lexicon, in numbers of four bytes, the smallest byte first:
/// a header of eight, the edges and the counts of the graph, the set of each form, where each set begins, the members of the
/// sets, the kinds and the cells that members name.
enum LexiconImage {
    static let magic: UInt32 = 0x334C_5053
    static let headerCount = 8

    static func bytes(_ entries: [LexiconEntry], file: String) throws(LexiconError) -> [UInt8] {
        try numbers(entries, file: file).flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 >> 24)]
        }
    }

    static func numbers(_ entries: [LexiconEntry], file: String) throws(LexiconError) -> [UInt32] {
        var members: [[UInt8]: Set<UInt32>] = [:]
        var kinds: [[UInt32]: UInt32] = [:]
        var kindRows: [UInt32] = []
        var cells: [UInt32: UInt32] = [:]
        var cellRows: [UInt32] = []
        for entry in entries {
            let kind = kind(entry)
            let kindIndex = kinds[kind] ?? UInt32(kinds.count)
            if kinds.updateValue(kindIndex, forKey: kind) == nil { kindRows += kind }
            var masks: [[UInt8]: UInt32] = [:]
            for (form, cell) in entry.forms {
                guard let codes = LexiconAlphabet.codes(form) else {
                    throw LexiconError(
                        file: file, line: 0, column: 0,
                        message: "'\(form)' of '\(entry.lemma)' has a letter that no lexicon knows")
                }
                masks[codes, default: 0] |= 1 << UInt32(cell)
            }
            // In one order always: equal rows are equal bytes.
            for (form, mask) in masks.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                let index = cells[mask] ?? UInt32(cells.count)
                if cells.updateValue(index, forKey: mask) == nil { cellRows.append(mask) }
                members[form, default: []].insert(kindIndex << 16 | index)
            }
        }
        let sorted = members.keys.sorted { $0.lexicographicallyPrecedes($1) }
        let graph = WordGraph(sorted)
        var sets: [[UInt32]: UInt32] = [:]
        var starts: [UInt32] = []
        var lists: [UInt32] = []
        var values = [UInt32](repeating: 0, count: sorted.count)
        for form in sorted {
            let set = (members[form] ?? []).sorted()
            let index = sets[set] ?? UInt32(sets.count)
            if sets.updateValue(index, forKey: set) == nil {
                starts.append(UInt32(lists.count))
                lists += set
            }
            if let number = graph.number(of: form) { values[number] = index }
        }
        starts.append(UInt32(lists.count))
        guard sets.count < 1 << 16, kinds.count < 1 << 15, graph.edges.count < 1 << 23 else {
            throw LexiconError(
                file: file, line: 0, column: 0, message: "the lexicon has too many words or kinds of them")
        }
        // Two sets share a number of four bytes.
        var packed: [UInt32] = []
        for index in stride(from: 0, to: values.count, by: 2) {
            packed.append(values[index] | (index + 1 < values.count ? values[index + 1] : 0) << 16)
        }
        let header: [UInt32] = [
            magic, UInt32(graph.edges.count), UInt32(values.count), UInt32(starts.count), UInt32(lists.count),
            UInt32(kindRows.count), UInt32(cellRows.count), UInt32(graph.root),
        ]
        return Array([header, graph.edges, graph.counts, packed, starts, lists, kindRows, cellRows].joined())
    }

    /// How many numbers a kind has: the classes, then gender and nature.
    static let kindCount = 5

    private static func kind(_ entry: LexiconEntry) -> [UInt32] {
        let gender: UInt32 =
            switch entry.gender {
            case .masculine, .common: 0
            case .feminine: 1
            case .neuter: 2
            case nil: 3
            }
        return [
            UInt32(truncatingIfNeeded: entry.classes.low),
            UInt32(truncatingIfNeeded: entry.classes.low >> 32),
            UInt32(truncatingIfNeeded: entry.classes.high),
            UInt32(truncatingIfNeeded: entry.classes.high >> 32),
            gender | (entry.isAnimate ? 4 : 0) | (entry.isAdjective ? 8 : 0) | (entry.isAdjectival ? 16 : 0)
                | (entry.isNoun ? 32 : 0),
        ]
    }
}
