/// The content of one table without places: what conversions read and write.
///
/// ```swift
/// let document = CatalogDocument(files: [english, russian, russianRules])
/// let (text, losses) = document.stringCatalog()   // the text of a .xcstrings file
/// ```
public struct CatalogDocument: Sendable, Hashable {
    public var sourceLanguage: String
    public var entries: [Entry]

    public init(sourceLanguage: String, entries: [Entry] = []) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
    }

    public struct Entry: Sendable, Hashable {
        public var key: String
        public var comment: String?
        public var extractionState: String?
        public var shouldTranslate = true
        public var localizations: [Localization] = []

        public init(key: String) { self.key = key }
    }

    public struct Localization: Sendable, Hashable {
        public var language: String
        public var content: Content
        public var variables: [Variable]

        public init(language: String, content: Content, variables: [Variable] = []) {
            self.language = language
            self.content = content
            self.variables = variables
        }
    }

    public indirect enum Content: Sendable, Hashable {
        case text(String, state: String?)
        case variations(CatalogAxis, [Variation])
        case set([String], state: String?)
        case empty
    }

    public struct Variation: Sendable, Hashable {
        public var selector: String
        public var content: Content

        public init(selector: String, content: Content) {
            self.selector = selector
            self.content = content
        }
    }

    public struct Variable: Sendable, Hashable {
        public var name: String
        public var isGender: Bool
        public var valueType: String?
        public var argumentNumber: Int?
        public var content: Content

        public init(name: String, isGender: Bool = false, valueType: String?, argumentNumber: Int?, content: Content) {
            self.name = name
            self.isGender = isGender
            self.valueType = valueType
            self.argumentNumber = argumentNumber
            self.content = content
        }
    }

    /// The position of the entry of a key; a new one is added at the end.
    mutating func position(of key: String, in known: inout [String: Int]) -> Int {
        if let position = known[key] { return position }
        known[key] = entries.count
        entries.append(Entry(key: key))
        return entries.count - 1
    }
}

extension CatalogDocument.Content {
    /// The text to take where no choice can be kept: `other`, the widest, or the first.
    var general: (text: String, state: String?)? {
        switch self {
        case .text(let text, let state): return (text, state)
        case .empty: return nil
        case .set(let texts, let state): return texts.first.map { ($0, state) }
        case .variations(let axis, let variations):
            let chosen =
                axis == .width
                ? variations.max { (Int($0.selector) ?? 0) < (Int($1.selector) ?? 0) }
                : variations.last { $0.selector == "other" } ?? variations.first { $0.selector == "0" }
            return (chosen ?? variations.last)?.content.general
        }
    }
}
