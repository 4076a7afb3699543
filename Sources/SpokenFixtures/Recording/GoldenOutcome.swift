/// What came of comparing a case with its golden file.
public enum GoldenOutcome: Sendable, Hashable {
    /// Every row is as the file has it.
    case matches
    /// Written; `wasThere` tells whether it replaced an older text.
    case recorded(path: String, wasThere: Bool)
    /// There is no golden text and nothing was recorded.
    case missing(path: String)
    /// The diff is for people; `line` is the first golden line that differs.
    case differs(path: String, line: Int, diff: String)
}
