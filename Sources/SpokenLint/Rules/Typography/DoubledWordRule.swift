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
        guard let found = Self.doubled(in: text.string, language) else { return }
        let all = Array(text.string.utf8)
        // «М_не не»: a sign within a word marks the letter of a shortcut.
        let before = all.prefix(found.lowerBound).suffix(2)
        if before.count == 2, before.last == UInt8(ascii: "_") || before.last == UInt8(ascii: "&"),
            before.first.map({ $0.isLetter || $0 >= 0x80 }) == true
        {
            return
        }
        let bytes = all[found]
        let doubled = String(decoding: bytes, as: UTF8.self)
        // A source that doubles it too means it: "Bora Bora".
        if scope.source(of: message)?.texts.contains(where: { $0.contains(doubled) }) == true { return }
        // Names are doubled: "Baden Baden".
        guard doubled.unicodeScalars.contains(where: { $0.properties.isLowercase }),
            doubled.split(separator: " ").last?.first?.isLowercase == true
        else { return }
        findings.report(found, of: text, "'\(Quoting.short(doubled))' is one word twice; remove one")
    }

    /// A word of a text and where it stands.
    private struct Word {
        var range: Range<Int>
        /// Of its small letters: two words that differ in it are not the same, and no copy of them is needed to tell.
        var hash: UInt64
    }

    /// Where the first word stands that is the one before it once more, with that one.
    private static func doubled(in text: String, _ language: String) -> Range<Int>? {
        let table = ScalarTable.shared
        var offset = 0
        var word: Word?
        var last: Word?
        var isJoined = false
        var isEnding = false
        var before: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            if table.isAlphabetic(scalar) || scalar == "'" || scalar == "’" || table.isDiacritic(scalar) {
                var own = word ?? Word(range: offset..<offset, hash: 0)
                if word == nil {
                    // "Bienvenido/a a": an ending, not a word.
                    if before == "/" || before == "(" || before == "-" { last = nil }
                    isEnding = before == "/" || before == "-"
                }
                own.range = own.range.lowerBound..<(offset + width)
                table.forEachLower(of: scalar) { own.hash = (own.hash ^ UInt64($0.value)) &* 0x100_0000_01B3 }
                word = own
            } else {
                if let own = word {
                    if isJoined, scalar != "-", let last, isSame(last, own, in: text, language) {
                        return last.range.lowerBound..<offset
                    }
                    last = isEnding ? nil : own
                    word = nil
                }
                isJoined = (scalar == " " || scalar == "\u{A0}") && last != nil
                if !isJoined { last = nil }
            }
            before = scalar
            offset += width
        }
        guard let own = word, isJoined, let last, isSame(last, own, in: text, language) else { return nil }
        return last.range.lowerBound..<offset
    }

    private static func isSame(_ left: Word, _ right: Word, in text: String, _ language: String) -> Bool {
        guard left.hash == right.hash else { return false }
        let bytes = text.utf8
        func written(_ range: Range<Int>) -> String {
            let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            return String(decoding: bytes[start..<bytes.index(start, offsetBy: range.count)], as: UTF8.self)
        }
        let (one, two) = (written(left.range), written(right.range))
        let lower = two.lowercased()
        return one.lowercased() == lower && (lower.count > 1 || one == lower && isWord(two, language))
            && !DoubledWords.fair(in: language).contains(lower)
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
