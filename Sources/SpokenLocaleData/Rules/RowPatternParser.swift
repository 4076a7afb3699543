import SpokenModel

/// Reads a line that says what must stand at a place:
/// `word("на") [ N:integer(1..31) _ U:literal ] not word(noun)`.
struct RowPatternParser {
    private var scanner: RowScanner
    private var names: [String: UInt8]
    private let fragments: [String: RowFragment]
    private var used: [String] = []

    /// - Parameters:
    ///   - names: the captures of the patterns before it; all patterns of a rule share them.
    ///   - fragments: the parts that have names.
    /// - Returns: the pattern, and the names of the parts that it uses.
    static func parse(
        _ scanner: RowScanner, names: inout [String: UInt8], fragments: [String: RowFragment] = [:]
    ) throws(RowError) -> (pattern: RowPattern, fragments: [String]) {
        var parser = RowPatternParser(scanner: scanner, names: names, fragments: fragments)
        let pattern = try parser.pattern()
        names = parser.names
        return (pattern, parser.used)
    }

    /// Reads `NAME(A B) = A:integer ~ ":" ~ B:integer`, what stands behind the word `part`.
    static func fragment(
        _ scanner: RowScanner, line: String, fragments: [String: RowFragment]
    ) throws(RowError) -> (name: String, fragment: RowFragment) {
        var parser = RowPatternParser(scanner: scanner, names: [:], fragments: fragments)
        return try parser.fragment(line)
    }

    private mutating func fragment(_ line: String) throws(RowError) -> (name: String, fragment: RowFragment) {
        let place = scanner.place
        let name = scanner.word()
        guard name.first?.isLowercase == true, RowElement.Kind(name: name) == nil, name != "not", fragments[name] == nil
        else {
            throw RowError(place, "a part has a name of its own, in small letters, and its captures: clock(A B) = …")
        }
        let declared = try captures()
        scanner.skipBlanks()
        guard scanner.take("=") else { throw scanner.error("behind the captures stand = and what the part is") }
        var elements: [RowElement] = []
        var joint = RowElement.Joint.space
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd || scanner.next == "#" { break }
            if let next = takeJoint() { joint = next } else { elements += try pieces(&joint) }
        }
        guard !elements.isEmpty else { throw scanner.error("a part is at least one thing that must stand there") }
        let own = names.keys.sorted { names[$0, default: 0] < names[$1, default: 0] }
        guard own.allSatisfy(declared.contains), declared.allSatisfy(own.contains) else {
            throw RowError(
                place,
                "the captures of '\(name)' are \(own.joined(separator: " ")), not \(declared.joined(separator: " "))")
        }
        let lines = used.flatMap { fragments[$0]?.lines ?? [] } + [line]
        return (name, RowFragment(names: declared, elements: elements.map { renumbered($0, declared) }, lines: lines))
    }

    /// With captures in the order in which the part names them.
    private func renumbered(_ element: RowElement, _ declared: [String]) -> RowElement {
        func number(_ old: UInt8) -> UInt8 {
            guard let name = names.first(where: { $0.value == old })?.key, let index = declared.firstIndex(of: name)
            else { return 0 }
            return UInt8(index + 1)
        }
        var element = element
        (element.capture, element.above) = (number(element.capture), number(element.above))
        return element
    }

    /// `(A B)`
    private mutating func captures() throws(RowError) -> [String] {
        guard scanner.take("(") else { throw scanner.error("captures in brackets: clock(A B)") }
        var found: [String] = []
        while true {
            scanner.skipBlanks()
            if scanner.take(")") { return found }
            let place = scanner.place
            let name = scanner.word()
            guard name.first?.isUppercase == true, !found.contains(name), found.count < 12 else {
                throw RowError(place, "a capture has a name of its own that begins with a capital")
            }
            found.append(name)
        }
    }

    private mutating func takeJoint() -> RowElement.Joint? {
        scanner.take("~") ? .glued : scanner.take("_") ? .either : nil
    }

    /// One part, or the parts that stand behind a name.
    private mutating func pieces(_ joint: inout RowElement.Joint) throws(RowError) -> [RowElement] {
        defer { joint = .space }
        let start = scanner.place
        var ahead = scanner
        let name = ahead.word()
        if let fragment = fragments[name], ahead.next == "(" {
            scanner = ahead
            let given = try captures()
            guard given.count == fragment.names.count else {
                throw RowError(start, "'\(name)' has the captures \(fragment.names.joined(separator: " "))")
            }
            if !used.contains(name) { used.append(name) }
            var numbers: [UInt8] = []
            for name in given { numbers.append(try capture(name, start)) }
            return fragment.elements(numbers, joint)
        }
        var element = try element()
        element.source = scanner.text(from: start)
        element.joint = joint
        return [element]
    }

    /// The number of a capture.
    private mutating func capture(_ name: String, _ place: RowPlace) throws(RowError) -> UInt8 {
        let number = names[name] ?? UInt8(names.count + 1)
        guard number <= 12 else { throw RowError(place, "a rule names at most 12 parts") }
        names[name] = number
        return number
    }

    private mutating func pattern() throws(RowError) -> RowPattern {
        var (left, core, right): ([RowElement], [RowElement], [RowElement]) = ([], [], [])
        var section = 0
        var joint = RowElement.Joint.space
        let start = scanner.place
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd { break }
            if let next = takeJoint() {
                joint = next
            } else if scanner.take("[") {
                guard section == 0, core.isEmpty else { throw scanner.error("a pattern has one core in brackets") }
                (left, core) = (core + left, [])
                section = 1
            } else if scanner.take("]") {
                guard section == 1, !core.isEmpty else { throw scanner.error("no core to close: write [ before it") }
                section = 2
            } else {
                let elements = try pieces(&joint)
                switch section {
                case 0: left += elements
                case 1: core += elements
                default: right += elements
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
            case .number, .integer, .decimal, .roman, .abbreviation, .suffixed, .weekday, .month, .initialism: true
            case .literal: first.literals.allSatisfy { !("0"..."9").contains($0.first ?? "0") }
            case .word: !first.literals.isEmpty
            case .dash, .counted, .unit, .start, .end, .quoted, .listed: false
            }
        guard isAsked else {
            throw RowError(
                start,
                "a core begins with a number, a text without digits, a Roman numeral, an abbreviation, an initialism, a day or a month"
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
            let number = try capture(word, place)
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
            if element.kind == .abbreviation, name != "above" {
                // A place of the table, which may be called as a class is; or whether it has a form for each case.
                // Or whether it is written in small letters, or classes of the word that it is short for: `of part|room`.
                switch name {
                case "declined": element.features.insert(.noun)
                case "small": element.features.insert(.small)
                case "of":
                    repeat {
                        scanner.skipBlanks()
                        let place = scanner.place
                        let name = scanner.word()
                        guard let found = WordClass(name: name) else {
                            let names = WordClass.allCases.map(\.name)
                            throw RowError(place, "no class '\(name)'; \(RowError.hint(name, names))")
                        }
                        element.classes.insert(found)
                    } while scanner.take("|")
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
                guard most >= least else { throw RowError(place, "the range is empty") }
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
