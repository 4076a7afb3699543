/// What each key of a table says in each language, where one text says it.
struct Wordings: Sendable {
    private struct Wording {
        let language: String
        let text: String
    }

    private var texts: [String: [Wording]] = [:]

    init(_ documents: [LintDocument]) {
        for document in documents {
            for message in document.messages where message.texts.count == 1 && !message.language.isEmpty {
                guard let text = document.texts(of: message).first, !text.traits.isEmptyText else { continue }
                texts[message.key, default: []].append(Wording(language: message.language, text: text.string))
            }
        }
    }

    /// True when the text of the source language ends with a line break or a tab, and of at least three others none does.
    func isBreakOfSourceAlone(_ key: String, _ source: String) -> Bool {
        guard let wordings = texts[key], wordings.count > 3 else { return false }
        return wordings.allSatisfy { wording in
            let isBroken = wording.text.utf8.last.map { [0x09, 0x0A, 0x0D].contains($0) } ?? false
            return isBroken == (wording.language == source)
        }
    }

    /// In how many languages two keys say one thing, and in how many they say two.
    /// - Parameter languages: those that do not count: the one in question and the source.
    func compare(_ left: String, _ right: String, without languages: Set<Substring>) -> (same: Int, apart: Int) {
        guard let one = texts[left], let two = texts[right] else { return (0, 0) }
        let others = Dictionary(two.map { ($0.language, $0.text) }, uniquingKeysWith: { _, last in last })
        var same = 0
        var apart = 0
        for wording in one where !languages.contains(wording.language.prefix { $0 != "-" }) {
            guard let other = others[wording.language] else { continue }
            if SameWords.areSame(wording.text, other) { same += 1 } else { apart += 1 }
        }
        return (same, apart)
    }
}
