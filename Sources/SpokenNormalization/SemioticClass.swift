/// What a piece of text stands for: the semiotic classes of text normalization.
public enum SemioticClass: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «5», «1 234»
    case cardinal
    /// - «1-й», «3rd», «XXI»
    case ordinal
    /// - «4,8»
    case decimal
    /// - «2/3», «½»
    case fraction
    /// - «21 %»
    case percent
    /// - «30 см», «10 × 15 см», «2 ч 15 мин»
    case measure
    /// - «395 ₽», «$5.99»
    case money
    /// - «500–700», «from 2–5»
    case range
    /// - «18:30», «с 09:00 до 23:00»
    case time
    /// - «21 марта 2025 г.», «12.05.2025», «1990-е гг.»
    case date
    /// - «8 (800) 333-00-60»
    case telephone
    /// - «•• 1234», «арт. 00451»
    case code
    /// - «ул. Ленина», «д. 5»
    case address
    /// - «т. е.», «См.»
    case abbreviation
    /// - «№», «§», «&»
    case symbol
    /// - «2:1», «24/7»
    case score
    /// - «16+»
    case age
    /// - «2-комнатная»
    case compound
    /// - «СБП», «QR»
    case letters
    /// - «name@example.com»
    case electronic
    /// - 🍕
    case emoji
    /// - «Cыр» with a Latin C
    case lookAlike
    /// A word of the user's own table.
    case lexicon
    /// What no rule reads although something should be said for it: «5 кбк», «⇄»
    case unread
}
