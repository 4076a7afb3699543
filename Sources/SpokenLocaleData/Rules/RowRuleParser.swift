import SpokenModel

/// Reads a file of rules.
package struct RowRuleParser {
    private let file: String
    private let classes: [String]
    private var rules: [RowRule] = []
    private var names: [String: UInt8] = [:]
    private var fragments: [String: RowFragment] = [:]
    /// Whether the rule says something of its own in each style.
    private var hasStyles = (digits: false, words: false)

    /// - Parameters:
    ///   - classes: the names of the semiotic classes.
    /// - Throws: the first row that is broken, with its place.
    package static func parse(_ text: String, file: String, classes: [String]) throws(RowError) -> [RowRule] {
        var parser = RowRuleParser(file: file, classes: classes)
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            try parser.read(line, number)
        }
        try parser.finish()
        return parser.rules
    }

    private init(file: String, classes: [String]) {
        self.file = file
        self.classes = classes
    }

    private mutating func read(_ line: Substring, _ number: Int) throws(RowError) {
        var scanner = RowScanner(line, file: file, line: number)
        scanner.skipBlanks()
        guard let first = scanner.next, first != "#" else { return }
        let place = scanner.place
        if first == "«" { return try example(scanner) }
        let word = scanner.word()
        scanner.skipBlanks()
        defer {
            if !["rule", "stays", "part"].contains(word), !rules.isEmpty {
                rules[rules.count - 1].lines.append(String(line))
            }
        }
        switch word {
        case "rule":
            try finish()
            let name = scanner.rest()
            guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
                throw RowError(place, "a rule has a name of small letters and hyphens")
            }
            if let other = rules.first(where: { $0.name == name }) {
                throw RowError(place, "the rule '\(name)' stands in line \(other.place.line) already")
            }
            rules.append(RowRule(name: name, place: place))
            (names, hasStyles) = ([:], (false, false))
        case "part":
            let (name, fragment) = try RowPatternParser.fragment(scanner, line: String(line), fragments: fragments)
            fragments[name] = fragment
        case "when":
            let (pattern, used) = try RowPatternParser.parse(scanner, names: &names, fragments: fragments)
            let lines = used.flatMap { fragments[$0]?.lines ?? [] }
            try change(place) { rule in
                for line in lines where !rule.lines.contains(line) { rule.lines.append(line) }
                rule.patterns.append(pattern)
            }
        case "say":
            let isOfDigits = scanner.take("digits ")
            let isOfWords = !isOfDigits && scanner.take("words ")
            let items = try RowItemParser.parse(scanner, names: names)
            try change(place) { if isOfDigits { $0.digitItems += items } else { $0.items += items } }
            hasStyles = (hasStyles.digits || isOfDigits, hasStyles.words || isOfWords)
        case "as": try properties(scanner, place)
        case "stays":
            guard scanner.next == "«" else { throw scanner.error("behind 'stays' a text in «»") }
            try example(scanner, stays: true)
        default:
            throw RowError(
                place,
                "no line of a rule begins with '\(word)'; \(RowError.hint(word, ["rule", "part", "when", "say", "as", "stays"]))"
            )
        }
    }

    private mutating func change(_ place: RowPlace, _ body: (inout RowRule) -> Void) throws(RowError) {
        guard !rules.isEmpty else { throw RowError(place, "a line 'rule NAME' stands before it") }
        body(&rules[rules.count - 1])
    }

    /// `«5 км» -> same | «п’ять кілометрів»`
    private mutating func example(
        _ scanner: RowScanner, stays: Bool = false
    ) throws(RowError) {
        var scanner = scanner
        let place = scanner.place
        func text() throws(RowError) -> String? {
            scanner.skipBlanks()
            if scanner.take("same") { return nil }
            guard scanner.take("«") else { throw scanner.error("a text in «», or the word same") }
            // Quotes within are written as “ and ”.
            return try scanner.text(until: "»")
        }
        guard let input = try text() else { throw scanner.error("an example begins with a text in «»") }
        var example = RowExample(text: input, digits: nil, words: nil, place: place)
        scanner.skipBlanks()
        if !stays {
            guard scanner.take("->") else { throw scanner.error("behind the text -> and what is said in digits") }
            example.digits = try text()
            scanner.skipBlanks()
            guard scanner.take("|") else { throw scanner.error("behind what is said in digits | and it in words") }
            example.words = try text()
            scanner.skipBlanks()
        }
        guard scanner.isAtEnd || scanner.next == "#" else { throw scanner.error("nothing more belongs to an example") }
        try change(place) { $0.examples.append(example) }
    }

    /// `date, likely, words, general, over month-first`
    private mutating func properties(_ scanner: RowScanner, _ place: RowPlace) throws(RowError) {
        var scanner = scanner
        let start = scanner.place
        let name = scanner.word()
        guard classes.contains(name) else {
            throw RowError(start, "no semiotic class '\(name)'; \(RowError.hint(name, classes))")
        }
        try change(place) { $0.semioticClass = name }
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd || scanner.next == "#" { break }
            guard scanner.take(",") else { throw scanner.error("a comma stands between properties") }
            scanner.skipBlanks()
            let start = scanner.place
            let word = scanner.word()
            switch word {
            case "words": try change(place) { $0.styles = .words }
            case "digits": try change(place) { $0.styles = .digits }
            case "capital": try change(place) { $0.isCapital = true }
            case "general": try change(place) { $0.isGeneral = true }
            case "over":
                scanner.skipBlanks()
                let other = scanner.word()
                try change(place) { $0.over.append(other) }
            default:
                let known = RowRule.Confidence.allCases.map { "\($0)" }
                guard let found = RowRule.Confidence.allCases.first(where: { "\($0)" == word }) else {
                    let names = known + ["words", "digits", "general", "capital", "over"]
                    throw RowError(start, "no property '\(word)'; \(RowError.hint(word, names))")
                }
                try change(place) { $0.confidence = found }
            }
        }
    }

    private func finish() throws(RowError) {
        guard let rule = rules.last else { return }
        func missing(_ what: String) -> RowError {
            RowError(rule.place, "the rule '\(rule.name)' has no line '\(what)'")
        }
        if rule.patterns.isEmpty { throw missing("when") }
        if hasStyles.digits != hasStyles.words { throw missing(hasStyles.digits ? "say words" : "say digits") }
        if rule.items.isEmpty { throw missing("say") }
        if rule.semioticClass.isEmpty { throw missing("as") }
        guard rule.examples.count >= 3 else {
            throw RowError(
                rule.place, "the rule '\(rule.name)' has \(rule.examples.count) examples; write at least three")
        }
    }
}
