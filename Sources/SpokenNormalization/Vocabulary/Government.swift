import SpokenModel

/// What governs the number behind a word.
enum Government: Sendable, Hashable {
    case governs(GrammaticalCase)
    /// «по»: dative for one, accusative for more.
    case distributive
    /// «примерно», «почти»: the word before it governs.
    case transparent
    /// «и», «или» behind a number: it shares the governor of that one.
    case joint
    /// «превысил две тысячи», but «не превысил двух тысяч».
    case negatable
    /// «угол ул. Мира»: genitive of an abbreviated name, while numbers behind it are none's.
    case named
    /// «стоимость 1 кв. м»: genitive of a measure, but no money's.
    case price
    /// «дети», «мужчина»: genitive of an age behind it, «дети пяти лет».
    case age
}

extension Government {
    /// As the table says it, of several the first, which is the likeliest; a name that there is not governs nothing.
    init(name: String) {
        let name = name.prefix { $0 != "|" }
        self =
            switch name {
            case "transparent": .transparent
            case "joint": .joint
            case "distributive": .distributive
            case "age": .age
            case "named": .named
            case "price": .price
            case "negatable": .negatable
            default: .governs(GrammaticalCase(name: String(name)) ?? .nominative)
            }
    }
}
