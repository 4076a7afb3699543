import SpokenDiagnostics
import SpokenElements
import SpokenFixtures
import SpokenICU
import SpokenModel

extension ReviewBuilder {
    /// The screen readers whose words are compared.
    private static let profiles: [(profile: ScreenReaderProfile, name: String)] = [
        (.voiceOver, "VoiceOver"), (.talkBack, "TalkBack"), (.nvda, "NVDA"),
    ]

    /// What screen readers say for elements, and what golden files hold.
    func screens(_ input: ReviewInput) -> [ReviewScreen] {
        var result: [ReviewScreen] = []
        let byFile = Dictionary(grouping: input.diagnostics, by: \.file)
        for document in input.elements {
            let found = (byFile[document.path] ?? []).map {
                ReviewFinding(diagnostic: $0, mended: $0.fix?.edits.first?.replacement)
            }
            for (index, screen) in document.screens.enumerated() {
                var made = Self.screen(screen, of: document, index)
                if index == 0 { made.findings = found }
                result.append(made)
            }
        }
        for (path, golden) in input.goldens {
            let found = (byFile[path] ?? []).map { ReviewFinding(diagnostic: $0) }
            for (index, section) in golden.sections.enumerated() {
                let spoken = golden.columns.firstIndex { $0 == "spoken" || $0 == "utterance" } ?? golden.columns.count
                result.append(
                    ReviewScreen(
                        title: "\(golden.name), \(section.name)", file: path, language: section.language,
                        isRightToLeft: ICULocales.isRightToLeft(section.language), columns: golden.columns,
                        firstSpoken: spoken, rows: section.rows.map(\.cells), findings: index == 0 ? found : []))
            }
        }
        return result
    }

    private static func screen(_ screen: SpokenScreen, of document: ElementDocument, _ index: Int) -> ReviewScreen {
        let language = screen.language ?? .russian
        var columns: [String] = []
        var cells: [[String]] = []
        for (profile, name) in profiles {
            guard let composer = try? UtteranceComposer(profile: profile, language: language) else { continue }
            columns.append(name)
            for (row, text) in composer.transcript(of: screen).texts().enumerated() {
                if row == cells.count { cells.append([]) }
                cells[row].append(text)
            }
        }
        let title = document.screens.count > 1 ? "Screen \(index + 1)" : "Screen"
        return ReviewScreen(
            title: title, file: document.path, language: language,
            isRightToLeft: ICULocales.isRightToLeft(language), columns: columns, firstSpoken: 0, rows: cells)
    }
}
