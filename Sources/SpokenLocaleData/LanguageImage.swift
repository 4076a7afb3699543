/// The bytes of what is compiled for single languages, by name: `lexicon/ru`, `rules/uk`. A header, then for each part its name
/// and its place, then the parts, in numbers of four bytes.
package enum LanguageImage {
    static let magic: UInt32 = 0x3149_5053
    /// Of a part: 16 bytes of its name, where it begins and how many numbers it has.
    static let entryCount = 6

    /// - Parameter parts: in any order; a name has at most 16 bytes.
    package static func bytes(_ parts: [(name: String, content: [UInt8])]) -> [UInt8] {
        let parts = parts.sorted { $0.name < $1.name }
        var entries: [UInt32] = []
        var bodies: [UInt32] = []
        let first = 2 + parts.count * entryCount
        for (name, content) in parts {
            entries += numbers(Array(name.utf8.prefix(16)), padding: 16)
            let body = numbers(content, padding: 4)
            entries += [UInt32(first + bodies.count), UInt32(body.count)]
            bodies += body
        }
        return ([magic, UInt32(parts.count)] + entries + bodies).flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 >> 24)]
        }
    }

    private static func numbers(_ bytes: [UInt8], padding: Int) -> [UInt32] {
        var bytes = bytes
        while bytes.count % padding != 0 || bytes.isEmpty { bytes.append(0) }
        return stride(from: 0, to: bytes.count, by: 4).map { start in
            bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// The numbers of a part; nil when there is none of that name.
    static func part(_ kind: StaticString, _ language: String) -> UnsafeBufferPointer<UInt32>? {
        let image = CompiledImages.languages
        guard let base = image.baseAddress, image.count >= 2, base[0] == magic,
            image.count >= 2 + Int(base[1]) * entryCount
        else { return nil }
        for index in 0..<Int(base[1]) {
            let entry = base + 2 + index * entryCount
            guard isName(UnsafeRawPointer(entry).assumingMemoryBound(to: UInt8.self), kind, language) else { continue }
            let (start, count) = (Int(entry[4]), Int(entry[5]))
            guard start <= image.count, count <= image.count - start else { return nil }
            return UnsafeBufferPointer(start: base + start, count: count)
        }
        return nil
    }

    /// The languages that have a part of a kind.
    static func languages(of kind: String) -> [String] {
        let image = CompiledImages.languages
        guard let base = image.baseAddress, image.count >= 2, base[0] == magic,
            image.count >= 2 + Int(base[1]) * entryCount
        else { return [] }
        return (0..<Int(base[1])).compactMap { index in
            let name = UnsafeRawBufferPointer(start: base + 2 + index * entryCount, count: 16).prefix { $0 != 0 }
            let parts = String(decoding: name, as: UTF8.self).split(separator: "/")
            return parts.count == 2 && parts[0] == kind ? String(parts[1]) : nil
        }
    }

    private static func isName(_ name: UnsafePointer<UInt8>, _ kind: StaticString, _ language: String) -> Bool {
        let length = kind.utf8CodeUnitCount
        guard length + 1 + language.utf8.count <= 16 else { return false }
        for offset in 0..<length where name[offset] != kind.utf8Start[offset] { return false }
        guard name[length] == 0x2F else { return false }
        var place = length + 1
        for byte in language.utf8 {
            guard name[place] == byte else { return false }
            place += 1
        }
        return place == 16 || name[place] == 0
    }
}
