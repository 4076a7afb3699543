import SpokenLocaleData
import SpokenModel

/// Abbreviations and initialisms of a pattern.
extension RowMatcher {
    /// «СБП», «Wi-Fi»; `known` is a row of the table, `guessed` a shape, and a word that governs is asked as such.
    func initialism(_ part: RowPart, _ place: Int) -> RowToken? {
        guard text.isUpper(place), !text.isLetterBefore(place) else { return nil }
        if part.has(.introduced) { return introduced(place) }
        let letters = knownLetters(place)
        let end: Int
        if !part.has(.guessed), letters.known > place {
            guard letters.isGoverning == part.has(.governor) else { return nil }
            end = letters.known
        } else {
            guard !part.has(.known), !part.has(.governor) else { return nil }
            end = letters.spelled
        }
        return end > place ? RowToken(start: place, end: end) : nil
    }

    func knownLetters(_ place: Int) -> RowMemo.Letters {
        if scratch.memo.pointee.letters.place != place { scratch.memo.pointee.letters = letters(place) }
        return scratch.memo.pointee.letters
    }

    /// What the capitals are that begin at a place.
    private func letters(_ place: Int) -> RowMemo.Letters {
        var letters = RowMemo.Letters(place: place)
        guard let initialisms = book.initialisms, !isWeekdayBeforeHours(place) else { return letters }
        if let end = initialisms.known(text, place) {
            letters.known = end
            letters.isGoverning = end - place <= 4 && book.government(text, place, end) != nil
        }
        let end = text.wordEnd(place)
        if !text.isDigit(end), initialisms.isSpelled(text, place, end) { letters.spelled = end }
        return letters
    }

    /// «ПН-ПТ: 9-18, СБ: 10-15»: a day in capitals.
    private func isWeekdayBeforeHours(_ place: Int) -> Bool {
        let next = text.skipSpaces(text.wordEnd(place))
        return (text[next] == 0x3A || text.dashLength(next) > 0 || text.isDigit(next))
            && value(of: place, in: book.weekdays) != nil
    }

    /// «межпозвоночный диск (МД)»: one of the words before the bracket begins with the first letter, and one behind it or
    /// itself has the second one.
    private func introduced(_ place: Int) -> RowToken? {
        let end = text.wordEnd(place)
        let second = place + text.letterLength(place)
        guard text[place - 1] == 0x28, text[end] == 0x29, second < end, text.isUpper(second),
            second + text.letterLength(second) == end
        else { return nil }
        let (first, last) = (text.lowered(place, second), text.lowered(second, end))
        var start = place - 1
        var isBehind = false
        for _ in 0..<3 {
            let wordEnd = text.skipSpacesBack(start)
            guard text.isLetterBefore(wordEnd) else { return nil }
            start = text.wordStart(wordEnd)
            let letter = text.letterLength(start)
            if text.lowered(start, start + letter) == first {
                let rest = text.lowered(start + letter, wordEnd).string
                return isBehind || rest.contains(last.string) ? RowToken(start: place, end: end) : nil
            }
            isBehind = isBehind || text.lowered(start, start + letter) == last
        }
        return nil
    }

    func abbreviation(_ part: RowPart, _ place: Int, _ alternative: Int) -> RowToken? {
        var left = alternative
        for index in 0..<abbreviations(place) {
            let (entry, end) = scratch.abbreviations[index]
            if part.has(.noun), !entry.pointee.isDeclined { continue }
            if part.has(.small), text.isUpper(place) { continue }
            guard part.places == 0 || part.places & entry.pointee.placeBit != 0 else { continue }
            guard part.classes.isEmpty || isShort(entry.pointee, forOneOf: part.classes) else { continue }
            // «п. 3 ст. 12»: the whole of a smaller part.
            if part.above > 0 {
                let smaller = captures[part.above].abbreviation?.pointee.rank ?? 0
                guard smaller > 0, entry.pointee.rank > smaller else { continue }
            }
            if left == 0 { return RowToken(start: place, end: end, abbreviation: entry) }
            left -= 1
        }
        return nil
    }

    /// Whether the word that an abbreviation is short for has one of some classes.
    private func isShort(_ entry: Vocabulary.Abbreviation, forOneOf classes: WordClasses) -> Bool {
        !classifier.vocabulary.classes(of: Word(entry.nominative)).isDisjoint(with: classes)
    }

