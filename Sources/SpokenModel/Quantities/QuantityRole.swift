/// The part that a value plays, said with a preposition and the case that it governs: `.from` of 21 roubles is
/// «от 21 рубля», "from 21 rubles", «desde 21 rublos».
public enum QuantityRole: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «21 ₽»
    case plain
    /// - «от 21 ₽», «от 21 рубля»
    case from
    /// - «до 30 см», «до 30 сантиметров»
    case upTo
    /// - «около 5 кг», «около 5 килограммов»
    case about
    /// - «за 1 ₽», «за 1 рубль»
    case forPrice
    /// - «по 1 ₽», «по 1 рублю»; «по 2 ₽», «по 2 рубля»
    case each
}
