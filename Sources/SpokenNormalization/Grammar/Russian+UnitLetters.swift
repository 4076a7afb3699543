import SpokenLocaleData
import SpokenModel

/// A single letter behind a number that is a unit only in company: «5 м и 7 ж» are people, «3 В» may be a class of a school.
extension Classifier {
    /// Whether the letters of a unit stand for something else here.
    /// - Parameter number: where the digits end.
    func isOtherLetter(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, behind number: Int) -> Bool {
        let letter = start + text.letterLength(start)
        // «№ 44г-35»
        if start == number, text[end] == 0x2D, text.isDigit(end + 1) { return true }
        if start == number, letter > start, letter == end, isOfNumberedThing(number) { return true }
        if text.has("гл.", at: start), text.letterLength(start - 2) == 0 || start > number {
            return meaning == .unit(.hectoliter)
        }
        if case .unit(let unit) = meaning, vocabulary.isPortion(unit), end - start <= 4, isBeforeVessel(end) {
            return true
        }
        guard letter > start + 1, letter == end || letter + 1 == end && text[letter] == 0x2E,
            let digits = numberBefore(number)?.start
        else { return false }
        let isPointed = end > letter || text[end] == 0x2E
        switch meaning {
        case .minorUnit: return !isBehindRoubles(digits)
        // «провязать 5 р. лицевой гладью»: rows.
        // «через 10 р. от начала»: rows.
        case .currency where wordBefore(digits) == "через" && isPointed: return true
        case .currency
        where text.digits(digits).value < 100 && hasWordBefore(digits, where: { vocabulary.stems.has($0, .knitting) }):
            return true
        // «44 р обувь»: a size.
        case .currency:
            return !isPointed && text.digits(digits).value <= 72 && isBeforeThing(end) && !isPriced(digits)
        case .unit where text.isUpper(start): return isClassLetter(letter, digits)
        case .unit(.meter): return isOfPeople(letter, digits) || isLoneMeter(letter, digits, isPointed: isPointed)
        // «в 3 л. мн. ч.»: a person of a verb.
        case .unit(.liter) where isBeforePerson(text[letter] == 0x2E ? letter + 1 : letter): return true
        case .unit(.liter): return isAge(letter, digits, isPointed: isPointed)
        case .unit(.gram): return isAge(letter, digits, isPointed: isPointed) || !isPointed && isBeforeOwnVerb(letter)
        case .unit(.tonne): return !isPointed && wordBefore(digits) == "по" && isBeforeTimes(letter)
        default: return false
        }
    }

    /// «3 л. мн. ч.», «2 л. единственного числа»
    private func isBeforePerson(_ place: Int) -> Bool {
        let word = loweredAfter(place)
        return word == "ед" || word == "мн" || word.begins(with: "единствен") || word.begins(with: "множествен")
    }

    /// «Дом № 5г», «Автобус 10м»: a letter that goes with the number of a thing.
    private func isOfNumberedThing(_ number: Int) -> Bool {
        guard let digits = numberBefore(number)?.start else { return false }
        let before = text.skipSpacesBack(digits)
        if text.has("№", at: before - 3) { return true }
        let word = text.wordStart(before)
        if text.lowered(word, before).begins(with: "номер") { return true }
        return word < before && before < digits
            && hasForm(word, before) {
                $0.classes.has(.transport) && !$0.classes.has(.step) && $0.has(.nominative, .singular)
            }
    }

    /// «на 1 л банку»: of how much the vessel is.
    private func isBeforeVessel(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        guard next > place, text[next] >= 0xD0, !text.isUpper(next) else { return false }
        let last = text.wordEnd(next)
        return hasForm(next, last) {
            $0.gender == .feminine && $0.classes.has(.goods) && $0.has(.accusative, .singular)
                && !$0.has(.genitive, .singular) && !$0.has(.genitive, .plural)
        }
    }

