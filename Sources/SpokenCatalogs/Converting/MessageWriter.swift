/// Writes what a key says in one language as a message of ICU, with its choices in it.
struct MessageWriter {
    /// How a dialect of messages is written.
    struct Dialect {
        /// What an apostrophe in a text becomes.
        var apostrophes: Apostrophes
        /// `#` stands for the number of a form.
        var hasNumberSign: Bool
        /// Arguments are told by numbers from 0, not by names.
        var hasNumbers: Bool

        enum Apostrophes {
            /// It stands for itself, and a brace cannot be written.
            case literal
            /// It quotes braces; two are one.
            case quoteBraces
            /// It quotes all, where the text has an argument; two are one.
            case quoteAll
        }

        static let icu = Dialect(apostrophes: .quoteBraces, hasNumberSign: true, hasNumbers: false)
        static let java = Dialect(apostrophes: .quoteAll, hasNumberSign: true, hasNumbers: true)

        /// - Parameter escapes: true where `use-escaping` is set in l10n.yaml.
        static func flutter(escapes: Bool) -> Dialect {
            Dialect(apostrophes: escapes ? .quoteBraces : .literal, hasNumberSign: false, hasNumbers: false)
        }
    }

    /// What the number of a choice is called where nothing names it.
    private static let countName = "count"

    let dialect: Dialect
    private let localization: CatalogDocument.Localization
    private let isPlain: Bool
    /// The names that the arguments had where the texts come from.
    private let known: [String]
    /// The arguments in the order in which they stand, and which of them are numbers.
    private(set) var arguments: [(name: String, isNumber: Bool)] = []
    private(set) var losses: [String] = []

    /// - Parameter isPlain: true where what looks like an argument is none.
    init(
        _ localization: CatalogDocument.Localization, names: [String], isPlain: Bool = false, _ dialect: Dialect
    ) {
        self.localization = localization
        self.isPlain = isPlain
        self.dialect = dialect
        known = names
    }

    /// The message; nil where there is nothing to say.
    mutating func message() -> String? {
        switch localization.content {
        case .empty: return nil
        case .text(let text, _): return self.text(text, form: nil)
        case .set(let texts, _):
            if texts.count > 1 { lose("the set of \(texts.count) strings is lost; the first is kept") }
            return texts.first.map { text($0, form: nil) }
        case .variations(.plural, let forms): return choice("plural", 1, Self.countName, forms)
        case .variations(.ordinal, let forms): return choice("selectordinal", 1, Self.countName, forms)
        case .variations(let axis, _):
            lose("the variants by \(axis.rawValue) are lost; one text is kept")
            return localization.content.general.map { text($0.text, form: nil) }
        }
    }

    private mutating func lose(_ message: String) {
        if !losses.contains(message) { losses.append(message) }
    }

    /// The name of an argument by its position from 1.
    private mutating func name(_ position: Int, _ own: String?, isNumber: Bool) -> String {
        let name: String
        if dialect.hasNumbers {
            name = String(position - 1)
        } else if known.indices.contains(position - 1) {
            name = known[position - 1]
        } else {
            name = own.flatMap(Self.identifier) ?? "arg\(position)"
        }
        if let index = arguments.firstIndex(where: { $0.name == name }) {
            if isNumber { arguments[index].isNumber = true }
        } else {
            arguments.append((name, isNumber))
        }
        return name
    }

