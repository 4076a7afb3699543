import SpokenCatalogs
import Testing

@Suite struct FormatStringTests {
    /// Each line: the string, then its placeholders as kind, source, position and argument type.
    @Test func findsEverySpecifier() throws {
        let rows = try CaseTable.rows("placeholders.tsv", columns: 2)
        #expect(rows.count >= 30)
        for row in rows {
            let format = FormatString(row[0])
            let found = format.placeholders.map { placeholder in
                var text = "\(placeholder.kind) \(format.source(of: placeholder))"
                if let position = placeholder.position { text += " at \(position)" }
                if placeholder.isDoubtful { text += " doubtful" }
                if let type = placeholder.argumentType { text += " \(type.rawValue)" }
                let name = format.name(of: placeholder)
                return name.isEmpty ? text : text + " \(name)"
            }
            #expect(found.joined(separator: "; ") == row[1], "\(row[0])")
        }
    }

    /// Grew with the square: a file of 200 KB took minutes.
    @Test(.timeLimit(.minutes(10))) func whatIsNeverClosedIsNotLookedForAgain() {
        for syntax in PlaceholderSyntax.allCases {
            for piece in ["{n,", "{n,{a}", "{n, plural, one{", "$t(", "$t({{a}}", "{{a,", "'{", "%(a", "{ $n -> [a] "] {
                _ = FormatString(String(repeating: piece, count: 20_000), syntax).placeholders.count
            }
        }
    }

    @Test func widthAndPrecisionAreRead() {
        let format = FormatString("%08.2f %-*d %.*3$@ %'ld %hhd")
        #expect(format.placeholders[0].width == .fixed(8))
        #expect(format.placeholders[0].precision == .fixed(2))
        #expect(format.placeholders[0].flags == .zeroPadded)
        #expect(format.placeholders[1].width == .argument(position: nil))
        #expect(format.placeholders[2].precision == .argument(position: 3))
        #expect(format.placeholders[3].flags == .grouped)
        #expect(format.placeholders[3].length == .long)
        #expect(format.placeholders[4].length == .char)
    }
}
