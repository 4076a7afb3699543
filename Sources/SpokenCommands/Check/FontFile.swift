import SpokenCatalogs
import SpokenLint

/// The font that `--font` names.
enum FontFile {
    static func read(_ path: String) throws(CommandFailure) -> FontMetrics {
        let bytes = try CommandFailure.wrapping { () throws(CatalogFileError) in try FileBytes.read(path) }
        do { return try FontMetrics(bytes: bytes) } catch { throw CommandFailure("'\(path)': \(error)") }
    }
}
