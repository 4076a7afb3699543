// Server [--port 8080] [--strings FOLDER] [--menu FILE]: SIGHUP reloads the strings, SIGTERM and SIGINT let the requests
// under way end and stop.

import Foundation
import Logging
import ShopServer

var options = ["--port": "8080", "--strings": "Sources/ShopServer/Strings", "--menu": "Sources/ShopServer/menu.json"]
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
do {
    let application = try shopApplication(
        strings: options["--strings"] ?? "", menu: options["--menu"] ?? "", port: Int(port),
        logger: Logger(label: "shop"))
    try await application.runService()
} catch {
    stop("\(error)", 1)
}

func stop(_ reason: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("Server: \(reason)\n".utf8))
    exit(status)
}
