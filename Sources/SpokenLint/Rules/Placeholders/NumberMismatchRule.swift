import SpokenCatalogs
import SpokenDiagnostics

/// «14 дней» for “30 days”.
struct NumberMismatchRule: MessageRule {
    static let description = RuleDescription(
        id: "number-mismatch", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "A translation has another number than its source, or lost one.",
        rationale: "A price, a limit or a version was changed in one language only: users rely on what is "
            + "wrong for them.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Try it free for 30 days\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Бесплатно 1️⃣14 дней\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Try it free for 30 days\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Бесплатно 30 дней\";\n")

    static let triggers: TextTraits = [.digit, .percent]

    private static let mostNumbers = 200

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let texts = scope.document.texts(of: message)
        guard let source = scope.source(of: message), source.isText, !source.hasPlural, source.texts.count == 1,
            texts.count == 1, let text = texts.first, !text.traits.isEmptyText
        else { return }
        let original = source.texts.first ?? ""
        checkPercent(original, text, message, &findings)
        let expected = TextNumbers(original, text.syntax)
        let found = TextNumbers(text.string, text.placeholders)
        guard expected.patterns.isEmpty, found.patterns.isEmpty else {
            checkTelephones(expected, found, text, &findings)
            return
        }
        // A text with more numbers is a table, and each would be looked for among all others.
        guard expected.items.count <= Self.mostNumbers, found.items.count <= Self.mostNumbers else { return }
        let bytes = Array(original.utf8)
        let sourceWords = UnitWords.of(Self.language(scope.table.sourceLanguage))
        let units = expected.items.map { sourceWords.units(behind: $0.range.upperBound, in: bytes) }
        if units.contains(where: { $0.map { !UnitWords.imperial.isDisjoint(with: $0) } ?? false }) { return }
        let lost = expected.items.filter { !found.has($0.number) }
        guard let missing = (lost.first { $0.number.digits.utf8.count > 1 } ?? lost.first)?.number else {
            checkUnits(expected, units, found, text, message, &findings)
            checkCurrencies(original, text, &findings)
            return
        }
        if let other = found.items.first(where: { !expected.has($0.number) }), Self.hasWord(original) {
            // “24 hours” as «1 день».
            let unit = zip(expected.items, units).first { $0.0.number.isSame(as: missing) }?.1
            if unit != nil, Self.isSameTime(missing.digits, other.number.digits) { return }
            findings.report(
                other.range, of: text,
                "'\(other.number.written)' stands where the source has '\(missing.written)'; correct the number")
        } else if missing.digits.utf8.count > 1, found.items.isEmpty, Self.isSentence(original),
            Self.writesDigits(message)
        {
            findings.report(
                at: text.value.span, "the number '\(missing.written)' of the source is not in the translation; add it",
                // Many are said in words: «dix minutes».
                atMost: .info)
        }
    }

    /// True for two amounts of which one is the other in hours, minutes, months or weeks.
    private static func isSameTime(_ first: String, _ second: String) -> Bool {
        guard let first = Int(first), let second = Int(second) else { return false }
        let (small, large) = (min(first, second), max(first, second))
        return small > 0 && [7, 12, 24, 60].contains { small.multipliedReportingOverflow(by: $0) == (large, false) }
    }

    /// “%d%%” as «%d»: users take a share for a count.
    private func checkPercent(
        _ original: String, _ text: LintText, _ message: LintMessage, _ findings: inout Findings
    ) {
        guard original.utf8.contains(0x25), Self.hasShare(original),
            // Where braces hold arguments a percent sign is no placeholder.
            text.syntax.hasPercentSigns || !text.string.utf8.contains(0x25),
            !text.placeholders.contains(where: { [.percent, .stray].contains($0.kind) || $0.isDoubtful }),
            !text.string.unicodeScalars.contains(where: { ["\u{FF05}", "\u{66A}", "\u{FE6A}"].contains($0) })
        else { return }
        let lower = text.string.lowercased()
        guard TextNumbers.hasNumber(lower, text.placeholders),
            !UnitWords.of(Self.language(message.language)).percentWords.contains(where: lower.contains)
        else { return }
        findings.report(text, "the source has a percent sign behind the number, the translation none; add it")
    }

    /// True for a percent sign behind digits or an argument.
    private static func hasShare(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let placeholders = FormatString(text).placeholders
        return placeholders.contains { sign in
            guard sign.kind == .percent || sign.kind == .stray else { return false }
            var end = sign.range.lowerBound
            while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
            return end > 0 && bytes[end - 1].isDigit
                || placeholders.holding(end - 1).map { $0.kind == .argument && $0.range.upperBound == end } == true
        }
    }

    /// Times and dates are written otherwise in every language; a telephone has more digits and stays.
    private func checkTelephones(
        _ expected: TextNumbers, _ found: TextNumbers, _ text: LintText, _ findings: inout Findings
    ) {
        func telephones(_ numbers: TextNumbers) -> [TextNumbers.Item] {
            numbers.patterns.filter { $0.number.digits.utf8.count >= 9 }
        }
        let known = telephones(expected).map(\.number.digits)
        guard
            let lost = telephones(expected).first(where: { item in
                !telephones(found).contains { $0.number.digits == item.number.digits }
            }), let other = telephones(found).first(where: { !known.contains($0.number.digits) })
        else { return }
        findings.report(
            other.range, of: text,
            "'\(other.number.written)' stands where the source has '\(lost.number.written)'; correct the number")
    }

    /// “5 GB” as «5 МБ» or «5»: the number is there and counts another thing, or nothing.
    private func checkUnits(
        _ expected: TextNumbers, _ units: [Set<String>?], _ found: TextNumbers, _ text: LintText,
        _ message: LintMessage, _ findings: inout Findings
    ) {
        guard units.contains(where: { $0 != nil }) else { return }
        let words = UnitWords.of(Self.language(message.language))
        let bytes = Array(text.string.utf8)
        let own = found.items.map { words.units(behind: $0.range.upperBound, in: bytes) }
        let known = Set(units.compactMap { $0 }.joined())
        // Where a number has a word that is not known, that may be the unit of all.
        let isCounted = found.items.indices.contains { index in
            own[index] == nil && !UnitWords.isBare(found.items[index].range.upperBound, in: bytes)
        }
        for (item, unit) in zip(expected.items, units) {
            guard let unit, !own.contains(where: { $0.map { !unit.isDisjoint(with: $0) } ?? false }),
                let index = found.items.firstIndex(where: { $0.number.isSame(as: item.number) })
            else { continue }
            let range = found.items[index].range
            let number = item.number.written
            let name = unit.sorted().first ?? ""
            if let other = own[index] {
                guard known.isDisjoint(with: other), let otherName = other.sorted().first else { continue }
                findings.report(
                    range, of: text,
                    "'\(number)' counts '\(otherName)' here and '\(name)' in the source; correct the unit")
            } else if !isCounted, !words.has(unit, in: text.string) {
                findings.report(range, of: text, "'\(number)' counts '\(name)' in the source and nothing here; add it")
            }
        }
    }

    /// “$5” as «5 €»: the price is another one.
    private func checkCurrencies(_ original: String, _ text: LintText, _ findings: inout Findings) {
        let expected = CurrencySigns.atNumbers(original)
        guard !expected.isEmpty else { return }
        let found = CurrencySigns.atNumbers(text.string)
        guard let sign = found.min(), expected.isDisjoint(with: found), let lost = expected.min() else { return }
        findings.report(text, "the source counts '\(lost)', the translation '\(sign)'; write the same currency")
    }

    private static func language(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }

    /// False for names of one word with a number, such as the samples of a storyboard.
    private static func isSentence(_ text: String) -> Bool {
        text.split(separator: " ").filter { $0.utf8.count > 2 && $0.allSatisfy(\.isLetter) }.count >= 2
    }

    /// Chinese and Japanese write numbers as ideographs too.
    private static func writesDigits(_ message: LintMessage) -> Bool {
        !["zh", "ja", "yue"].contains(String(message.language.prefix { $0 != "-" }))
    }

    /// False for telephones, samples and versions alone.
    private static func hasWord(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0.count > 1 }
    }
}
