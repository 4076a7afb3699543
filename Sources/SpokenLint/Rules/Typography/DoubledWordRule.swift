import SpokenCatalogs
import SpokenDiagnostics

/// “the the”.
struct DoubledWordRule: TextRule {
    static let description = RuleDescription(
        id: "doubled-word", group: .typography, severity: .warning, certainty: .likely,
        summary: "A word stands twice in a row.",
        rationale: "A slip of the keyboard that readers stumble over and voices repeat.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Add it to 1️⃣the the cart\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Add it to the cart\";\n")

    static let triggers: TextTraits = .space

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let language = scope.languageCode(of: message)
        guard !language.isEmpty, !DoubledWords.areUsual(in: language) else { return }
        let fair = DoubledWords.fair(in: language)
        var offset = 0
        var word = ""
        var start = 0
        var last: (word: String, written: String, start: Int)?
        var isJoined = false
        var isEnding = false
        var before: Unicode.Scalar = " "
        func finish(_ end: Int, _ last: inout (word: String, written: String, start: Int)?) -> Range<Int>? {
            guard !word.isEmpty else { return nil }
            let lower = word.lowercased()
            defer {
                last = isEnding ? nil : (lower, word, start)
                word = ""
            }
            guard let last, last.word == lower, isJoined, lower.count > 1 || last.written == lower,
                lower.count > 1 || Self.isWord(word, language),
                !fair.contains(lower)
            else { return nil }
            return last.start..<end
        }
        var found: Range<Int>?
        for scalar in text.string.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar == "'" || scalar == "’" || scalar.properties.isDiacritic {
                if word.isEmpty {
                    start = offset
                    // "Bienvenido/a a": an ending, not a word.
                    if before == "/" || before == "(" || before == "-" { last = nil }
                    isEnding = before == "/" || before == "-"
                }
                word.unicodeScalars.append(scalar)
            } else {
                if let range = finish(offset, &last), scalar != "-" { found = found ?? range }
                if scalar == " " || scalar == "\u{A0}" {
                    isJoined = last != nil
                } else {
                    last = nil
                    isJoined = false
                }
            }
            before = scalar
            offset += UTF8.width(scalar)
        }
        if let range = finish(offset, &last) { found = found ?? range }
        guard let found else { return }
        let bytes = Array(text.string.utf8)[found]
        let doubled = String(decoding: bytes, as: UTF8.self)
        // A source that doubles it too means it: "Bora Bora".
        if scope.source(of: message)?.texts.contains(where: { $0.contains(doubled) }) == true { return }
        // Names are doubled: "Baden Baden".
        guard doubled.unicodeScalars.contains(where: { $0.properties.isLowercase }),
            doubled.split(separator: " ").last?.first?.isLowercase == true
        else { return }
        findings.report(found, of: text, "'\(Quoting.short(doubled))' is one word twice; remove one")
    }

    /// One letter that is a word: «и и», "a a".
    private static func isWord(_ letter: String, _ language: String) -> Bool {
        switch language {
        case "ru", "uk", "be": "ивксоуая".contains(letter)
        case "en": letter == "a"
        case "es", "it", "pt": "aeyo".contains(letter)
        default: false
        }
    }
}
