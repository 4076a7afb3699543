/// Looks at the beginning of a text that may be an object of JSON.
enum JSONRoot {
    /// The first name of the object, as written: `{ "name" :`; nil for all else. A .strings file may start with a brace
    /// and a key too, and goes on with `=`.
    static func firstName(of start: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard start.first == UInt8(ascii: "{") else { return nil }
        var name = start.dropFirst().drop { $0 <= 0x20 }
        guard name.popFirst() == UInt8(ascii: "\""), let end = name.firstIndex(of: UInt8(ascii: "\"")) else {
            return nil
        }
        return name[(end + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":") ? name[..<end] : nil
    }
}
