import CSpokenText

/// Why a call fails, for the caller's `spokentext_error`.
struct CallFailure: Error {
    var status: spokentext_status
    var message: String
    /// Of many texts, the number of the wrong one.
    var index = 0
    /// The offset in bytes of what is wrong.
    var place = 0

    init(_ status: spokentext_status, _ message: String, index: Int = 0, place: Int = 0) {
        self.status = status
        self.message = message
        self.index = index
        self.place = place
    }

    static func null(_ name: String) -> CallFailure {
        CallFailure(SPOKENTEXT_NULL_POINTER, "'\(name)' is NULL")
    }

    /// - Parameter kind: "formatter" or "catalog".
    static func closed(_ kind: String) -> CallFailure {
        CallFailure(SPOKENTEXT_CLOSED, "the \(kind) is closed, or was never opened")
    }

    static func notUTF8(_ name: String, place: Int, index: Int = 0) -> CallFailure {
        CallFailure(SPOKENTEXT_INVALID_UTF8, "'\(name)' is no UTF-8 from byte \(place) on", index: index, place: place)
    }

    static let memory = CallFailure(SPOKENTEXT_NO_MEMORY, "there is not enough memory for the result")

    func write(to error: UnsafeMutablePointer<spokentext_error>?) {
        guard let error else { return }
        error.pointee.status = status
        error.pointee.index = UInt64(index)
        error.pointee.place = UInt64(place)
        var message = String(message.map { $0.isNewline ? " " : $0 })
        message.withUTF8 { bytes in
            withUnsafeMutableBytes(of: &error.pointee.message) { field in
                var length = min(bytes.count, field.count - 1)
                // No character is cut in two.
                while length > 0, length < bytes.count, bytes[length] & 0xC0 == 0x80 { length -= 1 }
                field.copyBytes(from: bytes.prefix(length))
                field[length] = 0
            }
        }
    }
}

/// Runs the body of a function of the header: its failure becomes a status and the caller's error.
func answer(
    _ error: UnsafeMutablePointer<spokentext_error>?, _ body: () throws(CallFailure) -> Void
) -> spokentext_status {
    do throws(CallFailure) {
        try body()
        return SPOKENTEXT_OK
    } catch let failure {
        failure.write(to: error)
        return failure.status
    }
}

/// The same for a function that has a result: NULL when it fails, and else what the body makes.
func answer<Result>(
    _ result: UnsafeMutablePointer<UnsafeMutablePointer<Result>?>?, _ name: String,
    _ error: UnsafeMutablePointer<spokentext_error>?, _ body: () throws(CallFailure) -> UnsafeMutablePointer<Result>
) -> spokentext_status {
    result?.pointee = nil
    return answer(error) { () throws(CallFailure) in
        guard let result else { throw .null(name) }
        result.pointee = try body()
    }
}
