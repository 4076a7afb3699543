import SpokenFormatting
import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// The engine that speaks one language. Suggestions come from it and from nowhere else.
final class SpeechEngine: Sendable {
    let language: String
    /// Each part is nil where the language has none.
    let formatter: QuantityFormatter?
    let spellings: SpellingTable?
    let normalizer: TextNormalizer?
    let signNames: SignNames?
    private let hasUnits: Bool
    /// What the scanner looks for.
    private static let signs: TextTraits = [.digit, .nonASCII, .percent, .cyrillicOrGreek]

    init(_ tag: String) {
        language = String(tag.prefix { $0 != "-" })
        let parsed = try? LanguageTag(tag)
        formatter = parsed.flatMap { try? QuantityFormatter(language: $0) }
        spellings = SpellingTable(language: language)
        signNames = SignNames(language: language)
        hasUnits = LocaleTables.table(language, "units") != nil
        normalizer = parsed.flatMap { try? TextNormalizer(language: $0) }
    }

    /// The places of a text that are said otherwise than they are written, in order.
    func spans(of text: LintText) -> [SpokenSpan] {
        guard !text.traits.isEmptyText else { return [] }
        var scanner = SpeechScanner(text, self)
        let found = text.traits.isDisjoint(with: Self.signs) ? [] : scanner.scan()
        // Abbreviations have a point or a hyphen: «ул.», «пр-т».
        let mayAbbreviate = !text.traits.isDisjoint(with: [.period, .hyphen])
        guard
            !found.isEmpty || mayAbbreviate || scanner.bytes.withUnsafeBufferPointer(UnreadSearch.mayFind)
                || !hasUnits && text.traits.contains(.digit)
        else { return [] }
        // What is not said otherwise is not reported: `speak` and `check` are of one opinion.
        guard let normalizer else { return found.filter { $0.kind.isOpen(in: text, $0.range) }.map(\.withoutSpoken) }
        return suggest(for: found, in: text, normalizer, scanner)
    }

    /// Takes what the normalizer says of the whole text, since it knows the context: «с 09:00 до 23:00» is one place.
    private func suggest(
        for found: [SpokenSpan], in text: LintText, _ normalizer: TextNormalizer, _ scanner: SpeechScanner
    ) -> [SpokenSpan] {
        let normalized = normalizer.normalize(text.string)
        let utf8 = Array(text.string.utf8)
        let spoken = Array(normalized.accessibleText.utf8)
        func written(_ range: Range<Int>) -> String {
            String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
        }
        let readings = Self.joined(normalized.changes).filter { reading in
            reading.spoken.upperBound <= spoken.count
                && !text.placeholders.touching(reading.visible).contains(where: \.isReal)
        }
        var result: [SpokenSpan] = []
        // Both stand in the order of the text.
        var rest = readings[...]
        for span in found {
            rest = rest.drop { $0.visible.upperBound <= span.range.lowerBound }
            // The number of «35 см» stays as it is, so that a reading may be only a part of the place.
            guard let covering = rest.first, covering.visible.overlaps(span.range) else {
                if span.kind.isOpen(in: text, span.range) { result.append(span.withoutSpoken) }
                continue
            }
            let lower = min(covering.visible.lowerBound, span.range.lowerBound)
            var upper = max(covering.visible.upperBound, span.range.upperBound)
            // The stop of «15 мая 2025 г.» may also end the sentence: then it stays.
            if upper == covering.visible.upperBound + 1, utf8[upper - 1] == UInt8(ascii: ".") { upper -= 1 }
            // Two times of one reading are one place.
            if let last = result.last, last.range.overlaps(lower..<upper) { continue }
            let said =
                written(lower..<covering.visible.lowerBound)
                + String(decoding: spoken[covering.spoken], as: UTF8.self)
                + written(covering.visible.upperBound..<upper)
            result.append(
                SpokenSpan(
                    kind: span.kind, range: lower..<upper, written: written(lower..<upper),
                    spoken: SpokenSpan.isPart(lower..<upper, of: utf8) ? nil : said))
        }
        var taken = result[...]
        for reading in readings where reading.semioticClass == .abbreviation || reading.semioticClass == .address {
            taken = taken.drop { $0.range.upperBound <= reading.visible.lowerBound }
            guard reading.confidence > .guess, taken.first?.range.overlaps(reading.visible) != true else { continue }
            // A street takes the case that its surroundings govern («на улице Ленина»): alone it names itself.
            let before = utf8.prefix(reading.visible.lowerBound).last { $0 != 0x20 }
            let isFree = reading.semioticClass == .abbreviation || before == nil || before == UInt8(ascii: ",")
            result.append(
                SpokenSpan(
                    kind: .abbreviation, range: reading.visible, written: written(reading.visible),
                    spoken: isFree ? String(decoding: spoken[reading.spoken], as: UTF8.self) : nil))
        }
        result += amounts(among: readings, beside: result, written, spoken)
        return result + unread(normalized.unread, beside: result, in: scanner)
    }

