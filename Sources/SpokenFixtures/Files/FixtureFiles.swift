import SpokenCatalogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files for golden files, and the environment. Bytes go through the one file layer, `FileBytes`.
public enum FixtureFiles {
    /// - Throws: `FixtureFileError.unreadable`.
    public static func read(_ path: String) throws(FixtureFileError) -> [UInt8] {
        do throws(CatalogFileError) { return try FileBytes.read(path) } catch { throw FixtureFileError(error) }
    }

    /// Writes the whole file or nothing: a new file beside it takes its place when it is complete.
    ///
    /// - Throws: `FixtureFileError.unwritable`.
    public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FixtureFileError) {
        do throws(CatalogFileError) {
            try FileBytes.makeFolder(folder(of: path))
            try FileBytes.writeAtomically(bytes, to: path)
        } catch {
            throw FixtureFileError(error)
        }
    }

    /// The files below a folder, as paths from it, sorted; hidden ones are left out.
    ///
    /// - Throws: `FixtureFileError.unreadable`.
    public static func list(_ root: String) throws(FixtureFileError) -> [String] {
        var result: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            let path = folder.isEmpty ? root : root + "/" + folder
            let names: [String]
            do throws(CatalogFileError) { names = try FileBytes.names(in: path) } catch {
                throw FixtureFileError(error)
            }
            for name in names {
                let relative = folder.isEmpty ? name : folder + "/" + name
                switch kind(root + "/" + relative) {
                case .folder: folders.append(relative)
                case .file: result.append(relative)
                case .missing: break
                }
            }
        }
        return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What a path is.
    public enum Kind: Sendable {
        /// A file.
        case file
        /// A folder.
        case folder
        /// Neither.
        case missing
    }

    /// What stands at a path. A link to a folder counts as missing in lists, so that no circle is walked.
    public static func kind(_ path: String) -> Kind {
        var status = stat()
        guard FileName.withBytes(path, { lstat($0, &status) }) == 0 else { return .missing }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard FileName.withBytes(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT != S_IFDIR else {
                return .missing
            }
        }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// The absolute path without links; nil when it is not there.
    public static func realPath(_ path: String) -> String? { FileBytes.realPath(path) }

    /// A variable of the environment; nil when it is not set.
    public static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

extension FixtureFileError {
    init(_ error: CatalogFileError) {
        switch error {
        case .unreadable(let path, let cause): self = .unreadable(path: path, reason: cause)
        case .notAFile(let path): self = .unreadable(path: path, reason: "it is no file")
        case .unknownFormat(let path): self = .unreadable(path: path, reason: "it is no catalog")
        case .unwritable(let path, let cause): self = .unwritable(path: path, reason: cause)
        }
    }
}
