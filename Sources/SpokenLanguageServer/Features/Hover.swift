import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// What a string shows and says, in both styles and all plural forms.
struct Hover {
    /// More rows than fit on a screen help nobody.
    private static let mostRows = 24

    private struct Row: Equatable {
        var form: String
        var visible: String
        var digits: String
        var words: String
    }

    let file: CatalogFile
    let reader: TextReader

    func answer(at offset: Int, isMarkdown: Bool, _ positions: inout PositionMap) -> JSONValue? {
        guard let entry = file.entry(at: offset) else { return nil }
        let texts = TextPlace.all(of: entry, in: file)
        // A source beside its translation stands in the text anyway.
        let translated = texts.filter { !$0.localization.isSource }
        let all = translated.isEmpty ? texts : translated
        // On the text of one language only this is shown, between them all are.
        let here = all.first { $0.localization.span.start <= offset && offset <= $0.localization.span.end }
        let indices =
            here.map { [$0.index] } ?? all.map(\.index).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        var parts: [String] = []
        for index in indices.prefix(4) {
            let places = all.filter { $0.index == index }
            parts.append(text(of: entry, places, index, isMarkdown))
        }
        guard !parts.isEmpty else { return nil }
        let value = parts.joined(separator: "\n\n")
        return [
            "contents": ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(value)],
            "range": positions.range(of: here?.localization.span ?? entry.span),
        ]
    }

    private func text(of entry: CatalogEntry, _ places: [TextPlace], _ index: Int, _ isMarkdown: Bool) -> String {
        let language = reader.language(of: index)
        let key = file.string(entry.key)
        var rows: [Row] = []
        let hasForms = places.contains { !$0.path.isEmpty }
        for place in places {
            // `%#@items@` is said by its forms.
            if hasForms, place.path.isEmpty { continue }
            guard let digits = reader.pair(of: place, .digits), let words = reader.pair(of: place, .words) else {
                continue
            }
            let row = Row(
                form: form(of: place, language), visible: digits.visibleText, digits: digits.accessibleText,
                words: words.accessibleText)
            if !rows.contains(row) { rows.append(row) }
        }
        // The categories that the file leaves to `other`.
        if let language, let first = places.first(where: { $0.category(in: file) != nil }), !first.localization.isSource
        {
            for sample in reader.samples(language).cardinal
            where !places.contains(where: {
                $0.path.contains { step in file.names(of: step).contains(sample.category.rawValue) }
            }) {
                let digits = reader.pair(of: key, language, .digits, count: sample.number)
                let words = reader.pair(of: key, language, .words, count: sample.number)
                rows.append(
                    Row(
                        form: "\(sample.category.rawValue) (\(sample.number)), no form", visible: digits.visibleText,
                        digits: digits.accessibleText, words: words.accessibleText))
            }
        }
        let name = language.map { "\(key) · \($0)" } ?? key
        let note = entry.comment.map { Self.trimmed(file.string($0)) } ?? ""
        guard !rows.isEmpty else {
            let texts = places.map { file.string($0.unit.value) }
            return isMarkdown
                ? "**\(Self.escaped(name))**\n\n" + texts.map(Self.escaped).joined(separator: "  \n")
                : ([name] + texts).joined(separator: "\n")
        }
        return isMarkdown ? markdown(name, note, rows) : plain(name, note, rows)
    }

    /// `few (2)`, `width 20`, `iphone`.
    private func form(of place: TextPlace, _ language: LanguageTag?) -> String {
        place.path.map { step in
            let name = file.name(of: step)
            switch step.axis {
            case .plural, .ordinal:
                guard let language, let number = reader.number(of: step, language)
                else { return name }
                return "\(name) (\(number))"
            case .width: return "width \(name)"
            case .gender, .device, .select: return name
            }
        }.joined(separator: ", ")
    }

    private func markdown(_ name: String, _ note: String, _ rows: [Row]) -> String {
        let hasForms = rows.contains { !$0.form.isEmpty }
        var text = "**\(Self.escaped(name))**\n\n"
        if !note.isEmpty { text += Self.escaped(note) + "\n\n" }
        text += (hasForms ? "| form " : "") + "| seen | said | said in words |\n"
        text += (hasForms ? "| --- " : "") + "| --- | --- | --- |\n"
        for row in rows.prefix(Self.mostRows) {
            let cells = (hasForms ? [row.form] : []) + [row.visible, row.digits, row.words]
            text += "| " + cells.map(Self.escaped).joined(separator: " | ") + " |\n"
        }
        return text
    }

    private func plain(_ name: String, _ note: String, _ rows: [Row]) -> String {
        var lines = [name] + (note.isEmpty ? [] : [note])
        for row in rows.prefix(Self.mostRows) {
            lines.append((row.form.isEmpty ? "" : row.form + ": ") + row.visible)
            lines.append("  said: " + row.digits)
            if row.words != row.digits { lines.append("  in words: " + row.words) }
        }
        return lines.joined(separator: "\n")
    }

    private static func trimmed(_ text: String) -> String {
        let head = text.drop(while: \.isWhitespace)
        return String(head.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// A text within a table of Markdown: nothing in it is markup, and it stays on its line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&", "!":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "\n", "\r", "\u{2028}", "\u{2029}", "\t": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
