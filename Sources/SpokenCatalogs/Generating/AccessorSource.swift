/// Writes Swift that embeds catalogs and has a typed function for each key.
///
/// A key with points becomes a path: `cart.items` with the variable `count` is `strings.cart.items(count: 3)`.
package struct AccessorSource {
    /// What a function takes for one argument of the format.
    struct Parameter: Equatable {
        var label: String
        var type: String
    }

    private final class Node {
        var children: [String: Node] = [:]
        var functions: [(name: String, key: String, signature: Signature)] = []
    }

    /// What a key asks of its caller.
    private struct Signature {
        var parameters: [Parameter]
        /// The text of the source language, for the documentation.
        var text: String
        /// True when a width or a device chooses the text.
        var hasContext = false
    }

    let files: [CatalogFile]
    let typeName: String
    let table: String
    let accessibleSuffix = ".accessible"

    package init(files: [CatalogFile], typeName: String, table: String) {
        self.files = files
        self.typeName = typeName
        self.table = table
    }

    /// The Swift source, and what had to be left out.
    package func generate() -> (source: String, warnings: [String]) {
        var warnings: [String] = []
        let root = Node()
        var used: Set<String> = []
        let keys = signatures()
        for (key, signature) in keys.sorted(by: { $0.key < $1.key }) where !key.hasSuffix(accessibleSuffix) {
            let path = Self.path(key)
            guard let last = path.last else {
                warnings.append("the key '\(key)' has no letter to make a name of")
                continue
            }
            var node = root
            for step in path.dropLast() {
                let child = node.children[step] ?? Node()
                node.children[step] = child
                node = child
            }
            var name = last
            var count = 2
            while !used.insert((path.dropLast() + [name]).joined(separator: ".")).inserted {
                name = "\(last)\(count)"
                count += 1
            }
            node.functions.append((name, key, signature))
        }
        var body = ""
        write(root, path: [], indent: 1, to: &body)
        var embedded = ""
        for file in files where file.table == table {
            guard file.source.encoding != .binary else {
                warnings.append("'\(file.path)' is a binary property list and is not embedded; convert it to XML")
                continue
            }
            let start = file.source.encoding == .utf8WithMark ? 3 : 0
            let text = String(decoding: file.source.text[start...], as: UTF8.self)
            embedded +=
                "        CatalogFile(bytes: Array(\(Self.literal(text)).utf8), path: \(Self.literal(Self.shortPath(of: file)))),\n"
        }
        let source = """
            // Written by spokentext-accessors from the catalogs of the target; do not edit.
            import SpokenText

            extension SpokenTextFormatter {
                /// The strings of the table \(table) for the user of this formatter, from its store.
                public var \(Self.propertyName(typeName)): \(typeName) { \(typeName)(formatter: self) }
            }

            /// The strings of the table \(table) for one user.
            public struct \(typeName): Sendable {
                let formatter: SpokenTextFormatter

                /// The catalogs of the target, embedded at build time: `try SpokenTextStore(catalog: \(typeName).catalog)`.
                public static let catalog = StringCatalog(files: [
            \(embedded)    ])

            \(body)}

            """
        return (source, warnings)
    }

    /// `strings` for `Strings`, `shopStrings` for `ShopStrings`.
    private static func propertyName(_ typeName: String) -> String {
        typeName.prefix(1).lowercased() + typeName.dropFirst()
    }

    /// The parameters of each key, from the first file that has it, rules before plain strings.
    private func signatures() -> [String: Signature] {
        var result: [String: Signature] = [:]
        let order = files.filter { $0.format == .stringsdict } + files.filter { $0.format != .stringsdict }
        for file in order where file.table == table {
            for entry in file.entries {
                let key = file.string(entry.key)
                guard result[key] == nil else { continue }
                let localizations = file.localizations(of: entry)
                let source = localizations.first { localization in
                    localization.language.map(file.string) == file.sourceLanguage.map(file.string)
                }
                guard let localization = source ?? localizations.first else {
                    let format = FormatString(key)
                    result[key] = Signature(parameters: Self.parameters([format], [:]), text: key)
                    continue
                }
                let formats = localization.content.units.map {
                    FormatString(file.string($0.value), localization.placeholders)
                }
                let names = file.argumentNames(of: localization)
                let variables = Dictionary(
                    localization.variables.map {
                        (file.string($0.name), ($0.argumentNumber, $0.valueType.map(file.string) ?? "@"))
                    }, uniquingKeysWith: { $1 })
                result[key] = Signature(
                    parameters: Self.parameters(formats, variables, names), text: formats.first?.text ?? "",
                    hasContext: ([localization.content] + localization.variables.map(\.content)).contains {
                        Self.hasContext($0)
                    })
            }
        }
        return result
    }

    private static func hasContext(_ content: CatalogContent) -> Bool {
        guard case .variations(let variations) = content else { return false }
        return variations.axis == .width || variations.axis == .device
            || variations.cases.contains { hasContext($0.content) }
    }

    static func parameters(
        _ formats: [FormatString], _ variables: [String: (number: Int?, type: String)], _ names: [String] = []
    ) -> [Parameter] {
        var found: [Int: Parameter] = [:]
        for format in formats {
            var implicit = 0
            for placeholder in format.placeholders where placeholder.isReal && placeholder.kind != .invalid {
                // A star takes an argument of its own, before the value: the width of `%*d`, the precision of `%.*f`.
                for case .argument(let position) in [placeholder.width, placeholder.precision] {
                    if position == nil { implicit += 1 }
                    found[position ?? implicit] = Parameter(label: "_", type: "Int")
                }
                let name = format.name(of: placeholder)
                if placeholder.isNamed {
                    found[(names.firstIndex(of: name) ?? 0) + 1] = Parameter(
                        label: label(name), type: swiftType(placeholder.argumentType))
                    continue
                }
                let number = placeholder.position ?? variables[name]?.number
                if number == nil { implicit += 1 }
                let position = number ?? implicit
                if placeholder.kind == .variable {
                    let type = variables[name]?.type ?? "@"
                    found[position] = Parameter(label: label(name), type: swiftType(type))
                } else if found[position] == nil {
                    found[position] = Parameter(label: "_", type: swiftType(placeholder.argumentType))
                }
            }
        }
        // An argument that no form shows still has its place.
        return (1...max(found.keys.max() ?? 1, 1)).compactMap { position in
            found.isEmpty ? nil : found[position] ?? Parameter(label: "_", type: "SpokenContent")
        }
    }

    /// The label of an argument; `_` for one without a name, as in `{0}`.
    private static func label(_ name: String) -> String {
        let label = name.utf8.allSatisfy(\.isDigit) ? "" : identifier(name)
        return label.isEmpty ? "_" : label
    }

    private static func swiftType(_ type: Placeholder.ArgumentType?) -> String {
        switch type {
        case .signed, .unsigned: "Int"
        case .double: "Double"
        default: "SpokenContent"
        }
    }

    private static func swiftType(_ valueType: String) -> String {
        let text = valueType.hasPrefix("%") ? valueType : "%" + valueType
        return swiftType(FormatString(text).placeholders.first?.argumentType)
    }

    private func write(_ node: Node, path: [String], indent: Int, to body: inout String) {
        let margin = String(repeating: "    ", count: indent)
        for function in node.functions {
            var name = function.name
            if node.children[name] != nil { name += "Text" }
            let signature = function.signature
            var parameters = signature.parameters.enumerated().map { index, parameter in
                parameter.label == "_"
                    ? "_ argument\(index + 1): \(parameter.type)" : "\(Self.quoted(parameter.label)): \(parameter.type)"
            }
            let arguments = signature.parameters.enumerated().map { index, parameter in
                let value = parameter.label == "_" ? "argument\(index + 1)" : Self.quoted(parameter.label)
                return parameter.type == "SpokenContent" ? value : ".number(\(value))"
            }
            if signature.hasContext { parameters.append("in place: SpokenTextOptions? = nil") }
            let text = String(signature.text.prefix(80)).split { $0.isNewline }.first.map(String.init) ?? ""
            body += """
                \(margin)/// \(text)
                \(margin)public func \(Self.quoted(name))(\(parameters.joined(separator: ", "))) -> AccessibleText {
                \(margin)    \(signature.hasContext ? "formatter.placed(place)" : "formatter").format(\
                .string(\(Self.literal(function.key)), [\(arguments.joined(separator: ", "))], table: \(Self.literal(table))))
                \(margin)}

                """
        }
        for (name, child) in node.children.sorted(by: { $0.key < $1.key }) {
            let type = "Group" + name.prefix(1).uppercased() + name.dropFirst()
            body += "\(margin)public var \(Self.quoted(name)): \(type) { \(type)(formatter: formatter) }\n"
            body += "\(margin)public struct \(type): Sendable {\n\(margin)    let formatter: SpokenTextFormatter\n"
            write(child, path: path + [name], indent: indent + 1, to: &body)
            body += "\(margin)}\n"
        }
    }

    /// "cart.items" as `cart`, `items`; a key that is a sentence is one name.
    static func path(_ key: String) -> [String] {
        let isPath = key.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
        }
        let parts = isPath ? key.split(separator: ".").map(String.init) : [key]
        return parts.map(identifier).filter { !$0.isEmpty }
    }

    /// Letters and digits in camel case, at most 60 characters.
    static func identifier(_ text: String) -> String {
        var result = ""
        var startsWord = false
        for character in text {
            guard character.isLetter || character.isNumber && character.isASCII else {
                startsWord = !result.isEmpty
                continue
            }
            if result.isEmpty {
                if character.isNumber { result = "_" }
                result += result.isEmpty ? character.lowercased() : String(character)
            } else {
                result += startsWord ? character.uppercased() : String(character)
            }
            startsWord = false
            if result.count >= 60 { break }
        }
        return result
    }

    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while", "formatter", "catalog",
    ]

    private static func quoted(_ name: String) -> String {
        if name == "formatter" || name == "catalog" || name == "init" || name == "self" { return name + "Text" }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// The end of a path that says as much as the whole: the format, the table and the language, which stands in the name
    /// or in the folders above it.
    private static func shortPath(of file: CatalogFile) -> String {
        let parts = file.path.split(separator: "/")
        let whole = file.format.definition.place(of: file.path)
        let paths = (1...5).map { parts.suffix($0).joined(separator: "/") }
        return paths.first { path in
            let place = file.format.definition.place(of: path)
            return CatalogFormat(named: path) == file.format && place.table == whole.table
                && place.language == whole.language && place.isBase == whole.isBase
        } ?? paths[0]
    }
}
