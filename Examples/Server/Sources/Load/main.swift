// Load [REQUESTS [RELOADS]]: requests on the loopback to /menu, whose 23 pairs are made for each, and to /ready, which has
// the same bytes ready, in turn, in one process. Prints requests per second of both, what a request took, and the memory.

import AsyncHTTPClient
import Foundation
import Hummingbird
import Logging
import NIOCore
import ShopServer
import SpokenTextFoundation

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let requests = min(max(numbers.first ?? 20_000, 100), 1_000_000)
let reloads = min(max(numbers.dropFirst().first ?? 0, 0), 1000)

let store = try SpokenTextStore(folder: "Sources/ShopServer/Strings", sourceLanguage: "en")
let router = Shop(store: store, dishes: try Dish.menu(path: "Sources/ShopServer/menu.json")).router()
let ready = ReadyAnswers()
router.get("ready") { request, _ in ready.response(to: request) }

let (ports, port) = AsyncStream.makeStream(of: Int.self)
var logger = Logger(label: "load")
logger.logLevel = .critical
let application = Application(
    router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) }, logger: logger)

try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await application.run() }
    for await port in ports.prefix(1) {
        let client = LoadClient(port: port)
        for header in LoadClient.headers { ready.keep(try await client.body("menu", header), for: header) }
        try await measure(client)
        try await client.shutdown()
    }
    group.cancelAll()
}

/// Twenty rounds of each in turn, so that a busy machine slows both alike; the medians count.
func measure(_ client: LoadClient) async throws {
    let rounds = 20
    let count = max(requests / rounds / 2, 1)
    _ = try await client.round("menu", count)
    _ = try await client.round("ready", count)
    let before = memory()
    let reloading = Task {
        for _ in 0..<reloads {
            try store.reload()
            try await Task.sleep(for: .milliseconds(20))
        }
    }
    var made: [LoadClient.Round] = []
    var ready: [LoadClient.Round] = []
    for _ in 0..<rounds {
        made.append(try await client.round("menu", count))
        ready.append(try await client.round("ready", count))
    }
    try await reloading.value
    let (with, without) = (LoadClient.Round.median(made), LoadClient.Round.median(ready))
    print("\(2 * rounds * count) requests of \(LoadClient.connections) connections, \(reloads) reloads meanwhile")
    print("with the toolkit     \(with)")
    print("without the toolkit  \(without)")
    let cost = (with.processor - without.processor) * 1e6
    print("the toolkit costs \(Int(cost.rounded())) µs of the processor for each answer of 23 pairs")
    print("peak memory \(before) MB after the first rounds, \(memory()) MB at the end")
}

/// The peak of the process so far, in MB.
func memory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss / 1_048_576
    #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1024
    #endif
}
