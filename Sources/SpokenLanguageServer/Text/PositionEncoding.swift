/// What the characters of a position count.
enum PositionEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The first of those that the client offers; UTF-16, which every client knows, when none is known.
    init(offered: [String]) {
        self = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    }

    /// How many units a character has, told by its first byte; 0 for the bytes behind it.
    func units(_ byte: UInt8) -> Int {
        switch self {
        case .utf8: 1
        case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
        }
    }
}
