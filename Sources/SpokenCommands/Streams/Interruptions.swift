import SpokenCatalogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What happens when the program is told to end: files that are half written are removed, then it ends as it would.
enum Interruptions {
    static func handle() {
        TemporaryFiles.prepare()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number) { number in
                TemporaryFiles.removeAll()
                signal(number, SIG_DFL)
                raise(number)
            }
            // What the caller ignores (`nohup`) stays ignored.
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
    }
}
