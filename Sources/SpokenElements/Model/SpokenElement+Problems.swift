import SpokenModel

extension SpokenElement {
    /// What makes the element wrong for every reader: a label that is a file name, traits that contradict each other, a
    /// control without a word.
    ///
    /// ```swift
    /// SpokenElement("icClose", traits: .button).problems  // [.labelIsFileName("icClose")]
    /// ```
    public var problems: [ElementError] {
        var result: [ElementError] = []
        if let label, Self.isFileName(label.accessibleText) { result.append(.labelIsFileName(label.accessibleText)) }
        for (first, second) in Self.contradictions where traits.contains(first) && traits.contains(second) {
            result.append(.contradictingTraits(first.names.first ?? "", second.names.first ?? ""))
        }
        if traits.contains(.secureText) || traits.contains(.textArea), !traits.contains(.textInput) {
            let name = traits.contains(.secureText) ? "secureText" : "textArea"
            let other = traits.subtracting([.secureText, .textArea]).names.first ?? "no textInput"
            result.append(.contradictingTraits(name, other))
        }
        let isSilent = [label, value, hint, placeholder].allSatisfy { $0?.accessibleText.isBlank ?? true }
        if isSilent, isInteractive, adjustment?.value == nil { result.append(.nothingToSay(traits: traits.names)) }
        return result
    }

    private static let contradictions: [(ElementTraits, ElementTraits)] = [
        (.button, .link), (.staticText, .button), (.staticText, .link), (.staticText, .adjustable),
        (.staticText, .switcher), (.staticText, .textInput), (.textInput, .button), (.textInput, .switcher),
        (.textInput, .adjustable), (.textInput, .link), (.textInput, .image), (.switcher, .adjustable),
        (.switcher, .link), (.isEditing, .notEnabled), (.tab, .textInput), (.keyboardKey, .link),
    ]

    /// `icClose`, `ic_cart`, `btn-info`, `close@2x.png`: VoiceOver reads the name of the picture of a button without a
    /// label.
    package static func isFileName(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
        let lower = text.lowercased()
        let endings = [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg", ".webp", ".heic", ".json", "@2x", "@3x"]
        if endings.contains(where: { lower.hasSuffix($0) && lower.utf8.count > $0.utf8.count }) { return true }
        for prefix in ["ic", "icon", "btn", "img", "image", "button"] where lower.hasPrefix(prefix) {
            let rest = bytes.dropFirst(prefix.utf8.count)
            guard let next = rest.first else { continue }
            // «icClose», «ic_close»: a word of a language goes on with a small letter.
            let startsSmall = bytes[0] >= UInt8(ascii: "a")
            if next == UInt8(ascii: "_") { return rest.count > 1 }
            // «Icon-Farbe» and "Button-Down" are words of a language: names of files have no capitals behind a hyphen.
            if next == UInt8(ascii: "-") { return rest.count > 1 && startsSmall && lower == text }
            if startsSmall, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) { return true }
        }
        // «close_button_24»: an underline stands in no text.
        return bytes.contains(UInt8(ascii: "_")) && bytes.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    }
}

extension String {
    fileprivate var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
