/// Why a rule could not do its work.
struct RuleFailure: Error, Sendable, Hashable {
    /// In a few words, as the end of "rule 'x' failed: …".
    let reason: String
}
