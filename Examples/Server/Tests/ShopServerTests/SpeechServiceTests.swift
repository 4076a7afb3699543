import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOPosix
import SpokenTextFoundation
import Testing

@testable import ShopServer
@testable import SpeechService

@Suite struct SpeechServiceTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/ShopServer")

    private func application(
        _ limits: ServiceLimits = ServiceLimits(), metrics: PrometheusMetrics? = nil
    ) throws -> some ApplicationProtocol {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return try shopApplication(
            strings: Self.sources.appendingPathComponent("Strings").path,
            menu: Self.sources.appendingPathComponent("menu.json").path, port: 0, logger: logger, limits: limits,
            metrics: metrics)
    }

    private func post(
        _ path: String, _ body: String, type: String = "application/json", _ limits: ServiceLimits = ServiceLimits()
    ) async throws -> (status: Int, text: String) {
        try await application(limits).test(.router) { client in
            let response = try await client.execute(
                uri: path, method: .post, headers: [.contentType: type], body: ByteBuffer(string: body))
            let text = String(buffer: response.body).replacing("\u{A0}", with: " ")
            return (Int(response.status.code), text)
        }
    }

    @Test(arguments: [
        ("speak", #"{"language":"ru","texts":["от 395 ₽"]}"#, "от 395 ₽", "от 395 рублей"),
        ("speak", #"{"language":"ru","numbers":"words","texts":[{"text":"30 см"}]}"#, "30 см", "тридцать сантиметров"),
        ("speak", #"{"texts":[{"text":"30 cm","language":"es"}]}"#, "30 cm", "30 centímetros"),
        ("format", #"{"language":"ru","contents":[3]}"#, "3", "3"),
        ("format", #"{"language":"ru","contents":["30 см"]}"#, "30 см", "30 сантиметров"),
        (
            "format",
            #"{"language":"ru","contents":[{"quantity":{"money":{"amount":"21.50","currency":"RUB"}},"role":"from"}]}"#,
            "от 21,50 ₽", "от 21 рубля 50 копеек"
        ),
        ("format", #"{"language":"ru","contents":[{"count":3,"noun":"товар"}]}"#, "3 товара", "3 товара"),
        (
            "format", #"{"language":"ru","contents":[{"string":"cart.items","arguments":[3]}]}"#, "В корзине 3 блюда",
            "В корзине 3 блюда"
        ),
        (
            "format",
            #"{"language":"ru","width":160,"contents":[{"string":"cart.order","arguments":[{"quantity":{"money":{"amount":"5","currency":"RUB"}}}]}]}"#,
            "5 ₽", "Заказать за 5 рублей"
        ),
        ("format", #"{"contents":[{"verbatim":"5 cm"}]}"#, "5 cm", "5 cm"),
    ])
    func aPair(route: String, body: String, visible: String, accessible: String) async throws {
        let (status, text) = try await post("/v1/\(route)", body)
        #expect(status == 200)
        #expect(text == #"{"results":[{"accessibleText":"\#(accessible)","visibleText":"\#(visible)"}]}"#)
    }

    @Test func findingsOfAFile() async throws {
        let (status, text) = try await post(
            "/v1/check", #"{"files":[{"path":"ru.lproj/Shop.strings","content":"\"a\" = \"Cыр\";"}]}"#)
        #expect(status == 200)
        #expect(text.contains(#""count":1"#) && text.contains(#""rule":"mixed-script""#) && text.contains(#""line":1"#))
    }

    @Test(arguments: [
        ("speak", "", 400, "JSON"), ("speak", "[]", 400, "array"), ("speak", "{}", 400, "'texts' is missing"),
        ("speak", #"{"texts":[1]}"#, 400, "texts"),
        ("speak", #"{"language":"xx","texts":["a"]}"#, 400, "texts[0]: language"),
        ("speak", #"{"language":"-","texts":["a"]}"#, 400, "language"),
        ("speak", #"{"numbers":"letters","texts":["a"]}"#, 400, "numbers"),
        ("format", #"{"contents":[{}]}"#, 400, "contents"), ("format", #"{"contents":[null]}"#, 400, "contents"),
        ("format", #"{"contents":[{"quantity":{"money":{"amount":"x","currency":"RUB"}}}]}"#, 400, "contents"),
        ("format", #"{"contents":[{"string":"no.such.key"}]}"#, 400, "no.such.key"),
        ("format", #"{"contents":[{"text":"a","verbatim":"b"}]}"#, 400, "one of"),
        ("check", #"{"source":"-","files":[{"path":"a.strings","content":""}]}"#, 400, "files[0]"),
        (
            "check", #"{"files":[{"path":"a.string","content":""}]}"#, 400,
            "files[0]: 'a.string' cannot be checked; name .strings"
        ),
        ("check", #"{"files":[{"path":"","content":""}]}"#, 400, "cannot be checked"),
    ])
    func whatIsWrongIsSaid(route: String, body: String, status: Int, part: String) async throws {
        let answer = try await post("/v1/\(route)", body)
        #expect(answer.status == status)
        #expect(answer.text.contains(#"{"error":{"message":""#) && answer.text.contains(part), "\(answer.text)")
    }

    @Test func whatIsTooLargeIsRefused() async throws {
        var limits = ServiceLimits()
        limits.bodyBytes = 100
        limits.items = 2
        #expect(try await post("/v1/speak", #"{"texts":["a","b","c"]}"#, limits).status == 413)
        let long = String(repeating: "a", count: 200)
        #expect(try await post("/v1/speak", #"{"texts":["\#(long)"]}"#, limits).status == 413)
        #expect(try await post("/v1/speak", #"{"texts":[]}"#, type: "text/plain").status == 415)
        limits.waitSeconds = -1
        #expect(try await post("/v1/speak", #"{"texts":["a"]}"#, limits).status == 503)
        limits.waitSeconds = 1
        limits.workSeconds = 0
        #expect(try await post("/v1/speak", #"{"texts":["a"]}"#, limits).status == 413)
    }

    @Test func aGetIsToldToPost() async throws {
        try await application().test(.router) { client in
            let response = try await client.execute(uri: "/v1/speak", method: .get)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "POST")
        }
    }

    @Test func eachLineIsAnsweredByALine() async throws {
        var limits = ServiceLimits()
        limits.lineBytes = 40
        let lines = [
            #""от 395 ₽""#, #"{"text":"30 cm","language":"en"}"#, "", "{", String(repeating: "a", count: 100),
            #"{"text":"30 см"}"#,
        ]
        let (status, text) = try await post(
            "/v1/speak?language=ru&numbers=words", lines.joined(separator: "\r\n"), type: "application/x-ndjson", limits
        )
        #expect(status == 200)
        let answers = text.split(separator: "\n").map(String.init)
        #expect(answers.count == 5)
        #expect(answers.first == #"{"accessibleText":"от трёхсот девяноста пяти рублей","visibleText":"от 395 ₽"}"#)
        #expect(answers[1] == #"{"accessibleText":"thirty centimeters","visibleText":"30 cm"}"#)
        #expect(answers[2].hasPrefix(#"{"error":{"line":3,"message":"#))
        #expect(answers[3] == #"{"error":{"line":4,"message":"a line has at most 40 bytes"}}"#)
        #expect(answers[4] == #"{"accessibleText":"тридцать сантиметров","visibleText":"30 см"}"#)
    }

    /// However the chunks are cut, the lines are the same.
    @Test(arguments: 1...7) func linesOfChunks(size: Int) {
        let text = Array("ab\r\n\ncdefghij\nk\n\u{1F355}\nend".utf8)
        var splitter = LineSplitter(most: 5)
        var lines: [LineSplitter.Line] = []
        for start in stride(from: 0, to: text.count, by: size) {
            lines += splitter.lines(
                of: ByteBuffer(bytes: text[start..<min(start + size, text.count)]).readableBytesView)
        }
        if let last = splitter.last() { lines.append(last) }
        #expect(
            lines == [
                .text(Array("ab".utf8)[...]), .tooLong, .text(Array("k".utf8)[...]),
                .text(Array("\u{1F355}".utf8)[...]), .text(Array("end".utf8)[...]),
            ])
    }

    @Test func placesAreGivenBack() throws {
        let gate = Gate(most: 2)
        var passes = [try gate.enter(), try gate.enter()]
        #expect(throws: HTTPError.self) { try gate.enter() }
        passes.removeLast()
        passes.append(try gate.enter())
        do {
            _ = try gate.enter()
            Issue.record("a third one entered")
        } catch {
            #expect(error.status == .serviceUnavailable)
            #expect(error.headers[.retryAfter] == "1")
        }
        #expect(passes.count == 2)
    }

    /// Bytes are counted as they come, and given back when their body is gone.
    @Test func roomForBodiesIsGivenBack() async throws {
        let gate = Gate(most: 10)
        var passes = [try gate.enter(0), try gate.enter(0)]
        try passes[0].grow(by: 6)
        #expect(throws: HTTPError.self) { try passes[1].grow(by: 5) }
        try passes[1].grow(by: 4)
        #expect(throws: HTTPError.self) { try gate.mustHaveRoom() }
        passes.removeFirst()
        try passes[0].grow(by: 6)
        var limits = ServiceLimits()
        limits.bodiesBytes = 10
        #expect(try await post("/v1/speak", #"{"texts":["a"]}"#, limits).status == 503)
        limits.bodiesBytes = 100
        #expect(try await post("/v1/speak", #"{"texts":["a"]}"#, limits).status == 200)
        limits.streams = 0
        #expect(try await post("/v1/speak", #""a""#, type: "application/x-ndjson", limits).status == 503)
    }

    @Test func aBodyThatDoesNotArriveIsNotWaitedFor() async throws {
        let loop = MultiThreadedEventLoopGroup.singleton.any()
        await #expect(throws: HTTPError.self) {
            try await within(seconds: 0, on: loop) { try await Task.sleep(for: .seconds(60)) }
        }
        #expect(try await within(seconds: 60, on: loop) { 5 } == 5)
    }

    @Test func metricsForPrometheus() {
        let metrics = PrometheusMetrics()
        metrics.makeCounter(label: "hb.requests", dimensions: [("path", "a\"\n\\b"), ("code", "200")]).increment(by: 2)
        metrics.makeCounter(label: "hb.requests", dimensions: [("code", "200"), ("path", "a\"\n\\b")]).increment(by: 3)
        let timer = metrics.makeTimer(label: "time", dimensions: [])
        timer.recordNanoseconds(2_000_000)
        timer.recordNanoseconds(20_000_000_000)
        metrics.makeMeter(label: "9 lives", dimensions: []).set(1.5)
        let lines = metrics.text.split(separator: "\n").map(String.init)
        #expect(lines.contains("# TYPE hb_requests_total counter"))
        #expect(lines.contains(#"hb_requests_total{code="200",path="a\"\n\\b"} 5"#))
        #expect(lines.contains("# TYPE time_seconds histogram"))
        #expect(lines.contains(#"time_seconds_bucket{le="0.001"} 0"#))
        #expect(lines.contains(#"time_seconds_bucket{le="0.0025"} 1"#))
        #expect(lines.contains(#"time_seconds_bucket{le="+Inf"} 2"#))
        #expect(lines.contains("time_seconds_count 2"))
        #expect(lines.contains("_9_lives 1.5"))
        for number in 0..<2000 { metrics.makeCounter(label: "c", dimensions: [("n", "\(number)")]).increment(by: 1) }
        #expect(metrics.text.split(separator: "\n").count < 1100)
    }

    @Test func theDocumentNamesEveryRoute() throws {
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(PackageResources.openapi_json)) as? [String: Any])
        let paths = try #require(document["paths"] as? [String: Any])
        #expect(Set(paths.keys) == ["/v1/speak", "/v1/format", "/v1/check", "/health", "/metrics"])
    }
}
