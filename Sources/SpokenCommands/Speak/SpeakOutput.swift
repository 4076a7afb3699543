import ArgumentParser

/// What `speak` writes for a line.
enum SpeakOutput: String, CaseIterable, ExpressibleByArgument {
    /// The spoken text.
    case text
    /// The pair with its spans, as JSON on one line.
    case json
    /// Markup for a speech engine, or attributes for a platform, by `--profile`.
    case ssml
}
