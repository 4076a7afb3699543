/// Which Russian capitals no mouth can say as a word, told by their shape alone: «ЗКЦА», «ЕНВД», «АФК», «ЦФО».
enum InitialismShape {
    /// Whether letters are said one by one; nothing but capitals of the alphabet is looked at.
    static func isSpelled(_ written: String) -> Bool {
        let letters = Array(written)
        guard letters.allSatisfy({ vowels.contains($0) || consonants.contains($0) }), let last = letters.last else {
            return false
        }
        let head = letters.prefix { consonants.contains($0) }.count
        if head == letters.count { return true }
        let tail = letters.reversed().prefix { consonants.contains($0) }.count
        let isVowelFirst = head == 0
        // «ОАЭ», «ЕАО»
        if tail == 0, isVowelFirst, letters.count == 3, letters.allSatisfy({ vowels.contains($0) }) {
            return Set(letters).count > 1
        }
        if isVowelFirst, tail == letters.count - 1 {
            if tail >= 3 { return letters.count <= 6 && !endings.contains(String(letters.suffix(2))) }
            return tail == 2 && letters[1] != last && isObstruent(letters[1]) && isObstruent(last)
                && !"СТЩ".contains(last) && !["СК", "СП", "ЗД", "ЖД"].contains(String(letters.suffix(2)))
        }
        // «АЭС», «ОЭСР»
        if isVowelFirst, letters.count <= 4, letters[1] == "Э", tail == letters.count - 2, tail > 0 { return true }
        guard head >= 2, letters.count <= 5, let first = letters.first else { return false }
        if head >= 3 { return !"ВМПХ".contains(first) && !"ЛРНМВ".contains(letters[2]) }
        return letters.count == 3 && isNoBeginning(first, letters[1])
    }

    /// «БЦА», «НПО»: two consonants that no syllable begins with.
    private static func isNoBeginning(_ first: Character, _ second: Character) -> Bool {
        guard isObstruent(second) else { return false }
        switch first {
        case "Ц": return second != "В"
        case "Л": return !"БГЖ".contains(second)
        case "М": return !"ГСХЩ".contains(second)
        case "Н": return second != "В"
        case "Р": return !"ВЖТ".contains(second)
        case "В", "С": return false
        default:
            return second != "В" && isObstruent(first) && voiced.contains(first) != voiced.contains(second)
        }
    }

    private static func isObstruent(_ letter: Character) -> Bool { !"ЛМНР".contains(letter) }

    private static let vowels: Set<Character> = ["А", "Е", "И", "О", "У", "Э", "Ю", "Я"]
    private static let consonants: Set<Character> = [
        "Б", "В", "Г", "Д", "Ж", "З", "К", "Л", "М", "Н", "П", "Р", "С", "Т", "Ф", "Х", "Ц", "Ч", "Ш", "Щ",
    ]
    private static let voiced: Set<Character> = ["Б", "Г", "Д", "Ж", "З"]
    /// What a word may end in behind one more consonant: «Омск», «центр».
    private static let endings: Set<String> = ["СК", "СТ", "КТ", "ТР", "КР", "КС"]
}
