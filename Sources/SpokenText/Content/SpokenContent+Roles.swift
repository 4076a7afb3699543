import SpokenModel

/// Modifiers return a copy; on a text, a pair or a string of a catalog they change nothing.
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
        mapped { role, _ in (role, grammaticalCase) }
    }

    package func with(role: QuantityRole) -> SpokenContent {
        mapped { _, grammaticalCase in (role, grammaticalCase) }
    }

    private func mapped(
        _ body: (QuantityRole, GrammaticalCase?) -> (QuantityRole, GrammaticalCase?)
    ) -> SpokenContent {
        switch kind {
        case .quantity(let quantity, let role, let grammaticalCase):
            let (role, grammaticalCase) = body(role, grammaticalCase)
            return SpokenContent(.quantity(quantity, role, grammaticalCase))
        case .noun(let number, let noun, let role, let grammaticalCase):
            let (role, grammaticalCase) = body(role, grammaticalCase)
            return SpokenContent(.noun(number, noun, role, grammaticalCase))
        case .instant(let seconds, let part, let role, let grammaticalCase):
            let (role, grammaticalCase) = body(role, grammaticalCase)
            return SpokenContent(.instant(secondsSince1970: seconds, part, role, grammaticalCase))
        case .text, .string, .pair, .invalid: return self
        }
    }
}
