/// Letters of different scripts that look the same (a part of Unicode's confusables, UTS #39).
enum LookAlikes {
    struct Repair {
        let text: String
        let script: String
        /// Which letters are foreign: "Latin C".
        let explanation: String
        /// False where a foreign letter may be one too many: «CСыр», «BБаза».
        let isSure: Bool
    }

    private static let latinToCyrillic: [Unicode.Scalar: Unicode.Scalar] = [
        "A": "\u{410}", "B": "\u{412}", "C": "\u{421}", "E": "\u{415}", "H": "\u{41D}", "I": "\u{406}",
        "K": "\u{41A}", "M": "\u{41C}", "O": "\u{41E}", "P": "\u{420}", "T": "\u{422}", "X": "\u{425}",
        "Y": "\u{423}", "a": "\u{430}", "c": "\u{441}", "e": "\u{435}", "i": "\u{456}", "o": "\u{43E}",
        "p": "\u{440}", "x": "\u{445}", "y": "\u{443}",
    ]
    private static let latinToGreek: [Unicode.Scalar: Unicode.Scalar] = [
        "A": "\u{391}", "B": "\u{392}", "E": "\u{395}", "H": "\u{397}", "I": "\u{399}", "K": "\u{39A}",
        "M": "\u{39C}", "N": "\u{39D}", "O": "\u{39F}", "P": "\u{3A1}", "T": "\u{3A4}", "X": "\u{3A7}",
        "Y": "\u{3A5}", "Z": "\u{396}", "o": "\u{3BF}", "v": "\u{3BD}",
    ]
    private static let cyrillicToLatin = inverted(latinToCyrillic)
    private static let greekToLatin = inverted(latinToGreek)

    /// The word in one script; nil when letters of both scripts are there that look like nothing in the other
    /// («SMSка», «VPNом»), or when the word could be either.
    static func repair(_ word: [Unicode.Scalar]) -> Repair? {
        let isGreek = word.contains { (0x370...0x3FF).contains($0.value) }
        let isCyrillic = word.contains { (0x400...0x52F).contains($0.value) }
        guard isGreek != isCyrillic, word.count >= 3 else { return nil }
        let toOther = isGreek ? latinToGreek : latinToCyrillic
        let toLatin = isGreek ? greekToLatin : cyrillicToLatin
        let script = isGreek ? "Greek" : "Cyrillic"
        let latin = word.filter { $0.value < 0x250 }
        let other = word.filter { (0x370...0x52F).contains($0.value) }
        let latinIsForeign = latin.allSatisfy { toOther[$0] != nil }
        let otherIsForeign = other.allSatisfy { toLatin[$0] != nil }
        if latinIsForeign, !otherIsForeign {
            let repaired = word.map { toOther[$0] ?? $0 }
            return Repair(
                text: text(repaired), script: script, explanation: "Latin \(letters(latin))",
                isSure: isSure(repaired, written: word))
        }
        if otherIsForeign, !latinIsForeign {
            let repaired = word.map { toLatin[$0] ?? $0 }
            return Repair(
                text: text(repaired), script: script, explanation: "\(script) \(letters(other))",
                isSure: isSure(repaired, written: word))
        }
        return nil
    }

    /// Who types a letter, sees that the layout is the wrong one, and types it again leaves one too many. It shows where
    /// the scripts meet in the same letter twice, and in two capitals at the start of a word. Which of them stays only a
    /// person can tell.
    private static func isSure(_ repaired: [Unicode.Scalar], written: [Unicode.Scalar]) -> Bool {
        let isForeign = zip(repaired, written).map { $0 != $1 }
        let isCapital = repaired.prefix(3).map(\.properties.isUppercase)
        if isCapital == [true, true, false], isForeign.prefix(2).contains(true) { return false }
        let letters = repaired.map(\.properties.lowercaseMapping)
        return !letters.indices.dropFirst().contains { index in
            letters[index] == letters[index - 1] && isForeign[index] != isForeign[index - 1]
        }
    }

    private static func letters(_ scalars: [Unicode.Scalar]) -> String {
        var seen: [Unicode.Scalar] = []
        for scalar in scalars where !seen.contains(scalar) { seen.append(scalar) }
        return seen.map { String($0) }.joined(separator: ", ")
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

    private static func inverted(_ table: [Unicode.Scalar: Unicode.Scalar]) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(table.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
