import SpokenCatalogs
import SpokenDiagnostics

/// «за 1267»: a price without its currency.
struct MissingUnitRule: TextRule {
    static let description = RuleDescription(
        id: "missing-unit", group: .spoken, severity: .info, certainty: .guess,
        summary: "A price in a text that is said has no currency.",
        rationale: "What is seen beside a picture of money is heard as a bare number: 1267 of what?",
        example: SpokenExample.label("В корзину за 1️⃣1267"), repaired: SpokenExample.label("В корзину за 1267 рублей"))

    static let triggers: TextTraits = [.digit, .percent]
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let words = scope.language(of: message)?.prepositions.price, !words.isEmpty else { return }
        let bytes = Array(text.string.utf8)
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? bytes.count
            defer { start = end + 1 }
            // The number first: it is told by a byte, and most words stand before none.
            guard end < bytes.count, let place = Self.bareNumber(text, bytes, from: end + 1),
                words.contains(String(decoding: bytes[start..<end], as: UTF8.self).lowercased())
            else { continue }
            let written = String(decoding: bytes[place], as: UTF8.self)
            findings.report(place, of: text, "'\(written)' has no currency or unit; say what it counts")
        }
    }

    /// A number or a placeholder of one with nothing but punctuation behind it.
    private static func bareNumber(_ text: LintText, _ bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard start < bytes.count else { return nil }
        let end: Int
        if let placeholder = text.placeholders.holding(start), placeholder.isReal, placeholder.range.lowerBound == start
        {
            guard ArgumentSignature.kind(of: placeholder.argumentType) == .integer else { return nil }
            end = placeholder.range.upperBound
        } else {
            guard bytes[start].isDigit else { return nil }
            let read = ReadNumber(bytes, start)
            // One digit is a count («за 5»), four may be a year.
            guard let number = read.number, number.integer >= 100,
                read.isGrouped || !(1900...2100).contains(number.integer)
            else { return nil }
            end = read.end
        }
        let rest = bytes[end...].first { $0 != 0x20 }
        guard rest == nil || rest == 0x2E || rest == 0x2C || rest == 0x21 else { return nil }
        return start..<end
    }
}
