import SpokenModel

/// How much of a catalog each language has.
///
/// ```swift
/// let coverage = CatalogCoverage(try StringCatalog(path: "Resources"))
/// for row in coverage.rows { print(row.language, row.translated, "of", row.total, row.missing) }
/// // ru 41 of 42 ["Localizable/cart.total"]
/// ```
/// What counts are the keys of the source language; where a table has none, those of all its languages together. Stale
/// keys, keys that are not to be translated and accessible variants do not count.
package struct CatalogCoverage: Sendable, Hashable {
    /// One language; the numbers count keys.
    package struct Row: Sendable, Hashable {
        package let language: LanguageTag
        /// Keys that have a text of their own in this language.
        package let translated: Int
        /// Keys that look-up takes from a parent: `en` for `en-GB`.
        package let inherited: Int
        /// Of the translated ones those that a String Catalog marks `needs_review`.
        package let needsReview: Int
        /// `table/key` of those without a text, sorted.
        package let missing: [String]

        /// All keys of the source language.
        package var total: Int { translated + inherited + missing.count }

        /// 0 … 1; 1 for a catalog without keys.
        package var share: Double { total == 0 ? 1 : Double(translated + inherited) / Double(total) }
    }

    /// Sorted by the name of the language.
    package let rows: [Row]

    /// - Parameter accessibleSuffix: keys with this ending are variants of others.
    package init(_ catalog: StringCatalog, accessibleSuffix: String = ".accessible") {
        var counter = CoverageCounter(source: catalog.sourceLanguage, accessibleSuffix: accessibleSuffix)
        for slot in catalog.slots { counter.add(slot.load()) }
        rows = counter.rows(languages: catalog.languages)
    }
}
