import SpokenCatalogs
import SpokenModel

/// The language in which a project is developed: `developmentRegion` of the nearest Xcode project, or
/// `defaultLocalization` of the nearest Swift package, in a folder or above it.
enum ProjectLanguage {
    /// Nil where no project says it up to the root of the repository.
    static func find(from folder: String) -> String? {
        var folder = PathText.absolute(folder)
        while true {
            if let language = language(in: folder) { return language }
            let isRoot = (try? FileBytes.kind(of: folder + "/.git")) != nil
            guard !isRoot, folder != "/" else { return nil }
            folder = PathText.parent(folder)
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
        guard let range = bytes.firstRange(of: name.utf8) else { return nil }
        // More than any tag has.
        let word = String(decoding: bytes[range.upperBound...].prefix(100), as: UTF8.self).drop { $0 == "\"" }
            .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        if word == "English" { return "en" }
        return (try? LanguageTag(word))?.description
    }
}
