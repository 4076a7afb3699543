import SpokenModel

/// The nouns that the case files count.
enum CountedNouns {
    static let all: [String: CountedNoun] = [
        "товар": noun(
            .masculine, .inanimate, "товар товара товару товар товаром товаре",
            "товары товаров товарам товары товарами товарах"),
        "пицца": noun(
            .feminine, .inanimate, "пицца пиццы пицце пиццу пиццей пицце", "пиццы пицц пиццам пиццы пиццами пиццах"),
        "окно": noun(.neuter, .inanimate, "окно окна окну окно окном окне", "окна окон окнам окна окнами окнах"),
        "кот": noun(
            .masculine, .animate, "кот кота коту кота котом коте", "коты котов котам котов котами котах"),
        "просмотр": noun(
            .masculine, .inanimate, "просмотр просмотра просмотру просмотр просмотром просмотре",
            "просмотры просмотров просмотрам просмотры просмотрами просмотрах"),
        "штука": noun(
            .feminine, .inanimate, "штука штуки штуке штуку штукой штуке", "штуки штук штукам штуки штуками штуках"),
        "ребёнок": noun(
            .masculine, .animate, "ребёнок ребёнка ребёнку ребёнка ребёнком ребёнке",
            "дети детей детям детей детьми детях", isCollective: true),
        "view": noun(.neuter, .inanimate, "view", "views"),
        "piece": noun(.neuter, .inanimate, "piece", "pieces"),
        "vista": noun(.feminine, .inanimate, "vista", "vistas"),
        "pieza": noun(.feminine, .inanimate, "pieza", "piezas"),
        "ножницы": noun(.feminine, .inanimate, "", "ножницы ножниц ножницам ножницы ножницами ножницах"),
    ]

    private static func noun(
        _ gender: GrammaticalGender, _ animacy: Animacy, _ singular: String, _ plural: String,
        isCollective: Bool = false
    ) -> CountedNoun {
        CountedNoun(
            gender: gender, animacy: animacy, singular: forms(singular), plural: forms(plural),
            isCollective: isCollective)
    }

    private static func forms(_ text: String) -> [GrammaticalCase: String] {
        let cases: [GrammaticalCase] = [.nominative, .genitive, .dative, .accusative, .instrumental, .prepositional]
        return Dictionary(uniqueKeysWithValues: zip(cases, text.split(separator: " ").map(String.init)))
    }
}
