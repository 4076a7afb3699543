import SpokenFormatting
import SpokenICU
import SpokenModel
import Testing

/// Number words of the languages that CLDR spells.
@Suite struct SpellOutTests {
    /// Every line of `Cases/spell-out/numbers.tsv`.
    @Test func words() throws {
        for row in try CaseFile("spell-out/numbers.tsv").rows {
            let formatter = try QuantityFormatter(language: LanguageTag(row["language"]), numbers: .words)
            let kind = row["kind"].split(separator: " ")
            let quantity = try QuantityText.quantity(
                "\(kind[0]) \(row["number"])" + (kind.count > 1 ? " \(kind[1])" : ""))
            let isSaid = (try? formatter.validate(quantity)) != nil
            let words = isSaid ? formatter.format(quantity).accessibleText : "-"
            #expect(words == row["words"], "line \(row.line): \(row["language"]) \(row["number"])")
        }
    }

    /// No language says a hyphen that nobody sees, a digit, two spaces, or one word for two numbers.
    @Test func everyNumberIsAWordOfItsOwn() throws {
        var languages = 0
        for tag in ICULocales.available {
            guard let formatter = try? QuantityFormatter(language: tag, numbers: .words),
                (try? formatter.validate(.cardinal(5))) != nil
            else { continue }
            languages += 1
            var seen: [String: Int] = [:]
            for value in 0...1100 {
                let quantity = Quantity.cardinal(DecimalNumber(exactly: value) ?? 0)
                guard (try? formatter.validate(quantity)) != nil else { continue }
                let words = formatter.format(quantity).accessibleText
                let isClean = words.unicodeScalars.allSatisfy {
                    $0 != "\u{AD}" && $0 != "\u{200B}" && !("0"..."9").contains($0)
                }
                #expect(isClean && !words.contains("  ") && !words.isEmpty, "\(tag) \(value): \(words)")
                #expect(seen[words] == nil, "\(tag) says \(words) for \(value) and \(seen[words] ?? 0)")
                seen[words] = value
            }
        }
        #expect(languages >= 74)
    }
}
