/// The first element of a text, by which formats tell their files.
enum XMLRoot {
    /// Its name; empty where the text is no XML, or shows none within what is given.
    static func name(of start: ArraySlice<UInt8>) -> String {
        start.withUnsafeBufferPointer { bytes in
            var reader = XMLReader(bytes, start: 0)
            while true {
                switch reader.next() {
                case .start(let tag): return reader.name(tag.name)
                case .finished, .end, .data: return ""
                case .text(_, isBlank: false): return ""
                default: continue
                }
            }
        }
    }
}
