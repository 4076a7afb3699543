/// What each key of a table says in each language, where one text says it.
struct Wordings: Sendable {
    private var texts: [String: [String: String]] = [:]
    /// Keys and languages of texts that end with a line break or a tab.
    private var broken: [String: Set<String>] = [:]

    init(_ documents: [LintDocument]) {
        for document in documents {
            for message in document.messages where message.texts.count == 1 && !message.language.isEmpty {
                guard let text = document.texts(of: message).first, !text.traits.isEmptyText else { continue }
                texts[message.key, default: [:]][message.language] = SameWords.key(text.string)
                if let last = text.string.utf8.last, [0x09, 0x0A, 0x0D].contains(last) {
                    broken[message.key, default: []].insert(message.language)
                }
            }
        }
    }

    /// True when the text of the source language ends with a line break or a tab, and of at least three others none does.
    func isBreakOfSourceAlone(_ key: String, _ source: String) -> Bool {
        broken[key] == [source] && (texts[key]?.count ?? 0) > 3
    }

    /// In how many languages two keys say one thing, and in how many they say two.
    /// - Parameter languages: those that do not count: the one in question and the source.
    func compare(_ left: String, _ right: String, without languages: Set<Substring>) -> (same: Int, apart: Int) {
        guard let one = texts[left], let two = texts[right] else { return (0, 0) }
        var same = 0
        var apart = 0
        for (language, text) in one where !languages.contains(language.prefix { $0 != "-" }) {
            guard let other = two[language] else { continue }
            if text == other { same += 1 } else { apart += 1 }
        }
        return (same, apart)
    }
}
