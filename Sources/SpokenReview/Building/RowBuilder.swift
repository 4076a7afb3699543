import SpokenCatalogs
import SpokenDiagnostics
import SpokenMessages
import SpokenModel

/// Makes the rows of one table in one language.
struct RowBuilder: Sendable {
    /// The files of the language, the one that wins first.
    let files: [RowFile]
    /// Those of the source language; empty where it is the same.
    let sources: [RowFile]
    let speech: Speech
    let findings: FindingIndex
    let place: FindingIndex.Table
    let isSourceRightToLeft: Bool
    /// Keys whose accessible text another key holds.
    let suffix = MessageOptions().accessibleSuffix

    /// Nobody reads more forms of one string than these.
    private static let mostForms = 64

    /// - Returns: nil for a key that neither the language nor its source has.
    func row(_ key: String) -> ReviewRow? {
        var found: (RowFile, CatalogEntry, CatalogLocalization)?
        for file in files {
            if let (entry, localization) = file.find(key) {
                found = (file, entry, localization)
                break
            }
        }
        let source = source(of: key)
        guard let (file, entry, localization) = found else {
            guard let source, source.entry.shouldTranslate else { return nil }
            var row = ReviewRow(key: key, state: .missing)
            row.source = source.texts
            row.sourceLanguage = source.language
            row.isSourceRightToLeft = isSourceRightToLeft
            row.note = source.note
            row.findings = findings.take(place, key, nil)
            return row
        }
        var row = ReviewRow(key: key, state: file.state(localization))
        if let source {
            row.source = source.texts
            row.sourceLanguage = source.language
            row.isSourceRightToLeft = isSourceRightToLeft
        }
        row.note = Self.note(of: entry, in: file) ?? source?.note ?? ""
        addForms(to: &row, file, localization)
        row.findings = findings.take(place, key, (file.file, localization))
        row.findings += findings.take(place, key + suffix, nil)
        return row
    }

    private func source(
        of key: String
    ) -> (texts: [MarkedText], language: LanguageTag, note: String, entry: CatalogEntry)? {
        for source in sources {
            guard let (entry, localization) = source.find(key) else { continue }
            return (source.written(localization), source.tag, Self.note(of: entry, in: source) ?? "", entry)
        }
        return nil
    }

    /// What Xcode and genstrings write where a developer wrote nothing.
    private static let emptyNotes: Set<String> = ["(No Comment)", "No comment provided by engineer."]

    private static func note(of entry: CatalogEntry, in file: RowFile) -> String? {
        guard let comment = entry.comment else { return nil }
        let lines = file.file.string(comment).split(whereSeparator: \.isNewline).map { line in
            line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
        }
        let note = lines.filter { !$0.isEmpty }.map { String($0) }.joined(separator: "\n")
        return emptyNotes.contains(note) ? nil : note
    }

    private func addForms(to row: inout ReviewRow, _ file: RowFile, _ localization: CatalogLocalization) {
        var forms = file.forms.forms(of: localization, key: row.key, most: Self.mostForms + 1)
        if forms.count > Self.mostForms {
            forms.removeLast()
            row.hasMoreForms = true
        }
        let spoken = accessible(row.key)
        row.isSpeechWritten = spoken != nil
        if forms.count == 1, case .unit(let unit) = localization.content {
            let written = file.marked(file.file.string(unit.value), localization)
            if !written.marks.isEmpty { row.written = written }
        }
        for (index, form) in forms.enumerated() {
            let own = spoken.flatMap { $0.count == forms.count ? $0[index].full : $0.first?.full }
            let reading = speech.reading(of: own ?? form.full, visible: form.visible)
            row.forms.append(
                ReviewForm(
                    name: Self.name(form), visible: MarkedText(form.visible), digits: reading.digits,
                    words: reading.words))
        }
    }

    /// The forms of the text that a translator wrote to be said.
    private func accessible(_ key: String) -> [StringForm]? {
        for file in files {
            guard let (_, localization) = file.find(key + suffix) else { continue }
            return file.forms.forms(of: localization, key: key + suffix)
        }
        return nil
    }

    private static func name(_ form: StringForm) -> String {
        var parts = form.selectors
        if let number = form.number { parts.append(number.description) }
        return parts.joined(separator: " · ")
    }
}
