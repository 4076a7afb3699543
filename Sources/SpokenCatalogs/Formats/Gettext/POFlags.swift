/// The flags of gettext that say how arguments are written: `c-format`, `no-c-format`, `python-brace-format`.
enum POFlags {
    /// What a flag says; nil for one of another kind, such as `no-wrap`.
    static func syntax(_ reader: ByteReader, _ start: Int, _ end: Int) -> PlaceholderSyntax? {
        let length = end - start
        guard length > 7, length <= 40, reader.has("-format", at: end - 7) else { return nil }
        if reader.has("no-", at: start) { return PlaceholderSyntax.none }
        if reader.has("possible-", at: start) || reader.has("impossible-", at: start) { return .unknown }
        let name = String(decoding: reader.slice(start, end - 7), as: UTF8.self)
        return byName[name] ?? PlaceholderSyntax.none
    }

    private static let byName: [String: PlaceholderSyntax] = [
        "c": .printf, "objc": .apple, "python": .python, "python-brace": .brace, "php": .printf, "perl": .printf,
        "perl-brace": .brace, "java": .brace, "java-printf": .printf, "csharp": .brace, "javascript": .printf,
        "ruby": .python, "lua": .printf, "awk": .printf, "tcl": .printf, "object-pascal": .printf, "modula2": .printf,
        "qt": .qt, "qt-plural": .qt, "kde": .qt, "kde-kuit": .qt, "boost": .qt, "smalltalk": .qt, "c++": .brace,
        "rust": .brace, "gcc-internal": .printf, "gfc-internal": .printf, "elisp": .printf, "librep": .printf,
        "d": .printf, "go": .printf, "ycp": .qt,
    ]
}
