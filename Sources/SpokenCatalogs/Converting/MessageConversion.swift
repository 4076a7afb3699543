import SpokenModel

/// Writes a message with its choices as Apple's formats do: a text with variables. What they cannot say is told.
struct MessageConversion {
    private let file: CatalogFile
    private let localization: CatalogLocalization
    /// The names of the arguments in their order.
    let names: [String]
    private(set) var variables: [CatalogDocument.Variable] = []
    private(set) var losses: [String] = []

    /// - Parameter order: the arguments of the source language, whose places all languages share.
    init(_ localization: CatalogLocalization, in file: CatalogFile, order: [String]) {
        self.file = file
        self.localization = localization
        names = order + file.argumentNames(of: localization).filter { !order.contains($0) }
    }

    /// The text of the message; its variables are there behind it.
    mutating func content() -> CatalogDocument.Content {
        guard case .unit(let unit) = localization.content else { return .empty }
        let text = text(unit.value, isOuter: true)
        // A text without arguments is no format.
        if names.isEmpty { return .text(Self.unescaped(text), state: nil) }
        // The number alone: its forms can stand for the whole.
        if variables.count == 1, text == "%1$#@\(variables[0].name)@" {
            return .text("%#@\(variables[0].name)@", state: nil)
        }
        return .text(text, state: nil)
    }

    /// That names become positions; nil where there are none.
    var lossOfNames: String? {
        // Numbers are positions already.
        guard names.contains(where: { Int($0) == nil }) else { return nil }
        let list = names.enumerated().map { "'\($1)' is argument \($0 + 1)" }
        return "the names of arguments are lost: \(list.joined(separator: ", "))"
    }

    private mutating func lose(_ message: String) {
        if !losses.contains(message) { losses.append(message) }
    }

    private mutating func text(_ value: CatalogText, isOuter: Bool) -> String {
        let format = FormatString(file.string(value), localization.placeholders, inForm: !isOuter)
        guard !format.placeholders.isEmpty else { return format.text }
        let bytes = Array(format.text.utf8)
        var result = ""
        var offset = 0
        for placeholder in format.placeholders {
            result += Self.escaped(bytes[offset..<max(offset, placeholder.range.lowerBound)])
            offset = placeholder.range.upperBound
            let name = format.name(of: placeholder)
            if placeholder.kind == .literal {
                result += Self.escaped(Array(name.utf8)[...])
                continue
            }
            if placeholder.kind == .selected {
                result += "%arg"
                continue
            }
            let position = (names.firstIndex(of: name) ?? 0) + 1
            if placeholder.kind == .variable {
                result += choice(
                    at: file.source.span(ofUTF8: placeholder.range, in: value).start, name, position, isOuter)
            } else {
                result += "%\(position)$\(numbers.contains(name) ? "lld" : "@")"
            }
        }
        return result + Self.escaped(bytes[offset...])
    }

    /// What is counted is a number, all else may be anything.
    private var numbers: Set<String> {
        Set(localization.variables.filter { Self.axis($0) != .select }.map { file.string($0.name) })
    }

    private static func axis(_ variable: CatalogVariable) -> CatalogAxis? {
        if case .variations(let variations) = variable.content { variations.axis } else { nil }
    }

    private mutating func choice(at start: Int, _ name: String, _ position: Int, _ isOuter: Bool) -> String {
        guard let variable = localization.variables.first(where: { $0.span.start == start }),
            case .variations(let variations) = variable.content
        else { return "" }
        guard isOuter, variations.axis == .plural, !variables.contains(where: { $0.name == name }) else {
            lose("the choice by '\(name)' is lost; its form 'other' is kept")
            let general = variations.cases.last { file.string($0.selector) == "other" }
            guard case .unit(let unit)? = general?.content else { return "" }
            return text(unit.value, isOuter: false)
        }
        var forms: [CatalogDocument.Variation] = []
        for variation in variations.cases {
            guard case .unit(let unit) = variation.content else { continue }
            let selector = file.name(of: variation)
            if variation.pluralCategory == nil {
                lose("the form '\(selector)' of '\(name)' is lost")
                continue
            }
            if variation.exact >= 0, file.string(variation.selector) != selector {
                lose("the form '\(file.string(variation.selector))' of '\(name)' becomes '\(selector)'")
                if forms.contains(where: { $0.selector == selector }) { continue }
            }
            forms.append(.init(selector: selector, content: .text(text(unit.value, isOuter: false), state: nil)))
        }
        variables.append(
            .init(
                name: name, valueType: "lld", argumentNumber: position,
                content: .variations(.plural, forms)))
        return "%\(position)$#@\(name)@"
    }

    private static func unescaped(_ text: String) -> String {
        text.split(separator: "%%", omittingEmptySubsequences: false).joined(separator: "%")
    }

    /// A percent sign of a message stands for itself.
    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "%", omittingEmptySubsequences: false)
            .joined(separator: "%%")
    }
}
