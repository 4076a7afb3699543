import SpokenCatalogs
import SpokenDiagnostics

/// «Цена (с налогом» without the second bracket.
struct UnpairedBracketRule: TextRule {
    static let description = RuleDescription(
        id: "unpaired-bracket", group: .typography, severity: .warning, certainty: .likely,
        summary: "A bracket or a quotation mark has no partner.",
        rationale: "Readers wait for the end of the remark; a voice does not tell that it ended.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Price (with tax)\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Цена 1️⃣(с налогом\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Price (with tax)\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Цена (с налогом)\";\n")

    static let triggers: TextTraits = [.bracket, .nonASCII, .quote, .sentenceMark]

    private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("（", "）"), ("「", "」"), ("『", "』"), ("【", "】"),
    ]

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // Forms of a variable are pieces: the partner may stand in the whole.
        guard text.variable == nil, text.string.utf8.count > 3, text.string != message.key else { return }
        if text.traits.isDisjoint(with: [.bracket, .nonASCII, .quote]) {
            checkSpanish(text, message, scope, &findings)
            return
        }
        let source = scope.source(of: message)
        // A source that has the same fault is told itself.
        if let source, source.isText, source.texts.contains(where: { Self.fault(in: $0) != nil }) { return }
        guard let fault = Self.fault(in: text.string) else {
            checkSpanish(text, message, scope, &findings)
            return
        }
        // Its braces are told where the message is read.
        if text.syntax.isMessage, ["{", "}"].contains("\(fault.mark)") { return }
        // «Номер:{number}» is no face.
        if text.syntax.isMessage, text.placeholders.contains(where: { $0.range.overlaps(fault.range) }) { return }
        findings.report(fault.range, of: text, "'\(fault.mark)' has no partner; add it or remove this one")
    }

    /// «Quieres salir?»: a question of Spanish has a mark on both sides.
    private func checkSpanish(
        _ text: LintText, _ message: LintMessage, _ scope: LintScope, _ findings: inout Findings
    ) {
        guard ["es", "ast"].contains(scope.languageCode(of: message)), let last = text.string.utf8.last,
            text.string.utf8.dropLast().last?.isLetter == true, text.string.utf8.contains(0x20),
            // An English text in the file.
            scope.source(of: message)?.texts.contains(text.string) != true
        else { return }
        let end = text.string.utf8.count
        for (close, open) in [(UInt8(ascii: "?"), "¿"), (UInt8(ascii: "!"), "¡")]
        where last == close && !text.string.contains(open) {
            findings.report(
                (end - 1)..<end, of: text, "no '\(open)' stands before the '\(Character(UnicodeScalar(close)))'; add it"
            )
        }
    }

    /// False for nearly every text: no byte of it can belong to a mark that has a partner.
    private static func mayHaveMarks(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: return true
            // The last bytes of « and », of curly quotes and of the brackets of East Asia.
            case 0x88...0x91, 0x9C...0x9E, 0xAB, 0xBB:
                if before == 0x80 || before == 0xBC || before == 0xC2 { return true }
            default: break
            }
            before = byte
        }
        return false
    }

    private static func fault(in text: String) -> (mark: String, range: Range<Int>)? {
        guard mayHaveMarks(text) else { return nil }
        let table = ScalarTable.shared
        var open: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
        var offset = 0
        var previous: Unicode.Scalar = " "
        var quotes: [Range<Int>] = []
        var curly: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
        var wordLength = 0
        var isEntity = false
        var guillemets = (open: 0, close: 0, last: 0..<0)
        for scalar in text.unicodeScalars {
            let range = offset..<(offset + UTF8.width(scalar))
            offset = range.upperBound
            let isWord = table.isAlphabetic(scalar) || table.isNumeric(scalar)
            defer {
                if scalar == "&" { isEntity = true } else if !isWord, scalar != ";", scalar != "#" { isEntity = false }
                previous = scalar
                wordLength = isWord ? wordLength + 1 : 0
            }
            if isWord { continue }
            if scalar == "“" || scalar == "”" || scalar == "„" { curly.append((scalar, range)) }
            if scalar == "\"" { quotes.append(range) }
            if scalar == "«" { guillemets = (guillemets.open + 1, guillemets.close, range) }
            if scalar == "»" { guillemets = (guillemets.open, guillemets.close + 1, range) }
            if pairs.contains(where: { $0.open == scalar }) {
                // ":(" and ";(" are faces; "&nbsp;(" is none.
                if scalar == "(" || scalar == "[", isEyes(previous, isEntity) { continue }
                open.append((scalar, range))
            } else if let pair = pairs.first(where: { $0.close == scalar }) {
                if let last = open.last, last.scalar == pair.open || isWide(last.scalar, scalar) {
                    open.removeLast()
                } else if open.isEmpty || scalar != ")" {
                    // "1)" and "a)" number a list; ":)" is a face.
                    guard scalar != ")" || !(isListMark(previous, wordLength) || isEyes(previous, false))
                    else {
                        continue
                    }
                    if scalar == ")" || scalar == "）" || scalar == "]" || scalar == "}" {
                        return (String(scalar), range)
                    }
                }
            }
        }
        if let last = open.last { return (String(last.scalar), last.range) }
        // A single mark is inches.
        if quotes.count > 1, !quotes.count.isMultiple(of: 2), let last = quotes.last { return ("\"", last) }
        // “…”, „…“ and ”…” all have two.
        if !curly.count.isMultiple(of: 2), let last = curly.last { return (String(last.scalar), last.range) }
        if guillemets.open != guillemets.close, guillemets.open + guillemets.close > 0, !isArrow(text) {
            let range = guillemets.last
            return (guillemets.open > guillemets.close ? "«" : "»", range)
        }
        return nil
    }

    /// «More »»: a mark alone at the end or the start points to what comes next.
    private static func isArrow(_ text: String) -> Bool {
        text.hasSuffix(" »") && !text.contains("«") || text.hasPrefix("« ") && !text.contains("»")
    }

    /// What stands before the mouth of a face: «:(», «;)», «؛)».
    private static func isEyes(_ scalar: Unicode.Scalar, _ isEntity: Bool) -> Bool {
        scalar == ":" || scalar == "؛" || scalar == ";" && !isEntity
    }

    /// A narrow bracket and a wide one: «(）», as keyboards of East Asia mix them.
    private static func isWide(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
        open == "(" && close == "）" || open == "（" && close == ")"
    }

    /// A digit, or a letter alone.
    private static func isListMark(_ scalar: Unicode.Scalar, _ wordLength: Int) -> Bool {
        ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic && wordLength == 1
    }
}
