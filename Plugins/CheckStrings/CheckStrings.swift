import Foundation
import PackagePlugin

/// `swift package check-strings [arguments of spokentext check]`: checks the string files of the package.
///
/// With paths or `--list-rules` among the arguments it checks only what they name. The command fails when there are
/// findings, so that it can stand in a build script.
@main
struct CheckStrings: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "spokentext-check")
        let process = Process()
        process.executableURL = tool.url
        // Paths are written as seen from the package.
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return
        case 1: throw CheckFailure(message: "the string files have findings")
        case let status: throw CheckFailure(message: "spokentext check failed with status \(status)")
        }
    }
}

struct CheckFailure: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}
