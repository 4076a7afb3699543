import SpokenCatalogs
import SpokenDiagnostics

/// A plain space behind «в» or «на».
struct BreakingPrepositionRule: DocumentRule {
    static let description = RuleDescription(
        id: "breaking-preposition", group: .typography, severity: .info, certainty: .likely,
        summary: "A plain space stands behind a short preposition in a Russian text.",
        rationale:
            "A line may end with «в» or «на», which Russian typography avoids. Reported once for each file, at its "
            + "first place; the fix mends them all. Texts that are said keep plain spaces.",
        example: "--- ru.lproj/Shop.strings\n\"add\" = \"Добавить в1️⃣ корзину\";\n\"place\" = \"Кафе у метро\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"add\" = \"Добавить в\u{A0}корзину\";\n"
            + "\"place\" = \"Кафе у\u{A0}метро\";\n",
        fix: .safe)

    func check(_ scope: LintScope, to findings: inout Findings) {
        var edits: [Fix.Edit] = []
        var texts = 0
        var first: (span: SourceSpan, key: String, word: String)?
        // For each language of the file.
        var known: [Int: Set<UInt32>] = [:]
        for message in scope.document.messages where !message.spoken.isSpoken {
            let words =
                known[message.languageIndex]
                ?? Self.packed(scope.language(of: message)?.prepositions.binding ?? [])
            known[message.languageIndex] = words
            if words.isEmpty { continue }
            for text in scope.document.texts(of: message)
            where text.traits.contains(.space) && text.traits.contains(.cyrillicOrGreek) {
                let places = Self.places(in: text.string, words)
                if !places.isEmpty { texts += 1 }
                for place in places {
                    let span = scope.catalog.source.span(ofUTF8: place.offset..<(place.offset + 1), in: text.value)
                    edits.append(Fix.Edit(span, "\u{A0}"))
                    if first == nil { first = (span, message.key, place.word) }
                }
            }
        }
        guard let first else { return }
        findings.key = first.key
        let more = texts > 1 ? " (\(texts) texts of the file)" : ""
        findings.report(
            at: first.span, "a line may end with '\(first.word)'; write a no-break space (U+00A0) behind it\(more)",
            fix: Fix("write no-break spaces behind short prepositions", .safe, edits))
        findings.key = nil
    }

    /// Words of four bytes at most as numbers, with their capitals.
    private static func packed(_ words: Set<String>) -> Set<UInt32> {
        let written = words.flatMap { [$0, $0.uppercased(), $0.prefix(1).uppercased() + $0.dropFirst()] }
        return Set(written.filter { $0.utf8.count <= 4 }.map { packed($0.utf8) })
    }

    private static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// The spaces behind the words.
    private static func places(in text: String, _ words: Set<UInt32>) -> [(offset: Int, word: String)] {
        var result: [(offset: Int, word: String)] = []
        let bytes = Array(text.utf8)
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == 0x20 || byte == 0x0A || offset == bytes.count - 1 {
            defer { start = offset + 1 }
            // Two letters of Cyrillic are four bytes.
            guard byte == 0x20, (2...4).contains(offset - start), offset + 1 < bytes.count, bytes[offset + 1] != 0x20
            else { continue }
            guard words.contains(packed(bytes[start..<offset])) else { continue }
            result.append((offset, String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()))
        }
        return result
    }
}
