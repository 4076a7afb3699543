import Foundation
import Logging

/// A log record as one line of JSON on standard error, for whatever collects logs: time, level, label, message, metadata.
public struct JSONLogHandler: LogHandler {
    public var logLevel: Logger.Level = .info
    public var metadata: Logger.Metadata = [:]
    private let label: String

    public init(label: String) { self.label = label }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        var record: [String: String] = [:]
        for (key, value) in metadata { record[key] = "\(value)" }
        for (key, value) in event.metadata ?? [:] { record[key] = "\(value)" }
        record["time"] = Date().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
        record["level"] = event.level.rawValue
        record["label"] = label
        record["message"] = "\(event.message)"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard var line = try? encoder.encode(record) else { return }
        line.append(UInt8(ascii: "\n"))
        // One write: lines of two threads never mix.
        FileHandle.standardError.write(line)
    }
}
