public import SpokenElements
import SpokenModel

/// A transcript as the rows of a golden file.
public enum TranscriptFixture {
    /// The columns of its rows.
    public static let columns = ["visible", "spoken", "utterance"]

    /// The rows of what a reader says of a screen.
    public static func section(_ transcript: Transcript) -> GoldenSection {
        GoldenSection(
            transcript.language, profile: transcript.profile.rawValue,
            rows: transcript.lines.map { line in
                let texts = [line.element.label, line.element.value ?? line.element.adjustment?.value]
                    .compactMap(\.self).filter { !$0.isEmpty }
                let pair = texts.joined(separator: ", ")
                return GoldenRow([pair.visibleText, pair.accessibleText, line.utterance.text()])
            })
    }
}
