import SpokenDiagnostics
import SpokenModel

/// Writes a review page: one HTML file that loads nothing.
package struct ReviewWriter {
    private let page: ReviewPage

    package init(_ page: ReviewPage) { self.page = page }

    /// Hands the page on piece by piece.
    package func write(_ sink: @escaping ([UInt8]) -> Void) {
        var html = ReviewPieces(sink)
        var data = PageData(page)
        let counts = ReviewCounts(page)
        for (text, name) in PageTemplate.pieces {
            html.own(text)
            switch name {
            case "css": html.own(PageTemplate.css)
            case "js": html.own(PageTemplate.js)
            case "css-hash": html.own(ContentHash.policy(PageTemplate.css))
            case "js-hash": html.own(ContentHash.policy(PageTemplate.js))
            case "title": html.text(page.title)
            case "version": html.text(page.toolVersion)
            case "font": html.text(page.fontName)
            case "room": html.own("\(page.room)")
            case "lines": html.own("\(page.lines)")
            case "summary": html.own(page.part?.summary ?? counts.summary)
            case "languages": writeLanguages(to: &html)
            case "parts": if let part = page.part { PartWriter(part).writeAll(to: &html) }
            case "neighbours": if let part = page.part { PartWriter(part).writeNeighbours(to: &html) }
            case "language-options":
                for language in page.languages {
                    option(language.tag.description, language.name, language.count, to: &html)
                }
            case "state-options":
                for (state, count) in counts.states { option(state.code, state.name, count, to: &html) }
            case "severity-options":
                for (severity, count) in counts.severities {
                    option(
                        severity.code, severity == .error ? "error" : "\(severity.rawValue) or worse", count, to: &html)
                }
                option("n", "none", counts.clean, to: &html)
            case "rule-options": for (rule, count) in counts.rules { option(rule, rule, count, to: &html) }
            case "change-filter": if page.isComparison { writeChangeFilter(counts, to: &html) }
            case "main": writeMain(&data, to: &html)
            case "data":
                html.own(data.json)
                if !page.sounds.isEmpty { writeSounds(to: &html) }
            default: break
            }
        }
        html.finish()
    }

    private func option(_ value: String, _ name: String, _ count: Int, to html: inout ReviewPieces) {
        html.markup("<option value=\"")
        html.text(value)
        html.markup("\">")
        // The mark keeps the number behind a name that is written from right to left.
        html.text("\(name)\u{200E} (\(count))")
        html.markup("</option>")
    }

    private func writeChangeFilter(_ counts: ReviewCounts, to html: inout ReviewPieces) {
        html.markup("<label>Changes <select id=\"change\"><option value=\"\">all strings</option>")
        option("any", "changed in any way", counts.changes.reduce(0) { $0 + $1.count }, to: &html)
        for (name, count) in counts.changes { option(name, name, count, to: &html) }
        html.markup("</select></label>\n")
    }

    private func writeLanguages(to html: inout ReviewPieces) {
        if let part = page.part {
            PartWriter(part).writeLanguages(to: &html)
        } else {
            for language in page.languages {
                html.own("<li><a href=\"#lang-\(language.tag)\">")
                html.text(language.name)
                html.own("</a> <span>\(language.count)</span></li>")
            }
        }
        if !page.screens.isEmpty {
            html.own("<li><a href=\"#screens\">Screens and golden files</a> <span>\(page.screens.count)</span></li>")
        }
    }

    private func writeMain(_ data: inout PageData, to html: inout ReviewPieces) {
        for language in page.languages {
            let rows = RowWriter(page: page, language: language)
            let id = "lang-\(language.tag)"
            html.own(
                "<section\(language.isSource ? " class=\"first\"" : "") aria-labelledby=\"\(id)\" data-lang=\"\(language.tag)\"><h2 id=\"\(id)\">"
            )
            html.text(language.name)
            html.own("<small>\(language.tag)</small></h2>\n")
            if !language.isSpoken {
                html.markup(
                    "<p class=\"lead\">Nothing is known of how this language is said: texts are said as they are shown.</p>\n"
                )
            }
            for table in language.tables {
                html.markup("<section><h3>")
                html.text(table.name)
                html.markup("<small>")
                html.text(table.files.joined(separator: ", "))
                html.markup("</small></h3>\n")
                rows.write(table.findings, to: &html)
                for row in table.rows { rows.write(row, &data, to: &html) }
                html.markup("</section>\n")
            }
            html.markup("</section>\n")
        }
        guard !page.screens.isEmpty else { return }
        html.markup("<section aria-labelledby=\"screens\"><h2 id=\"screens\">Screens and golden files</h2>\n")
        for screen in page.screens { write(screen, to: &html) }
        html.markup("</section>\n")
    }

    private func write(_ screen: ReviewScreen, to html: inout ReviewPieces) {
        let language = ReviewLanguage(
            tag: screen.language, name: "", isRightToLeft: screen.isRightToLeft, isSpoken: true, tables: [])
        html.own("<section data-lang=\"\(screen.language)\"><h3>")
        html.text(screen.title)
        html.markup("<small>")
        html.text(screen.file)
        html.markup("</small></h3>\n")
        RowWriter(page: page, language: language).write(screen.findings, to: &html)
        html.markup("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        html.text("\(screen.title), \(screen.file)")
        html.markup("\"><table><thead><tr>")
        for column in screen.columns {
            html.markup("<th scope=\"col\">")
            html.text(column)
            html.markup("</th>")
        }
        html.markup("</tr></thead><tbody>\n")
        let attributes = RowWriter.attributes(screen.language, isRightToLeft: screen.isRightToLeft)
        for (line, row) in screen.rows.enumerated() {
            html.markup("<tr>")
            for (index, cell) in row.enumerated() {
                html.own("<td><p\(attributes)>")
                html.text(cell)
                html.markup("</p>")
                if index >= screen.firstSpoken {
                    let sounds = screen.sounds.indices.contains(line) ? screen.sounds[line] : []
                    RowWriter.button(sounds.indices.contains(index) ? sounds[index] : nil, to: &html)
                }
                html.markup("</td>")
            }
            html.markup("</tr>\n")
        }
        html.markup("</tbody></table></div></section>\n")
    }

    /// Data addresses hold no character that ends a script.
    private func writeSounds(to html: inout ReviewPieces) {
        html.markup("</script>\n<script type=\"application/json\" id=\"audio\">[")
        for (index, sound) in page.sounds.enumerated() { html.own((index > 0 ? ",\"" : "\"") + sound + "\"") }
        html.markup("]")
    }
}
