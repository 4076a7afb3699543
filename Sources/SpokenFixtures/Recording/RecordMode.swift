/// When a golden file is written.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
    /// Every case is written anew.
    case all
    /// A case that has no golden file is written; the usual mode.
    case missing
    /// Nothing is written; the only mode on CI unless `SPOKENTEXT_RECORD` is set there.
    case never
    /// A case that differs or is missing is written.
    case failed

    /// The name of the variable of the environment.
    public static let variable = "SPOKENTEXT_RECORD"

    /// Reads a name.
    ///
    /// - Throws: `RecordModeError`.
    public init(name: some StringProtocol) throws(RecordModeError) {
        guard let mode = RecordMode(rawValue: name.lowercased()) else { throw .unknown(String(name.prefix(64))) }
        self = mode
    }

    /// The mode that counts: the argument, else the trait, else the variable, else `missing`; on CI nothing is
    /// recorded unless the variable is set there.
    ///
    /// - Parameters:
    ///   - argument: of the call.
    ///   - trait: of the test.
    ///   - environment: reads a variable; the process's own by default.
    public static func resolve(
        argument: RecordMode? = nil, trait: RecordMode? = nil,
        environment: (String) -> String? = { FixtureFiles.environment($0) }
    ) throws(RecordModeError) -> RecordMode {
        var told: RecordMode?
        if let text = environment(variable), !text.isEmpty { told = try RecordMode(name: text) }
        if told == nil, isCI(environment) { return .never }
        return argument ?? trait ?? told ?? .missing
    }

    /// True when the variable `CI` is set to anything but `false`, `0` or nothing.
    public static func isCI(_ environment: (String) -> String? = { FixtureFiles.environment($0) }) -> Bool {
        guard let value = environment("CI")?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(value)
    }
}

/// Why a text is no record mode.
public enum RecordModeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `SPOKENTEXT_RECORD=yes`.
    case unknown(String)

    public var description: String {
        switch self {
        case .unknown(let text):
            "'\(text)' is no record mode; accepted are \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }
}
