import SpokenCatalogs

/// The text of a file that was checked, read again when a report shows a piece of it: a run of many files holds none of
/// them for that.
package struct SourceText: Sendable {
    private let source: LintSource
    private let digest: UInt64

    /// - Parameter bytes: what was read and checked.
    init(_ source: LintSource, read bytes: [UInt8]) {
        self.source = source
        digest = Self.digest(bytes)
    }

    /// The UTF-8 text that spans count in; nil where the file is gone, is another now or is binary.
    package func read() -> [UInt8]? {
        guard case .success(let bytes) = source.read(), Self.digest(bytes) == digest else { return nil }
        return LintInputKind(named: source.path, bytes: bytes) == .catalog ? CatalogSource.text(of: bytes) : bytes
    }

    /// FNV-1a over eight bytes at a time: to tell a file from its next version, not from one that somebody made to
    /// resemble it.
    private static func digest(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: bytes.count)
            var offset = 0
            while offset + 8 <= bytes.count {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
                hash ^= hash >> 29
                offset += 8
            }
            for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}
