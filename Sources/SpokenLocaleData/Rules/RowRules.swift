/// The rules of a language that are written as rows.
package enum RowRules {
    /// Those that are compiled in, in the order of their files; none for a language that has none.
    package static func rules(of language: String) -> [RowRule] {
        guard let part = LanguageImage.part("rules", language) else { return [] }
        return RowImage.rules(UnsafeRawBufferPointer(part)) ?? []
    }

    /// The files of rules of a language as they are written, one behind the other; empty for a language that has none.
    package static func text(of language: String) -> String {
        guard let part = LanguageImage.part("texts", language) else { return "" }
        return String(decoding: UnsafeRawBufferPointer(part).prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The languages that have rules.
    package static var languages: [String] { LanguageImage.languages(of: "rules") }

    /// The bytes of rules for the image of languages.
    package static func bytes(_ rules: [RowRule]) -> [UInt8] { RowImage.bytes(rules) }
}
