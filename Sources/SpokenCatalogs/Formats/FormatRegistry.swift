/// The formats that there are: the only list of them.
package enum FormatRegistry {
    /// In the order in which content is asked; .strings, which has no sign of its own, is the last resort.
    package static let all: [any CatalogFormatDefinition.Type] = [
        ARBFormat.self, XcstringsFormat.self, JSONFormat.self, AndroidFormat.self, XLIFFFormat.self, ResxFormat.self,
        StringsdictFormat.self, POFormat.self, PropertiesFormat.self, FluentFormat.self, RailsFormat.self,
        StringsFormat.self,
    ]

    private static let byFormat: [any CatalogFormatDefinition.Type] = CatalogFormat.allCases.map { format in
        all.first { $0.format == format } ?? StringsFormat.self
    }

    private static let byEnding: [String: [any CatalogFormatDefinition.Type]] = {
        var result: [String: [any CatalogFormatDefinition.Type]] = [:]
        for definition in all {
            for ending in definition.endings { result[ending, default: []].append(definition) }
        }
        return result
    }()

    /// The longest ending: longer ones are not looked up.
    private static let longestEnding = byEnding.keys.map(\.utf8.count).max() ?? 0

    static func definition(of format: CatalogFormat) -> any CatalogFormatDefinition.Type { byFormat[format.position] }

    /// The format of a file by its path; nil for all that is no catalog.
    static func format(ofPath path: String) -> CatalogFormat? {
        let tail = path.utf8.suffix(longestEnding + 1)
        guard let dot = tail.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = path[path.utf8.index(after: dot)...].lowercased()
        return byEnding[ending]?.first { $0.claims(path: path) }?.format
    }

    /// The format of a file that somebody names: its ending alone decides where the path does not say more.
    static func format(named path: String) -> CatalogFormat? {
        format(ofPath: path)
            ?? path.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { dot in
                let found = byEnding[path[path.utf8.index(after: dot)...].lowercased()]
                return found?.count == 1 ? found?.first?.format : nil
            }
    }

    /// Which of the names in a folder are catalogs that no name of theirs tells: they stand beside one that does.
    package static func bases(among names: some Sequence<String>) -> Set<String> {
        var found: Set<String> = []
        for name in names {
            guard let base = format(ofPath: name)?.definition.base(of: name), format(ofPath: base) == nil else {
                continue
            }
            found.insert(base)
        }
        return found
    }

    /// The format of a text by its first bytes; .strings where nothing else has a sign.
    static func format(ofContent start: ArraySlice<UInt8>) -> CatalogFormat {
        all.first { $0.claims(content: start) }?.format ?? .strings
    }

    /// What can be named, for messages: ".strings, .stringsdict, .xcstrings or .po".
    package static let names: String = {
        var endings: [String] = []
        for format in CatalogFormat.allCases {
            if let ending = definition(of: format).endings.first { endings.append("." + ending) }
        }
        return endings.dropLast().joined(separator: ", ") + (endings.last.map { " or \($0)" } ?? "")
    }()
}

extension CatalogFormat {
    fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What the format tells of itself.
    package var definition: any CatalogFormatDefinition.Type { FormatRegistry.definition(of: self) }
}
