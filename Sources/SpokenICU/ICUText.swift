internal import CSpokenICU
import SpokenModel

/// A call across the border that writes text: it takes a buffer and its capacity and returns the whole length or an
/// error below zero.
typealias ICUWriter = (UnsafeMutablePointer<CChar>, Int32) -> Int32

enum ICUText {
    /// Appends what `write` writes; appends nothing and returns the code below zero when it fails.
    @discardableResult
    static func append(to buffer: inout UTF8Buffer, guess: Int = 128, _ write: ICUWriter) -> Int32 {
        var result: Int32 = 0
        let needed = buffer.appendUninitialized(guess) { call(write, $0, &result) }
        if needed > guess { buffer.appendUninitialized(needed) { call(write, $0, &result) } }
        return result
    }

    /// The text that `write` writes, or nil when it fails.
    static func string(_ write: ICUWriter) -> String? {
        var buffer = UTF8Buffer(capacity: 128)
        return append(to: &buffer, write) < 0 ? nil : buffer.string
    }

    /// Returns how many bytes the text has: more than the room means that nothing was appended.
    private static func call(
        _ write: ICUWriter, _ room: UnsafeMutableBufferPointer<UInt8>, _ result: inout Int32
    ) -> Int {
        guard let base = room.baseAddress else { return 0 }
        result = base.withMemoryRebound(to: CChar.self, capacity: room.count) {
            write($0, Int32(clamping: room.count))
        }
        return max(0, Int(result))
    }
}

extension String {
    /// False when a zero byte inside would end the text early on the C side: "meter\0x" is no unit.
    var isSafeForC: Bool { !utf8.contains(0) }
}

extension SpokenICUDecimal {
    init(_ number: DecimalNumber) {
        self.init(
            integer: number.integer, fraction: number.fraction, fractionDigits: number.fractionDigits,
            isNegative: number.isNegative ? 1 : 0)
    }
}
