/// How the characters of a file are written on disk.
public enum CatalogEncoding: String, Sendable, Hashable, Codable, CaseIterable {
    case utf8
    case utf8WithMark
    case utf16LittleEndian
    case utf16LittleEndianWithMark
    case utf16BigEndian
    case utf16BigEndianWithMark
    /// ISO-8859-1: Java's properties alone.
    case latin1
    /// A binary property list: offsets count its bytes.
    case binary

    /// The number of bytes of the byte order mark.
    package var markLength: Int {
        switch self {
        case .utf8WithMark: 3
        case .utf16LittleEndianWithMark, .utf16BigEndianWithMark: 2
        default: 0
        }
    }

    package var isUTF16: Bool {
        switch self {
        case .utf8, .utf8WithMark, .latin1, .binary: false
        default: true
        }
    }

    package var isBigEndian: Bool { self == .utf16BigEndian || self == .utf16BigEndianWithMark }
}
