#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#endif

/// The only place of this library that touches the disk and the environment. Without Foundation.
public enum FixtureFiles {
    /// - Throws: `FixtureFileError.unreadable`.
    public static func read(_ path: String) throws(FixtureFileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastError) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: lastError) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .unreadable(path: path, reason: "it is a folder") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(max(0, min(Int(status.st_size), 1 << 26)))
        let chunk = 1 << 16
        while true {
            let before = bytes.count
            var count = 0
            bytes += [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
                repeat { count = systemRead(descriptor, buffer.baseAddress, chunk) } while count < 0 && errno == EINTR
                initialized = max(count, 0)
            }
            guard count >= 0 else { throw .unreadable(path: path, reason: lastError) }
            if bytes.count == before { return bytes }
        }
    }

    /// Writes the whole file or nothing: a new file beside it takes its place when it is complete.
    ///
    /// - Throws: `FixtureFileError.unwritable`.
    public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FixtureFileError) {
        // A link is followed, so that it stays a link.
        let target = realPath(path) ?? path
        try makeFolder(folder(of: target))
        let temporary = "\(target).\(getpid()).\(UInt32.random(in: 0 ... .max)).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: lastError) }
        var written = 0
        var failure: String?
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count {
                let count = systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count < 0 {
                    if errno == EINTR { continue }
                    failure = lastError
                    return
                }
                written += count
            }
        }
        if close(descriptor) != 0, failure == nil { failure = lastError }
        if failure == nil, rename(temporary, target) != 0 { failure = lastError }
        if let failure {
            _ = unlink(temporary)
            throw .unwritable(path: path, reason: failure)
        }
    }

    /// The files below a folder, as paths from it, sorted; hidden ones and build folders are left out.
    ///
    /// - Throws: `FixtureFileError.unreadable`.
    public static func list(_ root: String) throws(FixtureFileError) -> [String] {
        var result: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            let path = folder.isEmpty ? root : root + "/" + folder
            guard let directory = opendir(path) else { throw .unreadable(path: path, reason: lastError) }
            defer { _ = closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
                }
                if name.hasPrefix(".") { continue }
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

    public enum Kind: Sendable {
        case file, folder, missing
    }

    /// What stands at a path. A link to a folder counts as missing in lists, so that no circle is walked.
    public static func kind(_ path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .missing }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return .missing }
        }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// The absolute path without links; nil when it is not there.
    public static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A variable of the environment; nil when it is not set.
    public static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func makeFolder(_ path: String) throws(FixtureFileError) {
        var status = stat()
        if stat(path, &status) == 0 { return }
        let parent = folder(of: path)
        if parent != path { try makeFolder(parent) }
        if mkdir(path, 0o755) != 0, errno != EEXIST { throw .unwritable(path: path, reason: lastError) }
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    // The names of the calls would find these functions' own names.
    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        guard let buffer else { return 0 }
        #if canImport(Glibc)
            return Glibc.read(descriptor, buffer, count)
        #elseif canImport(Musl)
            return Musl.read(descriptor, buffer, count)
        #elseif canImport(Android)
            return Android.read(descriptor, buffer, count)
        #else
            return Darwin.read(descriptor, buffer, count)
        #endif
    }

    private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        guard let buffer else { return 0 }
        return write(descriptor, buffer, count)
    }
}
