import SpokenFormatting
import SpokenModel

/// A preposition that the language itself puts before a quantity, and the role that it stands for: «от», «до», «за».
///
/// The words come from the formatter: what it writes before a number in a role is the word of the role.
struct GoverningWord: Sendable {
    let word: [UInt8]
    let role: QuantityRole

    static func words(of formatter: QuantityFormatter) -> [GoverningWord] {
        var result: [GoverningWord] = []
        var buffer = UTF8Buffer()
        for role in QuantityRole.allCases where role != .plain {
            buffer.removeAll()
            formatter.appendSpoken(.cardinal(5), role: role, to: &buffer)
            let spoken = buffer.string
            guard let space = spoken.firstIndex(of: " ") else { continue }
            let word = spoken[..<space]
            guard word.allSatisfy(\.isLetter) else { continue }
            result.append(GoverningWord(word: Array(word.lowercased().utf8), role: role))
        }
        return result
    }

    /// The role of the last word before a quantity, when it is one of these words and only space stands between.
    static func role(before text: ArraySlice<UInt8>, _ words: [GoverningWord]) -> GoverningWord? {
        let line = String(decoding: text.suffix(64), as: UTF8.self)
        guard let last = line.last, last == " " || last == "\u{A0}" else { return nil }
        let trimmed = line.reversed().drop { $0 == " " || $0 == "\u{A0}" }
        let word = String(trimmed.prefix { $0.isLetter || $0 == "-" || $0 == "\u{2019}" }.reversed()).lowercased()
        let bytes = Array(word.utf8)
        return words.first { $0.word == bytes }
    }
}
