extension CatalogDocument {
    /// JSON of i18next (version 4 of its format) for one language: keys with points become keys within keys, plural
    /// forms keys with an ending.
    package func i18next(language: String) -> (text: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        let tree = KeyTree()
        for entry in entries {
            guard let localization = text(of: entry, in: language) else { continue }
            var losing = LossCollector(key: entry.key, language: language)
            defer { losses += losing.losses }
            losing.note(entry, localization)
            if entry.comment?.isEmpty == false, language == sourceLanguage { losing.add("the comment is lost") }
            var writer = I18nextWriter(names: entry.argumentNames, isPlain: entry.isPlain)
            let texts = writer.texts(of: localization)
            for loss in writer.losses { losing.add(loss) }
            if let suffix = I18nextSuffix.name(of: entry.key) {
                losing.add("the key ends in '\(suffix)', by which i18next knows plural forms")
            }
            for (ending, text) in texts where !tree.add(text, at: entry.key + ending) {
                losing.add("the key is written as a whole: a part of it is the key of a text")
            }
        }
        return tree.isEmpty ? ("", losses) : (tree.value.text(), losses)
    }
}

/// Keys within keys, in the order in which they came.
private struct KeyTree {
    private final class Node {
        var text: String?
        var order: [String] = []
        var children: [String: Node] = [:]
    }

    private let root = Node()

    var isEmpty: Bool { root.order.isEmpty }

    var value: JSONValue { Self.value(root) }

    /// - Returns: false where the key could not be taken apart.
    func add(_ text: String, at key: String) -> Bool {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // A sentence is a key of its own, and no path.
        let isPath = parts.count <= 16 && !parts.contains("") && !key.utf8.contains(0x20)
        var node = root
        if isPath {
            var isFree = true
            for (depth, part) in parts.enumerated() {
                guard let next = node.children[part] else { break }
                if next.text != nil || depth == parts.count - 1 { isFree = false }
                node = next
            }
            node = root
            if isFree {
                for part in parts { node = Self.child(part, of: node) }
                node.text = text
                return true
            }
        }
        Self.child(key, of: root).text = text
        return !isPath
    }

    private static func child(_ name: String, of node: Node) -> Node {
        if let known = node.children[name] { return known }
        let made = Node()
        node.children[name] = made
        node.order.append(name)
        return made
    }

    private static func value(_ node: Node) -> JSONValue {
        if let text = node.text { return .string(text) }
        var fields: [(String, JSONValue)] = []
        for name in node.order {
            if let child = node.children[name] { fields.append((name, value(child))) }
        }
        return JSONValue.object(fields)
    }
}

/// Writes the texts of one key with the endings of their forms.
private struct I18nextWriter {
    let names: [String]
    let isPlain: Bool
    private(set) var losses: [String] = []

    init(names: [String], isPlain: Bool) {
        self.names = names
        self.isPlain = isPlain
    }

    private mutating func lose(_ message: String) {
        if !losses.contains(message) { losses.append(message) }
    }

    mutating func texts(of localization: CatalogDocument.Localization) -> [(ending: String, text: String)] {
        if let forms = localization.expandedPlural {
            return self.forms(forms, "", localization.variables.first?.argumentNumber ?? 1)
        }
        switch localization.content {
        case .empty: return []
        case .variations(.plural, let forms): return self.forms(forms, "", count(of: localization))
        case .variations(.ordinal, let forms): return self.forms(forms, "_ordinal", count(of: localization))
        case .set(let texts, _):
            lose("the set of \(texts.count) strings is lost; the first is kept")
        case .variations(let axis, _): lose("the variants by \(axis.rawValue) are lost; one text is kept")
        case .text(let text, _):
            guard localization.variables.isEmpty else {
                lose("several choices in one text are lost; the general form of each is kept")
                return [("", self.text(CatalogDocument.general(text, localization.variables), counted: 0))]
            }
            return [("", self.text(text, counted: 0))]
        }
        return localization.content.general.map { [("", text($0.text, counted: 0))] } ?? []
    }

    /// The argument that is counted: `count` where it has its name, else the first.
    private func count(of localization: CatalogDocument.Localization) -> Int {
        (names.firstIndex(of: "count") ?? 0) + 1
    }

    private mutating func forms(
        _ forms: [CatalogDocument.Variation], _ ending: String, _ counted: Int
    ) -> [(ending: String, text: String)] {
        // A form for all numbers is the key itself.
        if ending.isEmpty, forms.count == 1, let only = forms.first, only.selector == "other",
            let general = only.content.general
        {
            return [("", text(general.text, counted: counted))]
        }
        return forms.compactMap { form in
            if case .variations(let axis, _) = form.content {
                lose("the \(axis.rawValue) variants of '\(form.selector)' are lost; the general one is kept")
            }
            return form.content.general.map { ("\(ending)_\(form.selector)", text($0.text, counted: counted)) }
        }
    }

    /// - Parameter counted: the argument that is called `count`; 0 for none.
    private mutating func text(_ text: String, counted: Int) -> String {
        let format = FormatString(text)
        if text.contains("{{") || text.contains("$t(") {
            lose("'{{' and '$t(' stand for themselves there and are an argument here")
        }
        guard format.isFormat, !isPlain else { return text }
        let bytes = Array(text.utf8)
        var result = ""
        var offset = 0
        var next = 1
        for placeholder in format.placeholders {
            result += String(decoding: bytes[offset..<max(offset, placeholder.range.lowerBound)], as: UTF8.self)
            offset = placeholder.range.upperBound
            switch placeholder.kind {
            case .percent, .stray: result += "%"
            case .selected: result += "{{count}}"
            case .argument where !placeholder.isDoubtful:
                if let loss = placeholder.lossOfFormat(format) { lose(loss) }
                let position = placeholder.position ?? next
                if placeholder.position == nil { next += 1 }
                let own = names.indices.contains(position - 1) ? names[position - 1] : "arg\(position)"
                result += "{{\(position == counted ? "count" : own)}}"
            case .argument, .literal, .invalid, .variable: result += format.source(of: placeholder)
            }
        }
        return result + String(decoding: bytes[min(offset, bytes.count)...], as: UTF8.self)
    }
}
