import SpokenDiagnostics
import SpokenLint
import SpokenModel

/// Writes one string.
struct RowWriter {
    let page: ReviewPage
    let language: ReviewLanguage
    /// ` lang=ru`, with the direction where it is from right to left.
    private let own: String

    init(page: ReviewPage, language: ReviewLanguage) {
        self.page = page
        self.language = language
        own = Self.attributes(language.tag, isRightToLeft: language.isRightToLeft)
    }

    static func attributes(_ tag: LanguageTag, isRightToLeft: Bool) -> String {
        " lang=\(tag)" + (isRightToLeft ? " dir=rtl" : "")
    }

    func write(_ row: ReviewRow, _ data: inout PageData, to html: inout ReviewPieces) {
        html.markup("<article id=\"")
        html.text(row.anchor)
        html.markup("\"")
        if row.state != .translated { html.own(" data-s=\(row.state.code)") }
        if let worst = row.worst { html.own(" data-v=\(worst.code)") }
        if !row.findings.isEmpty {
            html.own(" data-r=\"\(Set(row.findings.map(\.diagnostic.rule)).sorted().joined(separator: " "))\"")
        }
        if let change = row.change { html.own(" data-h=\"\(change.name)\"") }
        html.markup(">\n<header><h4><a href=\"#")
        html.address(row.anchor)
        html.markup("\">")
        html.text(row.key.isEmpty ? "(empty key)" : row.key)
        html.markup("</a></h4>")
        if row.state != .translated { html.own("<p class=s>\(row.state.name)</p>") }
        if let change = row.change { html.own("<p class=s>\(change.name)</p>") }
        if !row.note.isEmpty {
            html.markup("<p class=n>")
            html.text(row.note)
            html.markup("</p>")
        }
        html.markup("</header>\n")
        writeSource(row, to: &html)
        html.markup("<div class=v>")
        if let change = row.change { write(change, to: &html) }
        if row.state == .missing { html.markup("<p class=\"lead\">Users see another language.</p>") }
        if let written = row.written { writeWritten(written, row, &data, to: &html) }
        for form in row.forms where row.written == nil { write(form, row, &data, to: &html) }
        if row.hasMoreForms { html.own("<p class=w>There are more forms than these \(row.forms.count).</p>") }
        if row.isSpeechWritten { html.markup("<p class=w>What is said was written by a translator.</p>") }
        write(row.findings, to: &html)
        if !row.forms.isEmpty { html.markup("<details class=z><summary>Text sizes</summary></details>") }
        html.markup("</div></article>\n")
    }

    private func writeSource(_ row: ReviewRow, to html: inout ReviewPieces) {
        if row.source.isEmpty, row.sourceLanguage == nil, language.isSource { return }
        html.markup("<div class=o")
        let tag = row.sourceLanguage
        if let tag { html.own(Self.attributes(tag, isRightToLeft: row.isSourceRightToLeft)) }
        html.markup(">")
        for (index, text) in row.source.enumerated() {
            if index > 0 { html.markup("<br>") }
            write(text, to: &html)
        }
        html.markup("</div>\n")
    }

    /// A string with places to fill: as it is written, then with values in them.
    private func writeWritten(
        _ written: MarkedText, _ row: ReviewRow, _ data: inout PageData, to html: inout ReviewPieces
    ) {
        guard let form = row.forms.first else { return }
        data.use(written.text)
        html.own("<div class=f><p class=\"t raw\"\(own)>")
        write(written, to: &html)
        html.markup("</p>")
        // The line is as long as its values make it: it is measured with them.
        html.markup("</div>")
        html.markup("<div class=\"f ex\"><p class=k>with values</p>")
        write(body: form, &data, to: &html)
        html.markup("</div>")
    }

    private func write(_ form: ReviewForm, _ row: ReviewRow, _ data: inout PageData, to html: inout ReviewPieces) {
        html.markup("<div class=f>")
        if !form.name.isEmpty {
            html.markup("<p class=k>")
            html.text(form.name)
            html.markup("</p>")
        }
        write(body: form, &data, to: &html)
        html.markup("</div>")
    }

    private func write(body form: ReviewForm, _ data: inout PageData, to html: inout ReviewPieces) {
        data.use(form.visible.text)
        html.own("<p class=t\(own)>")
        write(form.visible, to: &html)
        html.markup("</p>")
        if form.digits == nil { Self.button(form.sound, to: &html) }
        let fit = TextFit(form.visible.text, font: page.font, room: page.room, lines: page.lines)
        if let text = fit.text {
            if case .cut = fit { html.markup("<p class=\"w cut\">") } else { html.markup("<p class=w>") }
            html.own(text)
            html.markup("</p>")
        }
        if let digits = form.digits {
            let name: StaticString = form.words == nil ? "said" : "digits"
            write(digits, name, form.sound, to: &html)
        }
        if let words = form.words { write(words, "words", form.soundOfWords, to: &html) }
    }

