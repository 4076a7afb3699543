#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileBytes {
    /// What became of an order to replace the content of a file.
    package enum Replacement: Sendable, Equatable {
        case written
        /// The file no longer holds what it held when it was read; nothing was written.
        case changed
    }

    /// Replaces the content of a file that holds `old`, so that all else of it stays: a link stays a link, permissions,
    /// owner and other names of the file stay.
    ///
    /// - Throws: `.unwritable` for a file that nobody may write, whoever runs the program.
    package static func replace(
        _ path: String, old: [UInt8], with new: [UInt8]
    ) throws(CatalogFileError) -> Replacement {
        let (target, status) = try replaceable(path)
        guard try read(target) == old else { return .changed }
        // A new file under the old name would part it from its other names, or from its owner.
        if status.st_nlink > 1 || status.st_uid != geteuid() {
            try overwrite(target, new)
        } else {
            try writeAtomically(new, to: target)
        }
        return .written
    }

    /// The file that a path leads to and what the system tells of it.
    ///
    /// - Throws: `.unwritable` for a file that nobody may write, whoever runs the program.
    @discardableResult
    package static func replaceable(_ path: String) throws(CatalogFileError) -> (target: String, status: stat) {
        guard let target = realPath(path) else {
            throw .unreadable(path: path, cause: String(cString: strerror(errno)))
        }
        var status = stat()
        guard FileName.withBytes(target, { stat($0, &status) }) == 0 else {
            throw .unreadable(path: path, cause: String(cString: strerror(errno)))
        }
        // The administrator may write every file: what is marked as read-only is so for a reason.
        guard status.st_mode & 0o222 != 0, FileName.withBytes(target, { access($0, W_OK) }) == 0 else {
            throw .unwritable(path: path, cause: "the file is read-only")
        }
        return (target, status)
    }

    /// Writes over the bytes of a file. Room is made before anything changes, and signals wait until it is done.
    private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(CatalogFileError) {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        // Other threads may get the signal.
        TemporaryFiles.isOverwriting = true
        defer { TemporaryFiles.isOverwriting = false }
        let descriptor = FileName.withBytes(path) { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unwritable(path: path, cause: String(cString: strerror(errno))) }
        var failure: Int32 = 0
        #if !canImport(Darwin)
            failure = posix_fallocate(descriptor, 0, off_t(max(bytes.count, 1)))
        #endif
        if failure == 0 {
            bytes.withUnsafeBytes { buffer in
                var written = 0
                while written < buffer.count, let base = buffer.baseAddress {
                    let length = pwrite(descriptor, base + written, buffer.count - written, off_t(written))
                    if length < 0, errno == EINTR { continue }
                    guard length > 0 else {
                        failure = errno
                        return
                    }
                    written += length
                }
            }
        }
        if failure == 0, ftruncate(descriptor, off_t(bytes.count)) != 0 || fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure != 0 { throw .unwritable(path: path, cause: String(cString: strerror(failure))) }
    }
}
