import SpokenModel

/// What begins with a letter: abbreviations, hours, Roman numerals, look-alikes, the user's own words.
extension Classifier {
    func classifyWord(_ place: Int) -> Decision {
        let end = text.wordEnd(place)
        if text.isLetterBefore(place) || (place > 0 && text.isDigit(place - 1)) { return .skip(end) }
        if text[place] < 0x80, isElectronic(place, end) {
            return (isMailbox(place) ? address(place)?.signed("electronic") : nil) ?? .skip(chunkEnd(place))
        }
        if !vocabulary.lexicon.isEmpty, let reading = lexiconWord(place, end) { return .reading(reading) }
        if let reading = reading(ofWord: place, end) { return .reading(reading) }
        return .skip(end)
    }

    /// The end of a word of Russian letters, small ones but for the first of a long one, behind which nothing stands that
    /// could make an abbreviation or a compound of it: no rule has one of five letters or more, and of the short ones
    /// those alone that rules ask for. Most of a text are such words.
    @inline(__always)
    func plainWordEnd(_ place: Int, _ shortWords: ShortWords) -> Int? {
        guard text[place] & 0xFE == 0xD0 else { return nil }
        let end = text.smallRussianEnd(place + 2)
        let length = end - place
        guard text[end] == 0x20 || !text.isMark(end) && text.letterLength(end) == 0,
            text[place - 1] == 0x20 || !text.isLetterBefore(place), length < TextView.longestWord
        else { return nil }
        if length > ShortWords.longest { return length <= Self.longestLabel && isLabelPlace(place) ? nil : end }
        return text.isSmallRussian(place) && !shortWords.has(text, place, end) ? end : nil
    }

    /// «info@example.com»
    private func isMailbox(_ place: Int) -> Bool {
        let end = chunkEnd(place, limit: 256)
        return bytes[place..<end].contains(0x40) && !bytes[place..<end].contains(0x2F)
    }

    /// «ст. 12», «пункт 2.1»: whether a number follows a word for what is numbered, and so counts nothing itself.
    func isNumbered(_ start: Int) -> Bool {
        guard !vocabulary.russian.numberedNouns.isEmpty else { return false }
        let end = text.skipSpacesBack(start)
        guard end > 2, text[end - 1] == 0x2E else {
            return vocabulary.russian.numberedNouns.contains(wordBefore(start))
        }
        let word = text.wordStart(end - 1)
        guard word < end - 1 else { return false }
        // «по 1 табл. 3 раза» counts.
        let last = text.skipSpacesBack(word)
        if text.isDigit(last - 1), spelling(last) != nil { return false }
        return abbreviation(word, end) { $0.isDeclined && $0.place == .number } != nil
    }

    /// The first abbreviation that is written so, with a small or a capital letter («ст.», «Ст.»), and is such a one.
    func abbreviation(
        _ start: Int, _ end: Int, where matches: (Vocabulary.Abbreviation) -> Bool
    ) -> Vocabulary.Abbreviation? {
        guard end - start >= 2 else { return nil }
        let rest = bytes[(start + 2)..<end]
        let written = UInt16(text[start]) << 8 | UInt16(text[start + 1])
        func first(_ letter: UInt16) -> Vocabulary.Abbreviation? {
            vocabulary.abbreviations[letter].first { $0.written.dropFirst(2).elementsEqual(rest) && matches($0) }
        }
        let lowered = Self.lowered(written)
        return first(written) ?? (lowered == written ? nil : first(lowered))
    }

    /// «п. «а»», «д. № 5»: what is numbered may also be lettered, or its number be told to be one.
    private func startsMark(_ place: Int) -> Bool {
        if text.has("№", at: place) { return text.isDigit(text.skipSpaces(place + 3)) }
        return text.has("«", at: place) && text.letterLength(place + 2) == 2 && text.has("»", at: place + 4)
    }

