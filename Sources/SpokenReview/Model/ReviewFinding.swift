import SpokenDiagnostics

/// A finding of the checker beside its string.
package struct ReviewFinding: Sendable, Hashable {
    package var diagnostic: Diagnostic
    /// The text with the fix in it, to be copied; a part of it where the whole cannot be told. Nil without a fix.
    package var mended: String?
}
