extension CatalogDocument {
    /// An XLIFF 1.2 file for one target language. Each form of a choice is a unit of its own, whose id is the key and
    /// the path of selectors: `cart.items|==|plural.few`, `total|==|substitutions.files.plural.one`.
    public func xliff(target: String, original: String) -> (text: String, losses: [ConversionLoss]) {
        var units = ""
        var losses: [ConversionLoss] = []
        for entry in entries {
            guard entry.shouldTranslate else {
                losses.append(
                    ConversionLoss(key: entry.key, language: target, message: "left out: it is not to be translated"))
                continue
            }
            let source = entry.localizations.last { $0.language == sourceLanguage }
            let sources = Dictionary(
                (source.map(Self.forms) ?? [("", entry.key, nil)]).map { ($0.path, $0.text) },
                uniquingKeysWith: { $1 })
            let targetForms = entry.localizations.last { $0.language == target }.map(Self.forms)
            // Without a translation the forms of the source are asked for.
            let forms = targetForms ?? source.map(Self.forms)?.map { ($0.path, "", nil) } ?? [("", "", nil)]
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
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="\(attribute(original))" source-language="\(attribute(sourceLanguage))" \
            target-language="\(attribute(target))" datatype="plaintext">
                <body>
            \(units)    </body>
              </file>
            </xliff>

            """
        return (text, losses)
    }

    /// Takes the translations of an XLIFF 1.2 file over: known keys get the target language, unknown ones are losses.
    public mutating func importXLIFF(_ bytes: [UInt8]) throws(XLIFFError) -> [ConversionLoss] {
        let document = try XLIFFReader.read(bytes)
        var losses: [ConversionLoss] = []
        for file in document {
            guard let language = file.targetLanguage, !language.isEmpty else { throw .noTargetLanguage }
            for unit in file.units {
                guard let target = unit.target else { continue }
                let (key, path) = Self.split(unit.id)
                guard let position = entries.firstIndex(where: { $0.key == key }) else {
                    losses.append(ConversionLoss(key: key, language: language, message: "no entry has this key"))
                    continue
                }
                if !set(target, state: Self.catalogState(unit.state), at: path, language: language, entry: position) {
                    losses.append(
                        ConversionLoss(key: key, language: language, message: "the form '\(path)' has no place"))
                }
            }
        }
        return losses
    }

    private static func split(_ id: String) -> (key: String, path: String) {
        var start = id.startIndex
        var found: String.Index?
        while let next = id[start...].firstIndex(of: "|") {
            if id[next...].hasPrefix("|==|") { found = next }
            start = id.index(after: next)
        }
        guard let found else { return (id, "") }
        return (String(id[..<found]), String(id[id.index(found, offsetBy: 4)...]))
    }

    private mutating func set(
        _ text: String, state: String, at path: String, language: String, entry: Int
    ) -> Bool {
        var index = entries[entry].localizations.lastIndex { $0.language == language }
        if index == nil {
            // A new language starts with the structure of the source language, without its texts.
            let source = entries[entry].localizations.last { $0.language == sourceLanguage }
            let structure = source ?? Localization(language: language, content: .empty)
            entries[entry].localizations.append(
                Localization(language: language, content: structure.content, variables: structure.variables))
            index = entries[entry].localizations.count - 1
        }
        guard let index else { return false }
        var steps = path.split(separator: ".").map(String.init)
        if steps.first == "substitutions" {
            guard steps.count >= 2,
                let variable = entries[entry].localizations[index].variables.firstIndex(where: { $0.name == steps[1] })
            else { return false }
            steps.removeFirst(2)
            return Self.set(text, state, steps[...], &entries[entry].localizations[index].variables[variable].content)
        }
        return Self.set(text, state, steps[...], &entries[entry].localizations[index].content)
    }

    private static func set(
        _ text: String, _ state: String, _ path: ArraySlice<String>, _ content: inout Content
    ) -> Bool {
        guard let axisName = path.first else {
            content = .text(text, state: state)
            return true
        }
        guard let axis = CatalogAxis(rawValue: axisName), let selector = path.dropFirst().first else { return false }
        var variations: [Variation] = []
        if case .variations(let own, let existing) = content, own == axis { variations = existing }
        let index = variations.firstIndex { $0.selector == selector } ?? variations.count
        if index == variations.count { variations.append(Variation(selector: selector, content: .empty)) }
        guard set(text, state, path.dropFirst(2), &variations[index].content) else { return false }
        content = .variations(axis, variations)
        return true
    }

    /// Every text of a localization with its path of selectors.
    private static func forms(_ localization: Localization) -> [(path: String, text: String, state: String?)] {
        var result: [(path: String, text: String, state: String?)] = []
        collect(localization.content, "", &result)
        for variable in localization.variables {
            collect(variable.content, "substitutions.\(variable.name)", &result)
        }
        return result
    }

    private static func collect(
        _ content: Content, _ path: String, _ result: inout [(path: String, text: String, state: String?)]
    ) {
        switch content {
        case .text(let text, let state): result.append((path, text, state))
        case .set(let texts, let state):
            if let first = texts.first { result.append((path, first, state)) }
        case .empty: break
        case .variations(let axis, let variations):
            for variation in variations {
                let step = "\(axis.rawValue).\(variation.selector)"
                collect(variation.content, path.isEmpty ? step : "\(path).\(step)", &result)
            }
        }
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

    private static func catalogState(_ state: String?) -> String {
        switch state {
        case "new", "needs-translation": "new"
        case "needs-review-translation", "needs-adaptation", "needs-l10n", "needs-review-adaptation",
            "needs-review-l10n":
            "needs_review"
        default: "translated"
        }
    }
}
