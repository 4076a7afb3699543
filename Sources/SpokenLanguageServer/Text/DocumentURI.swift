import SpokenCatalogs

/// URIs of files (RFC 8089) as paths, and back.
enum DocumentURI {
    /// The path that findings name: that of a file, and the URI itself of what is no file.
    static func path(_ uri: String) -> String? {
        guard let rest = withoutPrefix(uri, "file://") else { return uri.isEmpty || uri.utf8.contains(0) ? nil : uri }
        // Behind the name of the machine, which is this one.
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        guard let bytes = decoded(rest[slash...]), !bytes.contains(0) else { return nil }
        return (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { FileName.text($0) } }
        }
    }

    static func uri(_ path: String) -> String {
        guard path.hasPrefix("/") else { return path }
        var result = "file://"
        FileName.withBytes(path) { bytes in
            var index = 0
            while bytes[index] != 0 {
                let byte = UInt8(bitPattern: bytes[index])
                if isUnreserved(byte) {
                    result.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
                }
                index += 1
            }
        }
        return result
    }

    private static func withoutPrefix(_ text: String, _ prefix: String) -> Substring? {
        text.lowercased().hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
    }

    private static func decoded(_ text: Substring) -> [UInt8]? {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%") {
                guard index + 2 < bytes.count,
                    let byte = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
                else { return nil }
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
        default: false
        }
    }
}
