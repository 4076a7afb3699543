import SpokenICU

/// The versions that `spokentext --version` prints.
package enum Version {
    /// The toolkit's own version.
    package static let number = "0.2.0"

    package static var text: String {
        "spokentext \(number) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))"
    }
}
