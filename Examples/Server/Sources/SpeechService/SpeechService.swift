import Foundation
import Hummingbird
import Metrics
import NIOCore
import NIOPosix
import SpokenTextFoundation

/// The toolkit for every language that speaks HTTP: `/v1/speak`, `/v1/format`, `/v1/check`, each for a batch of JSON and for a
/// stream of lines (NDJSON), with `/openapi.json`.
public struct SpeechService: Sendable {
    private let store: SpokenTextStore
    private let limits: ServiceLimits
    private let gate: Gate
    private let streams: Gate
    private let bodies: Gate
    private let formatters = FormatterPool()

    public init(store: SpokenTextStore, limits: ServiceLimits = ServiceLimits()) {
        self.store = store
        self.limits = limits
        gate = Gate(most: limits.requests)
        streams = Gate(most: limits.streams)
        bodies = Gate(most: limits.bodiesBytes)
    }

    public func add<Context: SpeechContext>(to router: Router<Context>) {
        router.add(
            middleware: AllowedMethods(methods: [
                "/v1/speak": "POST", "/v1/format": "POST", "/v1/check": "POST", "/openapi.json": "GET, HEAD",
                "/metrics": "GET, HEAD", "/health": "GET, HEAD",
            ]))
        add(SpeakOperation(formatters: formatters), to: router)
        add(FormatOperation(formatters: formatters, store: store), to: router)
        add(CheckOperation(most: limits.findings), to: router)
        router.get("openapi.json") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: PackageResources.openapi_json)))
        }
    }

    private func add<Work: Operation, Context: SpeechContext>(_ work: Work, to router: Router<Context>) {
        let path = RouterPath("v1/\(Work.name)")
        router.post(path) { request, context in
            let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() } ?? ""
            switch type.trimmingCharacters(in: .whitespaces) {
            case "application/json": return try await batch(work, request, context)
            case "application/x-ndjson": return try stream(work, request, context)
            default:
                throw HTTPError(
                    .unsupportedMediaType, message: "Content-Type is application/json or application/x-ndjson")
            }
        }
    }

    // MARK: Batches

    private func batch<Work: Operation>(
        _ work: Work, _ request: Request, _ context: some SpeechContext
    ) async throws -> Response {
        // Who finds no place now need not send anything.
        try gate.mustHaveRoom()
        let (body, room) = try await within(seconds: limits.seconds, on: context.channel.eventLoop) {
            try await collect(request)
        }
        let pass = try gate.enter()
        defer { withExtendedLifetime((pass, room)) {} }
        let arrived = ContinuousClock.now
        // On threads of their own: while all of them work, requests are still taken and turned away.
        return try await NIOThreadPool.singleton.runIfActive {
            // Who waited for so long is asked to come again, so that the next need not wait, too.
            guard ContinuousClock.now - arrived <= .seconds(limits.waitSeconds) else { throw gate.refusal() }
            return try answer(work, body)
        }
    }

    private func answer<Work: Operation>(_ work: Work, _ body: ByteBuffer) throws -> Response {
        do {
            let batch = try JSONDecoder().decode(Batch<Work>.self, from: Data(buffer: body))
            guard batch.items.count <= limits.items else {
                throw HTTPError(
                    .contentTooLarge,
                    message: "at most \(limits.items) \(Work.items) at once; send more as lines of NDJSON")
            }
            let start = ContinuousClock.now
            let results = try batch.items.enumerated().map { index, item in
                guard ContinuousClock.now - start <= .seconds(limits.workSeconds) else {
                    throw HTTPError(.contentTooLarge, message: "this takes too long; send fewer \(Work.items) at once")
                }
                do {
                    return try work.answer(item, batch.common)
                } catch {
                    throw HTTPError(.badRequest, message: "\(Work.items)[\(index)]: \(Failure.text(error))")
                }
            }
            Self.items(Work.name, results.count)
            let answer = try Self.encoder().encode(BatchAnswer(results: results))
            return Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer)))
        } catch {
            throw Failure.http(error)
        }
    }

    /// The body of a request, and the room that it takes as long as it is held.
    private func collect(_ request: Request) async throws -> (ByteBuffer, Gate.Pass) {
        let room = try bodies.enter(0)
        var body = ByteBuffer()
        for try await chunk in request.body {
            guard chunk.readableBytes <= limits.bodyBytes - body.readableBytes else {
                throw HTTPError(
                    .contentTooLarge,
                    message: "a body has at most \(limits.bodyBytes) bytes; send more as lines of NDJSON")
            }
            try room.grow(by: chunk.readableBytes)
            body.writeImmutableBuffer(chunk)
        }
        return (body, room)
    }

    // MARK: Streams

    /// Reads a chunk, answers its lines, and reads the next when the answer is on its way: a client that reads slowly is read
    /// slowly, and no more than a chunk of it is ever held.
    private func stream<Work: Operation>(
        _ work: Work, _ request: Request, _ context: some SpeechContext
    ) throws -> Response {
        let pass = try streams.enter()
        let common: Work.Common
        do {
            common = try URLEncodedFormDecoder().decode(Work.Common.self, from: request.uri.query ?? "")
        } catch {
            throw HTTPError(.badRequest, message: "the query is malformed: \(Failure.text(error))")
        }
        let channel = context.channel
        let limits = limits
        return Response(
            status: .ok, headers: [.contentType: "application/x-ndjson"],
            body: ResponseBody { writer in
                defer { withExtendedLifetime(pass) {} }
                let stillness = Stillness(channel, seconds: limits.seconds)
                var lines = LineSplitter(most: limits.lineBytes)
                var answers = StreamAnswers(work, common, most: limits.lineBytes)
                for try await chunk in request.body {
                    for line in lines.lines(of: chunk.readableBytesView) {
                        answers.add(line)
                        guard answers.isFull else { continue }
                        stillness.moved()
                        try await writer.write(answers.take())
                    }
                    stillness.moved()
                    if !answers.isEmpty { try await writer.write(answers.take()) }
                    stillness.moved()
                }
                if let line = lines.last() { answers.add(line) }
                if !answers.isEmpty { try await writer.write(answers.take()) }
                try await writer.finish(nil)
            })
    }

    static func items(_ operation: String, _ count: Int) {
        Counter(label: "spokentext_items", dimensions: [("operation", operation)]).increment(by: count)
    }

    static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
