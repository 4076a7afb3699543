import SpokenModel

/// Reads a line that says what must stand at a place:
/// `word("на") [ N:integer(1..31) _ U:literal ] not word(noun)`.
struct RowPatternParser {
    private var scanner: RowScanner
    private var names: [String: UInt8]

    /// - Parameter names: the captures of the patterns before it; all patterns of a rule share them.
    static func parse(
        _ scanner: RowScanner, names: inout [String: UInt8]
    ) throws(RowError) -> RowPattern {
        var parser = RowPatternParser(scanner: scanner, names: names)
        let pattern = try parser.pattern()
        names = parser.names
        return pattern
    }

    private mutating func pattern() throws(RowError) -> RowPattern {
        var (left, core, right): ([RowElement], [RowElement], [RowElement]) = ([], [], [])
        var section = 0
        var joint = RowElement.Joint.space
        let start = scanner.place
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd { break }
            if scanner.take("~") {
                joint = .glued
            } else if scanner.take("_") {
                joint = .either
            } else if scanner.take("[") {
                guard section == 0, core.isEmpty else { throw scanner.error("a pattern has one core in brackets") }
                (left, core) = (core + left, [])
                section = 1
            } else if scanner.take("]") {
                guard section == 1, !core.isEmpty else { throw scanner.error("no core to close: write [ before it") }
                section = 2
            } else {
                let start = scanner.place
                var element = try element()
                element.source = scanner.text(from: start)
                element.joint = joint
                joint = .space
                switch section {
                case 0: left.append(element)
                case 1: core.append(element)
                default: right.append(element)
                }
            }
        }
        // Without brackets all of it is the core.
        if section == 0 { (left, core) = ([], left) }
        guard section != 1 else { throw RowError(start, "no ] closes the core") }
        guard !core.isEmpty else { throw RowError(start, "a pattern has at least one part") }
        guard left.count + core.count + right.count <= 16 else {
            throw RowError(start, "a pattern has at most 16 parts")
        }
        guard let first = core.first, !first.isOptional, !first.isNegated else {
            throw RowError(start, "a core begins with a part that must stand there")
        }
        // Rules are asked by what stands at a place: of these nothing tells that one begins there.
        let isAsked =
            switch first.kind {
            case .number, .integer, .decimal, .roman, .abbreviation, .suffixed, .weekday, .month: true
            case .literal: first.literals.allSatisfy { !("0"..."9").contains($0.first ?? "0") }
            case .word: !first.literals.isEmpty
            case .dash, .counted, .unit, .start, .end, .quoted: false
            }
        guard isAsked else {
            throw RowError(
                start,
                "a core begins with a number, a text without digits, a Roman numeral, an abbreviation, a day or a month"
            )
        }
        return RowPattern(left: left, core: core, right: right)
    }

    private mutating func element() throws(RowError) -> RowElement {
        let place = scanner.place
        if scanner.next == "\"" { return try optional(literals()) }
        var word = scanner.word()
        if word == "not" {
            scanner.skipBlanks()
            var element = try element()
            element.isNegated = true
            return element
        }
        if scanner.take(":") {
            guard let first = word.first, first.isUppercase else {
                throw RowError(place, "the name '\(word)' of a part begins with a capital")
            }
            let name = word
            let number = names[name] ?? UInt8(names.count + 1)
            guard number <= 12 else { throw RowError(place, "a rule names at most 12 parts") }
            names[name] = number
            var element: RowElement
            if scanner.next == "\"" {
                element = try optional(literals())
            } else {
                word = scanner.word()
                element = try named(word, place)
            }
            element.capture = number
            return element
        }
        return try named(word, place)
    }

    private mutating func named(_ word: String, _ place: RowPlace) throws(RowError) -> RowElement {
        guard let kind = RowElement.Kind(name: word), kind != .literal else {
            let names = RowElement.Kind.allCases.filter { $0 != .literal }.map { "\($0)" }
            throw RowError(
                place,
                word.isEmpty
                    ? "a part of a pattern is a word or a text in quotes"
                    : "no part '\(word)'; \(RowError.hint(word, names))")
        }
        var element = RowElement(kind: kind)
        if scanner.take("(") {
            repeat {
                scanner.skipBlanks()
                try argument(of: &element)
                scanner.skipBlanks()
            } while scanner.take(",")
            guard scanner.take(")") else { throw scanner.error("no ) closes what '\(word)' must be") }
        }
        return try optional(element)
    }

    private mutating func optional(_ element: RowElement) throws(RowError) -> RowElement {
        var element = element
        element.isOptional = scanner.take("?")
        return element
    }

    /// `"р"|"рік"`
    private mutating func literals() throws(RowError) -> RowElement {
        var element = RowElement(kind: .literal)
        repeat {
            let place = scanner.place
            guard scanner.take("\"") else { throw RowError(place, "behind | a text in quotes") }
            let text = try scanner.text(until: "\"")
            guard !text.isEmpty, text.utf8.count <= 60 else { throw RowError(place, "a text has 1 to 60 bytes") }
            element.literals.append(text.lowercased())
        } while scanner.take("|")
        return element
    }

    /// `1..31`, `digits 4`, `above A`, `above A by 20..110`, `noun`, `genitive`, `unit|time`, `kind head|shape`.
    private mutating func argument(of element: inout RowElement) throws(RowError) {
        let place = scanner.place
        if scanner.next == "\"" {
            element.literals += try literals().literals
            return
        }
        if let next = scanner.next, next.isNumber {
            guard let lower = scanner.number() else { throw RowError(place, "the number is too large") }
            element.lower = lower
            element.upper = lower
            if scanner.take("..") {
                element.upper = scanner.number() ?? .max
                guard element.upper >= lower else { throw RowError(place, "the range is empty") }
            }
            return
        }
        while let next = scanner.next, next.isLetter {
            let place = scanner.place
            let name = scanner.word()
            if element.kind == .abbreviation {
                // A place of the table, which may be called as a class is; or whether it has a form for each case.
                // Or whether it is written in small letters.
                switch name {
                case "declined": element.features.insert(.noun)
                case "small": element.features.insert(.small)
                default: element.literals.append(name)
                }
            } else if name == "above" {
                scanner.skipBlanks()
                let place = scanner.place
                let other = scanner.word()
                guard let found = names[other] else {
                    throw RowError(place, "no part '\(other)' before it; \(RowError.hint(other, names.keys.sorted()))")
                }
                element.above = found
                scanner.skipBlanks()
                if scanner.take("by") {
                    scanner.skipBlanks()
                    guard let least = scanner.number(), least > 0 else {
                        throw scanner.error("behind 'by' stands by how much: 20 or 20..110")
                    }
                    element.leastAbove = least
                    element.mostAbove = scanner.take("..") ? scanner.number() ?? .max : .max
                }
            } else if name == "kind" {
                repeat {
                    scanner.skipBlanks()
                    element.contexts.append(scanner.word())
                } while scanner.take("|")
            } else if name == "digits" || name == "letters" {
                scanner.skipBlanks()
                guard let least = scanner.number(), least > 0, least < 64 else {
                    throw scanner.error("behind '\(name)' stands how many there are: 4 or 2..4")
                }
                let most = scanner.take("..") ? scanner.number() ?? 63 : least
                element.leastDigits = UInt8(least)
                element.mostDigits = UInt8(min(most, 63))
            } else if let feature = RowElement.Features.named.first(where: { $0.name == name })?.feature {
                element.features.formUnion(feature)
            } else if let index = WordCells.cases.firstIndex(where: { $0.rawValue == name }) {
                element.cases |= 1 << UInt8(index)
            } else if let found = WordClass(name: name) {
                element.classes.insert(found)
            } else {
                let names =
                    RowElement.Features.named.map(\.name) + WordCells.cases.map(\.rawValue)
                    + WordClass.allCases.map(\.name)
                throw RowError(place, "no class or feature '\(name)'; \(RowError.hint(name, names))")
            }
            if !scanner.take("|") { scanner.skipBlanks() }
        }
    }
}
