import SpokenModel

/// All tables in one language.
package struct ReviewLanguage: Sendable, Hashable {
    package var tag: LanguageTag
    /// "Russian, русский".
    package var name: String
    package var isRightToLeft: Bool
    /// False where nothing is known of how the language is said.
    package var isSpoken: Bool
    /// True where no string was translated from another language.
    package let isSource: Bool
    package var tables: [ReviewTable]

    package init(tag: LanguageTag, name: String, isRightToLeft: Bool, isSpoken: Bool, tables: [ReviewTable]) {
        self.tag = tag
        self.name = name
        self.isRightToLeft = isRightToLeft
        self.isSpoken = isSpoken
        self.tables = tables
        isSource = !tables.contains { $0.rows.contains { $0.sourceLanguage != nil } }
    }

    package var count: Int { tables.reduce(0) { $0 + $1.rows.count } }
}
