import SpokenModel

/// What a run knows of the languages of its files. It grows with them, and each language is worked out once.
struct LanguageBook: Sendable {
    /// Nil for a tag that is no language.
    private var languages: [String: LintLanguage?] = [:]
    /// Only for languages with texts that are said.
    private var engines: [String: SpeechEngine] = [:]

    func language(_ tag: String) -> LintLanguage? { languages[tag] ?? nil }

    func engine(_ tag: String) -> SpeechEngine? { engines[tag] }

    /// Learns the languages of tables, on all cores.
    mutating func add(_ tables: [LintTable]) async {
        let new = new(tables)
        for (tag, language) in await ParallelMap.map(new.tags, { ($0, Self.language($0)) }) {
            languages[tag] = .some(language)
        }
        for (tag, engine) in await ParallelMap.map(new.spoken, { ($0, SpeechEngine($0)) }) { engines[tag] = engine }
    }

    /// The same on this thread.
    mutating func addHere(_ tables: [LintTable]) {
        let new = new(tables)
        for tag in new.tags { languages[tag] = .some(Self.language(tag)) }
        for tag in new.spoken { engines[tag] = SpeechEngine(tag) }
    }

    private func new(_ tables: [LintTable]) -> (tags: [String], spoken: [String]) {
        var tags = Set<String>()
        var spoken = Set<String>()
        for table in tables {
            tags.insert(table.sourceLanguage)
            for document in table.documents {
                tags.formUnion(document.languageTags)
                spoken.formUnion(document.spokenLanguages)
            }
        }
        return (
            tags.filter { !$0.isEmpty && languages[$0] == nil }.sorted(),
            spoken.filter { !$0.isEmpty && engines[$0] == nil }.sorted()
        )
    }

    private static func language(_ tag: String) -> LintLanguage? { (try? LanguageTag(tag)).map { LintLanguage($0) } }
}
