/// What a word names, as far as reading a text asks: the names that all languages share. A lemma has one or more.
package enum WordClass: UInt8, Sendable, CaseIterable {
    /// «пациент», «сестра»: living, and somebody.
    case person
    /// «кошка»: living.
    case animal
    case givenName
    case surname
    case city
    case country
    /// «Волга», «Кавказ»
    case place
    case month
    case weekday
    /// «минута», «неделя»: so many of them pass.
    case time
    case unit
    case currency
    case food
    case clothing
    /// «телефон», «диван»: what a shop counts.
    case goods
    case material
    case medicine
    case body
    /// «паспорт», «справка»
    case document
    /// «кредит», «платёж»
    case finance
    /// «статья», «пункт»: a part of a text that has a number behind it.
    case part
    /// «дом», «квартира», «вагон»: what has a number behind it.
    case numbered
    /// «этаж», «класс», «место»: what is numbered with an ordinal rather than counted.
    case ordinal
    /// «шаг», «серия»: one of so many.
    case step
    case building
    case room
    case road
    case street
    case transport
    case institution
    /// «матч», «выставка»
    case event
    case sport
    /// «роман», «атлас»: what has volumes.
    case book
    case hotel
    /// «заказ», «пин-код»: its number is a code.
    case code
    case measure
    /// «случай», «причина»: no thing.
    case abstract
    /// «файл», «сайт»
    case technology
    case nature
    case science
    case art
    case war
    case school
    /// «примерно»: what stands before a number and governs nothing.
    case quantity
    /// A noun of numbers: «десяток», «сотня».
    case numeral
    case adjective
    /// «1-й», «последний»: an adjective of order.
    case order
    /// «праздник», «юбилей»: what a day is called.
    case occasion
    /// «приходятся», «считаются», "wurde geboren": of days as a subject, or what happened then.
    case dating
    /// «зима», «лето»: a part of the year.
    case season
    /// «начало», «середина», "seit": a part of a time stands behind it.
    case phase
    /// «вес», «нетто», «весит»: grams stand behind it.
    case weight
    /// «выпуск», «постройка»: what a thing has a year of.
    case origin
    /// «телефон», «звоните»: digits behind it are called.
    case telephone
    /// «экран», «съёмка»: what has so many lines.
    case picture
    /// «цена», «взнос», «стоит»: money stands behind it.
    case price
    /// «температура», «баланс», «отклонение», «ночью»: what may lie below zero.
    case signed
    /// «платформа», «разъезд»: where trains stop, named after its kilometre.
    case halt
    /// «студент», «инвалид»: whose course or group is numbered.
    case student
    /// «достаточно», «хватит»
    case sufficient
    /// «или», «если», «который»: a word that names nothing and is never counted.
    case function
    /// «розетка», «ток»: amperes and volts stand behind it.
    case electric
    /// «банка», «бутылка»: what holds so much.
    case vessel
    /// «этаж», «век», «неделя»: an ordinal may stand before it, «в 5 классе».
    case ordinalNoun
    /// «1 этаж», «10 % раствор»: a number before its nominative is an attribute of it rather than how many there are.
    case attributed
    /// «Пётр», «Екатерина»: a monarch may be called so.
    case regnal
    /// «раствор», «скидка»: what a share makes a kind of, «10-процентный раствор».
    case share
    /// «agua», «área»: feminine, but its stressed «a» asks for the masculine of one, «un área».
    case tonic
    /// «рахунок», «перемога», «програли»: two numbers with a colon behind it are a score.
    case score
    /// «оцінка», «рейтинг»: a number of so many stands behind it.
    case rating
    /// «масштаб», «пропорція»: two numbers with a colon behind it are one to the other.
    case ratio
    /// «тиск», «графік»: two numbers with a stroke behind it are one on the other.
    case paired
    /// «dzieci», «drzwi»: counted by collectives.
    case collective
    /// "der", "diesem", "mein": stands before a noun and shows its gender and case.
    case determiner
    /// "habe", "brauchen": what stands behind it is its object rather than its subject.
    case transitive
    /// "since", "by": a day or a month may stand behind it.
    case temporal
    /// "Texas": a postal code may stand behind it.
    case state
    /// "due", "starts", "before": a day in digits stands behind it.
    case scheduled

    /// The class of a name in a table.
    package init?(name: some StringProtocol) {
        guard let found = Self.byName[String(name)] else { return nil }
        self = found
    }

    private static let byName = Dictionary(zip(names, allCases)) { first, _ in first }

    /// As tables write it: "given-name".
    package var name: String { Self.names[Int(rawValue)] }

    /// In the order of the cases.
    private static let names = [
        "person", "animal", "given-name", "surname", "city", "country", "place", "month", "weekday", "time", "unit",
        "currency", "food", "clothing", "goods", "material", "medicine", "body", "document", "finance", "part",
        "numbered", "ordinal", "step", "building", "room", "road", "street", "transport", "institution", "event",
        "sport", "book", "hotel", "code", "measure", "abstract", "technology", "nature", "science", "art", "war",
        "school", "quantity", "numeral", "adjective", "order", "occasion", "dating", "season", "phase", "weight",
        "origin", "telephone", "picture", "price", "signed", "halt", "student", "sufficient", "function", "electric",
        "vessel", "ordinal-noun", "attributed", "regnal", "share", "tonic", "score", "rating", "ratio", "paired",
        "collective", "determiner", "transitive", "temporal", "state",
        "scheduled",
    ]

    /// Whether the accusative of its nouns is the genitive: «вижу двух пациентов».
    package var isAnimate: Bool {
        switch self {
        case .person, .animal, .givenName, .surname: true
        default: false
        }
    }
}