    /// A name that programs take: letters, digits and `_`.
    private static func identifier(_ name: String) -> String? {
        let isName = name.utf8.allSatisfy { $0.isDigit || ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "_") }
        return isName && name.utf8.first.map { !$0.isDigit } == true ? name : nil
    }

    private mutating func choice(
        _ kind: String, _ position: Int, _ own: String?, _ forms: [CatalogDocument.Variation]
    ) -> String {
        let name = name(position, own, isNumber: true)
        var result = "{\(name), \(kind),"
        var hasOther = false
        for form in forms {
            guard let general = form.content.general else { continue }
            if case .variations(let axis, _) = form.content {
                lose("the \(axis.rawValue) variants of '\(form.selector)' are lost; the general one is kept")
            }
            if form.selector == "other" { hasOther = true }
            // A form `zero` is for exactly 0 elsewhere, a category here.
            let selector =
                form.selector == "zero" && kind == "plural" && dialect.apostrophes != .literal ? "=0" : form.selector
            result += " \(selector){" + text(general.text, form: (name, position)) + "}"
        }
        if !hasOther, let last = forms.last?.content.general {
            lose("a form 'other' was added, which messages must have")
            result += " other{" + text(last.text, form: (name, position)) + "}"
        }
        return result + "}"
    }

    /// - Parameter form: the argument that chose the form which the text is.
    private mutating func text(_ text: String, form: (name: String, position: Int)?) -> String {
        let format = FormatString(text)
        let hasArguments = form != nil || format.isFormat && !isPlain
        guard format.isFormat, !isPlain else {
            return literal(text, hasArguments, inForm: form != nil, isLast: form == nil)
        }
        let bytes = Array(text.utf8)
        var result = ""
        var offset = 0
        var next = form?.position ?? 1
        for placeholder in format.placeholders {
            let before = bytes[offset..<max(offset, min(placeholder.range.lowerBound, bytes.count))]
            result += literal(String(decoding: before, as: UTF8.self), hasArguments, inForm: form != nil)
            offset = placeholder.range.upperBound
            switch placeholder.kind {
            case .percent, .stray: result += "%"
            case .argument where placeholder.isDoubtful: result += format.source(of: placeholder)
            case .literal: result += format.name(of: placeholder)
            case .invalid: result += format.source(of: placeholder)
            case .selected: result += number(form)
            case .variable: result += variable(format.name(of: placeholder), placeholder, &next)
            case .argument:
                if let loss = placeholder.lossOfFormat(format) { lose(loss) }
                let position = placeholder.position ?? next
                if placeholder.position == nil, form == nil { next += 1 }
                if let form, position == form.position {
                    result += number(form)
                } else {
                    result += "{" + name(position, nil, isNumber: placeholder.argumentType != .object) + "}"
                }
            }
        }
        let rest = String(decoding: bytes[min(offset, bytes.count)...], as: UTF8.self)
        return result + literal(rest, hasArguments, inForm: form != nil, isLast: form == nil)
    }

    private func number(_ form: (name: String, position: Int)?) -> String {
        guard let form else { return "" }
        return dialect.hasNumberSign ? "#" : "{\(form.name)}"
    }

    private mutating func variable(_ name: String, _ placeholder: Placeholder, _ next: inout Int) -> String {
        guard let variable = localization.variables.last(where: { $0.name == name }) else {
            lose("the variable '\(name)' is not there; it is left out")
            return ""
        }
        let position = placeholder.position ?? variable.argumentNumber ?? next
        if placeholder.position == nil, variable.argumentNumber == nil { next += 1 }
        switch variable.content {
        case .variations(.plural, let forms) where !variable.isGender: return choice("plural", position, name, forms)
        case .variations(.ordinal, let forms): return choice("selectordinal", position, name, forms)
        default:
            lose("the choice by '\(name)' is lost; its general form is kept")
            return variable.content.general.map { text($0.text, form: nil) } ?? ""
        }
    }

    /// Plain text as the dialect writes it.
    private mutating func literal(
        _ text: String, _ hasArguments: Bool, inForm: Bool, isLast: Bool = false
    ) -> String {
        let hasSigns = text.utf8.contains {
            $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "#")
        }
        guard hasSigns else { return text }
        if dialect.apostrophes == .quoteAll, !hasArguments, text.utf8.contains(UInt8(ascii: "{")) {
            lose("a brace that stands for itself there may begin an argument here")
        }
        var result = ""
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            guard scalar == "'" || isSign(scalar, hasArguments, inForm) else {
                if dialect.apostrophes == .literal, scalar == "{" || scalar == "}" {
                    lose("a brace is lost: without use-escaping it has no place in a message")
                } else {
                    result.unicodeScalars.append(scalar)
                }
                continue
            }
            if scalar == "'" {
                let next = index < scalars.count ? scalars[index] : isLast ? " " : "{"
                let isBehind = index > 1 && scalars[index - 2] == "'"
                result += isDoubled(next, isBehind, hasArguments) ? "''" : "'"
                continue
            }
            // Signs side by side stand in one pair of quotes, and an apostrophe with them: two quotes would be one of it.
            result += "'\(scalar)"
            while index < scalars.count, scalars[index] == "'" || isSign(scalars[index], hasArguments, inForm) {
                result += scalars[index] == "'" ? "''" : String(scalars[index])
                index += 1
            }
            result += "'"
        }
        return result
    }

    /// True for what must be quoted to stand for itself.
    private func isSign(_ scalar: Unicode.Scalar, _ hasArguments: Bool, _ inForm: Bool) -> Bool {
        switch (scalar, dialect.apostrophes) {
        case ("{", .quoteBraces), ("}", .quoteBraces): true
        case ("{", .quoteAll), ("}", .quoteAll): hasArguments
        case ("#", _): inForm && dialect.hasNumberSign
        default: false
        }
    }

    /// True where an apostrophe is written twice. Java takes each for a quote in a text with arguments, Flutter's own reader
    /// in all, ICU's only one before a sign.
    private func isDoubled(_ next: Unicode.Scalar, _ isBehind: Bool, _ hasArguments: Bool) -> Bool {
        switch dialect.apostrophes {
        case .literal: false
        case .quoteAll: hasArguments
        case .quoteBraces: !dialect.hasNumberSign || isBehind || "'{}#|".unicodeScalars.contains(next)
        }
    }
}
