/// Writes the links between the pages of one review.
struct PartWriter {
    private let part: ReviewPart

    init(_ part: ReviewPart) { self.part = part }

    /// The list of all pages.
    func writeAll(to html: inout ReviewPieces) {
        let count = part.pages.count
        html.own("<nav aria-label=\"Pages\" class=\"parts\"><p>Page \(part.number + 1) of \(count). ")
        html.markup("There are too many strings for one page: filters and printing know those of this page alone.</p>")
        // A long list would push the strings out of sight.
        let isLong = count > 12
        if isLong { html.own("<details><summary>All \(count) pages</summary>") }
        html.markup("<ol>")
        for (index, page) in part.pages.enumerated() {
            html.markup("<li>")
            open(page, index == part.number ? " aria-current=\"page\"" : "", to: &html)
            html.text(page.name)
            html.own("</a> <span>\(page.summary)</span></li>")
        }
        html.markup(isLong ? "</ol></details></nav>" : "</ol></nav>")
    }

    /// Links to the page before and the page behind.
    func writeNeighbours(to html: inout ReviewPieces) {
        html.markup("<nav aria-label=\"Previous and next page\" class=\"neighbours\">")
        for (name, index) in [("Previous page: ", part.number - 1), ("Next page: ", part.number + 1)]
        where part.pages.indices.contains(index) {
            html.markup("<p>")
            open(part.pages[index], "", to: &html)
            html.own(name)
            html.text(part.pages[index].name)
            html.markup("</a></p>")
        }
        html.markup("</nav>\n")
    }

    /// The languages of all pages.
    func writeLanguages(to html: inout ReviewPieces) {
        for language in part.languages where part.pages.indices.contains(language.page) {
            let address = language.page == part.number ? "" : part.pages[language.page].address
            html.own("<li><a href=\"\(address)#lang-\(language.tag)\">")
            html.text(language.name)
            html.own("</a> <span>\(language.count)</span></li>")
        }
    }

    private func open(_ page: ReviewPart.Page, _ attributes: String, to html: inout ReviewPieces) {
        html.own("<a href=\"\(page.address)\"\(attributes)>")
    }
}
