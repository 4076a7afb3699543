import Testing

@testable import SpokenLocaleData

/// Files of rules: what they say, and what is told of one that is broken.
struct RowRuleParserTests {
    private static let head = """
        rule hour
            «о 9 ранку» -> same | «о дев’ятій ранку»
            «о 2 ночі» -> same | «о другій ночі»
            stays «о 30 ночі»

        """

    private func parse(_ text: String) throws(RowError) -> [RowRule] {
        try RowRuleParser.parse(text, file: "times.rules", classes: ["time", "date"])
    }

    @Test func aRuleHasPatternsItemsAndExamples() throws {
        let rules = try parse(
            Self.head + """
                when  "о"|"об" [ H:integer(0..24) ] not word(noun) _ "ранку"?
                say   "о" ordinal(H prepositional feminine) ~ H
                as    time, likely, words, general
                """)
        let rule = try #require(rules.first)
        #expect(rules.count == 1 && rule.name == "hour" && rule.styles == .words && rule.isGeneral)
        let pattern = try #require(rule.patterns.first)
        #expect(pattern.left.map(\.literals) == [["о", "об"]])
        #expect(pattern.core.map(\.kind) == [.integer] && pattern.core.first?.upper == 24)
        #expect(pattern.right.map(\.isNegated) == [true, false] && pattern.right.last?.isOptional == true)
        #expect(pattern.right.last?.joint == .either)
        #expect(rule.items.map(\.kind) == [.text, .ordinal, .copy])
        #expect(rule.items[1].gender == .feminine && rule.items[1].grammaticalCase == .prepositional)
        #expect(rule.items[2].isGlued && rule.items[2].captures == [1])
        #expect(rule.examples.map(\.text) == ["о 9 ранку", "о 2 ночі", "о 30 ночі"])
        #expect(rule.examples.map(\.words) == ["о дев’ятій ранку", "о другій ночі", nil])
    }

    @Test func partsThatHaveANameAreWrittenOnce() throws {
        let part = "part clock(H M) = H:integer(0..24) ~ \":\" ~ M:integer(0..59, digits 2)?"
        let rules = try parse(
            part + "\n" + Self.head + """
                when  "з" [ clock(A B) _ dash _ clock(C D) ]
                when  [ clock(A B) ~ "–" ~ C:integer(above A) ]
                say   clock(A B)
                as    time
                """)
        let rule = try #require(rules.first)
        let core = try #require(rule.patterns.first?.core)
        #expect(core.map(\.kind) == [.integer, .literal, .integer, .dash, .integer, .literal, .integer])
        #expect(core.map(\.capture) == [1, 0, 2, 0, 3, 0, 4])
        #expect(core.map(\.joint) == [.space, .glued, .glued, .either, .either, .glued, .glued])
        #expect(core[2].isOptional && core[6].leastDigits == 2)
        #expect(rule.patterns.last?.core.last?.above == 1)
        // The rule shows it, once.
        #expect(rule.lines.first == part && rule.lines.count == 5)
    }

