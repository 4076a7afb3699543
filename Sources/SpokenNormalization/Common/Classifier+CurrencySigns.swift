import SpokenLocaleData
import SpokenModel

/// Signs that several currencies have, where no country of the locale decides: «$», «C$», «¥».
extension Classifier {
    enum SignDecision: Equatable {
        /// The sign is that of one currency.
        case plain
        case decided(CurrencyEvidence.Meaning)
        /// Nothing tells which one is meant.
        case undecided
    }

    /// What the words of the line tell of the sign at a place.
    func signDecision(_ place: Int, _ end: Int, _ code: CurrencyCode) -> SignDecision {
        let sign = UnsafeBufferPointer(rebasing: bytes[place..<end])
        let rows = vocabulary.currencySigns.filter { $0.sign.elementsEqual(sign) }
        // «$» in Mexico and in Ecuador, «C$» in Nicaragua
        guard !rows.isEmpty, vocabulary.region.home != code else { return .plain }
        var found = rows.map { _ in false }
        var refuted = found
        forEachWord(around: place) { word in
            for (index, row) in rows.enumerated() {
                if row.words.contains(word) { found[index] = true }
                if row.against.contains(word) { refuted[index] = true }
            }
        }
        let told = rows.indices.filter { found[$0] && !refuted[$0] }
        guard told.count == 1, let index = told.first else { return .undecided }
        return .decided(rows[index].meaning)
    }

    /// «USD $100», «$100 MXN», «$ 200 pesos»: an amount whose currency stands beside it.
    func isNamedMoney(_ start: Int, _ end: Int) -> Bool {
        if isBehindCode(start) { return true }
        var next = text.skipSpaces(end)
        var last = text.wordEnd(next)
        // «$ 3 millones de dólares»
        if vocabulary.rows?.magnitudes[text.lowered(next, last)] != nil, text.has(" de ", at: last) {
            next = last + 4
            last = text.wordEnd(next)
        }
        if last == next + 3, text.isUpper(next), text.isUpper(last - 1) { return CurrencyCode(word(next, last)) != nil }
        return next > end && vocabulary.classes(of: text.lowered(next, last)).has(.currency)
    }

    /// «USD $100»
    private func isBehindCode(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        let start = text.wordStart(end)
        return end - start == 3 && text.isUpper(start) && text.isUpper(end - 1)
            && CurrencyCode(word(start, end)) != nil
    }

    /// The words of a line around a place, each by itself and with the one before it, in lower case.
    private func forEachWord(around place: Int, _ body: (Word) -> Void) {
        let reach = 256
        var start = place
        while start > 0, start > place - reach, text[start - 1] != 0x0A { start -= 1 }
        var end = place
        while end < text.end, end < place + reach, text[end] != 0x0A { end += 1 }
        var previous = Word()
        while start < end {
            let last = text.wordEnd(start)
            guard last > start else {
                start += 1
                continue
            }
            let word = text.lowered(start, last)
            body(word)
            if !previous.isEmpty { "\(previous) \(word)".asWord(body) }
            previous = word
            start = last
        }
    }

    /// The currency of a sign behind a number, «25 C$», «200 $»; nil where nothing tells which one is meant.
    func currencyBehind(_ start: Int, _ end: Int, _ code: CurrencyCode) -> CurrencyCode? {
        switch signDecision(start, end, code) {
        case .plain: return code
        case .decided(.currency(let told)): return told
        case .decided(.peso): return nil
        // Countries of pesos write the sign before the number.
        case .undecided: return text[start] == 0x24 ? code : nil
        }
    }

    /// "ZMW 5", "K 5", «5 L»: the money of the country; its sign alone may mean something else, the number alone is half.
    func isBesideHomeSign(_ start: Int, _ end: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        let next = text.skipSpaces(end)
        return vocabulary.region.homeSigns.contains { sign in
            let length = sign.count
            return last < start && text.has(sign, at: last - length) && !text.isLetterBefore(last - length)
                || next > end && text.has(sign, at: next) && text.letterLength(next + length) == 0
        }
    }
}
