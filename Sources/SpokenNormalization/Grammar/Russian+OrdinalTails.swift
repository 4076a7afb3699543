import SpokenModel

/// What the words beside an ordinal with its ending tell of its gender and case.
extension Classifier {
    /// «стал 5-м», «прибежавший 3-м швед», «Волков – 18-м»: as which one somebody came in; no preposition puts him there,
    /// and no noun behind it stands in a place.
    func isFinish(_ start: Int, _ noun: Word) -> Bool {
        let end = text.skipSpacesBack(start)
        guard end > 0, text[end - 1] != 0x2C, wordBefore(start) != "и",
            !["е", "и", "у", "ю", "ах", "ях"].contains(where: noun.ends(with:)) || vocabulary.isFunctionWord(noun)
        else { return false }
        let dash = text.previousScalar(end)
        if wordBefore(start).isEmpty { return text.dashLength(dash) > 0 && text.skipSpacesBack(dash) < dash }
        return isBehindVerb(start, "л") || isBehindVerb(start, "ли") || isBehindVerb(start, "лся")
            || RussianDeclension.adjective(wordBefore(start)) != nil
            // «закончил гонку 14-м»
            || noun.isEmpty && hasWordBefore(start) { vocabulary.verbKinds(of: $0).contains(.past) }
    }

    /// «стала», «пришёл»
    func isBehindVerb(_ start: Int, _ ending: Word) -> Bool {
        let verb = wordBefore(start)
        return verb.byteCount >= 8 && verb.ends(with: ending) && verb != "если"
            && !hasForm(wordStartBefore(start), text.skipSpacesBack(start)) { $0.isNoun }
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
