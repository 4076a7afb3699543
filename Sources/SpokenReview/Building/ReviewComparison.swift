import SpokenModel

/// Marks what changed between two versions of the same strings.
struct ReviewComparison {
    private struct Place: Hashable {
        var language: LanguageTag
        var table: String
        var key: String
        /// Of several tables of one name: which.
        var number: Int
    }

    private var old: [Place: ReviewRow] = [:]

    init(_ languages: [ReviewLanguage]) {
        for language in languages {
            Self.visit(language) { place, table, row in old[place] = language.tables[table].rows[row] }
        }
    }

    /// Marks rows and adds those that are gone, in the table where they stood.
    mutating func mark(_ languages: inout [ReviewLanguage], from before: [ReviewLanguage]) {
        for index in languages.indices {
            var changes: [(table: Int, row: Int, change: ReviewChange?)] = []
            Self.visit(languages[index]) { place, table, row in
                let now = languages[index].tables[table].rows[row]
                let then = old.removeValue(forKey: place)
                changes.append((table, row, then.map { Self.change(from: $0, to: now) } ?? .added))
            }
            for (table, row, change) in changes { languages[index].tables[table].rows[row].change = change }
        }
        for language in before {
            var gone: [String: [ReviewRow]] = [:]
            var order: [String] = []
            Self.visit(language) { place, table, _ in
                guard var row = old.removeValue(forKey: place), row.state != .missing else { return }
                row.change = .removed
                // What is gone needs no mending.
                row.findings = []
                let name = language.tables[table].name
                if gone[name] == nil { order.append(name) }
                gone[name, default: []].append(row)
            }
            for name in order { Self.add(gone[name] ?? [], toTable: name, of: language, &languages) }
        }
    }

    private static func add(
        _ rows: [ReviewRow], toTable name: String, of old: ReviewLanguage, _ languages: inout [ReviewLanguage]
    ) {
        guard let index = languages.firstIndex(where: { $0.tag == old.tag }) else {
            languages.append(
                ReviewLanguage(
                    tag: old.tag, name: old.name, isRightToLeft: old.isRightToLeft, isSpoken: old.isSpoken,
                    tables: [ReviewTable(name: name, files: [], rows: rows)]))
            return
        }
        if let table = languages[index].tables.lastIndex(where: { $0.name == name }) {
            languages[index].tables[table].rows += rows
        } else {
            languages[index].tables.append(ReviewTable(name: name, files: [], rows: rows))
        }
    }

    private static func visit(_ language: ReviewLanguage, _ body: (Place, _ table: Int, _ row: Int) -> Void) {
        var numbers: [Place: Int] = [:]
        for (index, table) in language.tables.enumerated() {
            for (row, own) in table.rows.enumerated() {
                var place = Place(language: language.tag, table: table.name, key: own.key, number: 0)
                let number = numbers[place, default: 0]
                numbers[place] = number + 1
                place.number = number
                body(place, index, row)
            }
        }
    }

    /// Nil where all that people see, hear and read is the same.
    private static func change(from old: ReviewRow, to new: ReviewRow) -> ReviewChange? {
        var differences: [ReviewChange.Difference] = []
        func compare(_ name: String, _ before: String, _ now: String) {
            guard before != now else { return }
            let (old, new) = WordDifference.marked(before, now)
            differences.append(.init(name: name, old: old, new: new))
        }
        let sources = (old.source.map(\.text), new.source.map(\.text))
        if sources.0 != sources.1 {
            compare("source", sources.0.joined(separator: "\n"), sources.1.joined(separator: "\n"))
        }
        compare("state", old.state.name, new.state.name)
        if let before = old.written, let now = new.written {
            compare("", before.text, now.text)
        } else {
            let names =
                new.forms.map(\.name)
                + old.forms.map(\.name).filter { name in
                    !new.forms.contains { $0.name == name }
                }
            for name in names {
                let before = old.forms.first { $0.name == name }
                let now = new.forms.first { $0.name == name }
                compare(name, before?.visible.text ?? "", now?.visible.text ?? "")
                // What is said changes with what is seen: it is told where only that changed.
                guard let before, let now, before.visible.text == now.visible.text else { continue }
                let (first, second) = (before.digits ?? before.visible, now.digits ?? now.visible)
                compare(name.isEmpty ? "said" : name + ", said", first.text, second.text)
                guard first.text == second.text else { continue }
                compare(
                    name.isEmpty ? "said in words" : name + ", said in words", (before.words ?? first).text,
                    (now.words ?? second).text)
            }
        }
        return differences.isEmpty ? nil : .changed(differences)
    }
}
