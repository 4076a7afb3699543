/// The rules of a language that are written as rows.
package enum RowRules {
    /// The compiled rules of a language, which a book is opened from; nil for a language that has none.
    package static func image(of language: String) -> UnsafeBufferPointer<UInt32>? {
        LanguageImage.part("rules", language)
    }

    /// The files of rules of a language as they are written, one behind the other; empty for a language that has none.
    package static func text(of language: String) -> String {
        guard let part = LanguageImage.part("texts", language) else { return "" }
        return String(decoding: UnsafeRawBufferPointer(part).prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The languages that have rules.
    package static var languages: [String] { LanguageImage.languages(of: "rules") }
}
