import SpokenDiagnostics

/// A time is written with a colon in a text that is said.
struct ClockTimeRule: SpeechRule {
    static let description = RuleDescription(
        id: "clock-time", group: .spoken, severity: .info, certainty: .likely,
        summary: "A time is written with a colon in a text that is said.",
        rationale: "Not every synthesizer reads it as a time; «ноль девять ноль ноль» is longer than «9».",
        example: SpokenExample.label("1️⃣09:00"), repaired: SpokenExample.label("9 часов"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.clockTime
    static let what = "a time in digits"
}
