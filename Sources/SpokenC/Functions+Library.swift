import CSpokenText
import SpokenCommands

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@_cdecl("spokentext_free")
public func spokenTextFree(_ result: UnsafeMutableRawPointer?) {
    free(result)
}

/// Texts that live for ever: made once, by the first who asks.
private enum Constants {
    // Never written to.
    nonisolated(unsafe) static let version: UnsafePointer<CChar> = copy(
        String(Version.text.dropFirst("spokentext ".count)))
    nonisolated(unsafe) static let names: [UnsafePointer<CChar>] = [
        "ok", "null-pointer", "invalid-utf8", "too-long", "closed", "invalid-language", "invalid-option",
        "invalid-value", "unknown-key", "unreadable", "no-memory",
    ].map(copy)
    nonisolated(unsafe) static let unknown = copy("unknown")

    private static func copy(_ text: String) -> UnsafePointer<CChar> {
        let bytes = Array(text.utf8CString)
        let result = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        result.initialize(from: bytes, count: bytes.count)
        return UnsafePointer(result)
    }
}

@_cdecl("spokentext_version")
public func version() -> UnsafePointer<CChar> { Constants.version }

@_cdecl("spokentext_status_name")
public func statusName(_ status: spokentext_status) -> UnsafePointer<CChar> {
    let index = Int(status.rawValue)
    return Constants.names.indices.contains(index) ? Constants.names[index] : Constants.unknown
}
