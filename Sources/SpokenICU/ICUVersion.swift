internal import CSpokenICU

/// The versions of the library and its data.
package enum ICUVersion {
    /// - "72.1"
    package static let icu = ICUText.string { spoken_icu_version($0, $1) } ?? ""
    /// - "42"
    package static let cldr = ICUText.string { spoken_icu_cldr_version($0, $1) } ?? ""
}
