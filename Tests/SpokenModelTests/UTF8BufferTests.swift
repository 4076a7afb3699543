import SpokenModel
import Testing

@Suite struct UTF8BufferTests {
    @Test func growsAndKeepsItsContent() {
        var buffer = UTF8Buffer(capacity: 0)
        var expected = ""
        for index in 0..<500 {
            buffer.append("рубль")
            buffer.append(" \(index) "[...])
            buffer.append(byte: 0x21)
            buffer.append(scalar: "₽")
            expected += "рубль \(index) !₽"
        }
        let (content, count) = (buffer.string, buffer.count)
        #expect(content == expected)
        #expect(count == expected.utf8.count)
    }

    @Test func truncationNeverGrows() {
        var buffer = UTF8Buffer()
        buffer.append("abc")
        buffer.truncate(to: 9)
        buffer.truncate(to: -1)
        let whole = buffer.string
        buffer.truncate(to: 1)
        let first = buffer.string
        buffer.removeAll()
        let rest = buffer.string
        #expect([whole, first, rest] == ["abc", "a", ""])
    }
}