    /// How many abbreviations begin at a place; they are looked up once.
    func abbreviations(_ place: Int) -> Int {
        if scratch.memo.pointee.abbreviations.place == place { return scratch.memo.pointee.abbreviations.count }
        var count = 0
        defer { scratch.memo.pointee.abbreviations = (place, count) }
        guard !text.isLetterBefore(place) else { return 0 }
        for small in [false, true] {
            let lead = small ? text.lowered(place, min(place + 2, text.end)) : Word()
            let letters: UInt16 =
                small
                ? lead.withBytes { $0.count > 1 ? UInt16($0[0]) << 8 | UInt16($0[1]) : 0 }
                : UInt16(text[place]) << 8 | UInt16(text[place + 1])
            let entries = classifier.vocabulary.abbreviations[letters]
            guard let first = entries.baseAddress else { continue }
            for index in entries.indices where count < RowMemo.most {
                let entry = first + index
                let written = entry.pointee.written
                guard mayBegin(written, place) else { continue }
                // «О. Кобилянська»: one capital letter is an initial.
                if small, written.count(where: { $0 >= 0x41 && $0 & 0xC0 != 0x80 }) == 1,
                    !isNumbered(entry.pointee, place)
                {
                    continue
                }
                guard let end = end(written, place, folds: small) else { continue }
                (scratch.abbreviations + count).initialize(to: (entry, end))
                count += 1
            }
            // With a capital where a sentence begins: «Вул. Зелена».
            if !text.isUpper(place) { break }
        }
        // "40° N": one letter by itself.
        guard text.wordEnd(place) == place + 1 else { return count }
        let letters = classifier.vocabulary.abbreviations[UInt16(text[place]) << 8]
        guard let first = letters.baseAddress else { return count }
        for index in letters.indices where count < RowMemo.most {
            (scratch.abbreviations + count).initialize(to: (first + index, place + 1))
            count += 1
        }
        return count
    }

    private func end(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, folds: Bool) -> Int? {
        let end = start + bytes.count
        guard end <= text.end, let base = bytes.baseAddress, bytes.last != 0x2E || text[end - 1] == 0x2E else {
            return nil
        }
        // «Н. Э. Бауман»: several capitals before a name are its initials.
        if folds, bytes.count(where: { $0 == 0x2E }) > 1, !hasSmallRest(start, end), text.isUpper(text.skipSpaces(end))
        {
            return nil
        }
        let written = Word(base, count: bytes.count, folds: false)
        let found = folds ? text.lowered(start, end) : Word(text.base + start, count: end - start, folds: false)
        return written == found && !(text.isLetterBefore(end) && text.letterLength(end) > 0) ? end : nil
    }

    /// Whether an abbreviation that begins with the letter of a place may stand there, as far as its second letter tells it.
    @inline(__always)
    private func mayBegin(_ written: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        guard written.count > 3 else { return true }
        let (first, second) = (written[2], written[3])
        // «и т. д.»: the first letter of its second word.
        if first == 0x20, written.count > 4, second >= 0xC3, second < 0xE0 {
            if text.spaceLength(place + 2) > 1 { return true }
            return text[place + 2] == 0x20 && (written[4] ^ text[place + 4]) & 0x0E == 0
        }
        return first < 0x80
            ? (first ^ text[place + 2]) & 0xDF == 0
            : first < 0xC0 || (second ^ text[place + 3]) & 0x0E == 0
    }

    /// «Ч. 2», «Ф. 12»: before its number, where no name stands before it.
    private func isNumbered(_ entry: Vocabulary.Abbreviation, _ place: Int) -> Bool {
        let before = text.previousScalar(text.skipSpacesBack(place))
        return [.number, .numbers].contains(entry.place) && entry.isDeclined
            && text.isDigit(text.skipSpaces(place + entry.written.count))
            && (classifier.isLineStart(text.skipSpacesBack(place))
                || text.letterLength(before) == 0 && !text.isDigit(before))
    }

    /// Whether no letter behind the first is a capital.
    private func hasSmallRest(_ start: Int, _ end: Int) -> Bool {
        var place = start + text.scalarLength(start)
        while place < end {
            if text.isUpper(place) { return false }
            place += text.scalarLength(place)
        }
        return true
    }

    func suffixed(_ place: Int) -> RowToken? {
        let last = text.wordEnd(place)
        guard text[last] == 0x2E, !text.isLetterBefore(place) else { return nil }
        let entries = classifier.vocabulary.abbreviations.suffixes
        guard let first = entries.baseAddress else { return nil }
        for (index, entry) in entries.enumerated() {
            let tail = UnsafeBufferPointer(rebasing: entry.written.dropFirst())
            let start = last + 1 - tail.count
            guard start > place + 1, let base = tail.baseAddress,
                Word(base, count: tail.count, folds: false) == text.lowered(start, last + 1)
            else { continue }
            var number = ScannedNumber(start: start, end: last + 1)
            number.integer = UInt64(start - place)
            return RowToken(start: place, end: last + 1, number: number, abbreviation: first + index)
        }
        return nil
    }
}
