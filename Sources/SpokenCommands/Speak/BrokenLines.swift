/// The lines of a file that are no UTF-8: they are left as they are, and told about.
struct BrokenLines {
    let path: String
    private(set) var count = 0
    private var first = 0

    init(path: String) { self.path = path }

    /// - Parameters:
    ///   - line: The number of the first of them, from 1.
    ///   - count: How many there are.
    mutating func add(_ line: Int, count: Int = 1) {
        if self.count == 0 { first = line }
        self.count += count
    }

    /// nil when all lines are text.
    var note: String? {
        let place = InputFile.name(of: path)
        return switch count {
        case 0: nil
        case 1: "line \(first) of \(place) is no valid UTF-8 and was left unchanged"
        default: "\(count) lines of \(place) are no valid UTF-8 and were left unchanged; line \(first) is the first"
        }
    }
}
