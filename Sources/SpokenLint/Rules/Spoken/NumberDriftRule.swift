import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// The visible and the spoken half of a pair name different numbers.
struct NumberDriftRule: TextRule {
    static let description = RuleDescription(
        id: "number-drift", group: .spoken, severity: .error,
        summary: "The spoken half of a pair names a number that the visible half does not.",
        rationale: "A price was changed in one half only: who listens pays another price than who reads.",
        example: "--- ru.lproj/Shop.strings\n\"price\" = \"от 395 ₽\";\n"
            + "\"price.accessible\" = \"от 1️⃣359 рублей\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"price\" = \"от 395 ₽\";\n"
            + "\"price.accessible\" = \"от 395 рублей\";\n")

    static let triggers: TextTraits = .digit
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard message.texts.count == 1, let visible = SpokenPair.visible(of: message, in: scope) else { return }
        let shown = Set(Self.numbers(visible).map(\.number))
        for (number, range) in Self.numbers(text) where !shown.contains(number) {
            let list = shown.map(\.description).sorted().joined(separator: ", ")
            findings.report(
                range, of: text,
                "'\(number)' is not in the visible text '\(Quoting.short(visible.string))'"
                    + (list.isEmpty ? "" : ", which has \(list)"))
        }
    }

    /// The numbers outside of placeholders, without zeros at the end; a time counts as two.
    private static func numbers(_ text: LintText) -> [(number: DecimalNumber, range: Range<Int>)] {
        let bytes = Array(text.string.utf8)
        var result: [(number: DecimalNumber, range: Range<Int>)] = []
        var index = 0
        while index < bytes.count {
            if let placeholder = text.placeholders.holding(index), placeholder.isReal {
                index = max(index + 1, placeholder.range.upperBound)
                continue
            }
            guard bytes[index].isDigit else {
                index += 1
                continue
            }
            let read = ReadNumber(bytes, index)
            if let number = read.number { result.append((number.trimmed, index..<read.end)) }
            index = max(read.end, index + 1)
        }
        return result
    }
}
