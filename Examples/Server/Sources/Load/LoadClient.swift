import AsyncHTTPClient
import Foundation
import NIOCore

/// Some connections that ask one after the other, in the languages of the shop.
struct LoadClient {
    static let connections = 8
    static let headers = ["ru-RU, en;q=0.5", "en-GB", "es-MX, es;q=0.9", "de, en;q=0.8"]

    /// What one round measured.
    struct Round: CustomStringConvertible {
        let perSecond: Double
        /// Of the whole process, server and client, in seconds a request.
        let processor: Double
        /// In milliseconds.
        let slowest: Double

        var description: String {
            "\(Int(perSecond)) requests/s, \(Int((processor * 1e6).rounded())) µs of the processor each, "
                + "slowest \(String(format: "%.1f", slowest)) ms"
        }

        /// The median of each figure; of the slowest the slowest.
        static func median(_ rounds: [Round]) -> Round {
            func middle(_ value: (Round) -> Double) -> Double { rounds.map(value).sorted()[rounds.count / 2] }
            return Round(
                perSecond: middle(\.perSecond), processor: middle(\.processor),
                slowest: rounds.map(\.slowest).max() ?? 0)
        }
    }

    let port: Int
    private let client = HTTPClient(eventLoopGroupProvider: .singleton)

    init(port: Int) {
        self.port = port
    }

    func body(_ path: String, _ header: String) async throws -> ByteBuffer {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)/\(path)")
        request.headers.add(name: "Accept-Language", value: header)
        let response = try await client.execute(request, timeout: .seconds(30))
        guard response.status == .ok else { throw HTTPClientError.invalidURL }
        return try await response.body.collect(upTo: 1_000_000)
    }

    func round(_ path: String, _ count: Int) async throws -> Round {
        let start = (clock: ContinuousClock.now, processor: clock())
        let slowest = try await withThrowingTaskGroup(of: Duration.self) { group in
            for connection in 0..<Self.connections {
                group.addTask {
                    var slowest = Duration.zero
                    for number in stride(from: connection, to: count, by: Self.connections) {
                        let start = ContinuousClock.now
                        _ = try await body(path, Self.headers[number % Self.headers.count])
                        slowest = max(slowest, .now - start)
                    }
                    return slowest
                }
            }
            return try await group.reduce(Duration.zero, max)
        }
        let elapsed = ContinuousClock.now - start.clock
        return Round(
            perSecond: Double(count) / (elapsed / .seconds(1)),
            processor: Double(clock() - start.processor) / Double(CLOCKS_PER_SEC) / Double(count),
            slowest: slowest / .milliseconds(1))
    }

    func shutdown() async throws {
        try await client.shutdown()
    }
}
