import SpokenModel
import SpokenNormalization

/// The engine that speaks, for each language that can be spoken. Suggestions come from it and from nowhere else.
struct SpeechEngines: Sendable {
    init(_ languages: [String]) {}

    /// The places of a text that are said otherwise than they are written.
    func spans(of text: String, language: String) -> [SpokenSpan] { [] }
}

/// One place that is said otherwise than it is written.
struct SpokenSpan: Sendable {
    /// UTF-8 offsets in the text.
    let range: Range<Int>
    let written: String
    let spoken: String
    let semioticClass: String
}
