#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps the input that is being run, and writes it to a file when the process traps or hangs.
enum Watch {
    private static let capacity = 1 << 16
    // Only the signal handler reads these, on the thread that wrote them.
    nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static let path = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    /// Seconds of processor time after which a single input counts as a hang; a busy machine does not count.
    private static let limit = 10

    static func start(target: String) {
        let name = "crash-\(target).bin"
        for (index, byte) in (Array(name.utf8CString).prefix(255) + [0]).enumerated() { path[index] = byte }
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE, SIGPROF] {
            signal(number) { number in
                let file = open(Watch.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
                _ = write(file, Watch.bytes, Watch.count)
                _ = close(file)
                let text: StaticString =
                    "\nFINDING: the process trapped or hung; the input is in the file crash-….bin\n"
                _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
                _exit(1)
            }
        }
    }

    static func set(_ input: [UInt8]) {
        count = min(input.count, capacity)
        for index in 0..<count { bytes[index] = input[index] }
        var timer = itimerval(
            it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: limit, tv_usec: 0))
        setitimer(profilingTimer, &timer, nil)
    }
}

#if canImport(Glibc)
    private let profilingTimer = __itimer_which_t(ITIMER_PROF.rawValue)
#else
    private let profilingTimer = Int32(ITIMER_PROF)
#endif

/// Seconds of a clock that never goes back.
func clockSeconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

/// Seconds that this process has had on a processor.
func processorSeconds() -> Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

private func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The bytes of a file; nil when it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { return result }
        result += chunk.prefix(count)
    }
}
