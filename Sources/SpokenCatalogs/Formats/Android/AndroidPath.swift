import SpokenModel

/// What the path of an Android string file says: `app/src/main/res/values-ru/strings.xml`.
///
/// All files of one resource folder and one set of qualifiers are one table, since the names of resources are: `strings`
/// of `res`, and `strings-land` for `values-ru-land`.
enum AndroidPath {
    /// True for an XML file in a folder of values.
    static func claims(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).suffix(3)
        guard let folder = parts.dropLast().last, let name = parts.last else { return false }
        return isValues(folder) || (isMoko(parts.dropLast(2).last) && isMokoFile(name))
    }

    static func place(of path: String) -> CatalogPath {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        let name = Substring(parts.last ?? "".utf8[...])
        let above = parts.dropLast(2).last
        var place: CatalogPath
        if let folder = parts.dropLast().last, isValues(folder) || isMoko(above) {
            let isMoko = !isValues(folder)
            let qualifiers = Substring(folder).split(separator: "-").dropFirst(isMoko ? 0 : 1).map(String.init)
            let (language, rest) = isMoko && qualifiers == ["base"] ? (nil, []) : read(qualifiers)
            let root = path[..<folder.startIndex]
            place = CatalogPath(
                table: (["strings"] + rest).joined(separator: "-"), language: language, isBase: language == nil,
                folder: String(root.utf8.last == UInt8(ascii: "/") ? root.dropLast() : root))
            let isCompose = above.map { $0.elementsEqual("composeResources".utf8) } ?? false
            place.dialect = isMoko ? .lenient : isCompose ? .compose : .usual
        } else {
            // A file by itself: `ru-RU.xml`.
            let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
            place = CatalogPath(table: "strings", language: language(stem))
            place.dialect = .lenient
        }
        place.isTranslated = !saysNotToTranslate(name)
        return place
    }

    /// `donottranslate.xml`, as the platform has it, and what projects make of it: `12-dont-translate.xml`.
    private static func saysNotToTranslate(_ name: Substring) -> Bool {
        let letters = name.lowercased().filter { $0.isLetter }
        return ["donottranslate", "donttranslate", "notranslate", "untranslatable", "nontranslatable"]
            .contains { letters.contains($0) }
    }

    private static func isValues(_ folder: Substring.UTF8View) -> Bool {
        folder.starts(with: "values".utf8) && (folder.count == 6 || folder.dropFirst(6).first == UInt8(ascii: "-"))
    }

    private static func isMoko(_ folder: Substring.UTF8View?) -> Bool {
        folder.map { $0.elementsEqual("moko-resources".utf8) || $0.elementsEqual("MR".utf8) } ?? false
    }

    private static func isMokoFile(_ name: Substring.UTF8View) -> Bool {
        name.starts(with: "strings".utf8) || name.starts(with: "plurals".utf8)
    }

    /// The language among qualifiers, and those that are left: mobile networks come before it, all else behind it.
    private static func read(_ qualifiers: [String]) -> (LanguageTag?, [String]) {
        var rest = qualifiers
        var before: [String] = []
        while let first = rest.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") {
            before.append(rest.removeFirst())
        }
        guard let first = rest.first else { return (nil, before) }
        if first.hasPrefix("b+") {
            let tag = first.dropFirst(2).split(separator: "+").joined(separator: "-")
            rest.removeFirst()
            return (try? LanguageTag(current(tag)), before + rest)
        }
        // `car` is a dock, not the language of the Carib.
        guard first.utf8.count == 2 || first.utf8.count == 3, first != "car", first.utf8.allSatisfy(\.isASCIILetter)
        else { return (nil, before + rest) }
        rest.removeFirst()
        var tag = current(first.lowercased())
        if let region = rest.first, region.utf8.count == 3 || region.utf8.count == 4,
            region.hasPrefix("r") || region.hasPrefix("R"),
            region.utf8.dropFirst().allSatisfy({ $0.isASCIILetter || $0.isDigit })
        {
            tag += "-" + region.dropFirst()
            rest.removeFirst()
        }
        return (try? LanguageTag(tag), before + rest)
    }

    private static func language(_ name: Substring) -> LanguageTag? {
        // Only what looks like a tag is one: "strings" is none.
        let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(\.isASCIILetter),
            parts.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) })
        else { return nil }
        return try? LanguageTag(current(parts.joined(separator: "-")))
    }

    /// Java wrote three languages by codes that ISO 639 has withdrawn; both occur.
    private static func current(_ tag: String) -> String {
        for (old, new) in [("iw", "he"), ("in", "id"), ("ji", "yi")] {
            if tag == old { return new }
            if tag.hasPrefix(old + "-") { return new + tag.dropFirst(2) }
        }
        return tag
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
