/// Letters of different scripts that look the same (a part of Unicode's confusables, UTS #39).
enum LookAlikes {
    struct Repair {
        let text: String
        let script: String
        /// Which letters are foreign: "Latin C".
        let explanation: String
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
            return Repair(
                text: text(word.map { toOther[$0] ?? $0 }), script: script,
                explanation: "Latin \(letters(latin))")
        }
        if otherIsForeign, !latinIsForeign {
            return Repair(
                text: text(word.map { toLatin[$0] ?? $0 }), script: script,
                explanation: "\(script) \(letters(other))")
        }
        return nil
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
