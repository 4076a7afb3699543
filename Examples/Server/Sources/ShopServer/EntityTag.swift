/// The tag of a body (RFC 9110, section 8.8.3): its FNV-1a hash, which is the same on all machines and after a restart.
struct EntityTag: CustomStringConvertible {
    let description: String

    init(_ body: some Sequence<UInt8>) {
        let hash = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        description = "\"\(String(hash, radix: 36))\""
    }

    /// Whether a header `If-None-Match` names it: `"a", W/"b"` or `*`.
    func isNamed(in header: String) -> Bool {
        header.split(separator: ",").contains { item in
            let name = item.drop { $0 == " " || $0 == "\t" }
            let tag = name.hasPrefix("W/") ? name.dropFirst(2) : name
            return tag == description || tag == "*"
        }
    }
}
