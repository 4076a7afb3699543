import SpokenModel

extension CatalogDocument {
    /// An XLIFF 1.2 file for one target language. Each form of a choice is a unit of its own, whose id is the key and
    /// the path of selectors: `cart.items|==|plural.few`, `total|==|substitutions.files.plural.one`.
    public func xliff(target: String, original: String) -> (text: String, losses: [ConversionLoss]) {
        Self.xliff([(original, self)], target: target)
    }

    /// The same for several tables, one `<file>` each.
    public static func xliff(
        _ documents: [(original: String, document: CatalogDocument)], target: String
    ) -> (text: String, losses: [ConversionLoss]) {
        var files = ""
        var losses: [ConversionLoss] = []
        for (original, document) in documents {
            let (file, fileLosses) = document.xliffFile(target: target, original: original)
            files += file
            losses += fileLosses
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            \(files)</xliff>

            """
        return (text, losses)
    }

    private func xliffFile(target: String, original: String) -> (text: String, losses: [ConversionLoss]) {
        var units = ""
        var losses: [ConversionLoss] = []
        let categories = (try? LanguageTag(target)).map { CatalogPluralRules($0).categories.map(\.rawValue) } ?? []
        for entry in entries {
            guard entry.shouldTranslate else {
                losses.append(
                    ConversionLoss(key: entry.key, language: target, message: "left out: it is not to be translated"))
                continue
            }
            let source = entry.localizations.last { $0.language == sourceLanguage }
            if Self.hasSet(entry.localizations.last { $0.language == target }?.content ?? source?.content) {
                losses.append(
                    ConversionLoss(
                        key: entry.key, language: target, message: "the set of strings is lost; the first is kept"))
            }
            let sources = Dictionary(
                (source.map { Self.forms($0) } ?? [("", entry.key, nil)]).map { ($0.path, $0.text) },
                uniquingKeysWith: { $1 })
            let targetForms = entry.localizations.last { $0.language == target }.map { Self.forms($0) }
            // Without a translation the forms of the source are asked for, plurals with those of the target.
            let asked = source.map { Self.forms($0, categories) } ?? [("", "", nil)]
            let forms = targetForms ?? asked
            for form in forms {
                let sourceText = sources[form.path] ?? Self.nearest(form.path, sources) ?? entry.key
                let id = form.path.isEmpty ? entry.key : "\(entry.key)|==|\(form.path)"
                units +=
                    "      <trans-unit id=\"\(CatalogTextEncoder.xml(id, isAttribute: true))\" xml:space=\"preserve\">\n"
                units += "        <source>\(CatalogTextEncoder.xml(sourceText))</source>\n"
                if targetForms != nil {
                    let state = Self.xliffState(form.state)
                    units += "        <target state=\"\(state)\">\(CatalogTextEncoder.xml(form.text))</target>\n"
                }
                if let comment = entry.comment, !comment.isEmpty {
                    units += "        <note>\(CatalogTextEncoder.xml(comment))</note>\n"
                }
                units += "      </trans-unit>\n"
            }
        }
        let attribute = { (text: String) in CatalogTextEncoder.xml(text, isAttribute: true) }
        let text = """
              <file original="\(attribute(original))" source-language="\(attribute(sourceLanguage))" \
            target-language="\(attribute(target))" datatype="plaintext">
                <body>
            \(units)    </body>
              </file>

            """
        return (text, losses)
    }

    /// Every text of a localization with its path of selectors.
    ///
    /// - Parameter categories: the plural categories to ask for in the place of those that are there.
    private static func forms(
        _ localization: Localization, _ categories: [String] = []
    ) -> [(path: String, text: String, state: String?)] {
        var result: [(path: String, text: String, state: String?)] = []
        if let variable = localization.wholePlural {
            collect(variable.content, "", categories, &result)
            return result
        }
        collect(localization.content, "", categories, &result)
        for variable in localization.variables {
            collect(variable.content, "substitutions.\(variable.name)", categories, &result)
        }
        return result
    }

    private static func collect(
        _ content: Content, _ path: String, _ categories: [String],
        _ result: inout [(path: String, text: String, state: String?)]
    ) {
        switch content {
        case .text(let text, let state): result.append((path, text, state))
        case .set(let texts, let state):
            if let first = texts.first { result.append((path, first, state)) }
        case .empty: break
        case .variations(let axis, let variations):
            let other = variations.last { $0.selector == "other" } ?? variations.last
            if axis == .plural, !categories.isEmpty, let other {
                // «zero» is a choice of the author in every language.
                let zero = variations.contains { $0.selector == "zero" } && !categories.contains("zero") ? ["zero"] : []
                for category in zero + categories {
                    collect(other.content, step(path, axis, category), categories, &result)
                }
                return
            }
            for variation in variations {
                collect(variation.content, step(path, axis, variation.selector), categories, &result)
            }
        }
    }

    private static func step(_ path: String, _ axis: CatalogAxis, _ selector: String) -> String {
        (path.isEmpty ? "" : path + ".") + "\(axis.rawValue).\(selector)"
    }

    private static func hasSet(_ content: Content?) -> Bool {
        if case .set(let texts, _)? = content { return texts.count > 1 }
        return false
    }

    /// The source of a form that the source language lacks: that of `other` in its place.
    private static func nearest(_ path: String, _ sources: [String: String]) -> String? {
        var steps = path.split(separator: ".").map(String.init)
        guard !steps.isEmpty else { return nil }
        steps[steps.count - 1] = "other"
        return sources[steps.joined(separator: ".")] ?? sources[""]
    }

    private static func xliffState(_ state: String?) -> String {
        switch state {
        case "new": "new"
        case "needs_review": "needs-review-translation"
        default: "translated"
        }
    }
}
