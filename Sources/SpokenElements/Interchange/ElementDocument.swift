/// A file of elements: SpokenText's own JSON, a `.vodesign` document or an AXNode-like tree.
///
/// ```swift
/// let document = try ElementDocument(bytes, path: "menu.json")
/// composer.transcript(of: document.screens[0]).texts()
/// ```
public struct ElementDocument: Sendable, Hashable {
    /// How the file is written.
    public enum Format: String, Sendable, Hashable, CaseIterable {
        /// `Resources/Schemas/element.schema.json`
        case spokenText
        /// VoiceOver Designer: `document.json` or `controls.json` of a `.vodesign` folder
        case vodesign
        /// A tree of nodes with `role` and `children`, as developer tools print it
        case axNode
    }

    /// What sort of document it was read from.
    public let format: Format
    /// One screen; a `.vodesign` document has one for each frame.
    public let screens: [SpokenScreen]
    /// The path as it was given.
    public let path: String
    private let places: [Int]
    private let lineStarts: [Int]

    /// - Throws: `ElementDocumentError` with the line of the first mistake.
    public init(_ bytes: [UInt8], path: String) throws(ElementDocumentError) {
        self.path = path
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        lineStarts = starts
        func error(_ offset: Int, _ message: String, isSyntax: Bool = false) -> ElementDocumentError {
            let (line, column) = Self.location(offset, in: bytes, starts)
            var error = ElementDocumentError(path: path, line: line, column: column, message: message)
            error.offset = offset
            error.isSyntax = isSyntax
            return error
        }
        let node: JSONNode
        do throws(JSONReader.SyntaxError) {
            node = try JSONReader.read(bytes)
        } catch let problem {
            throw error(problem.offset, problem.message, isSyntax: true)
        }
        format = Self.format(of: node)
        do {
            let decoder = JSONNodeDecoder(node)
            switch format {
            case .spokenText:
                screens = [try SpokenScreen(from: decoder)]
                places = Self.elementOffsets(node)
            case .vodesign:
                let document = try VODesignDocument(from: decoder)
                screens = document.screens
                places = document.elementOffsets
            case .axNode:
                let tree = try AXNode(from: decoder)
                screens = [tree.screen]
                places = tree.elementOffsets
            }
        } catch let problem as DecodingError {
            let (path, message) = problem.place
            throw error(node.offset(of: path), message)
        } catch let problem {
            throw error(node.offset, "\(problem)")
        }
    }

    /// The texts of a file with their places; of one that is no JSON, none.
    package static func texts(in bytes: [UInt8]) -> [ElementTextPlace] {
        guard let node = try? JSONReader.read(bytes) else { return [] }
        let format = format(of: node)
        let decoder = JSONNodeDecoder(node)
        let elements: [Int]? =
            switch format {
            case .spokenText: []
            case .vodesign: try? VODesignDocument(from: decoder).elementOffsets
            case .axNode: try? AXNode(from: decoder).elementOffsets
            }
        var reader = ElementTextReader(format, elements: elements ?? [])
        reader.read(node)
        return reader.places
    }

    /// True for JSON that holds elements, by the names in it: a list of objects, or an object with a name that elements
    /// have and a value of the kind that they have there.
    package static func isElements(_ bytes: [UInt8]) -> Bool {
        guard let node = try? JSONReader.read(bytes) else {
            // What cannot be read is told as what it may have been.
            return bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "[")
        }
        guard case .object(let members) = node.value else { return true }
        let isList = members.contains { member in
            guard lists.contains(member.key), case .array = member.node.value else { return false }
            return true
        }
        // An element has few names, one of them perhaps misspelt; an object of translations has many that none has.
        let known = members.filter { elementNames.contains($0.key) }.count
        return isList || known > 0 && known >= members.count - known
    }

    private static let lists: Set<String> = [
        "items", "elements", "children", "nodes", "AXChildren", "traits", "actions", "containers",
    ]
    /// The names that elements have in any of the formats.
    private static let elementNames: Set<String> = [
        "label", "value", "hint", "role", "screen", "error", "placeholder", "trait", "traits", "items", "language",
        "position", "current", "container", "actions", "identifier", "announcement", "name", "title", "description",
        "headingLevel", "checkState", "isAccessibilityElement", "AXLabel", "AXTitle", "AXValue", "AXHelp",
    ]

    /// Every element in the order of the file with the UTF-8 offset of its object.
    package var elementsInPlace: [(element: SpokenElement, offset: Int)] {
        Array(zip(screens.flatMap(\.allElements), places))
    }

    /// What is wrong with the elements for every reader: `menu.json:5: error: the label 'icClose' is the name of a file…`
    public var problems: [String] {
        screens.flatMap(\.allElements).enumerated().flatMap { index, element in
            element.problems.map { "\(path):\(line(ofElement: index)): error: \($0)" }
        }
    }

    /// The line, from 1, on which an element stands: its index in the order of the file, over all screens.
    public func line(ofElement index: Int) -> Int {
        guard places.indices.contains(index) else { return 1 }
        return (lineStarts.lastIndex { $0 <= places[index] } ?? 0) + 1
    }

    private static func location(_ offset: Int, in bytes: [UInt8], _ starts: [Int]) -> (Int, Int) {
        let offset = min(offset, bytes.count)
        let line = starts.lastIndex { $0 <= offset } ?? 0
        let column = bytes[starts[line]..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return (line + 1, column)
    }

    private static func format(of node: JSONNode) -> Format {
        if node.member("elements") != nil { return .vodesign }
        if node.member("children") != nil || node.member("nodes") != nil { return .axNode }
        let first: JSONNode? = if case .array(let items) = node.value { items.first } else { node }
        guard let first else { return .spokenText }
        if first.member("trait") != nil || first.member("isAccessibilityElement") != nil { return .vodesign }
        if first.member("children") != nil || (first.member("role") != nil && first.member("name") != nil) {
            return .axNode
        }
        return .spokenText
    }

    /// The offsets of the elements of SpokenText's own format in the order of the file.
    private static func elementOffsets(_ node: JSONNode) -> [Int] {
        var result: [Int] = []
        func walk(_ node: JSONNode) {
            if case .array(let items) = node.value { return items.forEach(walk) }
            if let inner = node.member("items") { return walk(inner.node) }
            result.append(node.offset)
        }
        walk(node)
        return result
    }
}

/// A mistake in a file of elements, with its place.
public struct ElementDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path as it was given.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// Lower case, no full stop, says what to do.
    public var message: String
    /// The place as a UTF-8 offset.
    package var offset = 0
    /// True when the file is no JSON; false when it is, but holds what no element has.
    package var isSyntax = false

    /// Line and column count from 1.
    public init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    public var description: String { "\(path):\(line):\(column): \(message)" }
}

extension DecodingError {
    /// The path to the mistake and the words for it.
    fileprivate var place: ([any CodingKey], String) {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            (context.codingPath, context.debugDescription)
        case .keyNotFound(_, let context): (context.codingPath, context.debugDescription)
        @unknown default: ([], "\(self)")
        }
    }
}
