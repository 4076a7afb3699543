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
            for (original, part) in document.xliffParts(original) {
                let (file, fileLosses) = part.xliffFile(target: target, original: original)
                files += file
                losses += fileLosses
            }
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            \(files)</xliff>

            """
        return (text, losses)
    }

    /// Xcode writes plain strings and rules of one table as two files, those of the source language.
    private func xliffParts(_ original: String) -> [(original: String, document: CatalogDocument)] {
        let format = CatalogFormat(path: original)
        guard format == .strings || format == .stringsdict, let dot = original.lastIndex(of: ".") else {
            return [(original, self)]
        }
        var folders = original[..<dot].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if folders.count > 1, folders[folders.count - 2].hasSuffix(".lproj"), folders[folders.count - 2] != "Base.lproj"
        {
            folders[folders.count - 2] = sourceLanguage + ".lproj"
        }
        let stem = folders.joined(separator: "/")
        var plain = self
        var rules = self
        plain.entries.removeAll(where: \.hasRules)
        rules.entries.removeAll { !$0.hasRules }
        let parts = [(stem + ".strings", plain), (stem + ".stringsdict", rules)].filter { !$0.1.entries.isEmpty }
        // XLIFF asks for a <file>, of an empty table too.
        return parts.isEmpty ? [(original, self)] : parts
    }

    private func xliffFile(target: String, original: String) -> (text: String, losses: [ConversionLoss]) {
        var units = ""
        var losses: [ConversionLoss] = []
        let isRules = CatalogFormat(path: original) == .stringsdict
        let isApple = [.strings, .stringsdict, .xcstrings].contains(CatalogFormat(path: original))
        let tool =
            isApple
            ? "tool-id=\"com.apple.dt.xcode\" tool-name=\"Xcode\"" : "tool-id=\"spokentext\" tool-name=\"spokentext\""
        let header = "    <header>\n      <tool \(tool)/>\n    </header>\n"
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
            if source == nil, !keysAreTexts {
                losses.append(
                    ConversionLoss(
                        key: entry.key, language: target,
                        message: "it has no text in '\(sourceLanguage)'; its key stands for that"))
            }
            let sources = Dictionary(
                (source.map { Self.forms($0, isRules: isRules) } ?? [("", entry.key, nil)]).map { ($0.path, $0.text) },
                uniquingKeysWith: { $1 })
            let targetForms = entry.localizations.last { $0.language == target }.map {
                Self.forms($0, isRules: isRules)
            }
            // Without a translation the forms of the source are asked for, plurals with those of the target.
            let asked = source.map { Self.forms($0, categories, isRules: isRules) } ?? [("", "", nil)]
            let forms = targetForms ?? asked
            for form in forms {
                let sourceText = sources[form.path] ?? Self.nearest(form.path, sources, source) ?? entry.key
                let id = Self.unitID(entry.key, form.path, isRules: isRules)
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
            \(header)    <body>
            \(units)    </body>
              </file>

            """
        return (text, losses)
    }

    /// The key with the path of selectors, or in rules the path in the property list, as Xcode writes them.
    private static func unitID(_ key: String, _ path: String, isRules: Bool) -> String {
        guard isRules else { return path.isEmpty ? key : "\(key)|==|\(path)" }
        var steps = path.split(separator: ".").map(String.init)
        guard let selector = steps.popLast(), let axis = steps.popLast() else {
            return "/\(key):dict/NSStringLocalizedFormatKey:dict/:string"
        }
        let name =
            steps.first == "substitutions"
            ? steps.dropFirst().joined(separator: ".")
            : axis == "width"
                ? "NSStringVariableWidthRuleType" : axis == "device" ? "NSStringDeviceSpecificRuleType" : "value"
        return "/\(key):dict/\(name):dict/\(selector):dict/:string"
    }

    /// Every text of a localization with its path of selectors.
    ///
    /// - Parameters:
    ///   - categories: the plural categories to ask for in the place of those that are there.
    ///   - isRules: true where a format and its variables stay apart, as in a .stringsdict.
    private static func forms(
        _ localization: Localization, _ categories: [String] = [], isRules: Bool = false
    ) -> [(path: String, text: String, state: String?)] {
        var result: [(path: String, text: String, state: String?)] = []
        if !isRules, let variable = localization.wholePlural {
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
    private static func nearest(_ path: String, _ sources: [String: String], _ source: Localization?) -> String? {
        var steps = path.split(separator: ".").map(String.init)
        guard !steps.isEmpty else { return nil }
        steps[steps.count - 1] = "other"
        if let other = sources[steps.joined(separator: ".")] { return other }
        // A text around a choice, where the translation is one choice.
        return sources[""].map { general($0, source?.variables ?? []) }
    }

    private static func xliffState(_ state: String?) -> String {
        switch state {
        case "new": "new"
        case "needs_review", CatalogDocument.draft: "needs-review-translation"
        default: "translated"
        }
    }
}

extension CatalogDocument.Entry {
    /// True for what a .stringsdict says and a .strings file cannot.
    fileprivate var hasRules: Bool {
        localizations.contains { localization in
            if case .variations = localization.content { return true }
            return !localization.variables.isEmpty
        }
    }
}