    private func write(_ reading: MarkedText, _ name: StaticString, _ sound: Int?, to html: inout ReviewPieces) {
        html.markup("<div class=d><b>")
        html.markup(name)
        html.own("</b><p\(own)>")
        write(reading, to: &html)
        html.markup("</p>")
        Self.button(sound, to: &html)
        html.markup("</div>")
    }

    static func button(_ sound: Int?, to html: inout ReviewPieces) {
        html.markup("<button class=l")
        if let sound { html.own(" data-a=\(sound)") }
        html.markup(">Listen</button>")
    }

    /// What changed, side by side.
    private func write(_ change: ReviewChange, to html: inout ReviewPieces) {
        guard case .changed(let differences) = change else { return }
        for difference in differences {
            for (name, text) in [("before", difference.old), ("now", difference.new)] {
                html.markup(name == "before" ? "<div class=g><p" : "<p")
                html.own("\(own)><b lang=\"en\">")
                html.text(difference.name.isEmpty ? name : "\(difference.name), \(name)")
                html.markup("</b>")
                write(text, to: &html)
                html.markup(name == "before" ? "</p>" : "</p></div>")
            }
        }
    }

    /// A text with its marks.
    func write(_ text: MarkedText, to html: inout ReviewPieces) {
        guard !text.marks.isEmpty else { return html.text(text.text) }
        let bytes = text.text.utf8
        var offset = 0
        func part(_ range: Range<Int>) -> Substring {
            let start = bytes.index(bytes.startIndex, offsetBy: min(range.lowerBound, bytes.count))
            return text.text[
                start..<bytes.index(start, offsetBy: min(range.count, bytes.count - min(range.lowerBound, bytes.count)))
            ]
        }
        for mark in text.marks where mark.range.lowerBound >= offset && mark.range.upperBound <= bytes.count {
            html.text(part(offset..<mark.range.lowerBound))
            offset = mark.range.upperBound
            write(part(mark.range), mark.reason, to: &html)
        }
        html.text(part(offset..<bytes.count))
    }

    private func write(_ text: Substring, _ reason: MarkedText.Reason, to html: inout ReviewPieces) {
        switch reason {
        case .placeholder:
            html.markup("<b class=p>")
            html.text(text)
            html.markup("</b>")
        case .removed:
            html.markup("<del>")
            html.text(text)
            html.markup("</del>")
        case .added:
            html.markup("<ins>")
            html.text(text)
            html.markup("</ins>")
        case .unread, .said:
            if case .said(let why) = reason {
                html.markup("<mark tabindex=0 aria-description=\"")
                html.text(why)
            } else {
                html.markup(
                    "<mark class=u tabindex=0 aria-description=\"No rule reads this; the synthesizer says it as it can."
                )
            }
            html.markup("\">")
            html.text(text)
            html.markup("</mark>")
        }
    }

    /// A no-break space is often all that is mended: it is shown, and copied as itself.
    private func write(mended text: String, to html: inout ReviewPieces) {
        for (index, part) in text.split(separator: "\u{00A0}", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { html.markup("<i class=h>\u{00A0}</i>") }
            html.text(part)
        }
    }

    func write(_ findings: [ReviewFinding], to html: inout ReviewPieces) {
        guard !findings.isEmpty else { return }
        html.markup("<ul class=x>")
        for finding in findings {
            let diagnostic = finding.diagnostic
            html.own("<li class=\"\(diagnostic.severity.code)\"><b>\(diagnostic.severity.rawValue)</b> ")
            html.text(diagnostic.message)
            html.markup(" <code>")
            html.own(diagnostic.rule)
            html.markup("</code> <span>")
            // The head of the table has the whole path.
            html.text(diagnostic.file.split(separator: "/").suffix(2).joined(separator: "/"))
            html.own(":\(diagnostic.start.line):\(diagnostic.start.column)")
            html.markup("</span>")
            if let mended = finding.mended {
                html.own("<div class=y>Mended: <q\(own)>")
                write(mended: mended, to: &html)
                html.markup("</q> <button class=c>Copy</button></div>")
            } else if let fix = diagnostic.fix {
                html.markup("<div class=y>")
                html.text(fix.title)
                html.markup("</div>")
            }
            html.markup("</li>")
        }
        html.markup("</ul>")
    }
}

extension Severity {
    /// One letter, for the page: error, warning (`a`, for amber), info.
    var code: String {
        switch self {
        case .error: "e"
        case .warning: "a"
        case .info: "i"
        }
    }
}
