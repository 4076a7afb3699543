import SpokenModel

/// Splits a review of very many strings into pages that a browser opens at once.
///
/// A language begins on a new page where it does not fit behind the one before, then a table does; a table that is too long for a
/// page is split between two strings.
package struct ReviewSplitter {
    /// The strings of one page.
    private let most: Int
    private var parts: [[ReviewLanguage]] = []
    private var current: [ReviewLanguage] = []
    private var count = 0

    /// - Parameter most: strings for one page, at least 1.
    package init(most: Int) { self.most = max(most, 1) }

    /// - Parameter file: the name of the first file; the others are numbered: `review.html`, `review-2.html`.
    /// - Returns: the page itself where its strings are few enough.
    package mutating func pages(of whole: ReviewPage, file: String) -> [(file: String, page: ReviewPage)] {
        guard whole.languages.reduce(0, { $0 + $1.count }) > most else { return [(file, whole)] }
        for language in whole.languages { add(language) }
        end()
        let files = parts.indices.map { Self.name($0, of: file) }
        var pages = parts.enumerated().map { index, languages in
            var page = whole
            page.languages = languages
            if index != parts.count - 1 { page.screens = [] }
            return page
        }
        let part = ReviewPart(
            number: 0,
            pages: zip(files, pages).map { file, page in
                .init(
                    address: PageAddress.escaped(file), name: Self.contents(of: page, in: whole),
                    summary: ReviewCounts(page).strings)
            }, languages: languages(of: whole), summary: ReviewCounts(whole).summary)
        let codes = pages.map(Self.codes)
        for index in pages.indices {
            pages[index].part = part
            pages[index].part?.number = index
            if index == 0 { pages[index].part?.codes = codes }
        }
        return Array(zip(files, pages))
    }

    private mutating func end() {
        if !current.isEmpty { parts.append(current) }
        current = []
        count = 0
    }

    private mutating func add(_ language: ReviewLanguage) {
        if count + language.count > most { end() }
        for table in language.tables {
            if count + table.rows.count > most, table.rows.count <= most { end() }
            add(table, of: language)
        }
    }

    private mutating func add(_ table: ReviewTable, of language: ReviewLanguage) {
        var rest = table.rows[...]
        var isFirst = true
        repeat {
            if count >= most { end() }
            var piece = table
            piece.rows = Array(rest.prefix(most - count))
            if !isFirst { piece.findings = [] }
            isFirst = false
            rest = rest.dropFirst(piece.rows.count)
            count += piece.rows.count
            if current.last?.tag != language.tag {
                var empty = language
                empty.tables = []
                current.append(empty)
            }
            current[current.count - 1].tables.append(piece)
        } while !rest.isEmpty
    }

    /// Where each language begins.
    private func languages(of whole: ReviewPage) -> [ReviewPart.Language] {
        whole.languages.map { language in
            let page = parts.firstIndex { $0.contains { $0.tag == language.tag } } ?? 0
            return .init(tag: language.tag, name: language.name, count: language.count, page: page)
        }
    }

    /// `review.html`, `review-2.html`.
    private static func name(_ index: Int, of file: String) -> String {
        guard index > 0 else { return file }
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let stem = dot == file.startIndex ? file.endIndex : dot
        return "\(file[..<stem])-\(index + 1)\(file[stem...])"
    }

    /// "German, Deutsch; Russian, русский: Shop (cart.add to cart.zip)".
    private static func contents(of page: ReviewPage, in whole: ReviewPage) -> String {
        page.languages.map { language in
            let all = whole.languages.first { $0.tag == language.tag }
            if all?.count == language.count { return language.name }
            return "\(language.name): \(contents(of: language.tables, in: all?.tables ?? []))"
        }.joined(separator: "; ")
    }

    private static func contents(of tables: [ReviewTable], in all: [ReviewTable]) -> String {
        if tables.count > 3, let first = tables.first, let last = tables.last {
            return "\(first.name) to \(last.name), \(tables.count) tables"
        }
        return tables.map { table in
            let isWhole = all.contains { $0.files == table.files && $0.rows.count == table.rows.count }
            guard !isWhole, let first = table.rows.first, let last = table.rows.last else { return table.name }
            return "\(table.name) (\(first.key) to \(last.key))"
        }.joined(separator: ", ")
    }

    private static func codes(of page: ReviewPage) -> String {
        var codes = ""
        for language in page.languages {
            codes += PageAddress.code("lang-\(language.tag)")
            for row in language.tables.lazy.flatMap(\.rows) { codes += PageAddress.code(row.anchor) }
        }
        return codes
    }
}
