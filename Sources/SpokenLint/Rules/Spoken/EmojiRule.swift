import SpokenDiagnostics

/// An emoji stands in a text that is said.
struct EmojiRule: SpeechRule {
    static let description = RuleDescription(
        id: "emoji", group: .spoken, severity: .info, certainty: .likely,
        summary: "An emoji stands in a text that is said.",
        rationale: "Its full name is said in the middle of the text: «лицо со слезами радости».",
        example: SpokenExample.label("Готово 1️⃣🎉"), repaired: SpokenExample.label("Готово"))

    static let kind = SpokenSpan.Kind.emoji
    static let what = "an emoji"
}
