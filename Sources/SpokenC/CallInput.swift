import CSpokenText
import SpokenModel

/// What callers hand in, looked at before it is used.
enum CallInput {
    /// Bytes with their length, or up to a NUL.
    static func bytes(
        _ pointer: UnsafePointer<CChar>?, _ length: Int, _ name: String
    ) throws(CallFailure) -> UnsafeBufferPointer<UInt8> {
        guard let pointer else {
            if length == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
            throw .null(name)
        }
        // SPOKENTEXT_TERMINATED is the largest size, which Swift sees as -1.
        let count = length == -1 ? terminatedLength(pointer) : length
        guard count >= 0 else { throw CallFailure(SPOKENTEXT_TOO_LONG, "'\(name)' has no such length") }
        return UnsafeRawPointer(pointer).withMemoryRebound(to: UInt8.self, capacity: count) {
            UnsafeBufferPointer(start: $0, count: count)
        }
    }

    /// A text that is read whole.
    static func text(
        _ pointer: UnsafePointer<CChar>?, _ length: Int, _ name: String, longest: Int
    ) throws(CallFailure) -> UnsafeBufferPointer<UInt8> {
        let bytes = try bytes(pointer, length, name)
        guard bytes.count <= longest else {
            throw CallFailure(
                SPOKENTEXT_TOO_LONG, "'\(name)' has \(bytes.count) bytes; at most \(longest) are read", place: longest)
        }
        if let place = UTF8Check.firstError(in: bytes) { throw .notUTF8(name, place: place) }
        return bytes
    }

    /// A name or an option; nil when it is left out.
    static func name(_ pointer: UnsafePointer<CChar>?, _ name: String) throws(CallFailure) -> String? {
        guard let pointer else { return nil }
        let bytes = try text(pointer, -1, name, longest: .max)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A struct whose caller may know fewer fields than this version, or more: what it does not know is zero, and what this
    /// version does not know must be.
    static func structure<Value>(
        _ pointer: UnsafePointer<Value>, size: Int, usual: Value, _ name: String
    ) throws(CallFailure) -> Value {
        let own = MemoryLayout<Value>.size
        guard size != 0, size != own else { return pointer.pointee }
        guard size >= MemoryLayout<Int>.size, size <= own + (1 << 12) else {
            throw CallFailure(SPOKENTEXT_INVALID_OPTION, "'\(name).size' is \(size); write sizeof, or 0")
        }
        let given = UnsafeRawBufferPointer(start: pointer, count: size)
        guard given.dropFirst(own).allSatisfy({ $0 == 0 }) else {
            throw CallFailure(
                SPOKENTEXT_INVALID_OPTION, "'\(name)' has fields that this version does not know; update libspokentext")
        }
        var value = usual
        withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: given.prefix(own)) }
        return value
    }

    private static func terminatedLength(_ pointer: UnsafePointer<CChar>) -> Int {
        var length = 0
        while pointer[length] != 0 { length &+= 1 }
        return length
    }
}
