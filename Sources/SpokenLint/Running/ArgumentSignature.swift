import SpokenCatalogs

/// The arguments that a text takes, by position.
struct ArgumentSignature: Sendable {
    /// What two languages must agree on: a wrong kind shows garbage or crashes; a wrong length within a kind does not
    /// matter on today's devices.
    enum Kind: String, Sendable {
        case object = "an object (%@)"
        case integer = "a whole number (%d)"
        case double = "a decimal number (%f)"
        case text = "a C string (%s)"
        case pointer = "a pointer (%p)"

        /// The kind, with a specifier as the format writes it.
        func name(_ syntax: PlaceholderSyntax) -> String {
            switch self {
            case .object where syntax.object != "@": "a text (%\(syntax.object))"
            case .double where syntax == .java: "a decimal number (%.1f)"
            default: rawValue
            }
        }
    }

    /// The kind and the source text of each argument.
    private(set) var arguments: [Int: (kind: Kind, specifier: String)] = [:]
    /// Arguments that a specifier with a space in it may take: `% d` is read by the system, but people write "5 % des".
    private(set) var doubtful: Set<Int> = []
    /// False where a text cannot be read as a format.
    private(set) var isValid = true

    var isEmpty: Bool { arguments.isEmpty }

    init(_ placeholders: [Placeholder]) {
        var next = 1
        for placeholder in placeholders {
            add(placeholder, name: nil, in: nil, variables: [:], next: &next, selecting: nil)
        }
    }

    /// All arguments of a message: its forms and variants together, since a form for one number may leave it out.
    init(_ message: LintMessage, in document: LintDocument) {
        let localization = document.localization(of: message)
        let catalog = document.catalog
        var variables: [String: VariableUse] = [:]
        for (index, variable) in localization.variables.enumerated() {
            variables[catalog.string(variable.name)] = VariableUse(
                index: index, argument: variable.argumentNumber, kind: Self.kind(ofValueType: variable, catalog))
        }
        var positions: [Int: Int] = [:]
        for text in document.texts(of: message) where text.variable == nil {
            var next = 1
            for placeholder in text.placeholders {
                let name = Self.name(of: placeholder, in: text.string)
                if let position = add(
                    placeholder, name: name, in: text, variables: variables, next: &next, selecting: nil),
                    let name, let use = variables[name], positions[use.index] == nil
                {
                    positions[use.index] = position
                }
            }
        }
        // Forms of variables: unpositioned specifiers are the selecting argument, the others see all arguments.
        for _ in 0..<3 {
            for text in document.texts(of: message) {
                guard let variable = text.variable, let selecting = positions[variable] else { continue }
                var next = selecting
                for placeholder in text.placeholders {
                    let name = Self.name(of: placeholder, in: text.string)
                    if let position = add(
                        placeholder, name: name, in: text, variables: variables, next: &next, selecting: selecting),
                        let name, let use = variables[name], positions[use.index] == nil
                    {
                        positions[use.index] = position
                    }
                }
            }
        }
    }

    struct VariableUse {
        let index: Int
        let argument: Int?
        let kind: Kind?
    }

    /// Adds what a specifier takes and returns its position.
    @discardableResult
    private mutating func add(
        _ placeholder: Placeholder, name: String?, in text: LintText?, variables: [String: VariableUse],
        next: inout Int, selecting: Int?
    ) -> Int? {
        // Names are compared as names.
        if placeholder.isNamed || text?.syntax.isMessage == true { return nil }
        if placeholder.isDoubtful {
            doubtful.insert(placeholder.position ?? selecting ?? next)
            // `%# @items @` is a variable that lost its shape: what it takes is not known.
            if placeholder.flags.contains(.alternate) { isValid = false }
            // Nobody writes «% @» but for an argument.
            if placeholder.conversion != UInt8(ascii: "@") { return nil }
        } else if !placeholder.isReal {
            return nil
        }
        if placeholder.kind == .invalid {
            isValid = false
            return nil
        }
        if case .argument = placeholder.width { next += 1 }
        if case .argument = placeholder.precision { next += 1 }
        let use = name.flatMap { variables[$0] }
        let position: Int
        if let own = use?.argument {
            position = own
        } else if let given = placeholder.position {
            position = given
        } else if let selecting {
            position = selecting
        } else {
            position = next
            next += 1
        }
        switch placeholder.kind {
        case .variable:
            if let kind = use?.kind, arguments[position] == nil { arguments[position] = (kind, "%#@\(name ?? "")@") }
            if use == nil { isValid = false }
            return position
        case .selected: return selecting
        default: break
        }
        guard let kind = Self.kind(of: placeholder.argumentType) else { return nil }
        arguments[position] = arguments[position] ?? (kind, Self.specifier(placeholder, in: text))
        return position
    }

    private static func specifier(_ placeholder: Placeholder, in text: LintText?) -> String {
        if let text, text.syntax != .apple { return PlaceholderPlace.source(of: placeholder, in: text.string) }
        let position = placeholder.position.map { "\($0)$" } ?? ""
        return "%\(position)\(placeholder.length.rawValue)\(String(UnicodeScalar(placeholder.conversion)))"
    }

    private static func name(of placeholder: Placeholder, in text: String) -> String? {
        placeholder.kind == .variable ? PlaceholderPlace.name(of: placeholder, in: text) : nil
    }

    static func kind(ofValueType variable: CatalogVariable, _ catalog: CatalogFile) -> Kind? {
        guard let text = variable.valueType else { return nil }
        let type = catalog.string(text)
        let written = type.hasPrefix("%") ? type : "%" + type
        return kind(of: FormatString(written).placeholders.first?.argumentType)
    }

    static func kind(of type: Placeholder.ArgumentType?) -> Kind? {
        switch type {
        case .object: .object
        case .signed, .unsigned, .character: .integer
        case .double: .double
        case .cString: .text
        case .pointer: .pointer
        case nil: nil
        }
    }
}
