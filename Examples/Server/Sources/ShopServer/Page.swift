import Foundation
import Hummingbird

/// JSON with an ETag; who has it already gets 304 without a body.
struct Page<Content: Encodable>: ResponseGenerator {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        let encoder = JSONEncoder()
        // Sorted, so that equal contents have equal tags on all machines.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body = try encoder.encode(content)
        let tag = EntityTag(body)
        var headers: HTTPFields = [.eTag: tag.description, .cacheControl: "no-cache"]
        if let known = request.headers[.ifNoneMatch], tag.isNamed(in: known) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = "application/json"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}
