/// Which Russian capitals no mouth can say as a word, told by their shape alone: «ЗКЦА», «ЕНВД», «АФК», «ЦФО».
struct InitialismShape {
    /// The bytes of the letters, two each.
    private let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameter written: the letters as bytes of UTF-8; it is read as long as they stand there.
    init(_ written: UnsafeBufferPointer<UInt8>) { bytes = written }

    /// Whether letters are said one by one; nothing but capitals of the alphabet is looked at.
    static func isSpelled(_ written: UnsafeBufferPointer<UInt8>) -> Bool { InitialismShape(written).isSpelled }

    private var count: Int { bytes.count / 2 }

    /// The letter at an index, by its place in the alphabet.
    private subscript(_ index: Int) -> UInt8 { bytes[2 * index + 1] &- 0x90 }

    private var isOfCapitals: Bool {
        bytes.count % 2 == 0
            && (0..<count).allSatisfy {
                bytes[2 * $0] == 0xD0 && (Self.vowels.has(self[$0]) || Self.consonants.has(self[$0]))
            }
    }

    private var isSpelled: Bool {
        guard count > 0, isOfCapitals else { return false }
        let head = (0..<count).first { Self.vowels.has(self[$0]) } ?? count
        if head == count { return true }
        let tail = count - 1 - ((0..<count).last { Self.vowels.has(self[$0]) } ?? 0)
        let isVowelFirst = head == 0
        // «ОАЭ», «ЕАО»
        if isVowelFirst, count == 3, (0..<count).allSatisfy({ Self.vowels.has(self[$0]) }) {
            return self[0] != self[1] || self[1] != self[2]
        }
        let last = self[count - 1]
        if isVowelFirst, tail == count - 1 {
            if tail >= 3 { return count <= 6 && !ends(with: ["СК", "СТ", "КТ", "ТР", "КР", "КС"]) }
            return tail == 2 && self[1] != last && Self.isObstruent(self[1]) && Self.isObstruent(last)
                && !("СТЩ" as LetterSet).has(last) && !ends(with: ["СК", "СП", "ЗД", "ЖД"])
        }
        // «АЭС», «ОЭСР»
        if isVowelFirst, count <= 4, ("Э" as LetterSet).has(self[1]), tail == count - 2, tail > 0 { return true }
        guard head >= 2, count <= 5 else { return false }
        if head >= 3 { return !("ВМПХ" as LetterSet).has(self[0]) && !("ЛРНМВ" as LetterSet).has(self[2]) }
        return count == 3 && Self.isNoBeginning(self[0], self[1])
    }

    /// Whether its last two letters are one of some pairs: what a word may end in behind one more consonant, «Омск», «центр».
    private func ends(with pairs: [StaticString]) -> Bool {
        let start = bytes.count - 4
        guard start >= 0 else { return false }
        return pairs.contains { pair in
            (0..<min(pair.utf8CodeUnitCount, 4)).allSatisfy { pair.utf8Start[$0] == bytes[start + $0] }
        }
    }

    /// «БЦА», «НПО»: two consonants that no syllable begins with.
    private static func isNoBeginning(_ first: UInt8, _ second: UInt8) -> Bool {
        guard isObstruent(second) else { return false }
        func begins(_ letters: LetterSet) -> Bool { letters.has(first) }
        func goesOn(_ letters: LetterSet) -> Bool { letters.has(second) }
        if begins("ЦН") { return !goesOn("В") }
        if begins("Л") { return !goesOn("БГЖ") }
        if begins("М") { return !goesOn("ГСХЩ") }
        if begins("Р") { return !goesOn("ВЖТ") }
        if begins("ВС") { return false }
        return !goesOn("В") && isObstruent(first) && begins("БГДЖЗ") != goesOn("БГДЖЗ")
    }

    private static func isObstruent(_ letter: UInt8) -> Bool { !("ЛМНР" as LetterSet).has(letter) }

    private static let vowels: LetterSet = "АЕИОУЭЮЯ"
    private static let consonants: LetterSet = "БВГДЖЗКЛМНПРСТФХЦЧШЩ"
}
