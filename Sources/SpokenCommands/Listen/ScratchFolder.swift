import SpokenCatalogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that is gone with its owner.
struct ScratchFolder: ~Copyable {
    let path: String

    init() throws(CommandFailure) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array("\(folder)/spokentext-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else {
            throw CommandFailure("cannot write below '\(folder)': \(Descriptor.reason(errno))")
        }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        for name in (try? FileBytes.names(in: path)) ?? [] { unlink(path + "/" + name) }
        rmdir(path)
    }
}