    /// «д. Ивановка», but «д. Петров» is something else.
    private func isVillage(_ name: Int) -> Bool {
        let end = text.wordEnd(name)
        let last = text.lowered(text.previousScalar(end), end)
        return end > name + 8 && ["а", "о", "и", "ы", "е", "я", "ь"].contains(last)
    }

    /// «Макс.: 28°», «мин. −2°»: a sign or a colon before the highest or the lowest number.
    private func isBeforeExtreme(_ end: Int) -> Bool {
        guard
            text.has("макс.", at: end - 9) || text.has("Макс.", at: end - 9) || text.has("мин.", at: end - 7)
                || text.has("Мин.", at: end - 7)
        else { return false }
        let next = text.skipSpaces(text[end] == 0x3A ? end + 1 : end)
        guard next > end else { return false }
        return text.isDigit(next) || text.isDigit(next + 1) && (text[next] == 0x2B || text[next] == 0x2D)
            || text.has("−", at: next) && text.isDigit(next + 3)
    }

    private func lexiconWord(_ place: Int, _ end: Int) -> Reading? {
        guard let (spoken, last) = vocabulary.lexicon.entry(word(place, end), text, end) else { return nil }
        let noun = vocabulary.lexicon.hasNouns ? vocabulary.lexicon.noun(word(place, end), text, end)?.noun : nil
        return Reading(
            start: place, end: last, content: .words(noun.flatMap { countedForm($0, place) } ?? spoken),
            semioticClass: .lexicon, rule: "user-lexicon")
    }

    /// «40 кв. м»: whether a word behind a number is the user's.
    func isUsersWord(_ place: Int) -> Bool {
        guard !vocabulary.lexicon.isEmpty || vocabulary.overlay != nil else { return false }
        let end = text.wordEnd(place)
        return end > place
            && (vocabulary.overlay?.has(text.base, place, end) ?? false
                || vocabulary.lexicon.entry(word(place, end), text, end) != nil)
    }

    @inline(__always)
    func abbreviation(_ place: Int, _ end: Int) -> Reading? {
        // A longer Russian word is none without its point or hyphen.
        let next = text[end]
        if text[place] >= 0xD0, end - place > 6, next != 0x2E, next != 0x2D, next != 0x2F { return nil }
        let written = UInt16(text[place]) << 8 | UInt16(text[place + 1])
        let lowered = Self.lowered(written)
        let known = vocabulary.abbreviations
        if known.mayBegin(written, text, place), let reading = abbreviation(place, known[written], skipping: 0) {
            return reading
        }
        guard lowered != written, known.mayBegin(lowered, text, place) else { return nil }
        return abbreviation(place, known[lowered], skipping: 2)
    }

    /// The small letter of a Cyrillic capital, both as their two bytes.
    static func lowered(_ letter: UInt16) -> UInt16 {
        switch letter {
        case 0xD090...0xD09F: letter + 0x20
        case 0xD0A0...0xD0AF: letter + 0xE0
        default: letter
        }
    }

