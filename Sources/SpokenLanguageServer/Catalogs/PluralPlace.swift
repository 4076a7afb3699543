import SpokenCatalogs

/// A place where the word for a plural category is written; also in a file that is broken while somebody types.
struct PluralPlace: Equatable {
    /// Where the word begins that is being typed.
    var start: Int
    /// The language that the file names there; nil where the whole file has one.
    var language: String?

    static func find(in file: CatalogFile, at offset: Int) -> PluralPlace? {
        let text = file.source.text
        guard file.source.encoding != .binary, offset <= text.count else { return nil }
        var start = offset
        while start > 0, (text[start - 1] | 0x20) &- 0x61 < 26 { start -= 1 }
        let head = text[..<start]
        switch file.format {
        case .android: return ends(head, "quantity=\"") || ends(head, "quantity='") ? PluralPlace(start: start) : nil
        case .stringsdict: return ends(head, "<key>") && isFormDictionary(text, start) ? PluralPlace(start: start) : nil
        case .xcstrings: return inStringCatalog(text, start)
        case .arb: return inMessage(text, start) ? PluralPlace(start: start) : nil
        default: return nil
        }
    }

    private static func ends(_ head: ArraySlice<UInt8>, _ tail: String) -> Bool {
        head.suffix(tail.utf8.count).elementsEqual(tail.utf8)
    }

    /// True in a dictionary that says what its forms are chosen by.
    private static func isFormDictionary(_ text: [UInt8], _ offset: Int) -> Bool {
        var depth = 0
        var place = offset
        while place > 0 {
            place -= 1
            guard text[place] == UInt8(ascii: "<") else { continue }
            let rest = text[place...]
            if rest.starts(with: "</dict>".utf8) { depth += 1 }
            guard rest.starts(with: "<dict>".utf8) else { continue }
            depth -= 1
            guard depth < 0 else { continue }
            // What follows a key of the dictionary is of another one.
            let tail = text[offset...]
            let end = ["</dict>", "<dict>"].compactMap { tail.firstRange(of: $0.utf8)?.lowerBound }.min() ?? text.count
            let own = text[place..<end]
            return ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"].contains {
                own.firstRange(of: $0.utf8) != nil
            }
        }
        return false
    }

    /// A key of an object under `plural`.
    private static func inStringCatalog(_ text: [UInt8], _ start: Int) -> PluralPlace? {
        guard start > 0, text[start - 1] == UInt8(ascii: "\"") else { return nil }
        var path: [ArraySlice<UInt8>] = []
        var last: ArraySlice<UInt8> = []
        var isKey = true
        var place = 0
        while place < start - 1 {
            switch text[place] {
            case UInt8(ascii: "\""):
                guard let end = endOfString(text, place, start) else { return nil }
                if isKey { last = text[(place + 1)..<end] }
                place = end
            case UInt8(ascii: ":"): isKey = false
            case UInt8(ascii: ","): isKey = true
            case UInt8(ascii: "{"):
                path.append(last)
                last = []
                isKey = true
            case UInt8(ascii: "}"):
                _ = path.popLast()
                isKey = false
            default: break
            }
            place += 1
        }
        guard isKey, path.last.map({ $0.elementsEqual("plural".utf8) }) ?? false else { return nil }
        let languages = path.firstIndex { $0.elementsEqual("localizations".utf8) }
        let language = languages.flatMap { path.indices.contains($0 + 1) ? path[$0 + 1] : nil }
        return PluralPlace(start: start, language: language.map { String(decoding: $0, as: UTF8.self) })
    }

    private static func endOfString(_ text: [UInt8], _ quote: Int, _ limit: Int) -> Int? {
        var place = quote + 1
        while place < limit {
            if text[place] == UInt8(ascii: "\"") { return place }
            place += text[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Between the forms of `{count, plural, one {…} other {…}}`.
    private static func inMessage(_ text: [UInt8], _ start: Int) -> Bool {
        var depth = 0
        var place = start
        // Back to the brace that is open here.
        while place > 0 {
            place -= 1
            switch text[place] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{"):
                depth -= 1
                guard depth < 0 else { continue }
                let parts = text[(place + 1)..<start].split(
                    separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count == 3 else { return false }
                let kind = String(decoding: parts[1], as: UTF8.self).filter { $0 != " " }
                guard kind == "plural" || kind == "selectordinal" else { return false }
                // Behind the comma or a form that is closed.
                return text[..<start].last { $0 > 0x20 }.map { "},".utf8.contains($0) } ?? false
            case 0x0A where depth == 0: return false
            default: break
            }
        }
        return false
    }
}
