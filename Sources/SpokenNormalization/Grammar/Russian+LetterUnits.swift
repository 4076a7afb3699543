import SpokenLocaleData
import SpokenModel

/// One or two letters behind a number: a unit where something is measured, else left as they stand.
extension Classifier {
    /// Whether the letters behind a number lack what `letter-licences` asks for.
    /// - Parameter digits: where the number ends.
    func lacksMeasure(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, behind digits: Int) -> Bool {
        guard end - start <= 5, text.isDigit(digits - 1),
            let licence = vocabulary.russian.letterLicences[UnsafeBufferPointer(rebasing: bytes[start..<end])]
        else { return false }
        let number = measuredNumber(digits)
        let letter = Letter(
            start: start, end: end, number: number.start, digitsEnd: digits,
            isStrong: number.isBroken || number.digits >= 3, isBroken: number.isBroken, isApart: start > digits,
            isMass: meaning.unit == .gram || meaning.unit == .tonne || meaning.unit == .quintal, licence: licence)
        return !isMeasured(letter, standing(number.start), following(end))
    }

    private struct Letter {
        var start: Int
        var end: Int
        var number: Int
        var digitsEnd: Int
        /// A fraction, dimensions or three digits.
        var isStrong: Bool
        var isBroken: Bool
        var isApart: Bool
        var isMass: Bool
        var licence: LetterLicence
    }

    private func isMeasured(_ letter: Letter, _ before: Standing, _ behind: Following) -> Bool {
        // «дело № 44г-35», «проекта 877 В»
        if before == .named, !letter.isBroken {
            let isSign = text.has("№", at: text.skipSpacesBack(letter.number) - 3)
            guard !isSign, letter.isStrong, letter.isApart, letter.licence != .lettered else { return false }
        }
        if case .contrary = behind, text[letter.end] == 0x2D { return false }
        switch letter.licence {
        case .portioned: return isPortion(letter, before, behind)
        case .hourly: return isHours(letter, before, behind)
        case .timed: return isSeconds(letter, before, behind)
        case .priced: return isPaid(letter, before, behind)
        case .minor: return isBehindRoubles(letter.number)
        case .lettered: return isOfCurrent(letter, before, behind)
        case .scarce: return letter.isStrong || isOfFood(letter.end) || before == .taken
        case .quarterly: return before == .compared && !text.isDigit(text.skipSpaces(letter.end))
        }
    }

    private func isPortion(_ letter: Letter, _ before: Standing, _ behind: Following) -> Bool {
        let isMeter = text.has("м", at: letter.start)
        // «в 3 л. мн. ч.»: a person of grammar.
        if text.has("л.", at: letter.start),
            ["мн", "ед", "множественное", "единственное"].contains(loweredAfter(letter.start + 3))
        {
            return false
        }
        // «на 3 л банку»: of such a size.
        if isOfVessel(letter.end) || isMeter && isBesideWomen(letter) { return false }
        // «л/с», «г/кг»: nothing else is written so.
        if letter.isStrong || text[letter.end] == 0x2F && text.letterLength(letter.end + 1) > 0 { return true }
        // «файл занимает 5 м»: megabytes.
        if isMeter, hasWordBefore(letter.number, where: { vocabulary.isOf($0, .technology) }) { return false }
        // «5 т. р.»
        if text.has("т", at: letter.start), text.has("р", at: text.skipSpaces(letter.end)) { return true }
        // «по 2 т в день»: tablets, which have a point where they are read.
        if text.has("т", at: letter.start), isDaily(letter.end) { return text[letter.end - 1] == 0x2E }
        if case .substance = behind { return !isTimely(before) || !isMeter }
        switch before {
        case .named, .living, .lasting, .paid: return false
        case .compared: return true
        case .start, .governed, .taken, .asked:
            switch behind {
            case .contrary: return false
            case .predicate: return before != .start
            case .end, .linking, .attribute, .substance: return true
            }
        case .measured(let known):
            if case .contrary = behind { return false }
            return known.has(.measure) || letter.isMass
        case .through:
            guard isMeter else { return true }
            return text.digits(letter.number).value >= 50 || isDirected(letter.end)
        case .labelled:
            switch behind {
            case .contrary, .predicate: return false
            case .end, .linking, .attribute, .substance: return true
            }
        case .untold: return isMeter && isDirected(letter.end) || text[text.skipSpaces(letter.end)] == 0x3D
        }
    }

