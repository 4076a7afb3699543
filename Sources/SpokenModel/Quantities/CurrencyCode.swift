/// An ISO 4217 currency code: three letters, packed into one word so that it compares and indexes fast.
///
/// ```swift
/// CurrencyCode("rub")?.description  // "RUB"
/// CurrencyCode("RU")                // nil
/// ```
@frozen
public struct CurrencyCode: Sendable, Hashable {
    /// The letters as 26-based digits: "AAA" is 0, "ZZZ" is 17 575.
    @usableFromInline package let index: UInt16

    /// Reads three ASCII letters of either case; nil for anything else. Whether such a currency exists is for the
    /// formatter to say.
    @inlinable
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let code = text.withUTF8({ Self($0) }) else { return nil }
        self = code
    }

    /// Reads the same from bytes.
    @usableFromInline
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 3 else { return nil }
        var index: UInt16 = 0
        for byte in bytes {
            let letter = byte | 0x20
            guard (0x61...0x7A).contains(letter) else { return nil }
            index = index &* 26 &+ UInt16(letter &- 0x61)
        }
        self.index = index
    }

    package init(index: UInt16) {
        self.index = index
    }
}

extension CurrencyCode: CustomStringConvertible {
    /// Three capital letters: "RUB".
    public var description: String {
        let digits = [index / 676, index / 26 % 26, index % 26]
        return String(decoding: digits.map { UInt8(truncatingIfNeeded: $0 &+ 0x41) }, as: UTF8.self)
    }
}

extension CurrencyCode: Codable {
    /// Reads three letters. Whether there is such a currency is for the formatter to say.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let code = CurrencyCode(text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "'\(text.prefix(64))' is no ISO 4217 currency code; write three letters, such as RUB"))
        }
        self = code
    }

    /// Writes three capital letters: "RUB".
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
