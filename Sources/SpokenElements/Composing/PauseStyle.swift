/// How pauses are written.
public enum PauseStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// Every pause is a comma, as in captions: «Выбрано, Моцарелла, 49 рублей, кнопка».
    case commas
    /// A long pause is a full stop: «Моцарелла. 49 рублей, кнопка».
    case periods
    /// `<speak>Моцарелла<break strength="strong"/> 49 рублей<break strength="weak"/> кнопка</speak>`, escaped.
    case ssml
    /// A short pause is «|», a long one «‖»: for people who look at the structure.
    case marks
}