    /// «5 м и 7 ж», «12 ж, 3 м»: men.
    private func isBesideWomen(_ letter: Letter) -> Bool {
        var next = text.skipSpaces(letter.end)
        if text[next] == 0x2C || text[next] == 0x2F { next = text.skipSpaces(next + 1) }
        if text.has("и ", at: next) { next = text.skipSpaces(next + 2) }
        // The other number may have been said already.
        let other = text.isDigit(next) ? next + text.digits(next).count : text.wordEnd(next)
        if text.has("ж", at: text.skipSpaces(other)) { next = text.skipSpaces(other) }
        if text.has("ж", at: next), text.letterLength(next + 2) == 0 { return true }
        var before = text.skipSpacesBack(letter.number)
        if text[before - 1] == 0x2C { before -= 1 }
        if text.has(" и", at: before - 3) { before = text.skipSpacesBack(before - 2) }
        return text.has("ж", at: before - 2) && !text.isLetterBefore(before - 2)
    }

    /// «в день», «утром», «2 раза»
    private func isDaily(_ place: Int) -> Bool {
        if startsTimes(place) { return true }
        let (word, end) = loweredWord(place)
        if word == "в" || word == "на" || word == "перед" { return vocabulary.isOf(loweredAfter(end), .time) }
        return vocabulary.isOf(word, .time)
    }

    /// «под 2 кг банку»: a vessel as an object, of which the amount tells.
    func isBeforeVessel(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        return start > place
            && hasForm(start, end) {
                $0.classes.has(.vessel) && $0.has(.accusative, .singular) && !$0.has(.nominative, .singular)
            } && !hasForm(start, end) { $0.has(.genitive, .plural) }
    }

    /// «банку», «бутылка»: what holds so much, in no genitive.
    private func isOfVessel(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        return hasForm(start, end) { $0.classes.has(.vessel) }
            && !hasForm(start, end) { $0.has(.genitive, .singular) || $0.has(.genitive, .plural) }
    }

    private func isTimely(_ before: Standing) -> Bool { before == .through || before == .lasting }

    /// «от дома», «до края», «в длину», «направо»: where a length leads.
    private func isDirected(_ place: Int) -> Bool {
        let (word, end) = loweredWord(place)
        if word == "в" || word == "на" {
            let noun = loweredAfter(end)
            return vocabulary.isOf(noun, .measure)
        }
        return ["от", "до", "над", "под", "вдоль", "вглубь", "направо", "налево", "прямо", "вперёд", "вверх", "вниз"]
            .contains(word) || vocabulary.stems.has(word, .turning)
    }

    private func isHours(_ letter: Letter, _ before: Standing, _ behind: Following) -> Bool {
        if letter.isStrong || before == .compared { return true }
        // «в течение 24 ч симптомы»
        if case .contrary = behind, before != .governed, before != .through, before != .lasting { return false }
        // «Учебник в 2 ч.»: parts.
        let preposition = wordStartBefore(letter.number)
        if text[letter.end - 1] == 0x2E || text[letter.end] == 0x2E,
            text.lowered(preposition, text.skipSpacesBack(letter.number)) == "в",
            hasWordBefore(preposition, where: { vocabulary.isOf($0, .book) })
        {
            return false
        }
        return before != .named
    }

    private func isSeconds(_ letter: Letter, _ before: Standing, _ behind: Following) -> Bool {
        if letter.isBroken || text[letter.start - 1] == 0x2F { return true }
        if isPageCount(text.scanNumber(letter.number, syntax)) { return true }
        let end = text.skipSpacesBack(letter.number)
        switch before {
        case .named, .living, .untold, .paid: return false
        case .governed, .compared, .through, .lasting, .taken, .asked, .measured: return true
        case .labelled(let known): return letter.isStrong || known.has(.time) || letter.digitsEnd - letter.number > 1
        case .start:
            // «−5 с»
            let sign = text.previousScalar(end)
            let first = text.dashLength(sign) == end - sign ? text.skipSpacesBack(sign) : end
            if letter.isStrong || endsAmount(end) || first <= 0 || text[first - 1] == 0x0A { return true }
            return [0x3A, 0x28, 0x3D, 0x2F, 0x7E].contains(text[end - 1]) || letter.digitsEnd - letter.number > 1
        }
    }

    private func isPaid(_ letter: Letter, _ before: Standing, _ behind: Following) -> Bool {
        if startsKopecks(letter.end) || text[text.skipSpaces(letter.end)] == 0x2F { return true }
        let value = text.digits(letter.number).value
        // «44 р обувь», «куртка 52 р»: a size.
        if !letter.isBroken, value < 80, isOfClothing(letter, before) { return false }
        let preposition = wordBefore(letter.number)
        if !letter.isBroken, !letter.isApart, isPicture(value, preposition, before, letter.number) { return false }
        if letter.isStrong { return true }
        let isClosed =
            switch behind {
            case .end, .linking: true
            case .substance, .attribute, .predicate, .contrary: false
            }
        switch before {
        case .paid: return true
        case .governed:
            if preposition == "за" || preposition == "по", value > 9 { return true }
            if value < 10 {
                guard case .end = behind else { return false }
                return ["за", "по", "на"].contains(preposition)
            }
            return isClosed && !["в", "во", "под", "при", "над"].contains(preposition)
        case .compared: return true
        case .taken: return isClosed && value > 9
        case .start, .labelled, .measured:
            guard case .end = behind else { return false }
            return value > 9 || !letter.isApart || before == .start && text.skipSpacesBack(letter.number) == 0
        case .named, .living, .through, .lasting, .asked, .untold: return false
        }
    }

