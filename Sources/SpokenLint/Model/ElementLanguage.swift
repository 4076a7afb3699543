import SpokenLocaleData
import SpokenModel

/// The language of a file of elements that names none, as `.vodesign` documents do not.
enum ElementLanguage {
    /// Tells it from the path, else from the words of screen readers in the texts: «кнопка» is Russian. Nil where neither
    /// tells, or where the words of two languages are there.
    static func find(path: String, texts: [String]) -> String? { language(ofPath: path) ?? language(of: texts) }

    /// - `ru.lproj/menu.screen.json`, `screens/ru/menu.screen.json`, `menu.ru.screen.json`: Russian
    private static func language(ofPath path: String) -> String? {
        for part in path.split(separator: "/").reversed() {
            for name in part.split(separator: ".") {
                let code = name.prefix { $0 != "-" && $0 != "_" }
                guard known.contains(String(code)), let tag = try? LanguageTag(String(name)) else { continue }
                return tag.description
            }
        }
        return nil
    }

    private static func language(of texts: [String]) -> String? {
        var found: String?
        for (language, words) in words {
            let isIts = texts.contains { text in
                let lower = text.lowercased()
                return words.contains { word in
                    lower == word || lower.hasPrefix(word + " ") || lower.hasSuffix(" " + word)
                        || lower.contains(" \(word) ") || lower.contains(" \(word),") || lower.contains("\(word), ")
                }
            }
            guard isIts else { continue }
            guard found == nil else { return nil }
            found = language
        }
        return found
    }

    private static let known = Set(LocaleTables.languages)

    private static let words: [(language: String, words: [String])] = LocaleTables.languages.compactMap { language in
        let words = LabelWords(language: language)
        let all = words.roles + words.states + words.gestures
        return all.isEmpty ? nil : (language, all)
    }
}
