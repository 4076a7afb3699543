import SpokenModel

/// Writes a message with its choices as Apple's formats do: a text with variables. What they cannot say is told.
struct MessageConversion {
    private let file: CatalogFile
    private let localization: CatalogLocalization
    /// The names of the arguments in their order.
    let names: [String]
    private(set) var variables: [CatalogDocument.Variable] = []
    private(set) var losses: [String] = []
    /// The arguments that are numbers in any language.
    private let numbers: Set<String>
    private let references: MessageReferences?
    private let categories: [String]

    /// - Parameters:
    ///   - order: the arguments of the source language, whose places all languages share.
    ///   - numbers: the arguments by which a language chooses a plural form.
    ///   - references: the texts that others show.
    init(
        _ localization: CatalogLocalization, in file: CatalogFile, order: [String], numbers: Set<String> = [],
        references: MessageReferences? = nil
    ) {
        self.file = file
        self.localization = localization
        self.numbers = numbers
        self.references = references
        let language = file.language(of: localization)
        categories = language.map { CatalogPluralRules($0).categories.map(\.rawValue) } ?? []
        names = order + file.argumentNames(of: localization).filter { !order.contains($0) }
    }

    /// What is counted is a number, all else may be anything.
    static func numbers(of localization: CatalogLocalization, in file: CatalogFile) -> [String] {
        localization.variables.filter { axis($0) != .select }.map { file.string($0.name) }
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
                result += Self.escaped(Array(referred(name, isOuter: isOuter).utf8)[...])
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

    /// The text that stands for `{ brand }` of Fluent; what is no reference stays.
    private mutating func referred(_ name: String, isOuter: Bool) -> String {
        guard let references, name.hasPrefix("{") else { return name }
        guard let text = references.text(of: name) else {
            lose("'\(name)' shows another text there and is left as it is written")
            return name
        }
        lose("'\(name)' is written out as '\(text)'")
        return text
    }

    private static func axis(_ variable: CatalogVariable) -> CatalogAxis? {
        if case .variations(let variations) = variable.content { variations.axis } else { nil }
    }

    private mutating func choice(at start: Int, _ name: String, _ position: Int, _ isOuter: Bool) -> String {
        // In a text of several lines places are counted otherwise.
        let known =
            localization.variables.first { $0.span.start == start }
            ?? localization.variables.first { file.string($0.name) == name }
        guard let variable = known, case .variations(let variations) = variable.content else {
            lose("the choice by '\(name)' is lost")
            return ""
        }
        guard isOuter, variations.axis == .plural else {
            // The default of Fluent may have any name, and stands last.
            let general = variations.cases.last { file.string($0.selector) == "other" } ?? variations.cases.last
            let kept = general.map { file.string($0.selector) } ?? "other"
            lose("the choice by '\(name)' is lost; its form '\(kept)' is kept")
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
            if !categories.isEmpty, selector != "zero" || !file.format.definition.zeroIsExact,
                !categories.contains(selector)
            {
                lose("the form '\(file.string(variation.selector))' of '\(name)' is lost: no number takes it")
                continue
            }
            if variation.exact >= 0, file.string(variation.selector) != selector {
                lose("the form '\(file.string(variation.selector))' of '\(name)' becomes '\(selector)'")
                if forms.contains(where: { $0.selector == selector }) { continue }
            }
            forms.append(.init(selector: selector, content: .text(text(unit.value, isOuter: false), state: nil)))
        }
        // Two choices by one number are two variables of one argument.
        var unique = name
        var count = 1
        while variables.contains(where: { $0.name == unique }) {
            count += 1
            unique = "\(name)\(count)"
        }
        variables.append(
            .init(
                name: unique, valueType: "lld", argumentNumber: position,
                content: .variations(.plural, forms)))
        return "%\(position)$#@\(unique)@"
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
