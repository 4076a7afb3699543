import SpokenModel

/// Reads a line that says what is said: `ordinal(D governed or genitive neuter) month(M genitive) "року"`.
struct RowItemParser {
    private var scanner: RowScanner
    private let names: [String: UInt8]

    static func parse(_ scanner: RowScanner, names: [String: UInt8]) throws(RowError) -> [RowItem] {
        var parser = RowItemParser(scanner: scanner, names: names)
        var items: [RowItem] = []
        var isGlued = false
        while true {
            parser.scanner.skipBlanks()
            if parser.scanner.isAtEnd { break }
            if parser.scanner.take("~") {
                isGlued = true
                continue
            }
            var item = try parser.item()
            item.isGlued = isGlued
            isGlued = false
            items.append(item)
        }
        guard !items.isEmpty, items.count <= 16 else { throw scanner.error("a rule says 1 to 16 things") }
        return items
    }

    private mutating func item() throws(RowError) -> RowItem {
        let place = scanner.place
        if scanner.take("\"") {
            var item = RowItem(kind: .text)
            item.text = try scanner.text(until: "\"")
            // `"per"(U)`: only where that part stands.
            if scanner.take("(") {
                let place = scanner.place
                let name = scanner.word()
                guard let found = names[name], scanner.take(")") else {
                    throw RowError(place, "no part '\(name)'; \(RowError.hint(name, names.keys.sorted()))")
                }
                item.captures = [found]
            }
            return item
        }
        let word = scanner.word()
        if let capture = names[word] {
            var item = RowItem(kind: .copy)
            item.captures = [capture]
            return item
        }
        guard let kind = RowItem.Kind.allCases.first(where: { "\($0)" == word }), kind != .text, kind != .copy else {
            let known =
                RowItem.Kind.allCases.filter { $0 != .text && $0 != .copy }.map { "\($0)" } + names.keys.sorted()
            throw RowError(
                place,
                word.isEmpty
                    ? "what is said is a word, a named part or a text in quotes"
                    : "nothing is said by '\(word)'; \(RowError.hint(word, known))")
        }
        var item = RowItem(kind: kind)
        guard scanner.take("(") else { throw scanner.error("behind '\(word)' stands in brackets what it says") }
        while true {
            scanner.skipBlanks()
            if scanner.take(")") { break }
            guard !scanner.isAtEnd else { throw RowError(place, "no ) closes '\(word)'") }
            try argument(of: &item)
        }
        guard !item.captures.isEmpty || kind == .noun else {
            throw RowError(place, "'\(word)' says nothing: name a part of the pattern")
        }
        guard item.captures.count <= RowItem.mostCaptures else {
            throw RowError(place, "'\(word)' says at most \(RowItem.mostCaptures) parts of the pattern")
        }
        return item
    }

    private mutating func argument(of item: inout RowItem) throws(RowError) {
        let place = scanner.place
        if scanner.take("\"") {
            let text = try scanner.text(until: "\"")
            item.text += item.text.isEmpty ? text : "|" + text
            return
        }
        let word = scanner.word()
        func capture() throws(RowError) -> UInt8 {
            scanner.skipBlanks()
            let place = scanner.place
            let name = scanner.word()
            guard let found = names[name] else {
                throw RowError(place, "no part '\(name)' in the pattern; \(RowError.hint(name, names.keys.sorted()))")
            }
            return found
        }
        switch word {
        case "by":
            item.government = .agreeing
            item.with = try capture()
        case "as":
            // In a case that is named, with the gender of a noun.
            item.noun = try capture()
        case "of":
            // The same with the gender of a unit.
            item.noun = try capture()
        case "ending": item.ending = try capture()
        case "governed": item.government = .governed
        case "located": item.government = .located
        case "or": break
        case "plural": item.isPlural = true
        case "singular": item.isSingular = true
        case "each": item.isEach = true
        case "regional": item.isRegional = true
        case "afternoon": item.isAfternoon = true
        case "suffixed": item.isSuffixed = true
        default:
            if let found = names[word] {
                item.captures.append(found)
            } else if let found = WordCells.cases.first(where: { $0.rawValue == word }) {
                item.grammaticalCase = found
            } else if let found = GrammaticalGender(rawValue: word) {
                item.gender = found
            } else if [.noun, .measure, .clock].contains(item.kind), item.text.isEmpty, !word.isEmpty {
                item.text = word
            } else {
                let known =
                    names.keys.sorted() + [
                        "by", "ending", "governed", "located", "plural", "singular", "each", "suffixed",
                    ]
                    + WordCells.cases.map(\.rawValue)
                    + ["masculine", "feminine", "neuter"]
                throw RowError(
                    place,
                    word.isEmpty
                        ? "unexpected '\(scanner.next.map(String.init) ?? "")'"
                        : "no part or form '\(word)'; \(RowError.hint(word, known))")
            }
        }
    }
}
