import SpokenModel

/// The ending of a key by which i18next chooses a plural form.
enum I18nextSuffix: Hashable {
    /// `_one`, of version 4 of the format.
    case category(PluralCategory)
    /// `_ordinal_one`.
    case ordinal(PluralCategory)
    /// `_0`, `_1`: the number of the form in the rule of the language, of version 3.
    case number(Int)
    /// `_plural`, where a language has two forms, of version 3.
    case plural

    /// The suffix of a key and how long it is with its hyphen; nil for other keys.
    static func find(_ key: UnsafeBufferPointer<UInt8>) -> (suffix: I18nextSuffix, length: Int)? {
        // All of them end in a letter of «eorwylno» or a digit, behind a `_` that is near.
        guard key.count > 2, let last = key.last else { return nil }
        if last.isDigit {
            guard key[key.count - 2] == UInt8(ascii: "_"), last <= UInt8(ascii: "5") else { return nil }
            return (.number(Int(last &- 0x30)), 2)
        }
        var start = key.count - 1
        while start > 0, key.count - start <= 7, key[start] != UInt8(ascii: "_") { start -= 1 }
        guard start > 0, key[start] == UInt8(ascii: "_") else { return nil }
        let word = UnsafeBufferPointer(rebasing: key[(start + 1)...])
        if word.elementsEqual("plural".utf8) { return (.plural, 7) }
        guard let category = PluralCategory.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) else {
            return nil
        }
        let length = key.count - start
        let before = UnsafeBufferPointer(rebasing: key[..<start])
        if before.count > 8, before.suffix(8).elementsEqual("_ordinal".utf8) { return (.ordinal(category), length) }
        return (.category(category), length)
    }

    /// The ending of a key that i18next would take for one of a form, with its hyphen; nil for other keys.
    static func name(of key: String) -> String? {
        var key = key
        return key.withUTF8 { bytes in
            find(bytes).map { String(decoding: bytes.suffix($0.length), as: UTF8.self) }
        }
    }

    var isOrdinal: Bool { if case .ordinal = self { true } else { false } }

    var category: PluralCategory? {
        switch self {
        case .category(let category), .ordinal(let category): category
        case .number, .plural: nil
        }
    }
}
