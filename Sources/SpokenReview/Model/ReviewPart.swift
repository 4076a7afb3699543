import SpokenModel

/// What a page of a review tells of the others, where there are too many strings for one page.
package struct ReviewPart: Sendable {
    /// One of the pages.
    package struct Page: Sendable {
        /// The name of its file, as an address beside the others.
        package var address: String
        /// What stands there: "German; Russian: Shop".
        package var name: String
        /// Markup: how many strings and findings.
        package var summary: String
    }

    /// A language and the page where it begins.
    package struct Language: Sendable {
        package var tag: LanguageTag
        package var name: String
        package var count: Int
        package var page: Int
    }

    /// The position of this page.
    package var number: Int
    package var pages: [Page]
    package var languages: [Language]
    /// Markup: how many strings and findings all pages have.
    package var summary: String
    /// For the first page: which strings stand on each page, as codes of their anchors; a link to any string may name that page.
    package var codes: [String] = []
}
