import CSpokenProcess
import SpokenICU

/// The versions that `spokentext --version` prints.
package enum Version {
    /// The toolkit's own version.
    package static let number = "0.2.0"

    /// `spokentext 0.2.0 (commit 1a2b3c4d5e6f, ICU 72.1, CLDR 42)`; without the commit where the build was not told it.
    package static var text: String {
        let commit = String(cString: spoken_process_commit()).prefix(12)
        let build = commit.isEmpty ? "" : "commit \(commit), "
        return "spokentext \(number) (\(build)ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))"
    }
}
