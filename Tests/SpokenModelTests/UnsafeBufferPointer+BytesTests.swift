import SpokenModel
import Testing

@Suite struct UnsafeBufferPointerBytesTests {
    /// As the standard library finds it, wherever it stands.
    @Test func aByteIsFoundWhereItStands() {
        for count in 0..<40 {
            for place in 0...count {
                var bytes = [UInt8](repeating: 0x0B, count: count)
                if place < count { bytes[place] = 0x0A }
                for start in [0, 1, 7, 8, 9, count, count + 1] {
                    let expected = start <= count ? bytes[start...].firstIndex(of: 0x0A) : nil
                    #expect(bytes.withUnsafeBufferPointer { $0.firstIndex(of: 0x0A, from: start) } == expected)
                }
            }
        }
        #expect([0x0A].withUnsafeBufferPointer { $0.firstIndex(of: 0x0A, from: -1) } == nil)
    }

    @Test func oneOtherByteIsADifference() {
        for count in 0..<20 {
            let bytes = (0..<UInt8(count)).map { $0 }
            for place in -1..<count {
                var other = bytes
                if place >= 0 { other[place] ^= 0x80 }
                let isSame = bytes.withUnsafeBufferPointer { left in
                    other.withUnsafeBufferPointer { left.isSame(as: $0) }
                }
                #expect(isSame == (place < 0))
            }
            #expect(
                !(bytes + [0]).withUnsafeBufferPointer { left in bytes.withUnsafeBufferPointer { left.isSame(as: $0) } }
            )
        }
    }
}
