import SpokenModel

/// Writes the places for arguments of any syntax as Apple's formats write them, the common ground of conversions.
struct PlaceholderConversion {
    let syntax: PlaceholderSyntax
    /// The names of the arguments in their order.
    let names: [String]
    /// True in forms by number: `count` of i18next is one.
    var isCounted = false
    /// That of the texts.
    var language: LanguageTag?

    /// `%1$@` for `{name}`, `%d` for `%d`.
    func text(_ text: String) -> String {
        guard syntax != .apple else { return text }
        let format = FormatString(text, syntax)
        // In a text without arguments a percent sign stands for itself, in both.
        guard format.isFormat else { return Self.plain(format, unescapes: !syntax.hasPercentSigns) }
        var result = ""
        var offset = 0
        let bytes = Array(text.utf8)
        for placeholder in format.placeholders {
            let before = bytes[offset..<max(offset, min(placeholder.range.lowerBound, bytes.count))]
            result += escaped(String(decoding: before, as: UTF8.self))
            result += written(placeholder, format)
            offset = placeholder.range.upperBound
        }
        return result + escaped(String(decoding: bytes[min(offset, bytes.count)...], as: UTF8.self))
    }

    /// What is lost by it; nil where Apple's formats say the same.
    func loss(of text: String) -> String? {
        guard syntax != .apple else { return nil }
        let format = FormatString(text, syntax)
        let named = format.placeholders.filter(\.isNamed).map { format.name(of: $0) }
        guard !named.isEmpty else { return nil }
        let list = names.filter(named.contains).map { name in
            "'\(name)' is argument \((names.firstIndex(of: name) ?? 0) + 1)"
        }
        return "the names of arguments are lost: \(list.joined(separator: ", "))"
    }

    /// What of a text without arguments looks like one of Apple's: `%D` in "%DIR%".
    func mistaken(in text: String) -> String? {
        guard syntax != .apple, text.utf8.contains(0x25), !hasArguments(text) else { return nil }
        let format = FormatString(self.text(text))
        return format.placeholders.first(where: \.isReal).map(format.source)
    }

    func hasArguments(_ text: String) -> Bool {
        FormatString(text, syntax).placeholders.contains { $0.isReal && !$0.isDoubtful }
    }

    /// Where no percent signs are placeholders, one in the text is doubled beside arguments.
    private func escaped(_ text: String) -> String {
        guard !syntax.hasPercentSigns, text.utf8.contains(0x25) else { return text }
        return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    private static func plain(_ format: FormatString, unescapes: Bool) -> String {
        guard unescapes, !format.placeholders.isEmpty else { return format.text }
        var bytes = Array(format.text.utf8)
        for placeholder in format.placeholders.reversed() where placeholder.kind == .literal {
            bytes.replaceSubrange(
                placeholder.range.clamped(to: bytes.indices), with: Array(format.name(of: placeholder).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func written(_ placeholder: Placeholder, _ format: FormatString) -> String {
        switch placeholder.kind {
        case .literal: return format.name(of: placeholder)
        case .percent: return "%%"
        case .stray: return syntax.guardsPercent ? "%" : "%%"
        case .argument where !placeholder.isDoubtful: break
        case .argument, .variable, .selected, .invalid: return format.source(of: placeholder)
        }
        var position = placeholder.position
        if placeholder.isNamed {
            if isCounted, syntax == .i18next, format.name(of: placeholder) == "count",
                let number = names.firstIndex(of: "count")
            {
                return "%\(number + 1)$lld"
            }
            position = names.firstIndex(of: format.name(of: placeholder)).map { $0 + 1 }
        }
        var result = "%" + (position.map { "\($0)$" } ?? "")
        if placeholder.flags.contains(.leftAligned) { result += "-" }
        if placeholder.flags.contains(.plus) { result += "+" }
        if placeholder.flags.contains(.alternate) { result += "#" }
        if placeholder.flags.contains(.zeroPadded) { result += "0" }
        if placeholder.flags.contains(.grouped) { result += "'" }
        result += Self.written(placeholder.width)
        if let precision = placeholder.precision { result += "." + Self.written(precision) }
        let conversion = placeholder.conversion == UInt8(ascii: "s") ? UInt8(ascii: "@") : placeholder.conversion
        return result + placeholder.length.rawValue + String(UnicodeScalar(conversion))
    }

    private static func written(_ number: Placeholder.Number?) -> String {
        switch number {
        case nil: ""
        case .fixed(let value): "\(value)"
        case .argument: "*"
        }
    }
}

extension Placeholder {
    /// What formats with names alone lose of an argument: digits, widths and signs; nil for a plain one.
    func lossOfFormat(_ format: FormatString) -> String? {
        let isPlain =
            width == nil && precision == nil && flags.isEmpty
            && "@sSdiuDUp".utf8.contains(conversion)
        return isPlain ? nil : "the format of '\(format.source(of: self))' is lost; the value is shown as it is"
    }
}