    /// What `speak` leaves as it is though something should be said for it: «кг» alone, «≈».
    private func unread(
        _ unread: [NormalizedSpan], beside found: [SpokenSpan], in scanner: SpeechScanner
    ) -> [SpokenSpan] {
        guard !unread.isEmpty else { return [] }
        var found = found.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
        return unread.compactMap { place in
            found = found.drop { $0.range.upperBound <= place.visible.lowerBound }
            guard found.first?.range.overlaps(place.visible) != true,
                !scanner.text.placeholders.touching(place.visible).contains(where: \.isReal),
                !scanner.isPattern(place.visible.lowerBound)
            else { return nil }
            let part = scanner.slice(place.visible)
            if Self.isName(part, place.rule) { return nil }
            return SpokenSpan(
                kind: Self.kind(ofUnread: part, place.rule), range: place.visible, written: part, spoken: nil,
                isUnread: true)
        }
    }

    /// «PHP» alone is no currency as often as it is one, and a letter of a script whose vowels nobody knows is no unit.
    /// "1080p" is the size of a picture.
    private static func isName(_ part: String, _ rule: String) -> Bool {
        switch rule {
        case "unread-unit":
            part.utf8.count == 3 && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
                || part.utf8.contains { $0 > 0xD3 }
        case "unread-amount": part.utf8.last?.isLetter == true && part.utf8.dropLast().last?.isDigit == true
        default: false
        }
    }

    private static func kind(ofUnread part: String, _ rule: String) -> SpokenSpan.Kind {
        if rule == "unread-abbreviation" { return .abbreviation }
        if part.hasSuffix("%") { return .percentSign }
        if part.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
            return .currencySymbol
        }
        guard part.contains(where: \.isLetter) else { return .symbol }
        return part.contains("/") ? .perUnit : .unitAbbreviation
    }

    /// Amounts that `speak` reads and the scanner did not see: «Вес (кг)», and all of a language without a table of units.
    private func amounts(
        among readings: [NormalizedSpan], beside found: [SpokenSpan], _ written: (Range<Int>) -> String,
        _ spoken: [UInt8]
    ) -> [SpokenSpan] {
        var found = found.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
        return readings.compactMap { reading in
            found = found.drop { $0.range.upperBound <= reading.visible.lowerBound }
            guard reading.confidence > .guess, found.first?.range.overlaps(reading.visible) != true else { return nil }
            let text = written(reading.visible)
            let said = String(decoding: spoken[reading.spoken], as: UTF8.self)
            // «15分» is said so, whatever stands between the number and its unit: its letters are what is said.
            if text.filter(\.isLetter) == said.filter(\.isLetter) { return nil }
            let kind: SpokenSpan.Kind
            switch reading.semioticClass {
            case .percent: kind = .percentSign
            case .money: kind = .currencySymbol
            case .measure where text.contains("/"): kind = .perUnit
            case .measure: kind = text.contains(where: \.isLetter) ? .unitAbbreviation : .symbol
            default: return nil
            }
            if kind == .unitAbbreviation, isWord(text) { return nil }
            return SpokenSpan(kind: kind, range: reading.visible, written: text, spoken: said)
        }
    }

    /// True for a unit that is written as it is said, if with another number: «விநாடி», and for ideographs, which
    /// shorten nothing.
    private func isWord(_ amount: String) -> Bool {
        // «200 °C» is more than letters.
        guard amount.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace || $0 == "." || $0 == "," }) else {
            return false
        }
        let unit = amount.filter(\.isLetter)
        return unit.unicodeScalars.allSatisfy(\.properties.isIdeographic)
            || normalizer?.speak("1 " + unit).filter(\.isLetter) == unit
    }

    /// Readings that touch as one: the sign in «~3 км/ч» decides how the number behind it is said.
    private static func joined(_ readings: [NormalizedSpan]) -> [NormalizedSpan] {
        var result: [NormalizedSpan] = []
        for reading in readings {
            guard let last = result.last, last.visible.upperBound == reading.visible.lowerBound,
                last.semioticClass == .symbol
            else {
                result.append(reading)
                continue
            }
            result[result.count - 1] = NormalizedSpan(
                visible: last.visible.lowerBound..<reading.visible.upperBound,
                spoken: last.spoken.lowerBound..<reading.spoken.upperBound, semioticClass: reading.semioticClass,
                confidence: min(last.confidence, reading.confidence), rule: reading.rule)
        }
        return result
    }
}
