import Hummingbird
import Logging
import Metrics
import SpeechService
import SpokenTextFoundation

/// The server: routes, the reload by SIGHUP, and the adapter of problems to swift-log and swift-metrics.
public func shopApplication(
    strings: String, menu: String, host: String = "127.0.0.1", port: Int, logger: Logger,
    limits: ServiceLimits = ServiceLimits(),
    metrics: PrometheusMetrics? = nil
) throws -> Application<RouterResponder<ShopContext>> {
    let store = try SpokenTextStore(folder: strings, sourceLanguage: "en") { problem in
        logger.warning("\(problem)", metadata: ["language": "\(problem.language)", "key": "\(problem.key ?? "")"])
        Counter(label: "spokentext_problems", dimensions: [("kind", problem.kind.rawValue)]).increment()
    }
    return Application(
        router: Shop(store: store, dishes: try Dish.menu(path: menu)).router(limits: limits, metrics: metrics),
        // A connection on which nothing moves is closed, and one whose client sends or waits without an end.
        server: .http1(
            configuration: .init(
                additionalChannelHandlers: [ConnectionLimits(limits: limits)], idleTimeout: .seconds(60))),
        configuration: ApplicationConfiguration(
            address: .hostname(host, port: port), serverName: "shop",
            availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
        services: [ReloadService(store: store, logger: logger)], logger: logger)
}
