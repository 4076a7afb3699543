import SpokenModel

/// What the words beside an ordinal with its ending tell of its gender and case.
extension Classifier {
    /// The length of the hyphen before an ending; of a longer dash too, where what follows can be nothing else: «13–е».
    func suffixHyphen(_ place: Int) -> Int {
        let length = text.dashLength(place)
        guard text[place + length] >= 0xD0 else { return 0 }
        if length == 1 || text.has("\u{2010}", at: place) || text.has("\u{2011}", at: place) { return length }
        let suffix = text.exact(place + length, text.wordEnd(place + length))
        let isAdjective = suffix.byteCount > 10 && RussianDeclension.adjective(suffix) != nil
        return length == 3 && (isAdjective || Self.suffixes.contains(suffix)) ? length : 0
    }

    private static let suffixes: WordSet = [
        "й", "я", "е", "м", "х", "го", "му", "ю", "ми", "ти", "мя", "ый", "ой", "ая", "ую", "ое", "ые", "ых",
    ]

    /// «стал 5-м», «прибежавший 3-м швед», «Волков – 18-м»: as which one somebody came in; no preposition puts him there,
    /// and no noun behind it stands in a place.
    func isFinish(_ start: Int, _ noun: Word) -> Bool {
        let end = text.skipSpacesBack(start)
        guard end > 0, text[end - 1] != 0x2C, wordBefore(start) != "и",
            !["е", "и", "у", "ю", "ах", "ях"].contains(where: noun.ends(with:)) || vocabulary.isFunctionWord(noun)
        else { return false }
        let dash = text.previousScalar(end)
        if wordBefore(start).isEmpty { return text.dashLength(dash) > 0 && text.skipSpacesBack(dash) < dash }
        return !vocabulary.verbKinds(of: wordBefore(start)).isEmpty
            // «прибежавший 3-м», but «в каждом 12-м»
            || RussianDeclension.adjective(wordBefore(start)).map { $0.cases != [.prepositional] } ?? false
            // «закончил гонку 14-м»
            || noun.isEmpty && hasWordBefore(start) { vocabulary.verbKinds(of: $0).contains(.past) }
    }

    /// «Она стала 3-й», «пришла к финишу 16-й»; «прочитала том 5-й» tells of its noun.
    func isHerFinish(_ start: Int, _ noun: Word) -> Bool {
        func isHers(_ word: Word) -> Bool { word.ends(with: "ла") && vocabulary.verbKinds(of: word).contains(.past) }
        if isHers(wordBefore(start)) { return true }
        let before = wordStartBefore(start)
        return noun.isEmpty && before < start && hasWordBefore(before, where: isHers)
            && !hasForm(before, text.skipSpacesBack(start)) {
                $0.gender == .masculine && $0.has(.nominative, .singular)
            }
    }

    /// «армией», «сд»: known as a feminine noun alone.
    func isFeminine(_ noun: Word) -> Bool {
        var isMeant = false
        let isOther = vocabulary.words?.contains(noun) {
            isMeant = isMeant || $0.isNoun && $0.gender == .feminine
            return $0.isAdjective || $0.isNoun && $0.gender != .feminine
        }
        return isMeant && isOther == false
    }

    /// «странице», «линии»: behind «3-й» only a feminine noun ends so.
    func isFeminineOblique(_ noun: Word) -> Bool {
        ["е", "и", "ы", "ой", "ей", "ью", "ах", "ях", "ами", "ями", "ам", "ям"].contains(where: noun.ends(with:))
            && noun.byteCount > 4
            && !vocabulary.isFunctionWord(noun)
            // «2-й и 3-й курсы»
            && vocabulary.words?.contains(noun) { $0.gender == .masculine && $0.has(.nominative, .plural) } != true
    }
}
