/// The rules of a language that are written as rows.
package enum RowRules {
    /// Those that are compiled in, in the order of their files; none for a language that has none.
    package static func rules(of language: String) -> [RowRule] {
        guard let part = LanguageImage.part("rules", language) else { return [] }
        return RowImage.rules(UnsafeRawBufferPointer(part)) ?? []
    }

    /// The bytes of rules for the image of languages.
    package static func bytes(_ rules: [RowRule]) -> [UInt8] { RowImage.bytes(rules) }
}
