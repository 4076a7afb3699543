import SpokenLocaleData
import SpokenModel

/// What an amount is of, and who has it.
extension Classifier {
    /// «смешайте со 150 г сахара», «растворите в 200 мл воды»: the case that a verb of the kitchen or the pharmacy tells.
    func mixedOrSolved(
        _ start: Int, _ governed: GrammaticalCase, _ isOfSubstance: @autoclosure () -> Bool
    ) -> GrammaticalCase? {
        let last = text.skipSpacesBack(start)
        guard governed == .genitive || governed == .accusative,
            text.has("в", at: last - 2) || text.has("с", at: last - 2)
                || text.has("со", at: last - 4)
        else { return nil }
        let preposition = wordStartBefore(start)
        switch text.lowered(preposition, last) {
        // «пирог с 200 г начинки», but «начиная с 200 г»
        case "с", "со":
            let isMixed = hasWordBefore(preposition) { vocabulary.stems.has($0, .mixing) }
            return isMixed || wordBefore(preposition).byteCount > 4 && isOfSubstance() ? .instrumental : nil
        case "в":
            return hasWordBefore(preposition, where: { vocabulary.stems.has($0, .solving) }) ? .prepositional : nil
        default: return nil
        }
    }

    /// «ноутбук с 16 ГБ памяти», «акционер с 25 % акций»: what a thing or somebody has; «вырос с 25 % до 30 %» changes.
    func isPossessed(_ unit: MeasureUnit, _ start: Int, _ end: Int) -> Bool {
        guard unit == .percent || vocabulary.category(of: unit) == .digital else { return false }
        let owner = wordStartBefore(wordStartBefore(start))
        let isOwned = hasForm(owner, text.skipSpacesBack(wordStartBefore(start))) {
            $0.isNoun && !$0.classes.has(.transitive) && !$0.classes.has(.time) && !$0.classes.has(.abstract)
        }
        guard isOwned else { return false }
        var place = end
        for step in 0..<4 {
            let (word, last) = loweredWord(place)
            if word == "до" || word == "по" || word == "на" { return false }
            if step == 0, unit == .percent {
                let noun = text.skipSpaces(place)
                guard hasForm(noun, last, where: { $0.has(.genitive, .plural) || $0.has(.genitive, .singular) }) else {
                    return false
                }
            }
            guard last > place, !word.isEmpty else { break }
            place = last
        }
        return true
    }

    /// «сахара», «муки»: whether a noun follows that an amount is of.
    func isSubstance(_ place: Int) -> Bool {
        let noun = loweredAfter(place)
        return noun.byteCount >= 6 && ["а", "я", "и", "ы", "у"].contains(where: noun.ends(with:))
            && !vocabulary.isGovernor(noun) && !vocabulary.isFunctionWord(noun)
    }

    /// «1 кг муки хватит», «1 ГБ достаточно»: whether one of the next three words says that it is enough.
    func isSufficient(_ place: Int) -> Bool {
        var end = place
        for _ in 0..<3 {
            let (word, wordEnd) = loweredWord(end)
            guard wordEnd > end, !word.isEmpty else { return false }
            if vocabulary.isOf(word, .sufficient) { return true }
            end = wordEnd
        }
        return false
    }
}
