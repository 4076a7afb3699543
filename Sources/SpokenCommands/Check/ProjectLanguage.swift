import Foundation
import SpokenCatalogs
import SpokenModel

/// The language in which a project is developed: `developmentRegion` of the nearest Xcode project, or
/// `defaultLocalization` of the nearest Swift package, in a folder or above it.
enum ProjectLanguage {
    /// Nil where no project says it up to the root of the repository.
    static func find(from folder: String) -> String? {
        var url = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            if let language = language(in: url.path) { return language }
            let parent = url.deletingLastPathComponent()
            let isRoot = FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path)
            guard !isRoot, parent.path != url.path else { return nil }
            url = parent
        }
    }

    private static func language(in folder: String) -> String? {
        guard let names = try? FileBytes.names(in: folder) else { return nil }
        var found = Set<String>()
        for name in names where name.hasSuffix(".xcodeproj") {
            if let tag = value(of: "developmentRegion = ", in: "\(folder)/\(name)/project.pbxproj") {
                found.insert(tag)
            }
        }
        if found.isEmpty, names.contains("Package.swift"),
            let tag = value(of: "defaultLocalization: ", in: "\(folder)/Package.swift")
        {
            found.insert(tag)
        }
        // Projects side by side with different languages tell nothing of the folder.
        return found.count == 1 ? found.first : nil
    }

    /// The tag behind a name; old projects write "English".
    private static func value(of name: String, in path: String) -> String? {
        guard let bytes = try? FileBytes.read(path), bytes.count < 64 << 20 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.range(of: name) else { return nil }
        let word = text[range.upperBound...].drop { $0 == "\"" }
            .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        if word == "English" { return "en" }
        return (try? LanguageTag(word))?.description
    }
}
