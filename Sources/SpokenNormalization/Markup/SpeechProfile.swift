/// What speech markup is written for. The text inside of every one of them is complete by itself: markup only adds.
public enum SpeechProfile: String, Sendable, Hashable, Codable, CaseIterable {
    /// SSML 1.1 with `say-as` for telephones and codes, and `lang`.
    case generic
    /// SSML as espeak-ng takes it: `say-as`, and `voice` for another language.
    case espeak
    /// SSML as Yandex SpeechKit takes it: it knows neither `say-as` nor `lang`, so that the text alone is written.
    case yandex
    /// JSON for attributed strings of iOS: ranges in UTF-16 units of the spoken text.
    case apple
    /// JSON for `TtsSpan` of Android: ranges in UTF-16 units of the visible text.
    case android
}
