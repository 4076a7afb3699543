/// Whether a noun is animate: it decides the Russian accusative («вижу два стола», «вижу двух котов»).
public enum Animacy: String, Sendable, Hashable, Codable, CaseIterable {
    /// «стол»: «вижу два стола».
    case inanimate
    /// «кот»: «вижу двух котов».
    case animate
}
