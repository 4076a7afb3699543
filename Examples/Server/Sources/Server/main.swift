// Server [--host 127.0.0.1] [--port 8080] [--strings FOLDER] [--menu FILE] [--requests 64] [--log-format text] [--log-level info]: SIGHUP reloads the
// strings, SIGTERM and SIGINT let the requests under way end and stop.

import Foundation
import Logging
import Metrics
import ShopServer
import SpeechService

var options = [
    "--host": "127.0.0.1", "--port": "8080", "--strings": "Sources/ShopServer/Strings",
    "--menu": "Sources/ShopServer/menu.json",
    "--requests": "64", "--log-format": "text", "--log-level": "info",
]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
    guard options[name] != nil, let value = arguments.popFirst() else {
        stop("'\(name)' is no option with a value; there are \(options.keys.sorted().joined(separator: ", "))", 2)
    }
    options[name] = value
}
guard let port = options["--port"].flatMap({ UInt16($0) }) else {
    stop("--port is a number up to 65535", 2)
}
var limits = ServiceLimits()
guard let requests = options["--requests"].flatMap({ Int($0) }), (1...100_000).contains(requests) else {
    stop("--requests, how many may be at work at the same time, is a number from 1 to 100000", 2)
}
limits.requests = requests
limits.streams = requests
guard let level = options["--log-level"].flatMap({ Logger.Level(rawValue: $0) }) else {
    stop("--log-level is one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))", 2)
}
switch options["--log-format"] {
case "json": LoggingSystem.bootstrap { JSONLogHandler(label: $0) }
case "text": LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
default: stop("--log-format is text or json", 2)
}
let metrics = PrometheusMetrics()
MetricsSystem.bootstrap(metrics)
var logger = Logger(label: "shop")
logger.logLevel = level
do {
    let application = try shopApplication(
        strings: options["--strings"] ?? "", menu: options["--menu"] ?? "", host: options["--host"] ?? "127.0.0.1",
        port: Int(port),
        logger: logger, limits: limits, metrics: metrics)
    try await application.runService()
} catch {
    stop("\(error)", 1)
}

func stop(_ reason: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("Server: \(reason)\n".utf8))
    exit(status)
}
