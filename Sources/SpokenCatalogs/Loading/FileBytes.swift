#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads files and folders through the C library: the only place of this module that touches the disk.
package enum FileBytes {
    package enum Kind: Sendable {
        case file, folder, pipe, other
    }

    /// What stands at a path, links followed.
    package static func kind(of path: String) throws(CatalogFileError) -> Kind { try status(of: path).kind }

    /// What stands at a path, links followed, and how many bytes it has.
    package static func status(of path: String) throws(CatalogFileError) -> (kind: Kind, size: Int) {
        var status = stat()
        guard FileName.withBytes(path, { stat($0, &status) }) == 0 else {
            throw .unreadable(path: path, cause: lastError())
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (.file, Int(clamping: status.st_size))
        case S_IFDIR: return (.folder, 0)
        case S_IFIFO: return (.pipe, 0)
        default: return (.other, 0)
        }
    }

    /// True for a link, wherever it leads.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return FileName.withBytes(path, { lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The device and number of a file, to recognize folders that links lead to twice.
    package static func identity(of path: String) -> [UInt64] {
        var status = stat()
        guard FileName.withBytes(path, { stat($0, &status) }) == 0 else { return [] }
        return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    }

    package static func read(_ path: String) throws(CatalogFileError) -> [UInt8] {
        // A pipe that nobody writes to would be waited for without the flag; files do not know it.
        let descriptor = FileName.withBytes(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw .unreadable(path: path, cause: lastError()) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, cause: lastError()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        let size = Int(status.st_size)
        // One byte more, so that a file of the announced size ends with a read of nothing.
        var capacity = max(size, 0) + 1
        var result: [UInt8] = []
        var failure: String?
        while failure == nil {
            var got = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                var filled = 0
                while filled < buffer.count, let base = buffer.baseAddress {
                    let length = systemRead(descriptor, base + filled, buffer.count - filled)
                    if length < 0 {
                        if errno == EINTR { continue }
                        failure = lastError()
                    }
                    guard length > 0 else { break }
                    filled += length
                }
                count = filled
                got = filled
            }
            if result.isEmpty { result = chunk } else { result.append(contentsOf: chunk) }
            if got < capacity { break }
            capacity = max(capacity, 1 << 16)
        }
        if let failure { throw .unreadable(path: path, cause: failure) }
        return result
    }

    /// The names in a folder, sorted by their bytes, without those that start with a point.
    package static func names(in folder: String) throws(CatalogFileError) -> [String] {
        try entries(in: folder).map(\.name)
    }

    /// The same with what stands there; nil for links, and where the file system does not tell.
    package static func entries(in folder: String) throws(CatalogFileError) -> [(name: String, kind: Kind?)] {
        guard let stream = FileName.withBytes(folder, { opendir($0) }) else {
            throw .unreadable(path: folder, cause: lastError())
        }
        defer { closedir(stream) }
        var entries: [(name: String, kind: Kind?)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
                guard let base = bytes.baseAddress, bytes.first != UInt8(ascii: ".") else { return nil }
                return FileName.text(base.assumingMemoryBound(to: CChar.self))
            }
            guard let name else { continue }
            let kind: Kind? =
                switch Int(entry.pointee.d_type) {
                case Int(DT_REG): .file
                case Int(DT_DIR): .folder
                case Int(DT_FIFO): .pipe
                case Int(DT_LNK), Int(DT_UNKNOWN): nil
                default: .other
                }
            entries.append((name, kind))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// When a file was changed last; nil where there is none.
    package static func modification(of path: String) -> [Int]? {
        var status = stat()
        guard FileName.withBytes(path, { stat($0, &status) }) == 0 else { return nil }
        #if canImport(Darwin)
            return [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
        #else
            return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        #endif
    }

    /// The absolute path without links; nil when nothing is there.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = FileName.withBytes(path, { realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        return FileName.text(resolved)
    }

    /// Removes a file; what is not there is no failure.
    package static func remove(_ path: String) throws(CatalogFileError) {
        guard FileName.withBytes(path, { unlink($0) }) == 0 || errno == ENOENT else {
            throw .unwritable(path: path, cause: lastError())
        }
    }

    /// Makes a folder with the folders above it that are missing.
    package static func makeFolder(_ path: String) throws(CatalogFileError) {
        if path.isEmpty || identity(of: path) != [] { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        guard FileName.withBytes(path, { mkdir($0, 0o755) }) == 0 || errno == EEXIST else {
            throw .unwritable(path: path, cause: lastError())
        }
    }

    /// Writes beside the file and renames, so that a reader sees the old or the new bytes, never half of them. A link
    /// stays a link, and what is no file (a pipe, a terminal) is written to.
    package static func writeAtomically(_ bytes: [UInt8], to path: String) throws(CatalogFileError) {
        try writeAtomically(to: path) { $0.write(bytes) }
    }

    /// The same for bytes that are made piece by piece, so that the whole is never in memory.
    package static func writeAtomically(to path: String, _ body: (FileSink) -> Void) throws(CatalogFileError) {
        let target = realPath(path) ?? path
        var status = stat()
        var mode: mode_t = 0o644
        if FileName.withBytes(target, { stat($0, &status) }) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { return try write(toDevice: path, body) }
            // The right to write into a folder is not the right to change a file in it.
            guard FileName.withBytes(target, { access($0, W_OK) }) == 0 else {
                throw .unwritable(path: path, cause: lastError())
            }
            mode = status.st_mode & 0o7777
        }
        let temporary = "\(target).\(getpid()).tmp"
        let failure = TemporaryFiles.whileThereIs(temporary) {
            FileName.withBytes(temporary) { temporary in
                FileName.withBytes(target) { replace($0, through: temporary, mode, body) }
            }
        }
        if let failure { throw .unwritable(path: path, cause: failure) }
    }

    private static func replace(
        _ target: UnsafePointer<CChar>, through temporary: UnsafePointer<CChar>, _ mode: mode_t,
        _ body: (FileSink) -> Void
    ) -> String? {
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { return lastError() }
        let sink = FileSink(descriptor)
        body(sink)
        if sink.failure == nil, fchmod(descriptor, mode) != 0 || fsync(descriptor) != 0 { sink.fail() }
        if close(descriptor) != 0 { sink.fail() }
        if sink.failure == nil, rename(temporary, target) != 0 { sink.fail() }
        if sink.failure != nil { unlink(temporary) }
        return sink.failure
    }

    private static func write(toDevice path: String, _ body: (FileSink) -> Void) throws(CatalogFileError) {
        let descriptor = FileName.withBytes(path) { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unwritable(path: path, cause: lastError()) }
        let sink = FileSink(descriptor)
        body(sink)
        if close(descriptor) != 0 { sink.fail() }
        if let failure = sink.failure { throw .unwritable(path: path, cause: failure) }
    }

    private static func lastError() -> String { String(cString: strerror(errno)) }
}

private func systemRead(_ descriptor: Int32, _ base: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(descriptor, UnsafeMutableRawPointer(base), count)
}