    /// Whether a distance from somewhere stands before a joint: «в 21 км от Твери и».
    func isBehindDistance(_ start: Int) -> Bool {
        var place = wordStartBefore(start)
        for _ in 0..<8 {
            let end = text.skipSpacesBack(place)
            if text.isDigit(end - 1), let digits = numberBefore(end), let unit = spelling(end)?.meaning {
                guard case .unit(let found) = unit, vocabulary.isDistance(found) else { return false }
                return vocabulary.placeGovernors.contains(wordBefore(digits.start))
            }
            let word = text.wordStart(end)
            guard word < end, end == place || text.spaceLength(end) > 0 else { return false }
            place = word
        }
        return false
    }

    /// «м/с^2», «л/с·км²»: a part of a unit that cannot be said stays with the whole.
    func isCut(_ end: Int) -> Bool {
        if text[end] == 0x5E { return true }
        let isProduct =
            text.has("·", at: end) || text.has("⋅", at: end) || text.has("∙", at: end) || text.has("•", at: end)
        if isProduct { return text.letterLength(end + (text[end] == 0xC2 ? 2 : 3)) > 0 }
        guard text[end] == 0x2F, text.letterLength(end + 1) > 0 else { return false }
        if let (_, perEnd) = perSpelling(end + 1) { return text[perEnd] == 0x5E }
        let last = text.wordEnd(end + 1)
        return last - end <= 5 && text[last] != 0x2E || text[last] == 0xC2
    }

    /// «5 р. 20 к.»: kopecks stand behind roubles, or where a price is told.
    private func isBehindRoubles(_ digits: Int) -> Bool {
        if isPriced(digits) { return true }
        var end = text.skipSpacesBack(digits)
        if text[end - 1] == 0x2E || text[end - 1] == 0x2C { end -= 1 }
        let unit = text.wordStart(end)
        let last = text.skipSpacesBack(unit)
        guard unit < end || text.has("₽", at: end - 3), text.isDigit(last - 1) || text.has("₽", at: end - 3) else {
            return false
        }
        if case .currency? = vocabulary.spellings?.longestMatch(in: bytes, at: unit)?.meaning { return true }
        return text.has("₽", at: end - 3)
    }

    /// «за 500 р», «цена 500 р»
    private func isPriced(_ digits: Int) -> Bool { vocabulary.isOf(wordBefore(digits), .price) }

    /// «44 р обувь»: a thing follows in no genitive, which belongs to no price.
    private func isBeforeThing(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        guard next > place, text[next] >= 0xD0, !text.isUpper(next) else { return false }
        let last = text.wordEnd(next)
        return hasForm(next, last) { $0.gender != nil || $0.isAdjective }
            && !hasForm(next, last) { $0.classes.has(.function) || $0.classes.has(.time) }
            && !vocabulary.isGovernor(text.lowered(next, last))
    }

    /// «5 А и 5 Б», «Зал 3 В», «проект 877 В»: a letter that goes with the number of a class, a hall or a model.
    private func isClassLetter(_ end: Int, _ digits: Int) -> Bool {
        if isBesideClass(end, digits) { return true }
        let span = wordStartBefore(digits)
        let last = text.skipSpacesBack(digits)
        guard span < last else { return false }
        return hasForm(span, last) {
            [.numbered, .room, .institution, .school, .person, .place, .document].contains(where: $0.classes.has)
        }
    }

    /// «5 А и 5 Б»: beside another class of a school.
    private func isBesideClass(_ end: Int, _ digits: Int) -> Bool {
        guard text.digits(digits).value <= 11 else { return false }
        // «5 В 2 А» are two properties of one thing.
        let (joint, jointEnd) = wordAfter(end)
        let next = text.skipSpaces(jointEnd)
        if joint == "и", text.isDigit(next) {
            let letter = text.skipSpaces(next + text.digits(next).count)
            if text[letter] >= 0xD0, text.isUpper(letter), text.letterLength(letter + 2) == 0 { return true }
        }
        guard wordBefore(digits) == "и" else { return false }
        let letter = text.previousScalar(text.skipSpacesBack(wordStartBefore(digits)))
        return text.isUpper(letter) && !text.isLetterBefore(letter) && numberBefore(letter) != nil
    }

