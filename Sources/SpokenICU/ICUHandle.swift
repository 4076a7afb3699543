/// An open handle of the C++ border, closed with its last owner. ICU's handles never change after they were opened, so
/// threads may share one.
final class ICUHandle: @unchecked Sendable {
    let pointer: OpaquePointer
    private let close: @Sendable (OpaquePointer?) -> Void

    init(_ pointer: OpaquePointer, close: @escaping @Sendable (OpaquePointer?) -> Void) {
        self.pointer = pointer
        self.close = close
    }

    deinit {
        close(pointer)
    }
}
