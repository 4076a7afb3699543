import Foundation
import Metrics
import NIOConcurrencyHelpers

/// A backend of swift-metrics that writes what it has in the text format of Prometheus (0.0.4).
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// MetricsSystem.bootstrap(metrics)
/// router.get("metrics") { _, _ in metrics.text }
/// ```
/// Counters end with `_total`, timers are histograms of seconds, meters and last values are gauges. There are at most a thousand
/// series: a label that grows without end cannot fill the memory.
public final class PrometheusMetrics: MetricsFactory, Sendable {
    private struct Key: Hashable {
        let name: String
        let labels: String
    }

    private static let most = 1000
    private let series = NIOLockedValueBox<[Key: Series]>([:])

    public init() {}

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        find(label, "_total", dimensions, .counter)
    }

    public func makeFloatingPointCounter(label: String, dimensions: [(String, String)])
        -> any FloatingPointCounterHandler
    {
        find(label, "_total", dimensions, .counter)
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        find(label, "", dimensions, .gauge)
    }

    public func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        find(label, "", dimensions, aggregate ? .histogram : .gauge)
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        find(label, "_seconds", dimensions, .histogram)
    }

    // Series are kept: a counter that is made anew for each request goes on where it was.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}

    private func find(
        _ label: String, _ suffix: String, _ dimensions: [(String, String)], _ kind: Series.Kind
    ) -> Series {
        let labels = dimensions.sorted { $0.0 < $1.0 }
            .map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        let key = Key(name: Self.name(label) + suffix, labels: labels)
        return series.withLockedValue { series in
            if let known = series[key], known.kind == kind { return known }
            let made = Series(kind)
            if series.count < Self.most, series[key] == nil { series[key] = made }
            return made
        }
    }

    /// All series, sorted, each name with its type.
    public var text: String {
        let all = series.withLockedValue { $0 }.sorted { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }
        var text = ""
        var last = ""
        for (key, series) in all {
            if key.name != last { text += "# TYPE \(key.name) \(series.kind.rawValue)\n" }
            last = key.name
            text += series.text(key.name, key.labels)
        }
        return text
    }

    /// Letters, digits and underscores: `http.server.request.duration` is `http_server_request_duration`.
    private static func name(_ label: String) -> String {
        let name = String(
            label.unicodeScalars.map { scalar -> Character in
                let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                return isKept ? Character(scalar) : "_"
            })
        return name.first?.isNumber == false ? name : "_\(name)"
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

/// One series: a counter, a gauge or a histogram.
private final class Series: CounterHandler, FloatingPointCounterHandler, MeterHandler, RecorderHandler, TimerHandler {
    enum Kind: String {
        case counter, gauge, histogram
    }

    private struct State {
        var value = 0.0
        var count = 0
        var buckets = [Int](repeating: 0, count: Series.bounds.count)
    }

    private static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    let kind: Kind
    private let state = NIOLockedValueBox(State())

    init(_ kind: Kind) { self.kind = kind }

    func increment(by amount: Int64) { add(Double(amount)) }
    func increment(by amount: Double) { add(amount) }
    func decrement(by amount: Double) { add(-amount) }
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { state.withLockedValue { $0.value = value } }
    func reset() { state.withLockedValue { $0 = State() } }
    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Double) {
        guard kind == .histogram else { return set(value) }
        state.withLockedValue { state in
            state.value += value
            state.count += 1
            if let bucket = Self.bounds.firstIndex(where: { value <= $0 }) { state.buckets[bucket] += 1 }
        }
    }

    private func add(_ amount: Double) { state.withLockedValue { $0.value += amount } }

    func text(_ name: String, _ labels: String) -> String {
        let state = state.withLockedValue { $0 }
        let own = labels.isEmpty ? "" : "{\(labels)}"
        guard kind == .histogram else { return "\(name)\(own) \(Self.number(state.value))\n" }
        var text = ""
        var sum = 0
        for (bound, count) in zip(Self.bounds, state.buckets) {
            sum += count
            text += "\(name)_bucket{\(labels.isEmpty ? "" : "\(labels),")le=\"\(bound)\"} \(sum)\n"
        }
        text += "\(name)_bucket{\(labels.isEmpty ? "" : "\(labels),")le=\"+Inf\"} \(state.count)\n"
        return text + "\(name)_sum\(own) \(state.value)\n\(name)_count\(own) \(state.count)\n"
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
