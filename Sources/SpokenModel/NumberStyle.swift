/// How numbers stand in accessible text.
public enum NumberStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// For screen readers, which read digits well: «179 рублей», «от 395 рублей», «с 9 до 23».
    case digits
    /// For plain synthesizers and voice assistants: «сто семьдесят девять рублей», «с девяти до двадцати трёх».
    case words
}
