/// A path as a relative reference or file URI (RFC 3986).
enum URIReference {
    static func of(_ path: String) -> String {
        var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                result += "%" + (hex.utf8.count < 2 ? "0" : "") + hex
            }
        }
        return result
    }
}
