#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many columns the terminal behind standard output has.
enum TerminalWidth {
    /// Nil where standard output is no terminal: lines in files and pipes are not wrapped.
    static var columns: Int? {
        var size = winsize()
        guard StandardOutput.isTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
