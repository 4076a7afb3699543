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

    static let triggers: TextTraits = .digit

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let texts = scope.document.texts(of: message)
        guard let source = scope.source(of: message), source.isText, !source.hasPlural, source.texts.count == 1,
            texts.count == 1, let text = texts.first, !text.traits.isEmptyText
        else { return }
        let original = source.texts.first ?? ""
        let expected = TextNumbers(original, nil)
        let found = TextNumbers(text.string, text.placeholders)
        // Times, dates and telephones are written otherwise in every language.
        guard !expected.hasPattern, !found.hasPattern else { return }
        let bytes = Array(original.utf8)
        let sourceUnits = scope.unitWords(scope.table.sourceLanguage)
        let units = expected.items.map { sourceUnits.unit(behind: $0.range.upperBound, in: bytes) }
        if units.contains(where: { $0.map { UnitWords.imperial.contains($0) } ?? false }) { return }
        let lost = expected.values.filter { !found.all.contains($0) }
        guard let missing = lost.first(where: { $0.utf8.count > 1 }) ?? lost.first else {
            checkUnits(expected, units, found, text, message, scope, &findings)
            return
        }
        if let other = found.items.first(where: { !expected.all.contains($0.value) }), Self.hasWord(original) {
            findings.report(
                other.range, of: text, "'\(other.value)' stands where the source has '\(missing)'; correct the number")
        } else if missing.utf8.count > 1, found.items.isEmpty, Self.isSentence(original), Self.writesDigits(message) {
            findings.report(
                at: text.value.span, "the number '\(missing)' of the source is not in the translation; add it",
                // Many are said in words: «dix minutes».
                atMost: .info)
        }
    }

    /// “5 GB” as «5 МБ»: the number is there and counts another thing.
    private func checkUnits(
        _ expected: TextNumbers, _ units: [String?], _ found: TextNumbers, _ text: LintText, _ message: LintMessage,
        _ scope: LintScope, _ findings: inout Findings
    ) {
        guard units.contains(where: { $0 != nil }) else { return }
        let words = scope.unitWords(scope.languageCode(of: message))
        let bytes = Array(text.string.utf8)
        let own = found.items.map { words.unit(behind: $0.range.upperBound, in: bytes) }
        for (item, unit) in zip(expected.items, units) {
            guard let unit, !own.contains(unit),
                let index = found.items.firstIndex(where: { $0.value == item.value }), let other = own[index],
                !units.contains(other)
            else { continue }
            findings.report(
                found.items[index].range, of: text,
                "'\(item.value)' counts '\(other)' here and '\(unit)' in the source; correct the unit")
        }
    }

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
