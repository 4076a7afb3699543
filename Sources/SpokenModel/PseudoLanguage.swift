/// The pseudo-language `x-pseudo`: longer, accented and bracketed texts that hunt for narrow layouts and for strings
/// that never went through the catalog.
///
/// ```swift
/// PseudoLanguage.text("Cart for 3 items")  // "[Çàŕţ ƒöŕ 3 îţéɱš one two]"
/// ```
/// Digits, placeholders (`%d`, `%1$@`, `%#@count@`, `{name}`, `${unit}`) and markup stay as they are, so that the
/// text still works. It grows by two fifths, a short text by more, as translations do.
///
/// A catalog that is asked for the language `x-pseudo` gives its source texts so, with the arguments as they are.
public enum PseudoLanguage {
    private static let letters: [Character: Character] = [
        "a": "à", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
        "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
        "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
        "A": "À", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ",
        "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ",
        "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
        "а": "а́", "е": "е́", "и": "и́", "о": "о́", "у": "у́", "ы": "ы́", "э": "э́", "ю": "ю́", "я": "я́",
        "А": "А́", "Е": "Е́", "И": "И́", "О": "О́", "У": "У́", "Ы": "Ы́", "Э": "Э́", "Ю": "Ю́", "Я": "Я́",
    ]
    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    /// Both halves, each by itself.
    public static func text(_ pair: AccessibleText) -> AccessibleText {
        AccessibleText(visibleText: text(pair.visibleText), accessibleText: text(pair.accessibleText))
    }

    /// The text in the pseudo-language; an empty text stays empty.
    public static func text(_ text: String) -> String {
        text.isEmpty ? "" : "[" + accented(text[...]) + padding(for: text.count) + "]"
    }

    /// The text with accents, without brackets and padding: a part of a longer one.
    package static func accented(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.first {
            if let length = protected(rest) {
                result += rest.prefix(length)
                rest = rest.dropFirst(length)
            } else {
                result.append(letters[character] ?? character)
                rest.removeFirst()
            }
        }
        return result
    }

    /// What is added behind a text of so many characters.
    package static func padding(for count: Int) -> String {
        var result = ""
        var missing = max(3, min(count, 1 << 20) * (count < 10 ? 100 : 40) / 100)
        var index = 0
        while missing > 0 {
            let word = words[index % words.count]
            result += " " + word
            missing -= word.count + 1
            index += 1
        }
        return result
    }

    /// The length of the placeholder, the tag or the entity that the text begins with; nil when there is none.
    private static func protected(_ text: Substring) -> Int? {
        switch text.first {
        case "%": placeholder(text)
        case "{", "<": closing(text, text.first == "{" ? "}" : ">")
        case "$" where text.dropFirst().first == "{": closing(text, "}")
        case "&": closing(text.prefix(10), ";")
        default: nil
        }
    }

    private static func closing(_ text: Substring, _ close: Character) -> Int? {
        guard let end = text.firstIndex(of: close) else { return nil }
        // «5 < 6» is no tag.
        if let second = text.dropFirst().first, second == " " { return nil }
        return text.distance(from: text.startIndex, to: end) + 1
    }

    /// `%`, flags, digits and marks, then the conversion; `%#@name@` runs to its second `@`.
    private static func placeholder(_ text: Substring) -> Int? {
        var length = 1
        var rest = text.dropFirst()
        var isVariable = false
        while let character = rest.first, "0123456789$+-#.*'lhqLzjt ".contains(character) {
            if character == " " { break }
            isVariable = isVariable || character == "#"
            length += 1
            rest.removeFirst()
        }
        guard let conversion = rest.first else { return nil }
        if conversion == "@", isVariable {
            guard let end = rest.dropFirst().firstIndex(of: "@") else { return nil }
            return length + rest.distance(from: rest.startIndex, to: end) + 1
        }
        return "@dDiuUxXoOfFeEgGaAcCsSpn%".contains(conversion) ? length + 1 : nil
    }
}
