import Logging
import NIOPosix
import ServiceLifecycle
import SpokenTextFoundation
import UnixSignals

/// Reads the strings again when the process gets SIGHUP: `kill -HUP $(pgrep Server)`. Broken files are refused with the
/// place of the mistake, and the old strings stay.
struct ReloadService: Service {
    let store: SpokenTextStore
    let logger: Logger

    func run() async throws {
        for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
            do {
                // On a thread that may wait for files: requests go on.
                try await NIOThreadPool.singleton.runIfActive { try store.reload() }
                logger.info("The strings are reloaded.")
            } catch {
                logger.error("The old strings stay: \(error)")
            }
        }
    }
}