    /// - Parameter skipped: the bytes of a capital letter that was looked up as a small one.
    private func abbreviation(
        _ place: Int, _ entries: UnsafeBufferPointer<Vocabulary.Abbreviation>, skipping skipped: Int
    ) -> Reading? {
        for index in entries.indices {
            // Most are told apart by their letters, without a copy of the entry.
            guard entries[index].mayStand(text, place) else { continue }
            let written = entries[index].written
            let end = place + written.count
            guard end <= bytes.count,
                UnsafeBufferPointer(rebasing: bytes[(place + skipped)..<end]).isSame(
                    as: UnsafeBufferPointer(rebasing: written[min(skipped, written.count)...])),
                written.last == 0x2E || text.letterLength(end) == 0
            else { continue }
            let entry = entries[index]
            guard isLicensed(entry, place, end, isCapital: skipped > 0) else { continue }
            let next = text.skipSpaces(end)
            // «5 кв. м» is a unit, «п. 5 ст. 10» is none.
            let last = text.skipSpacesBack(place)
            // «ст. 158 ч. 2»: behind a number that names something, no unit.
            let isBehindPartName = entry.rank > 0 && isBehindPartName(place)
            let isBehindNumber =
                text.isDigit(last - 1) && !isBehindPartName && (spelling(last) != nil || entry.place != .number)
            var grammaticalCase = GrammaticalCase.nominative
            switch entry.place {
            case .any:
                // «См. все» on a button, «См. табл. 2» in a text.
                if skipped == 0, text.isUpper(place), text.has("См.", at: place), startsPart(next) { continue }
                // «5 проф.» are professors, and their form is not known.
                if !entry.isDeclined, text.isDigit(last - 1), last < place, !entry.form(.nominative).contains(" ") {
                    continue
                }
                if entry.isDeclined {
                    grammaticalCase = agreeingCase(entry, place) ?? abbreviationCase(place, of: entry)
                }
            case .name:
                // «С. Иванов» is an initial, not a village.
                let name = text.has("«", at: next) ? next + 2 : next
                // «им. М. В. Ломоносова»
                let isInitial = text[text.wordEnd(name)] == 0x2E && text.has("им.", at: place)
                guard text.isUpper(name) || isTitle(name), text.wordEnd(name) - name > 2 || isInitial, !isBehindNumber,
                    skipped == 0 || entry.written.count > 6,
                    !text.has("д.", at: place) || isVillage(name)
                else { continue }
                grammaticalCase = abbreviationCase(place, of: entry)
            case .number:
                guard
                    text.isDigit(next) || !entry.isPlural && startsMark(next)
                        || !entry.isDeclined && isBeforeExtreme(end)
                        || next > end && isRomanPart(entry, next), !isBehindNumber
                else { continue }
                grammaticalCase =
                    isPart(of: entry.rank, place)
                    ? .genitive : abbreviationCase(isBehindPartName ? partStart(place) : place, of: entry)
            case .street:
                guard !isBehindNumber, let found = streetCase(place, end, entry.form(.nominative)) else { continue }
                grammaticalCase = found
            case .adjective:
                guard !isBehindNumber, let ending = shortAdjectiveEnding(place, end) else { continue }
                return Reading(
                    start: place, end: end, content: .words(entry.form(.nominative).dropLast(2) + ending),
                    semioticClass: .abbreviation, confidence: .likely, isCapital: skipped > 0)
            case .closing: break
            case .word, .roman, .year, .era, .state, .stateAlone, .stateDotted, .between, .quarter, .side,
                .company, .personal, .agreeing, .sided:
                continue
            case .address:
                guard text.isDigit(next), isBeforeRoom(next) || entry.written.count > 3 && isBehindHouse(place) else {
                    continue
                }
            case .clock:
                // «10:00 (МСК)»
                let time = text[last - 1] == 0x28 ? text.skipSpacesBack(last - 1) : last
                guard text.isDigit(time - 1), [0x2E, 0x3A].contains(text[time - 3]), skipped == 0 else { continue }
            case .numbers:
                guard text.isDigit(next), !isBehindNumber, isNumberRange(next) else { continue }
                grammaticalCase =
                    isPart(of: entry.rank, place) ? .genitive : abbreviationCase(place, of: entry)
            case .ordinal:
                guard let found = ordinalCase(before: place, isPlural: entry.form(.genitive).ends(with: "ов")) else {
                    continue
                }
                grammaticalCase = feminineOrdinalCase(entry, place) ?? found
            }
            if entry.licence == .title || entry.licence == .others {
                guard let told = toldCase(entry, place, end) else { continue }
                grammaticalCase = told
            }
            // A space is missing in «д.5».
            var spoken = entry.form(grammaticalCase)
            if text.letterLength(end) > 0 || text.isDigit(end) { spoken += " " }
            let isFullStop = entry.place == .closing && text.isSentenceEnd(end) && !text.isLineEnd(end)
            return Reading(
                start: place, end: isFullStop ? end - 1 : end, content: .words(spoken), semioticClass: .abbreviation,
                confidence: .likely,
                isCapital: skipped > 0)
        }
        return nil
    }
}
