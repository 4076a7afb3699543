/// Addresses between the pages of one review.
enum PageAddress {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The name of a file as a link to it from the same folder: letters, digits and signs that mean nothing elsewhere.
    static func escaped(_ file: String) -> String {
        var result: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in file.utf8 {
            if letters.contains(byte) || byte == UInt8(ascii: ".") {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Five letters for an anchor: thirty bits of its FNV-1a. Resources/Review/page.js makes the same.
    static func code(_ anchor: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in anchor.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return String(decoding: (0..<5).map { letters[Int(hash >> (6 * UInt32($0)) & 63)] }, as: UTF8.self)
    }
}
