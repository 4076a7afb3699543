/// The printed result: one line for each benchmark, with its target.
struct Table {
    private(set) var missed = 0

    func header(_ title: String) {
        print("\n" + title)
        print(String(repeating: "-", count: 118))
    }

    /// Ours against a rival on the same job; the target is the least ratio.
    mutating func ratio(_ name: String, ours: Measurement, rival: Measurement, rivalName: String, target: Double) {
        let ratio = rival.nanoseconds / ours.nanoseconds
        let verdict = ratio >= target ? "met" : "MISSED"
        if ratio < target { missed += 1 }
        print(
            pad(name, 34) + left(number(ours.nanoseconds) + " ns", 12)
                + left(number(ours.allocations) + " allocs", 13)
                + "  " + pad(rivalName, 26) + left(number(rival.nanoseconds) + " ns", 12)
                + left(number(ratio) + "x", 9) + left("≥ \(number(target))x", 8) + " " + verdict)
    }

    /// A measured value with a bound. `atMost` tells the direction.
    mutating func value(_ name: String, _ value: Double, unit: String, target: Double?, atMost: Bool = false) {
        var line = pad(name, 61) + left("\(number(value)) \(unit)", 24)
        if let target {
            let isMet = atMost ? value <= target : value >= target
            if !isMet { missed += 1 }
            line += "  \(atMost ? "≤" : "≥") \(number(target)) \(unit)  \(isMet ? "met" : "MISSED")"
        }
        print(line)
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func left(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// One digit behind the point below 100.
    private func number(_ value: Double) -> String {
        guard value.isFinite else { return "-" }
        if value >= 100 { return String(Int(value.rounded())) }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
}
