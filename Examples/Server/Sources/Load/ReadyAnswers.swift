import Foundation
import Hummingbird

/// The same answers without the toolkit: bytes that are ready.
final class ReadyAnswers: @unchecked Sendable {
    private let lock = NSLock()
    private var bodies: [String: ByteBuffer] = [:]

    func keep(_ body: ByteBuffer, for header: String) {
        lock.withLock { bodies[header] = body }
    }

    func response(to request: Request) -> Response {
        let body = lock.withLock { bodies[request.headers[.acceptLanguage] ?? ""] } ?? ByteBuffer()
        return Response(
            status: .ok, headers: [.contentType: "application/json", .vary: "Accept-Language"],
            body: ResponseBody(byteBuffer: body))
    }
}
