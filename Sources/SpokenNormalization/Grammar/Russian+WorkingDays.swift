import SpokenModel

/// «5 раб. дн.», «3 р. д.», «10 кал. дн.»: days that are not all of the same kind.
extension Classifier {
    /// The words behind the number, where «раб.» or «кал.» begins.
    func workingDays(_ place: Int) -> Reading? {
        let isWorking = text.has("раб.", at: place)
        guard isWorking || text.has("кал.", at: place), let number = numberBefore(place),
            let end = daysEnd(place + 7)
        else { return nil }
        var first = number.start
        // «3–5 раб. дн.»
        let dash = text.previousScalar(text.skipSpacesBack(first))
        if text.dashLength(dash) > 0, let lower = numberBefore(dash) { first = lower.start }
        var scanned = text.scanNumber(number.start, syntax)
        let grammaticalCase = governedCase(before: first, of: scanned)
        if first < number.start, scanned.endsInOne { scanned.integer = 5 }
        return Reading(
            start: place, end: end,
            content: .words(Self.days(scanned, grammaticalCase, stem: isWorking ? "рабоч" : "календарн")),
            semioticClass: .abbreviation, confidence: .likely)
    }

    /// «3 р. д.», which would be roubles.
    func shortWorkingDays(_ number: ScannedNumber, from start: Int) -> Reading? {
        let mark = text.skipSpaces(number.end)
        guard text.has("р. д.", at: mark) || text.has("р.д.", at: mark), !number.hasFraction, !number.isNegative,
            number.integerDigits <= 3
        else { return nil }
        let last = text.has("р.д.", at: mark) ? mark + 6 : mark + 7
        let grammaticalCase = governedCase(before: start, of: number)
        return Reading(
            start: start, end: text.isSentenceEnd(last) ? last - 1 : last,
            content: .quantity(.cardinal(number.value), grammaticalCase)
                .appending(" " + Self.days(number, grammaticalCase, stem: "рабоч")), semioticClass: .measure,
            confidence: .likely)
    }

    /// «дн.», «дн», «д.» behind the adjective.
    private func daysEnd(_ place: Int) -> Int? {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        let noun = text.lowered(start, end)
        guard noun == "дн" || noun == "д" else { return nil }
        return text[end] == 0x2E && !text.isSentenceEnd(end + 1) ? end + 1 : end
    }

    private static func days(_ number: ScannedNumber, _ grammaticalCase: GrammaticalCase, stem: String) -> String {
        let isSoft = stem == "рабоч"
        func said(_ hard: String, _ soft: String, _ noun: String) -> String {
            stem + (isSoft ? soft : hard) + " " + noun
        }
        if number.endsInOne {
            switch grammaticalCase {
            case .genitive: return said("ого", "его", "дня")
            case .dative: return said("ому", "ему", "дню")
            case .instrumental: return said("ым", "им", "днём")
            case .prepositional: return said("ом", "ем", "дне")
            default: return said("ый", "ий", "день")
            }
        }
        switch grammaticalCase {
        case .dative: return said("ым", "им", "дням")
        case .instrumental: return said("ыми", "ими", "днями")
        case .prepositional: return said("ых", "их", "днях")
        case .genitive: return said("ых", "их", "дней")
        default: return said("ых", "их", number.endsInFew ? "дня" : "дней")
        }
    }
}
