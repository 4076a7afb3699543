/// How many values of a fixed list an engine says: 18 of 20.
struct LanguageTally: Sendable, Hashable, CustomStringConvertible {
    private(set) var said = 0
    private(set) var of = 0

    mutating func count(_ isSaid: Bool) {
        of += 1
        if isSaid { said += 1 }
    }

    /// - "18/20"; "–" where none is said.
    var description: String { said == 0 ? "–" : "\(said)/\(of)" }

    var json: String { "{\"said\":\(said),\"of\":\(of)}" }
}
