import Foundation
import Testing

/// A program that is told to end while it mends files leaves each of them old or new, and nothing beside them.
@Suite struct InterruptionTests {
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func nothingHalfWrittenIsLeft(signal: Int32) throws {
        let (old, new) = ("\"a\" = \"Wait...\";\n", "\"a\" = \"Wait…\";\n")
        for _ in 0..<4 {
            let folder = try TemporaryFolder()
            for number in 100..<250 { try folder.write("\(number).strings", old) }
            let process = Process()
            process.executableURL = ConsoleCase.binaries.appendingPathComponent("spokentext")
            process.arguments = ["check", "--fix", folder.path]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // The first file is mended: the others are on their way.
            while process.isRunning, try folder.text("100.strings") == old { usleep(500) }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                #expect(name.hasSuffix(".strings"))
                let text = try folder.text(name)
                #expect(text == old || text == new)
            }
        }
    }
}
