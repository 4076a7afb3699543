/// Reads spelled numbers back; it knows the words from lists of its own, not from the tables.
struct NumberReader {
    private let words: [Substring: UInt64]
    /// Words that multiply what stands before them, or 1, with the power below which the group before them ends.
    private let scales: [Substring: UInt64]

    /// - Parameters:
    ///   - words: words of a value, separated by spaces; `|` separates words of one value.
    ///   - scales: the same for powers of ten.
    init(_ words: [(UInt64, String)], scales: [(UInt64, String)]) {
        func pairs(_ list: [(UInt64, String)]) -> [(Substring, UInt64)] {
            list.flatMap { value, forms in forms.split(separator: "|").map { ($0, value) } }
        }
        self.words = Dictionary(uniqueKeysWithValues: pairs(words))
        self.scales = Dictionary(uniqueKeysWithValues: pairs(scales))
    }

    /// Nil for an unknown word, and where a smaller word stands before a larger one.
    func value(_ text: String) -> UInt64? {
        var total: UInt64 = 0
        var group: UInt64 = 0
        var thousands: UInt64 = 0
        for word in text.split(whereSeparator: { $0 == " " || $0 == "-" }) {
            if let value = words[word] {
                // Within a group every word fits in the zeros of the one before it.
                guard value > 0 || text.allSatisfy({ $0 != " " }) else { return nil }
                guard group == 0 || (group % 100 == 0 && value < 100) || (group % 10 == 0 && value < 10) else {
                    return nil
                }
                group += value
            } else if let scale = scales[word] {
                if scale == 1000 {
                    guard thousands == 0 else { return nil }
                    thousands = max(group, 1) * 1000
                } else {
                    guard total % scale == 0, total == 0 || total / scale >= 1000 else { return nil }
                    total += max(thousands + group, 1) * scale
                    thousands = 0
                }
                group = 0
            } else {
                return nil
            }
        }
        return total + thousands + group
    }
}

extension NumberReader {
    private static func numbered(_ text: String, from first: UInt64, step: UInt64) -> [(UInt64, String)] {
        text.split(separator: " ").enumerated().map { (first + UInt64($0) * step, String($1)) }
    }

    static let all = ["es": spanish, "uk": ukrainian, "be": belarusian, "pl": polish]

    /// Scales stand in the order of the text, so Spanish «mil» before «millones» belongs to them.
    static let spanish = NumberReader(
        numbered(
            "cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno|veintiún|veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
            from: 0, step: 1)
            + numbered("treinta cuarenta cincuenta sesenta setenta ochenta noventa", from: 30, step: 10)
            + [(100, "cien|ciento")]
            + numbered(
                "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
                from: 200, step: 100),
        scales: [(1000, "mil"), (1_000_000, "millón|millones"), (1_000_000_000_000, "billón|billones")])

    static let ukrainian = NumberReader(
        numbered(
            "нуль один|одна два|дві три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять",
            from: 0, step: 1)
            + numbered("двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто", from: 20, step: 10)
            + numbered(
                "сто двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот", from: 100, step: 100),
        scales: [
            (1000, "тисяча|тисячі|тисяч"), (1_000_000, "мільйон|мільйони|мільйонів"),
            (1_000_000_000, "мільярд|мільярди|мільярдів"), (1_000_000_000_000, "трильйон|трильйони|трильйонів"),
            (1_000_000_000_000_000, "квадрильйон|квадрильйони|квадрильйонів"),
        ])

    static let belarusian = NumberReader(
        numbered(
            "нуль адзін|адна два|дзве тры чатыры пяць шэсць сем восем дзевяць дзесяць адзінаццаць дванаццаць трынаццаць чатырнаццаць пятнаццаць шаснаццаць семнаццаць васемнаццаць дзевятнаццаць",
            from: 0, step: 1)
            + numbered(
                "дваццаць трыццаць сорак пяцьдзясят шэсцьдзясят семдзесят восемдзесят дзевяноста", from: 20, step: 10)
            + numbered("сто дзвесце трыста чатырыста пяцьсот шэсцьсот семсот восемсот дзевяцьсот", from: 100, step: 100),
        scales: [
            (1000, "тысяча|тысячы|тысяч"), (1_000_000, "мільён|мільёны|мільёнаў"),
            (1_000_000_000, "мільярд|мільярды|мільярдаў"), (1_000_000_000_000, "трыльён|трыльёны|трыльёнаў"),
            (1_000_000_000_000_000, "квадрыльён|квадрыльёны|квадрыльёнаў"),
        ])

    static let polish = NumberReader(
        numbered(
            "zero jeden|jedna dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście",
            from: 0, step: 1)
            + numbered(
                "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
                from: 20, step: 10)
            + numbered(
                "sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset", from: 100, step: 100),
        scales: [
            (1000, "tysiąc|tysiące|tysięcy"), (1_000_000, "milion|miliony|milionów"),
            (1_000_000_000, "miliard|miliardy|miliardów"), (1_000_000_000_000, "bilion|biliony|bilionów"),
            (1_000_000_000_000_000, "biliard|biliardy|biliardów"),
        ])
}