    @Test func aPartMayBeMadeOfParts() throws {
        let parts = ["part hour(H) = H:integer(0..24)", "part clock(H M) = hour(H) ~ \":\" ~ M:integer(0..59)"]
        let rule = try #require(
            try parse(
                parts.joined(separator: "\n") + "\n" + Self.head + "when [ clock(A B) ]\nsay clock(A B)\nas time"
            ).first)
        #expect(rule.patterns.first?.core.map(\.capture) == [1, 0, 2])
        #expect(Array(rule.lines.prefix(2)) == parts)
    }

    @Test func aRuleMaySaySomethingElseInEachStyle() throws {
        let rule = try #require(
            try parse(
                Self.head + """
                    when  [ H:integer(0..24) ]
                    say digits  H
                    say words   ordinal(H feminine)
                    as    time
                    """
            ).first)
        #expect(rule.styles == .all && rule.items.map(\.kind) == [.ordinal] && rule.digitItems.map(\.kind) == [.copy])
    }

    @Test(arguments: [
        ("part word(A) = A:integer", "times.rules:5:6: a part has a name of its own"),
        ("part a(A) = B:integer", "the captures of 'a' are B, not A"),
        ("part a(A = A:integer", "a capture has a name of its own that begins with a capital"),
        ("part a(A)", "behind the captures stand = and what the part is"),
        ("part a(A) =", "a part is at least one thing"),
        ("part a(A) = A:integer\nwhen [ a(A B) ]", "'a' has the captures A"),
        ("part a(A) = A:integer\nwhen [ a(A) ]\nsay words A\nas time", "has no line 'say digits'"),
        ("when [ H:intger ]", "times.rules:5:8: no part 'intger'; did you mean 'integer'?"),
        ("when [ H:integer(a) ]", "no class or feature 'a'"),
        ("when [ H:integer(9..5) ]", "times.rules:5:18: the range is empty"),
        ("when [ H:integer(digits 7..2) ]", "times.rules:5:18: the range is empty"),
        ("when [ h:integer ]", "the name 'h' of a part begins with a capital"),
        ("when [ integer", "no ] closes the core"),
        ("when integer ]", "no core to close"),
        ("when [ \"о ]", "no \" closes the text"),
        ("when [ not integer ]", "a core begins with a part that must stand there"),
        ("when", "a pattern has at least one part"),
        ("when [ H:integer ]\nsay ordnal(H)", "nothing is said by 'ordnal'; did you mean 'ordinal'?"),
        ("when [ H:integer ]\nsay ordinal(K)", "no part or form 'K'"),
        ("when [ H:integer ]\nsay ordinal(H by W)", "no part 'W' in the pattern"),
        ("when [ H:integer ]\nsay ordinal()", "'ordinal' says nothing"),
        ("when [ H:integer ]\nsay date(H H H H H H H H H)", "'date' says at most 8 parts of the pattern"),
        ("when [ H:integer ]\nsay ordinal(H", "no ) closes 'ordinal'"),
        ("when [ H:integer ]\nas tme", "no semiotic class 'tme'; did you mean 'time'?"),
        ("when [ H:integer ]\nas time, likly", "no property 'likly'; did you mean 'likely'?"),
        ("when [ H:integer ]\nas time likely", "a comma stands between properties"),
        ("whn [ H:integer ]", "no line of a rule begins with 'whn'; did you mean 'when'?"),
        ("«5» -> «п»", "behind what is said in digits |"),
        ("when [ integer ]\nas time", "has no line 'say'"),
    ])
    func brokenRowsAreToldWithTheirPlace(_ rows: String, _ message: String) {
        #expect {
            try parse(Self.head + rows)
        } throws: { error in
            let told = String(describing: error)
            return told.hasPrefix("times.rules:") && told.contains(message)
        }
    }

    @Test func aRuleWithoutThreeExamplesIsRefused() {
        #expect {
            try parse("rule a\n    «5» -> same | «п’ять»\nwhen [ N:integer ]\nsay cardinal(N)\nas time")
        } throws: { String(describing: $0) == "times.rules:1:1: the rule 'a' has 1 examples; write at least three" }
    }

    /// Files that are cut, doubled and changed at random are read or refused with a place in them.
    @Test func filesThatAreChangedAtRandomNeverTrap() {
        var state: UInt64 = 42
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        let lines = RowRules.languages.flatMap { RowRules.text(of: $0).split(separator: "\n") }.map(String.init)
        let signs = [
            "\"", "[", "]", "(", ")", "~", "_", "|", "?", ":", ",", "..", "not ", "99999999999999999999", "«", "»",
        ]
        for _ in 0..<400 {
            let start = random(lines.count)
            var text = Array(lines[start..<min(start + 12, lines.count)].joined(separator: "\n"))
            for _ in 0..<1 + random(4) where !text.isEmpty {
                let place = random(text.count)
                switch random(3) {
                case 0: text.remove(at: place)
                case 1: text.insert(contentsOf: Array(signs[random(signs.count)]), at: place)
                default: text.removeSubrange(place..<min(place + random(20), text.count))
                }
            }
            do throws(RowError) {
                _ = try RowRuleParser.parse(String(text), file: "a.rules", classes: ["date", "time", "cardinal"])
            } catch {
                #expect(error.place.line >= 1 && error.place.line <= 40 && error.place.column >= 1)
            }
        }
    }
}