    /// «1080р»: lines, where nothing costs so much.
    private func isPicture(_ value: Int, _ preposition: Word, _ before: Standing, _ number: Int) -> Bool {
        switch value {
        case 720, 1080, 1440, 2160, 4320:
            before != .paid && before != .compared && (before != .governed || preposition == "в" || preposition == "во")
        case 144, 240, 360, 480, 576: hasWordBefore(number) { vocabulary.isOf($0, .picture) }
        default: false
        }
    }

    private func startsKopecks(_ place: Int) -> Bool {
        let start = text.skipSpaces(text[place] == 0x2E ? place + 1 : place)
        let count = text.digits(start).count
        guard (1...2).contains(count) else { return false }
        let letter = text.skipSpaces(start + count)
        return text.has("к", at: letter) && (text.letterLength(letter + 2) == 0 || text.has("коп", at: letter))
    }

    /// «12 р. 50 к.»
    private func isBehindRoubles(_ number: Int) -> Bool {
        var end = text.skipSpacesBack(number)
        if text[end - 1] == 0x2E { end -= 1 }
        if text.has("₽", at: end - 3) { return true }
        let start = text.wordStart(end)
        return text.has("р", at: start) && text.isDigit(text.skipSpacesBack(start) - 1)
            && (end - start == 2 || text.has("руб", at: start))
    }

    private func isOfClothing(_ letter: Letter, _ before: Standing) -> Bool {
        if case .labelled(let known) = before, known.has(.clothing) { return true }
        // «Майка XL, 46 р.»
        let comma = text.skipSpacesBack(letter.number) - 1
        if before == .start, text[comma] == 0x2C, hasWordBefore(comma, where: { vocabulary.isOf($0, .clothing) }) {
            return true
        }
        if hasWordBefore(letter.number, where: { vocabulary.isOf($0, .clothing) || $0.begins(with: "размер") }) {
            return before != .paid && before != .governed
        }
        return vocabulary.isOf(loweredAfter(letter.end), .clothing)
    }

    /// «Розетка 16 А», «напряжение 12 В», «5 В, 2 А»
    private func isOfCurrent(_ letter: Letter, _ before: Standing, _ behind: Following) -> Bool {
        if letter.isStrong { return true }
        switch behind {
        // Before a word no capital letter is read.
        case .contrary, .predicate, .attribute, .substance: return true
        case .end, .linking: break
        }
        let end = text.skipSpacesBack(letter.number)
        switch before {
        case .measured: return true
        case .labelled(let known):
            return !known.isDisjoint(with: Self.powered) || isBehindPower(letter.number)
        case .start:
            if end == 0 || text[end - 1] == 0x0A { return text.isLineEnd(letter.end) || startsPower(letter.end) }
            if text[end - 1] == 0x2C || text[end - 1] == 0x2F {
                return endsPower(end - 1) || isBehindPower(letter.number)
            }
            return isBehindPower(letter.number)
        case .governed, .compared, .through: return isBehindPower(letter.number)
        case .untold: return endsPower(end) || isBehindPower(letter.number)
        case .named, .living, .paid, .taken, .asked, .lasting: return false
        }
    }

    private func isBehindPower(_ place: Int) -> Bool {
        hasWordBefore(place) {
            let known = vocabulary.classes(of: $0)
            return !known.isDisjoint(with: Self.powered) || known.has(.measure)
        }
    }

    /// «220 В» before «, 16 А»
    private func endsPower(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        let start = text.wordStart(end)
        guard start < end, text.isDigit(text.skipSpacesBack(start) - 1),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: start), case .unit(let unit) = match.meaning
        else { return false }
        return vocabulary.measures(unit, .electric, .power, .frequency)
            && measuredNumber(text.skipSpacesBack(start)).digits > 1
    }

    func startsPower(_ place: Int) -> Bool {
        let start = text.skipSpaces(
            [0x2C, 0x2F].contains(text[text.skipSpaces(place)]) ? text.skipSpaces(place) + 1 : place)
        guard text.isDigit(start),
            let match = vocabulary.spellings?.longestMatch(
                in: bytes, at: text.skipSpaces(text.scanNumber(start, syntax).end)),
            case .unit(let unit) = match.meaning
        else { return false }
        return vocabulary.measures(unit, .electric, .power, .frequency)
    }

    private func isOfFood(_ place: Int) -> Bool {
        let start = text.skipSpaces(text[place] == 0x2E ? place + 1 : place)
        return hasForm(start, text.wordEnd(start)) { $0.classes.has(.food) && $0.has(.genitive, .singular) }
    }

    private static let powered: WordClasses = [.electric, .goods, .technology]
}
