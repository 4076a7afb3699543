import Foundation
import SpokenCatalogs

/// Writes files beside their place and moves them there, with the folders that are missing.
enum OutputFile {
    static func write(_ text: String, to path: String) throws(CommandFailure) {
        try write(Array(text.utf8), to: path)
    }

    static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw CommandFailure("cannot make the folder '\(folder)': \(error.localizedDescription)")
            }
        }
        try CommandFailure.wrapping { () throws(CatalogFileError) in
            try FileBytes.writeAtomically(bytes, to: path)
        }
    }
}
