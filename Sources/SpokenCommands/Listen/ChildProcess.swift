#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Another program, started with bytes on its standard input and read to its end.
enum ChildProcess {
    struct Outcome {
        /// The exit status; 128 and more for a signal.
        var status: Int32
        var output: [UInt8]
        /// What it said on standard error.
        var complaint: String
    }

    /// The path of a program; nil where it is not installed.
    static func find(_ name: String) -> String? {
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        for folder in path.split(separator: ":", omittingEmptySubsequences: true) {
            let file = "\(folder)/\(name)"
            if access(file, X_OK) == 0 { return file }
        }
        return nil
    }

    /// Runs a program to its end. Its input and its complaints go through files without a name, so that neither side ever waits
    /// for the other with full hands.
    static func run(_ path: String, _ arguments: [String], input: [UInt8] = []) throws(CommandFailure) -> Outcome {
        let source = try scratch(input)
        defer { close(source) }
        let complaints = try scratch([])
        defer { close(complaints) }
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw failure(path, errno) }
        _ = fcntl(pipes[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(pipes[1], F_SETFD, FD_CLOEXEC)
        let started = spawn(path, arguments, [source, pipes[1], complaints])
        close(pipes[1])
        defer { close(pipes[0]) }
        guard case .success(let child) = started else {
            if case .failure(let error) = started { throw failure(path, error.code) }
            throw failure(path, ENOEXEC)
        }
        let output = rest(of: pipes[0])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        lseek(complaints, 0, SEEK_SET)
        let signal = status & 0x7F
        return Outcome(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output,
            complaint: String(decoding: rest(of: complaints), as: UTF8.self))
    }

    private struct SystemError: Error { var code: Int32 }

    /// - Parameter streams: what becomes standard input, output and error.
    private static func spawn(_ path: String, _ arguments: [String], _ streams: [Int32]) -> Result<pid_t, SystemError> {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var child: pid_t = 0
        let code = posix_spawn(&child, path, &actions, nil, words, environ)
        return code == 0 ? .success(child) : .failure(SystemError(code: code))
    }

    /// An open file that has no name any more.
    private static func scratch(_ bytes: [UInt8]) throws(CommandFailure) -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array("\(folder)/spokentext-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else {
            throw CommandFailure("cannot write below '\(folder)': \(Descriptor.reason(errno))")
        }
        unlink(name)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        let code = bytes.withUnsafeBufferPointer { Descriptor.write($0, to: file) }
        lseek(file, 0, SEEK_SET)
        guard let code else { return file }
        close(file)
        throw CommandFailure("cannot write below '\(folder)': \(Descriptor.reason(code))")
    }

    private static func rest(of descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        let size = 1 << 16
        while true {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: size))
            let count = bytes.withUnsafeMutableBytes { buffer in
                Descriptor.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
            }
            bytes.removeLast(size - max(count, 0))
            if count <= 0 { return bytes }
        }
    }

    private static func failure(_ path: String, _ code: Int32) -> CommandFailure {
        CommandFailure("cannot start '\(path)': \(Descriptor.reason(code))")
    }
}
