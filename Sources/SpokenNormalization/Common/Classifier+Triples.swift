import SpokenLocaleData
import SpokenModel

/// What a decimal sign before exactly three digits means where the countries of a language differ. The text tells it:
/// «1,247 casos» are counted whole, «1,500,000» has two signs alike, «1.250,50» two that differ, «2.5 kg» the other one.
extension Classifier {
    /// The signs of this text.
    func toldSyntax() -> NumberSyntax {
        var place = 0
        while let sign = nextSign(&place) {
            guard text[sign] == syntax.decimal, text.digits(sign + 1).count == 3 else { continue }
            var evidence = TripleEvidence(sign: syntax.decimal)
            place = 0
            while let sign = nextSign(&place) { gather(&evidence, &place, around: sign) }
            var told = syntax
            told.triples = evidence.triples ?? syntax.triples
            return told
        }
        return syntax
    }

    /// «5,125 %», «1,389 €/l»: rates have thousandths, also where nothing tells the sign.
    func rate(_ place: Int) -> ScannedNumber? {
        var known = syntax
        known.triples = .decimals
        let number = text.scanNumber(place, known)
        guard number.fraction % 10 != 0, let (meaning, end) = unitBehind(number.end) else { return nil }
        switch meaning {
        case .unit(.percent): return number
        case .currency: return text[end] == 0x2F ? number : nil
        default: return nil
        }
    }

    /// The next point or comma between two digits.
    private func nextSign(_ place: inout Int) -> Int? {
        while place < text.end {
            let sign = place
            place += 1
            if bytes[sign] == 0x2C || bytes[sign] == 0x2E, text.isDigit(sign + 1), text.isDigit(sign - 1) {
                return sign
            }
        }
        return nil
    }

    /// What the number around its first sign tells; the walk goes on behind it.
    private func gather(_ evidence: inout TripleEvidence, _ place: inout Int, around first: Int) {
        var start = first
        while start > 0, first - start < 4, text.isDigit(start - 1) { start -= 1 }
        let sign = text[first]
        let whole = text.digits(start)
        // «101,102,103» are pages.
        var (end, groups, last, isRising) = (first, 0, whole.value, whole.count == 3)
        while text[end] == sign, case let group = text.digits(end + 1), group.count == 3 {
            (isRising, last) = (isRising && group.value > last, group.value)
            groups += 1
            end += 4
        }
        let tail = text[end] == 0x2C || text[end] == 0x2E ? text.digits(end + 1).count : 0
        place = max(place, end + 1 + tail)
        let behind = tail > 0 ? end + 1 + tail : end
        let isChain = text[behind] == 0x2C || text[behind] == 0x2E
        guard whole.count < 4, !(isChain && text.isDigit(behind + 1)), !text.isLetterBefore(start),
            start == 0 || ![0x2F, 0x3A].contains(text[start - 1])
        else { return }
        switch (groups, tail) {
        case (0, _) where whole.value == 0 && tail != 2: evidence.partsDecimals(sign)
        case (0, _): if isMeasured(behind, clock: sign == 0x2E && tail == 2) { evidence.partsDecimals(sign) }
        case (_, 1...) where text[end] != sign: evidence.partsGroups(sign)
        case (_, 1...): break
        case (1, _):
            if text[start] == 0x30 {
                evidence.partsDecimals(sign)
            } else if isCountedWhole(end, isRound: last == 0) || isBehindDollar(start) {
                evidence.partsGroups(sign)
            }
        default: if !isRising { evidence.partsGroups(sign) }
        }
    }

    /// Whether a unit or money stands behind a number, so that it is no section and no time.
    private func isMeasured(_ place: Int, clock: Bool) -> Bool {
        guard let (meaning, _) = unitBehind(place) else { return false }
        return !(clock && meaning == .unit(.hour))
    }

    /// «$ 16,356»: nobody has thousandths behind the sign of a dollar or a peso.
    private func isBehindDollar(_ start: Int) -> Bool { text[text.skipSpacesBack(start) - 1] == 0x24 }

    /// Whether a place begins with what has no parts: people and things, also behind an adjective; behind three zeros
    /// anything that is counted.
    private func isCountedWhole(_ place: Int, isRound: Bool) -> Bool {
        var start = text.skipSpaces(place)
        guard start > place else { return false }
        // «8,200 hab.»
        if vocabulary.rows?.countedRow(text, start) != nil { return true }
        for _ in 0..<2 {
            let end = text.wordEnd(start)
            var classes: WordClasses = []
            var (isPlural, isAdjective) = (false, false)
            _ = hasForm(start, end) { form in
                classes.formUnion(form.classes)
                isPlural = isPlural || form.has(.nominative, .plural)
                isAdjective = isAdjective || form.isAdjective
                return false
            }
            if isPlural { return isRound || classes.isDisjoint(with: Self.parted) }
            guard isAdjective else { return false }
            start = text.skipSpaces(end)
        }
        return false
    }

    /// What there are two and a half of.
    private static let parted: WordClasses = [
        .unit, .measure, .time, .currency, .numeral, .quantity, .share, .score, .rating,
    ]
}
