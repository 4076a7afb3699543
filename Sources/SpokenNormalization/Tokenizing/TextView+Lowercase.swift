extension TextView {
    /// A word in lower case. ASCII and Cyrillic are folded byte by byte, which is what nearly every word needs.
    func lowered(_ start: Int, _ end: Int) -> String {
        guard start >= 0, start < end, end <= self.end else { return "" }
        var isSimple = true
        let result = String(unsafeUninitializedCapacity: end - start) { buffer in
            var place = start
            var count = 0
            while place < end {
                let byte = self[place]
                let next = place + 1 < end ? self[place + 1] : 0
                switch (byte, next) {
                case (0x41...0x5A, _):
                    buffer[count] = byte + 0x20
                    place += 1
                    count += 1
                    continue
                case (0xD0, 0x90...0x9F): (buffer[count], buffer[count + 1]) = (0xD0, next + 0x20)
                case (0xD0, 0xA0...0xAF): (buffer[count], buffer[count + 1]) = (0xD1, next - 0x20)
                case (0xD0, 0x81): (buffer[count], buffer[count + 1]) = (0xD1, 0x91)
                case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F): (buffer[count], buffer[count + 1]) = (byte, next)
                default:
                    if byte >= 0x80 { isSimple = false }
                    buffer[count] = byte
                    place += 1
                    count += 1
                    continue
                }
                place += 2
                count += 2
            }
            return count
        }
        return isSimple ? result : result.lowercased()
    }
}
