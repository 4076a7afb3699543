internal import SpokenLocaleData
import SpokenModel

/// The words that cells add to the content of a backend, as rows of `Resources/Locales/<language>/cells.tsv`.
struct CellWords: Sendable {
    let later: String
    let new: String
    let closedNow: String
    private let add: String
    private let remove: String

    init(_ language: LanguageTag) throws(ElementError) {
        var tag: LanguageTag? = language
        while let candidate = tag {
            if let table = LocaleTables.table(candidate.description, "cells") {
                func text(_ word: String) -> String { table.row(word).map { table.word($0, 1).string } ?? "" }
                later = text("later")
                new = text("new")
                closedNow = text("closedNow")
                add = text("add")
                remove = text("remove")
                return
            }
            tag = candidate.truncated
        }
        throw .noWords(
            language: language.description,
            available: LocaleTables.languages.filter { LocaleTables.table($0, "cells") != nil })
    }

    func adding(_ name: AccessibleText) -> AccessibleText { Self.fill(add, name) }
    func removing(_ name: AccessibleText) -> AccessibleText { Self.fill(remove, name) }

    private static func fill(_ phrase: String, _ name: AccessibleText) -> AccessibleText {
        guard let start = phrase.firstIndex(of: "{") else { return AccessibleText(phrase) }
        return AccessibleText(String(phrase[..<start])) + name + AccessibleText(String(phrase[start...].dropFirst(3)))
    }
}
