import SpokenDiagnostics

/// A time is written with a colon in a text that is said.
struct ClockTimeRule: SpeechRule {
    static let description = RuleDescription(
        id: "clock-time", group: .spoken, severity: .info, certainty: .likely,
        summary: "A time is written with a colon in a text that is said.",
        rationale: "Not every synthesizer reads it as a time; «ноль девять ноль ноль» is longer than «9».",
        example: SpokenExample.label("Открыто 1️⃣с 09:00 до 23:00"), repaired: SpokenExample.label("Открыто с 9 до 23"),
        fix: .unsafe)

    static let kind = SpokenSpan.Kind.clockTime
    static let what = "a time in digits"
}
