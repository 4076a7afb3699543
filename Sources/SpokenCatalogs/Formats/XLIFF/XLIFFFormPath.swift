import SpokenDiagnostics

/// What the id of a unit stands for, as places in it: a key, and the steps that lead to one of its forms.
///
/// - Of a String Catalog: `cart.items|==|plural.few`, `total|==|substitutions.files.plural.one`, `tap|==|device.mac`.
/// - Of a .stringsdict: `/cart.items:dict/count:dict/few:dict/:string`.
/// - Everything else is a key.
struct XLIFFFormPath {
    enum Step {
        case variable(CatalogText)
        case variation(CatalogAxis, CatalogText)
    }

    let key: CatalogText
    private(set) var steps: [Step] = []

    /// Nil for the type of a variable, which is no text.
    init?(_ id: CatalogText, in bytes: ByteReader, isRules: Bool) {
        let start = Int(id.start)
        let end = Int(id.end)
        let text = bytes.slice(start, end)
        func part(_ range: Range<Int>) -> CatalogText {
            CatalogText(start + range.lowerBound, start + range.upperBound, id.form)
        }
        if isRules, text.first == UInt8(ascii: "/"), let body = Self.body(text) {
            let separators = Self.places(of: ":dict/", in: text, body)
            guard let last = separators.last else {
                key = part(body)
                return
            }
            let selector = (last + 6)..<body.upperBound
            guard !Self.equal(text, selector, "NSStringLocalizedFormatKey") else {
                key = part(1..<last)
                return
            }
            guard separators.count > 1 else { return nil }
            let middle = separators[separators.count - 2]
            let name = (middle + 6)..<last
            key = part(1..<middle)
            if Self.equal(text, selector, "NSStringFormatSpecTypeKey")
                || Self.equal(text, selector, "NSStringFormatValueTypeKey")
            {
                return nil
            }
            if Self.equal(text, name, "NSStringVariableWidthRuleType") {
                steps = [.variation(.width, part(selector))]
            } else if Self.equal(text, name, "NSStringDeviceSpecificRuleType") {
                steps = [.variation(.device, part(selector))]
            } else {
                let isGender = selector.allSatisfy { text[$0].isDigit }
                steps = [.variable(part(name)), .variation(isGender ? .gender : .plural, part(selector))]
            }
            return
        }
        guard let separator = Self.places(of: "|==|", in: text, 0..<text.count).last,
            let steps = Self.steps(text, (separator + 4)..<text.count, part)
        else {
            key = id
            return
        }
        key = part(0..<separator)
        self.steps = steps
    }

    /// `substitutions.files.device.mac.plural.one`; nil for what is no path: it belongs to the key.
    private static func steps(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ part: (Range<Int>) -> CatalogText
    ) -> [Step]? {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where text[index] == UInt8(ascii: ".") {
            parts.append(start..<index)
            start = index + 1
        }
        parts.append(start..<range.upperBound)
        var result: [Step] = []
        var rest = parts[...]
        if let first = rest.first, equal(text, first, "substitutions") {
            rest = rest.dropFirst()
            // Names may hold points: they end where an axis starts.
            guard let axis = rest.indices.dropFirst().first(where: { self.axis(text, parts[$0]) != nil }),
                let name = rest.first
            else { return nil }
            result.append(.variable(part(name.lowerBound..<parts[axis - 1].upperBound)))
            rest = parts[axis...]
        }
        while let first = rest.first, let axis = axis(text, first), let selector = rest.dropFirst().first {
            result.append(.variation(axis, part(selector)))
            rest = rest.dropFirst(2)
        }
        return rest.isEmpty && !result.isEmpty ? result : nil
    }

    private static func axis(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> CatalogAxis? {
        if equal(text, range, "plural") { return .plural }
        if equal(text, range, "device") { return .device }
        if equal(text, range, "width") { return .width }
        return equal(text, range, "gender") ? .gender : nil
    }

    /// Keys may hold slashes and colons, so what stands between is found from both ends.
    private static func body(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        for ending in [":dict/:string", ":string"] as [StaticString] {
            let end = text.count - ending.utf8CodeUnitCount
            if end >= 1, equal(text, end..<text.count, ending) { return 1..<end }
        }
        return nil
    }

    private static func equal(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ other: StaticString) -> Bool {
        range.count == other.utf8CodeUnitCount && ByteReader(text).has(other, at: range.lowerBound)
    }

    private static func places(
        of separator: StaticString, in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> [Int] {
        let reader = ByteReader(text)
        var result: [Int] = []
        var index = range.lowerBound
        while let found = reader.firstRange(of: separator, from: index),
            found + separator.utf8CodeUnitCount <= range.upperBound
        {
            result.append(found)
            index = found + separator.utf8CodeUnitCount
        }
        return result
    }
}
