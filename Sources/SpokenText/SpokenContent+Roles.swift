import SpokenModel

/// Modifiers return a copy; on a text or a string of a catalog they change nothing.
extension SpokenContent {
    /// «от 21 ₽» / «от 21 рубля»
    public var from: SpokenContent { with(role: .from) }

    /// «до 30 см» / «до 30 сантиметров»
    public var upTo: SpokenContent { with(role: .upTo) }

    /// «около 5 кг» / «около 5 килограммов»
    public var about: SpokenContent { with(role: .about) }

    /// «за 1 ₽» / «за 1 рубль»
    public var inExchange: SpokenContent { with(role: .forPrice) }

    /// «по 2 ₽» / «по 2 рубля»; one is said in the dative: «по 1 рублю».
    public var each: SpokenContent { with(role: .each) }

    /// The accessible half in a grammatical case, for a text that goes around it: `.price(21, .RUB).in(.genitive)` is
    /// «21 ₽» / «21 рубля».
    public func `in`(_ grammaticalCase: GrammaticalCase) -> SpokenContent {
        switch kind {
        case .quantity(let quantity, let role, _): SpokenContent(.quantity(quantity, role, grammaticalCase))
        case .noun(let number, let noun, let role, _): SpokenContent(.noun(number, noun, role, grammaticalCase))
        case .text, .string: self
        }
    }

    package func with(role: QuantityRole) -> SpokenContent {
        switch kind {
        case .quantity(let quantity, _, let grammaticalCase):
            SpokenContent(.quantity(quantity, role, grammaticalCase))
        case .noun(let number, let noun, _, let grammaticalCase):
            SpokenContent(.noun(number, noun, role, grammaticalCase))
        case .text, .string: self
        }
    }
}
