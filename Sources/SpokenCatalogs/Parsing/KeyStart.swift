/// Finds where a key begins with its markup: the quote of JSON, the `<key>` of XML.
enum KeyStart {
    static func find(before offset: Int, in source: CatalogSource) -> Int {
        guard source.encoding != .binary, offset > 0, offset <= source.text.count else { return offset }
        var index = offset - 1
        if source.text[index] == UInt8(ascii: "\"") { return index }
        let limit = max(0, offset - 32)
        while index >= limit {
            if source.text[index] == UInt8(ascii: "<") { return index }
            index -= 1
        }
        return offset
    }
}
