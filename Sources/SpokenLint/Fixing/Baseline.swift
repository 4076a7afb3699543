public import SpokenDiagnostics

/// The findings that a project has accepted for now: they are hidden, new ones are not. It may only shrink.
///
/// It holds fingerprints, which survive moved lines, and how often each occurs.
public struct Baseline: Sendable, Hashable {
    public private(set) var counts: [String: Int]

    public init(counts: [String: Int] = [:]) {
        self.counts = counts.filter { $0.value > 0 }
    }

    /// A baseline of everything that was found.
    public init(accepting diagnostics: [Diagnostic]) {
        var counts: [String: Int] = [:]
        for diagnostic in diagnostics { counts[diagnostic.fingerprint, default: 0] += 1 }
        self.counts = counts
    }

    /// The findings that the baseline does not hold, and how many of its entries no longer occur.
    public func split(_ diagnostics: [Diagnostic]) -> (new: [Diagnostic], hidden: [Diagnostic], goneCount: Int) {
        var left = counts
        var new: [Diagnostic] = []
        var hidden: [Diagnostic] = []
        for diagnostic in diagnostics {
            let fingerprint = diagnostic.fingerprint
            if let count = left[fingerprint], count > 0 {
                left[fingerprint] = count - 1
                hidden.append(diagnostic)
            } else {
                new.append(diagnostic)
            }
        }
        return (new, hidden, left.values.reduce(0, +))
    }

    /// Without the entries that no longer occur; nothing is added.
    public func shrunk(to diagnostics: [Diagnostic]) -> Baseline {
        let found = Baseline(accepting: diagnostics).counts
        return Baseline(
            counts: counts.mapValues { $0 }.reduce(into: [:]) { result, entry in
                result[entry.key] = min(entry.value, found[entry.key] ?? 0)
            })
    }
}
