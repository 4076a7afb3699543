import SpokenCatalogs
import SpokenElements

/// What a file is for the linter, told by its path.
package enum LintInputKind: Sendable, Hashable {
    /// Files of a catalog
    case catalog
    /// Elements of a screen as JSON
    case elements
    /// Golden files of what is said
    case golden

    /// The files that are looked for in folders; nil for all others.
    ///
    /// - `menu.screen.json`, `cell.element.json`, `Menu.vodesign/document.json`: elements
    /// - `menu.golden.txt`: golden
    package init?(path: String) {
        if CatalogFormat(path: path) != nil {
            self = .catalog
        } else if path.hasSuffix(".golden.txt") {
            self = .golden
        } else if Self.elementEndings.contains(where: path.hasSuffix) {
            self = .elements
        } else {
            return nil
        }
    }

    /// The same for a file that somebody names: there every other `.json` may hold elements, or translations.
    package init?(named path: String) {
        if let kind = Self(path: path) {
            self = kind
        } else if path.hasSuffix(".json") {
            self = .elements
        } else if CatalogFormat(named: path) != nil {
            self = .catalog
        } else {
            return nil
        }
    }

    /// The same with what the file holds, which decides where its path does not.
    init?(named path: String, bytes: [UInt8]) {
        self.init(named: path)
        guard self == .elements, !Self.elementEndings.contains(where: path.hasSuffix) else { return }
        self = ElementDocument.isElements(bytes) ? .elements : .catalog
    }

    private static let elementEndings = [
        ".screen.json", ".element.json", ".vodesign/document.json", ".vodesign/controls.json",
        ".vodesign/Frame/controls.json",
    ]

    /// A name for bytes that come from a pipe, by what they look like: for `check -`.
    package static func standardInputName(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: "spokentext golden".utf8) { return "stdin.golden.txt" }
        let format = CatalogFormat(content: bytes)
        // Elements are JSON too.
        if bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "[") { return "stdin.json" }
        return "stdin.\(format.definition.endings.first ?? format.rawValue)"
    }

    /// What is looked for in folders, for messages.
    package static let folderNames =
        "\(FormatRegistry.names) files, .screen.json, .element.json, .vodesign and .golden.txt files"

    /// What can be named, for messages.
    package static let names = "\(FormatRegistry.names) files, elements as .json, or .golden.txt files"
}