    /// «7 ж», «и 9 Г»: a letter that is no unit at all, in the company of one that could be.
    func isLetterOfMany(_ start: Int, behind number: Int) -> Bool {
        if text.has("ж", at: start) { return true }
        guard text.isUpper(start), let digits = numberBefore(number)?.start else { return false }
        return isBesideClass(start + 2, digits)
    }

    /// «5 м и 7 ж», «12 ж и 3 м»: men beside women.
    private func isOfPeople(_ end: Int, _ digits: Int) -> Bool {
        let (joint, jointEnd) = wordAfter(text[end] == 0x2E ? end + 1 : end)
        let next = text.skipSpaces(joint == "и" ? jointEnd : [0x2C, 0x2F].contains(text[end]) ? end + 1 : end)
        if text.isDigit(next) {
            let letter = text.skipSpaces(next + text.digits(next).count)
            if text.has("ж", at: letter), text.letterLength(letter + 2) == 0 { return true }
        }
        var last = text.skipSpacesBack(digits)
        if wordBefore(digits) == "и" { last = text.skipSpacesBack(wordStartBefore(digits)) }
        if text[last - 1] == 0x2C || text[last - 1] == 0x2E { last -= 1 }
        return text.has("ж", at: last - 2) && !text.isLetterBefore(last - 2) && numberBefore(last - 2) != nil
    }

    /// «через 5 м»: minutes as often; «весит 2 м»: megabytes.
    private func isLoneMeter(_ end: Int, _ digits: Int, isPointed: Bool) -> Bool {
        let before = wordBefore(digits)
        if vocabulary.isOf(before, .weight) { return true }
        // «5 м м»
        let next = text.skipSpaces(end)
        if !isPointed, next > end, text.has("м", at: next), text.letterLength(next + 2) == 0 { return true }
        guard before == "через", text.digits(digits).value < 50 else { return false }
        var place = end
        for _ in 0..<3 {
            let (word, wordEnd) = loweredWord(place)
            if vocabulary.stems.has(word, .turning) { return false }
            place = wordEnd
        }
        return true
    }

    /// «Пациент М., 56 л.», «20 л от роду», «5 л назад», «Ему уже 40 г.»: of somebody, or past.
    private func isAge(_ end: Int, _ digits: Int, isPointed: Bool) -> Bool {
        let number = text.scanNumber(digits, vocabulary.syntax)
        guard number.integer <= 110, !number.hasFraction else { return false }
        let stop = text[end] == 0x2E ? end + 1 : end
        let (after, afterEnd) = loweredWord(stop)
        if after == "назад" || after == "спустя" || after == "от" && loweredAfter(afterEnd) == "роду" { return true }
        guard isPointed, after.isEmpty || text.isUpper(text.skipSpaces(stop)) || !isSubstance(stop) else {
            return false
        }
        var owner = text.skipSpacesBack(digits)
        while case .transparent? = vocabulary.governors[wordBefore(owner + 1)], owner > 0, text.wordStart(owner) < owner
        {
            owner = text.skipSpacesBack(text.wordStart(owner))
        }
        if text[owner - 1] == 0x2C {
            owner -= 1
            // «Пациент М., 56 л.»
            if text[owner - 1] == 0x2E, text.isUpper(text.wordStart(owner - 1)) { return true }
        }
        let name = text.wordStart(owner)
        return hasForm(name, owner) {
            $0.classes.has(.person) || $0.classes.has(.givenName) || $0.classes.has(.surname)
        }
    }

    /// «Моя 2 г болела»: the verb has another subject.
    private func isBeforeOwnVerb(_ place: Int) -> Bool {
        let word = loweredAfter(place)
        guard vocabulary.verbKinds(of: word).contains(.past) else { return false }
        return !["ли", "ло", "лись", "лось"].contains(where: word.ends(with:))
    }

    /// «в день», «раз», «после еды»: how often something is taken.
    private func isBeforeTimes(_ place: Int) -> Bool {
        var (word, end) = loweredWord(place)
        if word == "в" || word == "на" { (word, end) = loweredWord(end) }
        return word == "раз" || word == "раза" || vocabulary.isOf(word, .time) && word != "час"
    }
}
