import SpokenModel

@testable import SpokenFormatting

/// Reads spelled Russian numbers back; it knows the words from lists of its own, not from the tables.
enum RussianReader {
    private static let words: [String: UInt64] = {
        var result: [String: UInt64] = ["ноль": 0, "одна": 1, "одно": 1, "две": 2]
        let ones =
            "один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
        for (index, word) in ones.split(separator: " ").enumerated() { result[String(word)] = UInt64(index + 1) }
        let tens = "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"
        for (index, word) in tens.split(separator: " ").enumerated() { result[String(word)] = UInt64(index + 2) * 10 }
        let hundreds = "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот"
        for (index, word) in hundreds.split(separator: " ").enumerated() {
            result[String(word)] = UInt64(index + 1) * 100
        }
        return result
    }()

    private static let scales: [(stem: String, value: UInt64)] = [
        ("тысяч", 1000), ("миллион", 1_000_000), ("миллиард", 1_000_000_000), ("триллион", 1_000_000_000_000),
        ("квадриллион", 1_000_000_000_000_000),
    ]

    /// Nil when a word is unknown or stands where none may stand.
    static func value(_ text: String) -> UInt64? {
        var total: UInt64 = 0
        var group: UInt64 = 0
        var lastScale = UInt64.max
        for word in text.split(separator: " ") {
            if let value = words[String(word)] {
                // Within a group every word is smaller than the place of the one before it.
                guard
                    group == 0 || (group % 100 == 0 && value < 100)
                        || (group % 10 == 0 && value < 10 && group % 100 >= 20)
                else { return nil }
                group += value
            } else if let scale = scales.first(where: { isForm(word, of: $0.stem) })?.value {
                guard group > 0, scale < lastScale, isRightForm(word, behind: group, scale) else { return nil }
                total += group * scale
                group = 0
                lastScale = scale
            } else {
                return nil
            }
        }
        return total + group
    }

    private static func isForm(_ word: Substring, of stem: String) -> Bool {
        word.hasPrefix(stem) && ["", "а", "и", "ов"].contains(String(word.dropFirst(stem.count)))
    }

    private static func isRightForm(_ word: Substring, behind group: UInt64, _ scale: UInt64) -> Bool {
        let ending: Int
        switch (group % 100, group % 10) {
        case (11...14, _): ending = 2
        case (_, 1): ending = 0
        case (_, 2...4): ending = 1
        default: ending = 2
        }
        let isThousand = scale == 1000
        let expected = isThousand ? ["тысяча", "тысячи", "тысяч"][ending] : nil
        return expected.map { word == $0 } ?? word.hasSuffix(["н", "а", "ов"][ending])
            || word.hasSuffix(["рд", "а", "ов"][ending])
    }
}
