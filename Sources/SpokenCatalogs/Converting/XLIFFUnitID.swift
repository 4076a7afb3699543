/// What the id of a unit stands for: a key with a path of selectors, or something that is no text.
///
/// - Of a String Catalog: `cart.items|==|plural.few` is `cart.items` at `plural.few`.
/// - Of a .stringsdict, as Xcode writes it: `/cart.items:dict/count:dict/few:dict/:string` is `cart.items` at
///   `substitutions.count.plural.few`.
/// - Everything else is a key.
enum XLIFFUnitID: Equatable {
    case form(key: String, path: String)
    /// A type of a variable, which translators have nothing to do with.
    case notTranslated

    /// - Parameter original: the path of the file that the unit comes from.
    init(_ id: String, original: String) {
        if CatalogFormat(path: original) == .stringsdict, let own = Self.rules(id) {
            self = own
            return
        }
        guard let separator = Self.ranges(of: "|==|", in: id).last else {
            self = .form(key: id, path: "")
            return
        }
        self = .form(key: String(id[..<separator.lowerBound]), path: String(id[separator.upperBound...]))
    }

    /// Keys may hold slashes and colons, so the steps are taken from the end.
    private static func rules(_ id: String) -> XLIFFUnitID? {
        guard id.hasPrefix("/") else { return nil }
        let ending = [":dict/:string", ":string"].first { id.hasSuffix($0) }
        guard let ending else { return nil }
        let body = id.dropFirst().dropLast(ending.count)
        let separators = ranges(of: ":dict/", in: body)
        guard let last = separators.last else { return .form(key: String(body), path: "") }
        let selector = String(body[last.upperBound...])
        if selector == "NSStringLocalizedFormatKey" {
            return .form(key: String(body[..<last.lowerBound]), path: "")
        }
        guard let middle = separators.dropLast().last else { return nil }
        let key = String(body[..<middle.lowerBound])
        let name = String(body[middle.upperBound..<last.lowerBound])
        switch (name, selector) {
        case (_, "NSStringFormatSpecTypeKey"), (_, "NSStringFormatValueTypeKey"): return .notTranslated
        case ("NSStringVariableWidthRuleType", _): return .form(key: key, path: "width.\(selector)")
        case ("NSStringDeviceSpecificRuleType", _): return .form(key: key, path: "device.\(selector)")
        default:
            let axis = Int(selector) == nil ? "plural" : "gender"
            return .form(key: key, path: "substitutions.\(name).\(axis).\(selector)")
        }
    }

    private static func ranges(of separator: String, in text: some StringProtocol) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var rest = text[...]
        while let found = rest.firstRange(of: separator) {
            result.append(found)
            rest = rest[found.upperBound...]
        }
        return result
    }
}
