import SpokenCatalogs
import SpokenYAML

/// What `l10n.yaml` of a Flutter project says. The library knows no YAML: the command tells it.
enum FlutterSettings {
    /// How many folders the file may lie above the ARB files: they are in `lib/l10n`, it beside `lib`.
    private static let maximumHeight = 5

    /// Lets ARB files be read as the settings of their project say.
    static func install() {
        ARBFormat.escaping.withLock { $0 = { usesEscaping(near: $0) } }
    }

    /// `use-escaping`: apostrophes quote braces then. False without the file, and for one that is no YAML.
    static func usesEscaping(near folder: String) -> Bool {
        var folder = folder
        for _ in 0..<maximumHeight {
            let path = folder.isEmpty ? "l10n.yaml" : folder + "/l10n.yaml"
            if let bytes = try? FileBytes.read(path) {
                let settings = (try? YAMLDocument.read(bytes))?.mapping ?? []
                return settings.contains { $0.key.scalar == "use-escaping" && $0.value.scalar == "true" }
            }
            guard !folder.isEmpty else { return false }
            folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
        }
        return false
    }
}
