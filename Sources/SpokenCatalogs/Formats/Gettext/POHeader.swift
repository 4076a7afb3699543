/// The fields of a PO header: `Language: ru`.
struct POHeader {
    struct Field {
        var value: String
        /// Where the value stands in the header, as UTF-8 offsets.
        var range: Range<Int>
    }

    private var fields: [String: Field] = [:]

    init(_ text: String) {
        var offset = 0
        for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { offset += line.count + 1 }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = String(Substring(line[..<colon])).lowercased()
            let rest = line[line.index(after: colon)...]
            let value = rest.drop { $0 <= 0x20 }
            let start = offset + line.distance(from: line.startIndex, to: value.startIndex)
            if fields[name] == nil {
                fields[name] = Field(value: String(Substring(value)), range: start..<(start + value.count))
            }
        }
    }

    /// The field of a name in any letters.
    subscript(name: String) -> Field? { fields[name.lowercased()] }
}
