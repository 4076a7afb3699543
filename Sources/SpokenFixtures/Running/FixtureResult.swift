/// What came of one golden file.
public struct FixtureResult: Sendable, Hashable {
    /// What came of a file.
    public enum Outcome: Sendable, Hashable {
        /// Every section is said as written.
        case matches(sections: Int)
        /// The file has no input: a test records it, and only its form was checked.
        case checkedForm
        /// The diff is for people; the line is the first golden line that differs.
        case differs(section: String, line: Int, diff: String)
        /// Written; `isNew` where there was none before.
        case recorded(isNew: Bool)
        /// An input of the folder has no golden file, and none was written.
        case missing(input: String)
        /// The input of the file is gone: the file is left as it is.
        case obsolete(input: String)
        /// An element of an input is wrong for every reader, such as a file name as a label: one line that names the
        /// place. The golden file is compared and written all the same.
        case problem(String)
        /// A file that cannot be read, or an input with a mistake: one line that names the place.
        case failed(String)
    }

    /// The path from the folder.
    public var file: String
    /// What came of it.
    public var outcome: Outcome

    /// What came of a file.
    public init(file: String, outcome: Outcome) {
        self.file = file
        self.outcome = outcome
    }

    /// True for what a reviewer must look at.
    public var isFinding: Bool {
        switch outcome {
        case .differs, .missing, .obsolete, .problem: true
        case .matches, .checkedForm, .recorded, .failed: false
        }
    }

    /// True for what could not be read.
    public var isFailure: Bool { if case .failed = outcome { true } else { false } }
}
