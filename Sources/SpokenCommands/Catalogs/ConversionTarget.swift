import ArgumentParser

/// A format that `convert` writes.
enum ConversionTarget: String, CaseIterable, ExpressibleByArgument {
    /// A .strings and a .stringsdict for each language, in folders such as `ru.lproj`.
    case strings
    /// A String Catalog of Xcode.
    case xcstrings
    /// XLIFF 1.2 for one language.
    case xliff
    /// A `strings.xml` of Android for each language, in folders such as `values-ru`.
    case android
    /// A PO file of gettext for each language, and a template.
    case po
    /// An ARB file of Flutter for each language.
    case arb
    /// JSON of i18next for each language: keys within keys, plural forms as keys with an ending.
    case i18next
    /// JSON with messages of ICU for each language, as react-intl reads it.
    case icu
    /// Java's .properties for each language.
    case properties

    /// True where arguments keep their names.
    var hasNames: Bool { self == .arb || self == .i18next || self == .icu }

    /// True where a text may wait for somebody to confirm it.
    var hasStates: Bool { self == .xcstrings || self == .xliff || self == .po }

    /// True where a choice by number must have a form `other`, also where no whole number takes it.
    var needsOther: Bool { self != .po && self != .android && self != .i18next }

    /// The endings of the files that are read and written.
    static let endings = [
        "strings", "stringsdict", "xcstrings", "xliff", "xlf", "po", "pot", "xml", "arb", "json",
        "properties",
    ]
}
